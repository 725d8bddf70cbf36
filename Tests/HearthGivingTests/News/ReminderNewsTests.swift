import HearthAPI
import HearthHousehold
import HearthLists
import HearthSimulation
import HearthTestHomes
import HearthWire
import HearthZones
import Testing

@Suite("Reminders that come by themselves")
struct ReminderNewsTests {
    /// The birthday, in so many days, with slots of an hour so that weeks pass quickly.
    private func story(in days: Int) throws -> Birthday {
        let story = try Birthday(clock: SlotClock(slotSeconds: 3600))
        let world = story.world
        try world.perform(
            EditList(list: "Birthday", date: Self.date(in: days, from: world.now)),
            on: story.owner)
        world.settle()
        return story
    }

    /// Days go by in which the nodes are on for a few seconds alone.
    private func pass(_ days: Int, in story: Birthday) throws {
        for _ in 0..<days {
            for node in story.world.nodes { story.world.stop(node) }
            story.world.run(for: .seconds(86_400 - 10))
            for node in story.world.nodes { try story.world.start(node) }
            story.world.run(for: .seconds(10))
        }
    }

    private static func date(in days: Int, from now: WallTime) -> String {
        String(now.adding(.seconds(Int64(days) * 86_400)).text.prefix(10))
    }

    private func reminders(of node: SimulatedNode, _ world: World) throws -> [String?] {
        try world.unread(of: node).filter { $0.kind == .reminder }.reversed().map(\.detail)
    }

    @Test("What is not bought is told 14, 7 and 2 days before the date, once each")
    func thrice() throws {
        let story = try story(in: 20)
        try story.world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try pass(25, in: story)
        #expect(try reminders(of: story.first, story.world) == ["14", "7", "2"])
        #expect(try reminders(of: story.second, story.world).isEmpty)
        #expect(try reminders(of: story.owner, story.world).isEmpty)
    }

    @Test("A node that just runs tells it in the morning")
    func morning() throws {
        let story = try story(in: 15)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.readAll(of: story.first)
        let now = world.now.seconds
        let morning = (now / 86_400 + 1) * 86_400 + 7 * 3600
        story.world.run(for: .seconds(morning - now - 1))
        // Not asked for: asking looks too.
        #expect(story.first.household?.freshNews.isEmpty == true)
        story.world.run(for: .seconds(2))
        #expect(try reminders(of: story.first, world) == ["14"])
    }

