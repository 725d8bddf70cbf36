import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold
@testable import HearthLists

@Suite("A diary: what it says, who sees it, and how it comes back")
struct DiaryTests {
    private let world = World.quick()
    private let owner: SimulatedNode
    private let friend: SimulatedNode
    private let other: SimulatedNode

    init() throws {
        owner = try world.add(household: "House of the owner", member: "Owner")
        friend = try world.add(household: "First house", member: "First")
        other = try world.add(household: "Second house", member: "Second")
        try world.befriend(owner, friend)
        try world.befriend(owner, other)
        try world.perform(AddActivity(name: "Letter", place: .toDo, estimate: 1), on: owner)
    }

    private func work(_ times: Int = 1) throws {
        for _ in 0..<times {
            try world.perform(StartPomodoro("Letter"), on: owner)
            world.run(for: .seconds(60))
            try world.perform(Interrupt(isExternal: true, note: "The bell"), on: owner)
            world.run(for: .seconds(24 * 60 + 5))
        }
    }

    private func show() throws {
        try world.perform(ShowDiaryTo(friend: "First"), on: owner)
        try world.run(until: "they are asked", within: .seconds(300)) {
            try world.inbox(of: friend).contains { $0.kind == .list }
        }
        let entry = try #require(try world.inbox(of: friend).first { $0.kind == .list })
        try world.perform(AnswerInbox(entry: entry.id, answer: .accept), on: friend)
        try world.run(until: "they see it", within: .seconds(300)) {
            try world.perform(ShowDiaries(), on: friend).others.count == 1
        }
    }

    private func seen() throws -> StatisticsShown {
        let diary = try #require(try world.perform(ShowDiaries(), on: friend).others.first)
        return try world.perform(ShowStatistics(diary: diary.diary), on: friend)
    }

    @Test(
        "Statistics are of the days that are asked for; a reset can be taken back, with what came since"
    )
    func statistics() throws {
        #expect(try world.perform(ShowStatistics(), on: owner).first == nil)
        try work(2)
        try world.perform(FinishActivities(["Letter"]), on: owner)
        let shown = try world.perform(ShowStatistics(), on: owner)
        #expect(shown.days.count == 30 && shown.total.completed == 2 && shown.total.done == 1)
        #expect(shown.total.externalInterruptions == 2 && shown.owner == nil)
        #expect(shown.estimates?.activities == 1 && shown.estimates?.averageErrorInTenths == 10)
        let day = try world.perform(ShowStatistics(period: .day), on: owner)
        #expect(day.pomodoros.count == 2 && day.days.count == 1)
        let before = try world.perform(
            ShowStatistics(period: .week, through: "2020-01-01"), on: owner)
        #expect(before.total == FocusCount() && before.days.count == 7)
        expectRefusal(.dateMalformed) {
            try world.perform(ShowStatistics(through: "tomorrow"), on: owner)
        }
        expectRefusal(.numberOutOfRange) {
            try world.perform(ShowSessions(from: "2020-01-01", through: "2021-06-01"), on: owner)
        }
        try world.perform(PlaceActivities(["Letter"], place: .toDo), on: owner)
        try world.perform(EndBreak(), on: owner)
        let reset = try world.perform(ResetFocus(), on: owner)
        #expect(try world.perform(ShowStatistics(), on: owner).first == nil)
        try world.perform(StartPomodoro("Letter"), on: owner)
        world.run(for: .seconds(60))
        try world.perform(UndoMany(list: reset.listID, at: reset.at), on: owner)
        world.run(for: .seconds(26 * 60))
        #expect(try world.perform(ShowStatistics(), on: owner).total.completed == 3)
    }

