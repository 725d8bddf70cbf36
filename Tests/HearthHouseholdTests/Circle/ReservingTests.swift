import HearthAPI
import HearthSimulation
import HearthWire
import Testing

@Suite("Reserving")
struct ReservingTests {
    @Test("What one friend reserves the other sees as taken, through the owner's node alone")
    func throughTheOwner() throws {
        let story = try Birthday()
        let world = story.world
        let claim = try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        #expect(claim.state == .reserved)
        #expect(claim.wish.standing?.isTaken == true)
        #expect(!world.network.isConnected(story.first, story.second))
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
        world.beat()
        world.beat()
        let standing = try #require(try world.standing(of: story.kettle, for: story.second))
        #expect(standing.isTaken)
        #expect(standing.queue.map(\.name) == ["First"])
        #expect(standing.queue.map(\.isCaller) == [false])
        #expect(
            try world.standing(of: story.kettle, for: story.first)?.queue.first?.isCaller == true)
    }
}
