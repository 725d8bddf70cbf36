import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

@Suite("What the days of a diary say")
struct FocusStatisticsTests {
    /// A diary of so many days with random sessions, from 1 October 2026 on.
    private static func diary(days: Int, seed: UInt64) throws -> [FocusDay] {
        var random = SeededGenerator(seed: seed)
        let first = try #require(Day("2026-10-01"))
        let list = try #require(ListID(octets: [UInt8](repeating: 1, count: 16)))
        let item = try #require(ItemID(octets: [UInt8](repeating: 2, count: 8)))
        return try (0..<days).map { offset in
            var day = FocusDay(
                day: try #require(Day(daysSinceEpoch: first.daysSinceEpoch + offset)))
            day.done = Int.random(in: 0...3, using: &random)
            for index in 0..<Int.random(in: 0...8, using: &random) {
                let octets = (0..<8).map { _ in UInt8.random(in: 0...255, using: &random) }
                let hour = 5 + index * 2
                var session = FocusSession(
                    id: try #require(FocusID(octets: octets)), kind: .pomodoro,
                    started: day.day.startUTC.adding(.seconds(hour * 3600)), plannedSeconds: 1500,
                    activity: .init(list: list, item: item, name: "Tax"),
                    zoneMinutes: [0, 60, -480].randomElement(using: &random) ?? 0)
                session.ending = .init(
                    at: session.deadline, how: Bool.random(using: &random) ? .completed : .voided)
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    let other = (0..<8).map { _ in UInt8.random(in: 0...255, using: &random) }
                    session.interruptions.append(
                        FocusInterruption(
                            id: try #require(FocusID(octets: other)),
                            isExternal: Bool.random(using: &random),
                            afterSeconds: Int.random(in: 0...1500, using: &random)))
                }
                day.sessions.append(session)
            }
            return day
        }
    }

    @Test("Hours, days of the week and days have the same sums as the diary")
    func sums() throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            let diary = try Self.diary(days: 45, seed: seed)
            let first = try #require(diary.first?.day)
            let last = try #require(diary.last?.day)
            let says = FocusStatistics(of: diary, from: first, through: last)
            let all = diary.flatMap(\.sessions)
            #expect(says.total.completed == all.count(where: \.isCompleted))
            #expect(says.total.void == all.count { !$0.stands })
            #expect(says.total.done == diary.reduce(0) { $0 + $1.done })
            let interruptions = all.flatMap(\.interruptions)
            #expect(says.total.external == interruptions.count(where: \.isExternal))
            #expect(says.total.own == interruptions.count { !$0.isExternal })
            for parts in [says.byDay, says.byWeekday] {
                #expect(parts.reduce(into: .init()) { $0.add($1) } == says.total)
            }
            #expect(says.byHour.reduce(0) { $0 + $1.completed } == says.total.completed)
            #expect(says.byHour.reduce(0) { $0 + $1.own } == says.total.own)
            #expect(says.days.count == 45 && says.byHour.count == 24 && says.byWeekday.count == 7)
        }
    }

    @Test("Hours are those of the place, also over a journey; a period has its days and no others")
    func hours() throws {
        let day = try #require(Day("2026-11-22"))
        var session = FocusSession(
            id: try #require(FocusID(octets: [UInt8](repeating: 3, count: 8))), kind: .pomodoro,
            started: day.startUTC.adding(.seconds(23 * 3600 + 1800)), plannedSeconds: 1500,
            zoneMinutes: 60)
        session.ending = .init(at: session.deadline, how: .completed)
        var written = FocusDay(day: day)
        written.sessions = [session]
        let says = FocusStatistics(of: [written], from: day, through: day)
        #expect(says.byHour[0].completed == 1 && says.bestHours.isEmpty)
        #expect(says.byWeekday[6].completed == 1)
        var twice = written
        twice.sessions.append(session)
        #expect(FocusStatistics(of: [twice], from: day, through: day).bestHours == [0])
        let next = try #require(Day("2026-11-23"))
        let after = FocusStatistics(of: [written], from: next, through: next)
        #expect(after.total == .init() && after.bestHours.isEmpty)
        #expect(FocusStatistics(of: [written], from: next, through: day).days.isEmpty)
        let ages = try #require(Day("0001-01-01"))
        let long = FocusStatistics(of: [written], from: ages, through: next)
        #expect(long.days.count == FocusStatistics.mostDays && long.total.completed == 1)
    }

    @Test("Estimates are judged by what finished activities took")
    func estimates() {
        let errors = EstimateErrors(of: [(4, 6), (3, 2), (0, 5), (5, 0)])
        #expect(errors.activities == 2 && errors.estimated == 7 && errors.worked == 8)
        #expect(errors.averageInTenths == 15)
        #expect(EstimateErrors(of: []).averageInTenths == 0)
    }
}
