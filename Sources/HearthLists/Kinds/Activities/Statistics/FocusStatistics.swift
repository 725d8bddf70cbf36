import HearthWire

/// What the days of a diary say of a period: sums by day, by hour of the day and by day of the week.
///
/// Hours are local: those of the place where the person was. A void pomodoro counts nowhere as worked; what interrupted
/// it counts all the same.
package struct FocusStatistics: Hashable, Sendable {
    /// The days of ten years and a leap day more: a longer period begins later.
    package static let mostDays = 3660

    /// What happened in some time.
    package struct Count: Hashable, Sendable {
        /// Pomodoros.
        package var completed = 0
        package var void = 0
        /// Activities that were finished.
        package var done = 0
        /// Interruptions: one's own, and from outside.
        package var own = 0
        package var external = 0

        package init() {}
    }

    /// Every day of the period, with or without work.
    package let days: [Day]
    /// For each of them.
    package private(set) var byDay: [Count]
    package private(set) var total = Count()
    /// 24: a pomodoro counts in the hour in which it began, an interruption in the one in which it came.
    package private(set) var byHour = [Count](repeating: Count(), count: 24)
    /// 7, Monday first.
    package private(set) var byWeekday = [Count](repeating: Count(), count: 7)

    /// Of the days from the first to the last one; none if the last one comes before.
    package init(of diary: [FocusDay], from first: Day, through last: Day) {
        let end = last.daysSinceEpoch
        let begin = max(first.daysSinceEpoch, end - Self.mostDays + 1)
        days = begin > end ? [] : (begin...end).compactMap { Day(daysSinceEpoch: $0) }
        byDay = days.map { _ in Count() }
        for day in diary {
            let place = day.day.daysSinceEpoch - begin
            guard byDay.indices.contains(place) else { continue }
            add(day, at: place)
        }
        total = byDay.reduce(into: Count()) { $0.add($1) }
    }

    private mutating func add(_ day: FocusDay, at place: Int) {
        byDay[place].done += day.done
        byWeekday[day.day.weekday - 1].done += day.done
        for session in day.sessions where !session.isBreak {
            if session.isCompleted {
                count(\.completed, after: 0, of: session, on: day.day, at: place)
            } else if !session.stands {
                count(\.void, after: 0, of: session, on: day.day, at: place)
            }
            for interruption in session.interruptions {
                count(
                    interruption.isExternal ? \.external : \.own,
                    after: interruption.afterSeconds, of: session, on: day.day, at: place)
            }
        }
    }

    private mutating func count(
        _ what: WritableKeyPath<Count, Int>, after seconds: Int, of session: FocusSession,
        on day: Day, at place: Int
    ) {
        byDay[place][keyPath: what] += 1
        byHour[session.hour(after: seconds)][keyPath: what] += 1
        byWeekday[day.weekday - 1][keyPath: what] += 1
    }
}

extension FocusStatistics {
    /// The hours in which most pomodoros were completed, at most three, in the order of the day; one alone in its hour
    /// says nothing.
    package var bestHours: [Int] {
        byHour.indices.filter { byHour[$0].completed > 1 }
            .sorted { (byHour[$1].completed, $0) < (byHour[$0].completed, $1) }
            .prefix(3).sorted()
    }
}

extension FocusStatistics.Count {
    mutating func add(_ other: Self) {
        completed += other.completed
        void += other.void
        done += other.done
        own += other.own
        external += other.external
    }
}

extension FocusSession {
    /// The hour of the day, 0 to 23, so many seconds after it began, by the clocks of the place where that was.
    package func hour(after seconds: Int = 0) -> Int {
        let local = started.seconds + Int64(seconds) + Int64(zoneMinutes) * 60
        return Int((local % 86_400 + 86_400) % 86_400 / 3600)
    }
}
