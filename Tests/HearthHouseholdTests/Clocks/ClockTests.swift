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
        let news = try world.perform(ShowNews(which: "all"), on: story.first).items
        #expect(news.filter { $0.kind == .clockWrong }.map(\.detail) == ["+120"])
        for node in [story.owner, story.second] {
            #expect(try world.perform(ShowStatus(), on: node).alarms.isEmpty)
        }
        _ = try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        story.first.setClock(offset: .seconds(-50 * Self.hour - 600))
        world.run(for: .seconds(600))
        _ = try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        story.first.setClock(offset: .zero)
        world.run(for: .seconds(600))
        #expect(try world.perform(ShowStatus(), on: story.first).alarms.isEmpty)
    }
}
