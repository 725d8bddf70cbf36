import HearthSodium
import HearthWire
import SwiftProtobuf
import Testing

@testable import HearthLists

@Suite("Activities and days of a diary")
struct ActivityTests {
    private static let item = [UInt8](repeating: 2, count: 8)

    private static func octets<Body: ItemKind>(_ body: Body) throws -> Body? {
        var message = Hearth_V1_Item()
        body.put(into: &message)
        var read = try Hearth_V1_Item(serializedBytes: message.serializedBytes() as [UInt8])
        return try Body(takenFrom: &read)
    }

    @Test("An activity says the same after its way over the wire")
    func activity() throws {
        var activity = Activity(place: .unplanned, estimate: 3)
        activity.reEstimates = [5, 8]
        activity.done = 1_795_305_600_000
        activity.holder = IdentityKey(octets: [UInt8](repeating: 3, count: 32))
        activity.isUrgent = true
        activity.due = Day(year: 2026, month: 12, day: 1)
        try activity.check()
        #expect(try Self.octets(activity) == activity)
        #expect(activity.left(after: 3) == 5 && activity.left(after: 9) == 0)
        #expect(try Self.octets(Activity(place: .toDo)) == Activity(place: .toDo))
    }

    @Test(
        "Estimates outside 1 to 99, and more than two later ones, are refused",
        arguments: [(0, []), (100, []), (3, [0]), (3, [5, 100]), (3, [4, 5, 6])])
    func bounds(estimate: Int, later: [Int]) {
        var activity = Activity(estimate: estimate)
        activity.reEstimates = later
        #expect(throws: PartError.self) { try activity.check() }
    }

    @Test("A place that a newer Hearth knows goes back as it came, and is the inventory here")
    func newerPlace() throws {
        var message = Hearth_V1_Item()
        message.activity.place = .UNRECOGNIZED(9)
        var read = message
        let activity = try #require(try Activity(takenFrom: &read))
        #expect(activity.place == .inventory)
        var written = Hearth_V1_Item()
        activity.put(into: &written)
        #expect(written.activity.place == .UNRECOGNIZED(9))
        var moved = activity
        moved.place = .toDo
        moved.put(into: &written)
        #expect(written.activity.place == .todo)
    }

    @Test("A day says the same after its way over the wire, to the octets of the specification")
    func day() throws {
        var day = FocusDay(day: try #require(Day("2026-11-22")))
        day.planned = 8
        day.done = 1
        day.chosen = [try #require(ItemID(octets: Self.item))]
        var session = FocusSession(
            id: try #require(FocusID(octets: [UInt8](repeating: 4, count: 8))), kind: .pomodoro,
            started: WallTime(milliseconds: 1_795_341_600_000), plannedSeconds: 1500,
            activity: .init(
                list: try #require(ListID(octets: [UInt8](repeating: 1, count: 16))),
                item: try #require(ItemID(octets: Self.item)), name: "Write the letter"),
            zoneMinutes: 60)
        session.ending = .init(
            at: WallTime(milliseconds: 1_795_343_100_000), how: .completed)
        session.interruptions = [
            FocusInterruption(
                id: try #require(FocusID(octets: [UInt8](repeating: 5, count: 8))),
                isExternal: true, afterSeconds: 180, note: "Door")
        ]
        day.sessions = [session]
        try day.check()
        #expect(try Self.octets(day) == day)
        #expect(Hex.encode(day.bodyOctets) == Self.example)
        let log = try #require(ListID(octets: [UInt8](repeating: 7, count: 16)))
        #expect(FocusDay.id(of: day.day, in: log).hex == "ecbc77646b712a72")
    }

    /// Of protocol-spec/activities.md.
    private static let example =
        "6a7f0a0708ea0f100b181610081a660a080404040404040404100118808acb95a03420dc0b28e0d0"
        + "a696a03430013a1001010101010101010101010101010101420802020202020202024a1057726974"
        + "6520746865206c657474657252150a080505050505050505100118b4012a04446f6f725878220802"
        + "020202020202022801"

    @Test("Settings that were never said, cannot be read, or are out of range are as usual")
    func settings() {
        var settings = FocusSettings()
        #expect(FocusSettings(octets: []) == settings)
        #expect(FocusSettings(octets: [0xFF]) == settings)
        #expect(FocusSettings(octets: [8, 200, 1, 16, 61]) == settings)
        settings.pomodoro = 50
        settings.longBreakEvery = 2
        settings.hasSound = false
        settings.dayBegins = 0
        let read = FocusSettings(octets: settings.octets)
        #expect(read == settings && read.seconds(of: .pomodoro) == 3000)
    }

    /// Of Sweden: an hour east of UTC, two from 29 March 2026, 01:00 UTC, to 25 October, 01:00 UTC.
    private static let sweden = { @Sendable (moment: WallTime) in
        (1_774_746_000_000..<1_792_890_000_000).contains(moment.milliseconds) ? 120 : 60
    }

    @Test(
        "A local day has its hours, also where clocks are set",
        arguments: [
            ("2026-03-28", 23), ("2026-03-29", 24), ("2026-10-24", 25), ("2026-10-25", 24),
        ])
    func days(day: String, hours: Int) throws {
        let day = try #require(Day(day))
        let clock = DayClock(
            now: WallTime(milliseconds: 0), dayBegins: 240, zone: Self.sweden)
        let noon = clock.at(clock.start(of: day).adding(.seconds(8 * 3600)))
        #expect(noon.day == day)
        let end = try #require(noon.endOfDay)
        #expect(end.since(clock.start(of: day)) == .seconds(hours * 3600))
        #expect(clock.at(end).day != day)
        #expect(clock.at(end.adding(.seconds(-1))).day == day)
    }

    @Test("The plan says what To Do needs more than the day has, and when the day would end")
    func plan() throws {
        var day = FocusDay(day: try #require(Day("2026-11-22")))
        day.planned = 3
        let plan = DayPlan(
            day,
            toDo: [
                (Activity(estimate: 4), worked: 1), (Activity(), worked: 2),
                (Activity(estimate: 8), worked: 0),
            ])
        #expect(plan.estimated == 11 && plan.excess == 8)
        #expect(plan.withoutEstimate == 1 && plan.large == 1)
        let now = WallTime(milliseconds: 1_795_341_600_000)
        let settings = FocusSettings()
        let end = plan.end(after: nil, settings: settings, sinceLongBreak: 0, now: now)
        #expect(end == now.adding(.seconds((3 * 25 + 2 * 5) * 60)))
        // One that runs counts from where it is, and the long break from where the round is.
        let session = FocusSession(
            id: try #require(FocusID(octets: Self.item)), kind: .pomodoro,
            started: now.adding(.seconds(-600)), plannedSeconds: 1500, zoneMinutes: 0)
        let later = plan.end(after: session, settings: settings, sinceLongBreak: 3, now: now)
        #expect(later == now.adding(.seconds((15 + 15 + 25 + 5 + 25) * 60)))
        #expect(
            DayPlan(FocusDay(day: day.day), toDo: [])
                .end(after: nil, settings: settings, sinceLongBreak: 0, now: now) == nil)
    }
}
