import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("How soon the others learn what is reserved, as it is told")
struct ReachTests {
    private func reach(_ story: Birthday) throws -> ReachInfo? {
        try story.world.perform(ShowItem(item: story.kettle), on: story.first).standing?.reach
    }

    private func reserve(_ story: Birthday) throws -> ReachInfo? {
        try story.world.perform(ReserveWish(wish: story.kettle), on: story.first)
            .wish.standing?.reach
    }

    @Test("By the time that is told everybody knows, and then no more is said", arguments: 1...4)
    func throughTheOwner(_ seed: UInt64) throws {
        let story = try Birthday(seed: seed, clock: .standard)
        let world = story.world
        world.run(for: .seconds(Int64(seed) * 11))
        let told = try #require(try reserve(story))
        #expect(told.atOnce == [])
        #expect(told.later == ["Second"])
        let by = try #require(told.by)
        #expect(try reach(story) == told)
        var wait = 0
        while world.now.text < by {
            #expect(try reach(story) != nil)
            world.run(for: .seconds(1))
            wait += 1
        }
        #expect(wait <= 72)
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        // Their own ping or the owner's may be some seconds old.
        world.run(for: .seconds(90))
        #expect(try reach(story) == nil)
    }

    @Test("Whose node is connected knows at once")
    func atOnce() throws {
        let story = try Birthday(meeting: true)
        #expect(try reserve(story) == ReachInfo(atOnce: ["Second"]))
        // Somebody who connects after that gets it with the beat alone.
        let world = story.world
        world.network.cut(story.first, story.second)
        world.run(for: .seconds(2))
        world.beat()
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        let told = try reserve(story)
        #expect(told?.later == ["Second"])
        world.network.heal(story.first, story.second)
        try world.run(until: "they are connected") {
            world.network.isConnected(story.first, story.second)
        }
        #expect(try reach(story).map(\.atOnce) ?? [] == [])
    }

    @Test("While nothing carries it that is said, for as long as it takes")
    func ownerAway() throws {
        let story = try Birthday(clock: .standard)
        let world = story.world
        world.stop(story.owner)
        world.run(for: .seconds(200))
        let told = ReachInfo(later: ["Second"])
        #expect(try reserve(story) == told)
        world.run(for: .seconds(1200))
        #expect(try reach(story) == told)
        try world.start(story.owner)
        try world.run(until: "it is there", within: .seconds(300)) {
            try world.queue(for: story.kettle, seenBy: story.second) == ["First"]
        }
        world.run(for: .seconds(300))
        #expect(try reach(story) == nil)
    }

    @Test("Where nobody else reserves there is nothing to tell")
    func alone() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
        world.beat()
        #expect(try reserve(story) == nil)
    }
}
