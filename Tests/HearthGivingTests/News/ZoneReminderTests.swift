import HearthAPI
import HearthLists
import HearthSimulation
import HearthTestHomes
import HearthWire
import HearthZones
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Mornings in several zones")
struct ZoneReminderTests {
    /// All hours from UTC, by which clocks go.
    private static let hours = -12...14

    private func zone(_ hours: Int) -> String { Zone(offsetMinutes: hours * 60)?.name ?? "" }

    /// The birthday, in so many days, with slots of an hour; the first friend gives.
    private func story(in days: Int, seed: UInt64 = 1) throws -> Birthday {
        let story = try Birthday(seed: seed, clock: SlotClock(slotSeconds: 3600))
        let date = try #require(Day(utc: story.world.now.adding(.seconds(Int64(days) * 86_400))))
        try story.world.perform(
            EditList(list: "Birthday", date: date.description), on: story.owner)
        story.world.settle()
        try story.world.perform(ReserveWish(wish: story.kettle), on: story.first)
        return story
    }

    private func reminders(_ story: Birthday, as caller: Caller = Caller()) throws -> [String?] {
        try story.world.unread(of: story.first, as: caller).filter { $0.kind == .reminder }
            .reversed().map(\.detail)
    }

    @Test("Seven o'clock is each member's own", arguments: [-10, 5, 13])
    func seven(hours: Int) throws {
        let story = try story(in: 20)
        let world = story.world
        try world.perform(SetZone(zone: zone(hours)), on: story.first)
        let zone = try #require(Zone(offsetMinutes: hours * 60))
        let day = Days(zone).day(at: world.now.seconds)
        let date = try #require(Day(utc: world.now)).daysSinceEpoch + 20
        #expect(date - day >= 16)
        let morning = Days(zone).morning(of: date - 14)
        for node in [story.owner, story.second] { world.stop(node) }
        world.run(for: .seconds(morning - 1 - world.now.seconds))
        #expect(try reminders(story).isEmpty)
        // Not asked for: asking looks too.
        world.run(for: .seconds(2))
        #expect(story.first.household?.news.books.values.first?.morning == date - 14)
        #expect(try reminders(story) == ["14"])
    }

    @Test(
        "However somebody travels, and their home is started again, no reminder comes twice or not at all",
        arguments: 1...4 as ClosedRange<UInt64>)
    func journeys(seed: UInt64) throws {
        let story = try story(in: 17, seed: seed)
        let world = story.world
        for node in [story.owner, story.second] { world.stop(node) }
        var dice = Dice(seed: seed, purpose: "journeys").stream()
        for _ in 0..<45 {
            world.run(for: .seconds(Int64.random(in: 3600...18 * 3600, using: &dice)))
            let hours = Int.random(in: Self.hours, using: &dice)
            try world.perform(SetZone(zone: zone(hours)), on: story.first)
            guard Int.random(in: 0..<5, using: &dice) == 0 else { continue }
            world.stop(story.first)
            world.run(for: .seconds(30))
            try world.start(story.first)
        }
        let told = try reminders(story).map { Int($0 ?? "") ?? -99 }
        #expect(told.count == 3)
        // A day that was left out on the way is told on the next.
        for (days, most) in zip(told, [14, 7, 2]) { #expect((most - 1...most).contains(days)) }
    }

    @Test("Whoever crosses the day itself is told of it all the same, once")
    func skipped() throws {
        let story = try story(in: 5)
        let world = story.world
        try world.perform(SetReminderDays(days: [0]), on: story.first)
        try world.perform(SetZone(zone: zone(-12)), on: story.first)
        let date = try #require(Day(utc: world.now)).daysSinceEpoch + 5
        // The evening before, where the day comes last.
        let evening = Days(try #require(Zone(offsetMinutes: -12 * 60))).moment(
            of: date - 1, hour: 23 * 3600)
        for node in [story.owner, story.second] { world.stop(node) }
        world.run(for: .seconds(evening - world.now.seconds))
        #expect(try reminders(story).isEmpty)
        // It is one o'clock of the day after, and then seven, where the day comes first.
        try world.perform(SetZone(zone: zone(14)), on: story.first)
        world.run(for: .seconds(8 * 3600))
        #expect(try reminders(story).count == 1)
        try world.perform(SetZone(zone: zone(-12)), on: story.first)
        world.run(for: .seconds(86_400))
        #expect(try reminders(story).count == 1)
    }

    /// What others can tell of a member, in a world in which they are in this zone, and go to that one.
    private func life(_ zones: (Int, Int), at home: Int) throws -> (
        traces: [Trace], records: [[String]]
    ) {
        let story = try Birthday(meeting: true, clock: SlotClock(slotSeconds: 3600))
        let world = story.world
        let own = try #require(Zone(offsetMinutes: home * 60))
        for node in [story.first, story.second] { node.zones = KnownZones(own: own) }
        let date = try #require(Day(utc: world.now.adding(.seconds(16 * 86_400)))).description
        try world.perform(EditList(list: "Birthday", date: date), on: story.owner)
        try world.perform(EditProfile(birthday: "1990-12-01"), on: story.owner)
        try world.perform(SetZone(zone: zone(zones.0)), on: story.first)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        let notes = try world.perform(NewNotesList(title: "Journey"), on: story.first).id
        let note = try world.perform(
            AddNote(list: notes, text: "Tickets", id: NewID(9 << 64)), on: story.first)
        let moment = world.now.adding(.seconds(86_400)).text
        try world.perform(RemindOfNote(note: note.id, at: moment), on: story.first)
        world.run(for: .seconds(40_000))
        try world.perform(SetZone(zone: zone(zones.1)), on: story.first)
        try world.perform(AddComment(on: story.kettle, text: "Nice"), on: story.first)
        world.run(for: .seconds(2 * 86_400))
        for node in world.nodes { #expect(node.failures.isEmpty) }
        return (world.nodes.map(\.trace), world.nodes.map(\.store.recordHeads))
    }

    @Test("What others see of a member does not move with their zone")
    func sameFrames() throws {
        let one = try life((0, 0), at: 0)
        #expect(one.traces.allSatisfy { $0.entries.count > 100 })
        for other in [try life((-11, 13), at: 0), try life((9, -3), at: 5)] {
            for (left, right) in zip(one.traces, other.traces) { try expectSame(left, right) }
            #expect(one.records == other.records && one.records.allSatisfy { !$0.isEmpty })
        }
    }
}
