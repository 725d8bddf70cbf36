import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

@Suite("Two contents of one day")
struct FocusDayJoiningTests {
    private static let day = Day(year: 2026, month: 11, day: 22)
    private static let start = WallTime(milliseconds: 1_795_305_600_000)

    /// A diary that two copies of a home go on with, each for itself, by the same seed.
    private static func copies(seed: UInt64) throws -> (FocusDay, FocusDay) {
        var random = SeededGenerator(seed: seed)
        var log = FocusLog(days: [], settings: FocusSettings())
        var minute = 300
        try act(&log, &minute, &random, steps: 4)
        var other = log
        var later = minute
        try act(&log, &minute, &random, steps: 6)
        try act(&other, &later, &random, steps: 6)
        let day = try #require(Self.day)
        return (log.day(day), other.day(day))
    }

    private static func act(
        _ log: inout FocusLog, _ minute: inout Int, _ random: inout SeededGenerator, steps: Int
    ) throws {
        let worked = FocusSession.Worked(
            list: try #require(ListID(octets: [UInt8](repeating: 1, count: 16))),
            item: try #require(ItemID(octets: [UInt8](repeating: 2, count: 8))), name: "Tax")
        for _ in 0..<steps {
            minute += Int.random(in: 1...20, using: &random)
            let clock = DayClock(
                now: start.adding(.seconds(minute * 60)), dayBegins: 240
            ) { _ in 0 }
            let drawn = (0..<8).map { _ in UInt8.random(in: 0...255, using: &random) }
            let id = try #require(FocusID(octets: drawn))
            _ = log.end(at: clock.now, isSeen: Bool.random(using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                let at = clock.now.adding(.seconds(-60 * Int.random(in: 0...40, using: &random)))
                _ = try? log.start(id, at: at, for: worked, clock: clock)
            case 2:
                guard let session = log.running?.session else { continue }
                try? log.interrupt(
                    session.id, by: id, isExternal: true, at: clock.now, clock: clock)
            case 3:
                guard let session = log.running?.session else { continue }
                try? log.void(session.id, at: clock.now, clock: clock)
            default: log.stopBreak(at: clock.now)
            }
        }
    }

    @Test("No session overlaps another, nothing is lost, and the order of two does not matter")
    func properties() throws {
        var together = 0
        for seed in 1...400 as ClosedRange<UInt64> {
            let (one, other) = try Self.copies(seed: seed)
            let joined = one.merged(with: other)
            for day in [one, other, joined.settled] {
                #expect(Self.overlap(in: day) == nil, "seed \(seed)")
                #expect(day.sessions.count(where: \.runs) <= 1, "seed \(seed)")
            }
            let pomodoros = { (day: FocusDay) in
                Set(day.sessions.filter { !$0.isBreak }.map(\.id))
            }
            #expect(pomodoros(joined) == pomodoros(one).union(pomodoros(other)), "seed \(seed)")
            #expect(
                Set(joined.sessions.flatMap(\.interruptions)).isSuperset(
                    of: one.sessions.flatMap(\.interruptions)), "seed \(seed)")
            #expect(joined.sessions == other.merged(with: one).sessions, "seed \(seed)")
            #expect(joined.merged(with: other) == joined, "seed \(seed)")
            let (third, fourth) = try Self.copies(seed: seed + 1000)
            #expect(
                joined.merged(with: third).merged(with: fourth).sessions
                    == one.merged(with: other.merged(with: third.merged(with: fourth))).sessions,
                "seed \(seed)")
            #expect(joined.settled.settled == joined.settled, "seed \(seed)")
            if pomodoros(one) != pomodoros(other) { together += 1 }
        }
        // The copies really went different ways.
        #expect(together > 200)
    }

    /// Two sessions that take one moment for themselves; nil: there are none.
    private static func overlap(in day: FocusDay) -> (FocusSession, FocusSession)? {
        let standing = day.sessions.filter(\.stands)
        for (one, next) in zip(standing, standing.dropFirst()) {
            let end = one.ending?.at ?? (one.isBreak ? one.started : one.deadline)
            if end > next.started { return (one, next) }
        }
        return nil
    }

    @Test("A break that went with its pomodoro does not come back from an older copy")
    func void() throws {
        let (_, _, worked) = try Self.values()
        var log = FocusLog(days: [], settings: FocusSettings())
        let clock = DayClock(now: Self.start.adding(.seconds(36_000)), dayBegins: 240) { _ in 0 }
        let id = try #require(FocusID(octets: [UInt8](repeating: 9, count: 8)))
        _ = try log.start(id, at: clock.now, for: worked, clock: clock)
        let later = clock.at(clock.now.adding(.seconds(1600)))
        _ = log.end(at: later.now, isSeen: true)
        let day = try #require(Self.day)
        let older = log.day(day)
        #expect(older.sessions.count == 2)
        try log.void(id, at: clock.now.adding(.seconds(60)), clock: later)
        #expect(log.day(day).merged(with: older) == log.day(day))
        #expect(older.merged(with: log.day(day)).sessions == log.day(day).sessions)
    }

    @Test("Two full days are one day; only words of interruptions may go, and no session does")
    func full() throws {
        let (list, item, _) = try Self.values()
        let worked = FocusSession.Worked(
            list: list, item: item, name: String(repeating: "w", count: 200))
        func day(_ salt: UInt8) throws -> FocusDay {
            var day = FocusDay(day: try #require(Self.day))
            for index in 0..<64 {
                var session = FocusSession(
                    id: try #require(FocusID(octets: [salt, UInt8(index), 0, 0, 0, 0, 0, 1])),
                    kind: .pomodoro,
                    started: Self.start.adding(.seconds(index * 1200 + Int(salt))),
                    plannedSeconds: 60, activity: worked, zoneMinutes: 0)
                session.ending = .init(at: session.deadline, how: .completed)
                for place in 0..<3 {
                    let octets = [salt, UInt8(index), UInt8(place), 0, 0, 0, 0, 2]
                    session.interruptions.append(
                        FocusInterruption(
                            id: try #require(FocusID(octets: octets)), isExternal: true,
                            afterSeconds: place, note: String(repeating: "ö", count: 200)))
                }
                day.sessions.append(session)
            }
            return day
        }
        let joined = try day(1).merged(with: day(100))
        #expect(joined.sessions.count == 128 && joined.interruptionCount == 384)
        #expect(joined.octetCount <= FocusDay.readOctetLimit + 1000)
        #expect(joined.sessions.flatMap(\.interruptions).contains { $0.note.isEmpty })
        try joined.check()
        #expect(try FocusDay(message: joined.message) == joined)
    }

    private static func values() throws -> (ListID, ItemID, FocusSession.Worked) {
        let list = try #require(ListID(octets: [UInt8](repeating: 1, count: 16)))
        let item = try #require(ItemID(octets: [UInt8](repeating: 2, count: 8)))
        return (list, item, FocusSession.Worked(list: list, item: item, name: "Tax"))
    }
}
