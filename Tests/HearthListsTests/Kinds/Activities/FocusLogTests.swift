import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

/// Midnight UTC of 22 November 2026.
private let midnight: Int64 = 1_795_305_600_000

@Suite("The timer")
struct FocusLogTests {
    private var log = FocusLog(days: [], settings: FocusSettings())
    private let activity: FocusSession.Worked

    init() throws {
        activity = FocusSession.Worked(
            list: try #require(ListID(octets: [UInt8](repeating: 1, count: 16))),
            item: try #require(ItemID(octets: [UInt8](repeating: 2, count: 8))),
            name: "Write the letter")
    }

    /// So many minutes after ten o'clock in UTC.
    private static func ten(_ minutes: Int) -> WallTime {
        WallTime(milliseconds: midnight + Int64(600 + minutes) * 60_000)
    }

    private static func clock(_ minutes: Int, zone: Int = 0) -> DayClock {
        DayClock(now: ten(minutes), dayBegins: 240) { _ in zone }
    }

    private static func id(_ number: Int) throws -> FocusID {
        try #require(FocusID(octets: (0..<8).map { $0 == 7 ? UInt8(number) : 0 }))
    }

    @discardableResult
    private mutating func start(_ number: Int, at minutes: Int, told: Int? = nil) throws
        -> FocusLog.Started
    {
        try log.start(
            Self.id(number), at: Self.ten(minutes), for: activity,
            clock: Self.clock(told ?? minutes))
    }

    private mutating func finish(at moment: WallTime) throws {
        let ended = log.end(at: moment, isSeen: true)
        try #require(ended != nil)
    }

    private var sessions: [FocusSession] { log.days.values.flatMap(\.sessions) }

