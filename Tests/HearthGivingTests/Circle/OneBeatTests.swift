import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("How soon a reservation is with the others")
struct OneBeatTests {
    /// Two friends of the owner who do not know each other: everything goes through her node.
    @Test(
        "A beat brings everybody's cells through the owner's node, whoever's moment comes first",
        arguments: [1, 2, 5, 6] as [UInt64])
    func throughTheOwner(_ seed: UInt64) throws {
        let story = try Birthday(seed: seed, clock: .standard)
        let world = story.world
        func run(to second: Int64, ofMinuteAfter now: WallTime) {
            let start = (now.seconds / 60 + 1) * 60 + second
            world.run(for: WallTime(seconds: start).since(world.now))
        }
        run(to: 40, ofMinuteAfter: world.now)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        // Every moment of a beat lies in the first tenth of its slot, and one of passing on in the
        // tenth after.
        run(to: 15, ofMinuteAfter: world.now)
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
    }
}