    @Test(
        "The morning is that of the home, also when its clocks are changed in the night before",
        arguments: [3600, 0, -3600])
    func localMorning(change: Int64) throws {
        let story = try story(in: 15)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        let now = world.now.seconds
        let east: Int64 = 3 * 3600
        let midnight = ((now + east) / 86_400 + 1) * 86_400 - east
        let put = Zone.Change(at: midnight, offset: east + change)
        story.first.zones = KnownZones(
            own: try #require(Zone(name: "Home", first: east, changes: [put])))
        try world.readAll(of: story.first)
        // A night in which the clocks are put forward is shorter.
        let morning = midnight + 7 * 3600 - change
        world.run(for: .seconds(morning - now - 1))
        #expect(story.first.household?.freshNews.isEmpty == true)
        #expect(try reminders(of: story.first, world).isEmpty)
        world.run(for: .seconds(2))
        #expect(try reminders(of: story.first, world) == ["14"])
    }

    @Test("The days that are left are the calendar's at every hour", arguments: [0, 3, 6, 8, 23])
    func calendarDays(hour: Int64) throws {
        let story = try story(in: 20)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.stop(story.first)
        let midnight = (world.now.seconds / 86_400 + 7) * 86_400
        world.run(for: .seconds(midnight + hour * 3600 + 60 - world.now.seconds))
        // 13 days by the calendar, and before seven 14 by the morning that came last.
        try world.start(story.first)
        world.run(for: .seconds(10))
        #expect(try reminders(of: story.first, world) == ["13"])
    }

    @Test("What is bought is not told any more, and several wishes are told in one")
    func bought() throws {
        let story = try story(in: 20)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        try pass(8, in: story)
        let news = try world.unread(of: story.first).filter { $0.kind == .reminder }
        #expect(news.count == 1)
        #expect(news.first?.count == 2)
        try world.readAll(of: story.first)
        try world.perform(MarkBought(wish: story.kettle), on: story.first)
        try world.perform(MarkBought(wish: story.marbles), on: story.first)
        try pass(20, in: story)
        #expect(try reminders(of: story.first, world).isEmpty)
    }

    @Test("The recovery code is reminded of until she says that she has it, and her days stay")
    func recovery() throws {
        let story = try Birthday()
        let world = story.world
        func info(_ node: SimulatedNode) throws -> ReminderInfo {
            try world.perform(ShowReminderDays(), on: node)
        }
        #expect(try info(story.first).remindsOfRecovery)
        let days = try info(story.first).days
        try world.perform(
            SetReminderDays(days: days, remindsOfRecovery: false), on: story.first)
        try world.perform(SetReminderDays(days: [3]), on: story.first)
        #expect(try info(story.first) == ReminderInfo(days: [3], remindsOfRecovery: false))
        #expect(try info(story.second).remindsOfRecovery)
    }

    @Test("A member chooses her days, and what she takes on late is not told at once")
    func chosen() throws {
        let story = try story(in: 20)
        let world = story.world
        #expect(
            try world.perform(SetReminderDays(days: [3, 30, 3]), on: story.first).days == [30, 3])
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try pass(16, in: story)
        #expect(try reminders(of: story.first, world).isEmpty)
        try pass(2, in: story)
        #expect(try reminders(of: story.first, world) == ["3"])
        expectRefusal(.numberOutOfRange) {
            try world.perform(SetReminderDays(days: [366]), on: story.first)
        }
    }

    @Test("When the date moves away, the days count anew")
    func moved() throws {
        let story = try story(in: 8)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try pass(2, in: story)
        #expect(try reminders(of: story.first, world) == ["7"])
        try world.perform(
            EditList(list: "Birthday", date: Self.date(in: 20, from: world.now)),
            on: story.owner)
        try pass(14, in: story)
        #expect(try reminders(of: story.first, world) == ["7", "14", "7"])
    }

    @Test("A friend's birthday is told 14, 7 and 2 days ahead, once each, and not her own")
    func birthday() throws {
        let story = try Birthday(clock: SlotClock(slotSeconds: 3600))
        let world = story.world
        try world.readAll(of: story.first)
        let date = Self.date(in: 20, from: world.now)
        try world.perform(EditProfile(birthday: String(date.dropFirst(5))), on: story.owner)
        try pass(25, in: story)
        let news = try world.unread(of: story.first).filter { $0.kind == .birthday }
        #expect(news.map(\.person) == ["Owner", "Owner", "Owner"])
        #expect(news.allSatisfy { $0.detail == date })
        let days = news.reversed().compactMap { Day($0.at.prefix(10))?.daysSinceEpoch }
        #expect(zip(days, days.dropFirst()).map { $1 - $0 } == [7, 5])
        #expect(try world.unread(of: story.owner).allSatisfy { $0.kind != .birthday })
    }

    @Test("A birthday that becomes known late is told at once, and on the member's own days only")
    func lateBirthday() throws {
        let story = try Birthday(clock: SlotClock(slotSeconds: 3600))
        let world = story.world
        try world.perform(SetReminderDays(days: []), on: story.second)
        for node in world.nodes { try world.readAll(of: node) }
        let date = Self.date(in: 5, from: world.now)
        // Without the year: one who was born is older.
        try world.perform(EditProfile(birthday: String(date.suffix(5))), on: story.owner)
        world.settle()
        #expect(try world.unread(of: story.first).map(\.detail) == [date])
        #expect(try world.unread(of: story.second).isEmpty)
        try pass(2, in: story)
        #expect(try world.unread(of: story.first).count == 1)
        try pass(8, in: story)
        #expect(try world.unread(of: story.first).map(\.kind) == [.birthday, .birthday])
        #expect(try world.unread(of: story.second).isEmpty)
    }
}