    @Test("A reset while a pomodoro runs leaves it running, and undone all is there")
    func resetWhileRunning() throws {
        try work()
        let session = try #require(
            try world.perform(StartPomodoro("Letter"), on: owner).session)
        let reset = try world.perform(ResetFocus(), on: owner)
        #expect(try world.perform(ShowFocus(), on: owner).session == session)
        try world.perform(UndoMany(list: reset.listID, at: reset.at), on: owner)
        world.run(for: .seconds(26 * 60))
        #expect(try world.perform(ShowStatistics(), on: owner).total.completed == 2)
    }

    @Test("One person is shown it, reads alone, and is taken off again")
    func shown() throws {
        try work()
        try show()
        #expect(try seen().total.completed == 1 && seen().owner == "Owner")
        #expect(try seen().estimates == nil)
        let diaries = try world.perform(ShowDiaries(), on: owner)
        #expect(diaries.reader == DiaryReader(name: "First", isAsked: false))
        expectRefusal(.diaryShown) { try world.perform(ShowDiaryTo(friend: "Second"), on: owner) }
        try work()
        try world.run(until: "what is new comes", within: .seconds(300)) {
            try seen().total.completed == 2
        }
        #expect(try world.perform(HideDiary(), on: owner).reader == nil)
        try world.run(until: "they see it no more", within: .seconds(300)) {
            try world.perform(ShowDiaries(), on: friend).others.isEmpty
        }
        // Theirs is their own, and what they do does not reach the owner.
        #expect(try world.perform(ShowStatistics(), on: friend).first == nil)
        #expect(try world.perform(ShowDiaryTo(friend: "Second"), on: owner).reader?.isAsked == true)
    }

    @Test("No other home holds or is told when somebody worked, unless the diary is shown to it")
    func nowhereElse() throws {
        try world.perform(NewList(title: "Garden", kind: "activities"), on: owner)
        try world.perform(AddActivity(name: "Rake", list: "Garden"), on: owner)
        try world.share("Garden", of: owner, with: [(friend, "First"), (other, "Second")])
        let rake = try world.perform(StartPomodoro("Garden/Rake"), on: owner)
        let session = try #require(rake.session)
        world.run(for: .seconds(60))
        try world.perform(Interrupt(isExternal: false, note: "Zanzibar"), on: owner)
        world.run(for: .seconds(25 * 60))
        try world.perform(PlanDay(planned: 7), on: owner)
        world.run(for: .seconds(120))
        let moments = [session.started, session.until]
        for node in [friend, other] {
            let found = try Self.opened(node).filter { octets in
                moments.contains { Self.holds(octets, moment: $0) }
                    || octets.firstRange(of: Array("Zanzibar".utf8)) != nil
            }
            #expect(found.isEmpty)
        }
        // With the diary shown the same search finds them.
        try show()
        world.run(for: .seconds(60))
        let found = try Self.opened(friend)
        #expect(moments.allSatisfy { at in found.contains { Self.holds($0, moment: at) } })
        #expect(found.contains { $0.firstRange(of: Array("Zanzibar".utf8)) != nil })
        #expect(try Self.opened(other).allSatisfy { !Self.holds($0, moment: session.started) })
    }

    /// All that a home's member can open of all lists, as parts.
    private static func opened(_ node: SimulatedNode) throws -> [[UInt8]] {
        var household = try #require(node.household)
        let member = try #require(node.member)
        let keys = try #require(household.keyring.keys(of: member))
        let work = Work(store: node.store, now: node.now)
        return try household.allOpenLists(of: member, keys: keys, work)
            .flatMap { $0.parts.values.flatMap(\.items).map { Part(items: [$0]).encode() } }
    }

    /// Whether a moment stands there, as protobuf writes a number, or a second of it.
    private static func holds(_ octets: [UInt8], moment: Int) -> Bool {
        [UInt64(moment), UInt64(moment / 1000)].contains { number in
            var rest = number
            var varint: [UInt8] = []
            while rest > 0x7F {
                varint.append(UInt8(rest & 0x7F) | 0x80)
                rest >>= 7
            }
            varint.append(UInt8(rest))
            return octets.firstRange(of: varint) != nil
        }
    }

    @Test(
        "A diary that was put back in the middle of a day comes back from whoever it was shown to, as one day"
    )
    func putBack() throws {
        try show()
        try work()
        let snapshot = owner.store.snapshot()
        try work(2)
        try world.run(until: "they have it", within: .seconds(300)) {
            try seen().total.completed == 3
        }
        world.stop(owner)
        world.run(for: .seconds(60))
        try world.start(owner, from: snapshot)
        try work()
        try world.run(until: "both are one", within: .seconds(300)) {
            try world.perform(ShowStatistics(), on: owner).total.completed == 4
                && seen().total.completed == 4
        }
        let sessions = try world.perform(
            ShowSessions(
                from: world.perform(ShowStatistics(), on: owner).from,
                through: world.perform(ShowStatistics(), on: owner).through), on: owner)
        #expect(Set(sessions.map(\.id)).count == sessions.count)
        #expect(sessions.count { $0.activity != nil } == 4)
    }

    @Test("Activities and diary come out with an export, and into another home once")
    func export() throws {
        try work(2)
        let export = try world.perform(ExportLists(), on: owner)
        let lists = export.lists.filter { ["activities", "focus-log"].contains($0.kind) }.map {
            list in
            ImportedList(
                title: nil, kind: list.kind, settings: list.settings,
                wishes: list.items.enumerated().map { index, item in
                    ImportedWish(
                        line: index, name: item.name, body: item.body, added: item.added,
                        id: item.id)
                })
        }
        #expect(lists.count == 2)
        try world.perform(AddActivity(name: "Own", place: .toDo), on: other)
        try world.perform(StartPomodoro("Own"), on: other)
        world.run(for: .seconds(26 * 60))
        for _ in 1...2 { try world.perform(ImportWishes(lists: lists), on: other) }
        // On that day both worked: it is one day.
        #expect(try world.perform(ShowStatistics(), on: other).total.completed == 3)
        let letter = try #require(
            try world.perform(ShowActivities(), on: other).activities
                .first { $0.activity.name == "Letter" })
        #expect(letter.worked == 2)
    }

    @Test("A start that a device tells late of the day before yesterday rewrites no day")
    func tooLate() throws {
        try work()
        let before = try world.perform(ShowStatistics(), on: owner)
        let start = try #require(
            try world.perform(ShowStatistics(period: .day), on: owner).pomodoros.first?.started)
        world.run(for: .seconds(3 * 86_400))
        try world.perform(StartPomodoro("Letter", at: start - 60_000), on: owner)
        let after = try world.perform(
            ShowStatistics(period: .month, through: before.through), on: owner)
        #expect(after.total == before.total)
    }
}
