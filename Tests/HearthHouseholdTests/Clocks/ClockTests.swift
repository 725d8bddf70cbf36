import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Clocks that are wrong")
struct ClockTests {
    private static let hour: Int64 = 3600

    @Test(
        "What a giver reserves reaches the others within two beats, though a clock is two days off",
        arguments: [
            ("First", 30), ("First", 169_200), ("First", -169_200), ("Owner", 169_200),
            ("Owner", -169_200),
        ] as [(String, Int64)])
    func withinReach(_ whose: String, _ seconds: Int64) throws {
        let story = try Birthday()
        let world = story.world
        let node = whose == "First" ? story.first : story.owner
        node.setClock(offset: .seconds(seconds))
        // Until all have met again.
        world.run(for: .seconds(600))
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        // And once it is right again.
        node.setClock(offset: .zero)
        world.run(for: .seconds(600))
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
    }

    @Test("A person is told once while two other homes differ, and nothing is refused for it")
    func told() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        story.first.setClock(offset: .seconds(2 * Self.hour))
        world.run(for: .seconds(600))
        let status = try world.perform(ShowStatus(), on: story.first)
        #expect(status.alarms == [AlarmNotice(.clockAhead, detail: "120")])
        let clock = try #require(status.clock)
        #expect(clock.of == 2 && (7190...7210).contains(clock.seconds))
        let news = try world.perform(ShowNews(which: "all"), on: story.first).items
        #expect(news.filter { $0.kind == .clockWrong }.map(\.detail) == ["+120"])
        for node in [story.owner, story.second] {
            let status = try world.perform(ShowStatus(), on: node)
            // One of two homes: it may be that one which is wrong.
            #expect(status.alarms.isEmpty && status.clock == nil)
        }
        _ = try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        story.first.setClock(offset: .seconds(-50 * Self.hour - 600))
        world.run(for: .seconds(600))
        _ = try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        story.first.setClock(offset: .zero)
        world.run(for: .seconds(600))
        let right = try world.perform(ShowStatus(), on: story.first)
        #expect(right.alarms.isEmpty && right.clock == nil)
    }

    @Test(
        "How long a node has run is counted by a clock that nobody sets; one friend's home is enough to ask"
    )
    func running() throws {
        let world = World.quick()
        let (one, other) = (
            try world.add(household: "One house", member: "One"),
            try world.add(household: "Other house", member: "Other")
        )
        try world.befriend(one, other)
        let before = try world.perform(ShowStatus(), on: one)
        #expect(before.clock == nil)
        // The computer began with the clock of 1970, and has the time now.
        one.setClock(offset: .seconds(20_785 * 86_400))
        world.run(for: .seconds(600))
        let after = try world.perform(ShowStatus(), on: one)
        #expect((600...610).contains(after.uptimeSeconds - before.uptimeSeconds))
        #expect(after.clock?.homes == ["Other"] && after.clock?.of == 1)
        #expect((after.clock?.seconds ?? 0) > 20_000 * 86_400)
        #expect(try world.perform(ShowStatus(), on: other).clock?.seconds ?? 0 < 0)
        let partner = Caller(member: "Partner", at: .home)
        try world.perform(
            AddMember(name: "Partner", isGuest: true), on: one, as: Caller(member: "One", at: .home)
        )
        #expect(try world.perform(ShowStatus(), on: one, as: partner).clock == nil)
    }
}