    @Test("A pomodoro ends at its deadline, and a break counts up from there")
    mutating func ends() throws {
        try start(1, at: 0)
        #expect(
            log.due(after: Self.ten(0)) == [.pomodoro: Self.ten(25), .rest: Self.ten(30)])
        let early = log.end(at: Self.ten(24), isSeen: true)
        #expect(early == nil)
        let ended = log.end(at: Self.ten(26), isSeen: true)
        #expect(ended?.ending == .init(at: Self.ten(25), how: .completed))
        guard case .resting(let rest) = log.state(at: Self.clock(26)) else {
            Issue.record("No break runs.")
            return
        }
        #expect(rest.started == Self.ten(25) && rest.kind == .shortBreak)
        #expect(log.due(after: Self.ten(26)) == [.rest: Self.ten(30)])
        // It goes on counting after its length, up to the next start or the day's end.
        #expect(log.state(at: Self.clock(600)) == .resting(rest))
        #expect(log.state(at: Self.clock(18 * 60)) == .idle)
    }

    @Test("Only one pomodoro runs, and the one that runs is told")
    mutating func one() throws {
        let first = try start(1, at: 0).session
        let refusal = FocusRefusal.runs(first)
        #expect(throws: refusal) { try start(2, at: 3) }
        // The same request twice starts nothing twice.
        let again = try start(1, at: 0, told: 5).session
        #expect(again == first)
        #expect(sessions.count == 1)
    }

    @Test("After every four completed pomodoros the break is a long one, void ones not counted")
    mutating func longBreaks() throws {
        var kinds: [FocusSession.Kind] = []
        for round in 0..<9 {
            try start(round, at: round * 50)
            if round == 1 {
                try log.void(Self.id(1), at: Self.ten(60), clock: Self.clock(60))
            } else {
                try finish(at: Self.ten(round * 50 + 25))
                kinds.append(try #require(log.running?.session.kind))
            }
        }
        let short = FocusSession.Kind.shortBreak
        #expect(kinds == [short, short, short, .longBreak, short, short, short, .longBreak])
    }

    @Test("What ended while the home was off is asked about once")
    mutating func unseen() throws {
        try start(1, at: 0)
        let ended = log.end(at: Self.ten(90), isSeen: false)
        #expect(ended?.ending?.how == .unseen)
        #expect(log.days.values.first?.completed == 0)
        try log.answer(Self.id(1), didWork: true)
        #expect(log.days.values.first?.completed == 1)
        try log.answer(Self.id(1), didWork: false)
        #expect(log.days.values.first?.completed == 1)
        #expect(throws: FocusRefusal.unknownSession) {
            try log.answer(Self.id(9), didWork: true)
        }
    }

    @Test("A void pomodoro stays in the diary with its interruptions, and has no break")
    mutating func void() throws {
        try start(1, at: 0)
        try log.interrupt(
            Self.id(1), by: Self.id(100), isExternal: true, at: Self.ten(3), note: "Door",
            clock: Self.clock(3))
        try log.void(Self.id(1), at: Self.ten(4), clock: Self.clock(4))
        #expect(log.state(at: Self.clock(4)) == .idle)
        #expect(sessions.first?.interruptions.map(\.note) == ["Door"])
        #expect(sessions.count == 1 && log.days.values.first?.completed == 0)
        // A phone that was away says it of one that ended meanwhile.
        try start(2, at: 10)
        try finish(at: Self.ten(35))
        try log.void(Self.id(2), at: Self.ten(20), clock: Self.clock(40))
        #expect(sessions.allSatisfy { !$0.isBreak })
        #expect(throws: FocusRefusal.unknownSession) {
            try log.void(Self.id(7), at: Self.ten(41), clock: Self.clock(41))
        }
    }

    @Test(
        "An interruption counts if it happened while the pomodoro ran, whenever it is told",
        arguments: [(0, true), (12, true), (25, true), (26, false), (-1, false)])
    mutating func interruptions(minute: Int, counts: Bool) throws {
        try start(1, at: 0)
        let over = log.end(at: Self.ten(25), isSeen: true)
        let ended = try #require(over)
        let told = Self.clock(50)
        let (pomodoro, interruption) = try (Self.id(1), Self.id(100))
        let interrupt = { (log: inout FocusLog) in
            try log.interrupt(
                pomodoro, by: interruption, isExternal: false, at: Self.ten(minute), clock: told)
        }
        if counts {
            try interrupt(&log)
            try interrupt(&log)
            #expect(sessions.first?.interruptions.map(\.afterSeconds) == [minute * 60])
        } else {
            #expect(throws: FocusRefusal.outsideSession(ended)) { try interrupt(&log) }
        }
    }

    @Test("Of two starts that overlap the earlier counts, whichever was told first")
    mutating func overlapping() throws {
        // The phone started at ten and says so at a quarter past, when another one runs.
        try start(2, at: 5)
        let late = try start(1, at: 0, told: 15)
        #expect(late.session.stands && late.session.runs)
        #expect(late.overlapped.map(\.id) == [try Self.id(2)])
        let later = try start(3, at: 10, told: 15)
        #expect(later.session.ending?.how == .overlapped)
        #expect(later.overlapped.contains { $0.id == later.session.id })
        #expect(log.running?.session.id == (try Self.id(1)))
    }

    @Test("A clock that was set back prolongs nothing")
    mutating func clockSetBack() throws {
        let session = try start(1, at: 0).session
        #expect(session.left(at: Self.ten(-600)) == .seconds(25 * 60))
        #expect(session.left(at: Self.ten(600)) == .zero)
    }

    @Test("The settings hold for what begins after them")
    mutating func settings() throws {
        let session = try start(1, at: 0).session
        var settings = FocusSettings()
        settings.pomodoro = 50
        log = FocusLog(days: Array(log.days.values), settings: settings)
        #expect(log.due(after: Self.ten(1))[.pomodoro] == session.deadline)
        try finish(at: session.deadline)
        let second = try start(2, at: 30).session
        #expect(second.plannedSeconds == 3000)
    }

    @Test("A day that is nearly full refuses a start, and never an end or an interruption")
    mutating func room() throws {
        var minute = -360
        var refused = false
        for number in 0..<70 {
            do {
                try start(number, at: minute)
            } catch FocusRefusal.dayIsFull {
                refused = true
                break
            }
            try finish(at: Self.ten(minute + 25))
            minute += 26
        }
        #expect(refused && sessions.count == FocusDay.sessionLimit)
        #expect(sessions.allSatisfy { $0.isBreak || $0.isCompleted })
    }

    @Test("The 201st interruption is refused, and words go where octets have no room for them")
    mutating func manyInterruptions() throws {
        try start(1, at: 0)
        let words = String(repeating: "å", count: 200)
        let interrupt = { (log: inout FocusLog, number: Int) in
            var octets = [UInt8](repeating: 1, count: 8)
            octets[0] = UInt8(number)
            let id = try #require(FocusID(octets: octets))
            try log.interrupt(
                Self.id(1), by: id, isExternal: true, at: Self.ten(1), note: words,
                clock: Self.clock(1))
        }
        for number in 0..<200 { try interrupt(&log, number) }
        #expect(throws: FocusRefusal.tooManyInterruptions) { try interrupt(&log, 200) }
        let day = try #require(log.days.values.first)
        let notes = day.sessions.flatMap(\.interruptions).map(\.note)
        #expect(notes.first == words && notes.last == "")
        try finish(at: Self.ten(25))
        let full = try #require(log.days.values.first)
        #expect(full.octetCount <= FocusDay.octetLimit)
        try full.check()
    }
}

extension FocusLogTests {
    @Test("A completed pomodoro is counted once, and one that became void is made up for")
    mutating func tally() throws {
        try start(1, at: 0)
        let none = log.tally { _ in true }
        #expect(none.isEmpty)
        try finish(at: Self.ten(25))
        let elsewhere = log.tally { _ in false }
        #expect(elsewhere.isEmpty)
        let one = log.tally { _ in true }
        #expect(one == [activity.path: 1])
        let again = log.tally { _ in true }
        #expect(again.isEmpty)
        try log.void(Self.id(1), at: Self.ten(5), clock: Self.clock(26))
        let owed = log.tally { _ in true }
        #expect(owed.isEmpty)
        for (number, minute) in [(2, 30), (3, 60)] {
            try start(number, at: minute)
            try finish(at: Self.ten(minute + 25))
        }
        let made = log.tally { _ in true }
        #expect(made == [activity.path: 1])
    }
}
