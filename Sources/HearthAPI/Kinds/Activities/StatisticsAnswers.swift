package struct StatisticsShown: Codable, Sendable, Hashable {
    /// Whose diary it is, as the caller calls them; nil: their own.
    package var owner: String?
    package var period: FocusPeriod
    /// The first and the last day, `2026-11-22`.
    package var from: String
    package var through: String
    /// The caller's day.
    package var today: String
    /// The first day that the diary has; nil: it is empty.
    package var first: String?
    /// Every day of the period.
    package var days: [FocusDayCount]
    package var total: FocusCount
    /// 24, by the clocks of the place where the person was: a pomodoro counts in the hour in which it began.
    package var hours: [FocusCount]
    /// 7, Monday first.
    package var weekdays: [FocusCount]
    /// The hours in which most pomodoros were completed, at most three, 0 to 23.
    package var bestHours: [Int]
    /// The pomodoros of the last day, where the period is that day.
    package var pomodoros: [FocusSessionInfo]
    /// How good estimates were; nil of a diary of somebody else's.
    package var estimates: EstimatesInfo?

    package init(
        owner: String?, period: FocusPeriod, from: String, through: String, today: String,
        first: String?, days: [FocusDayCount], total: FocusCount, hours: [FocusCount],
        weekdays: [FocusCount], bestHours: [Int], pomodoros: [FocusSessionInfo],
        estimates: EstimatesInfo?
    ) {
        self.owner = owner
        self.period = period
        self.from = from
        self.through = through
        self.today = today
        self.first = first
        self.days = days
        self.total = total
        self.hours = hours
        self.weekdays = weekdays
        self.bestHours = bestHours
        self.pomodoros = pomodoros
        self.estimates = estimates
    }
}

/// What happened in some time.
package struct FocusCount: Codable, Sendable, Hashable {
    /// Pomodoros.
    package var completed: Int
    package var void: Int
    /// Activities that were finished.
    package var done: Int
    /// Of one's own.
    package var internalInterruptions: Int
    /// From outside.
    package var externalInterruptions: Int

    package init(
        completed: Int = 0, void: Int = 0, done: Int = 0, internalInterruptions: Int = 0,
        externalInterruptions: Int = 0
    ) {
        self.completed = completed
        self.void = void
        self.done = done
        self.internalInterruptions = internalInterruptions
        self.externalInterruptions = externalInterruptions
    }
}

package struct FocusDayCount: Codable, Sendable, Hashable {
    /// `2026-11-22`.
    package var day: String
    package var count: FocusCount

    package init(day: String, count: FocusCount) {
        self.day = day
        self.count = count
    }
}

/// First estimates against what finished activities took, in pomodoros.
package struct EstimatesInfo: Codable, Sendable, Hashable {
    /// How many were estimated, worked at and finished in the period.
    package var activities: Int
    package var estimated: Int
    package var worked: Int
    /// How far an estimate was off on average, whichever way, in tenths of a pomodoro.
    package var averageErrorInTenths: Int

    package init(activities: Int, estimated: Int, worked: Int, averageErrorInTenths: Int) {
        self.activities = activities
        self.estimated = estimated
        self.worked = worked
        self.averageErrorInTenths = averageErrorInTenths
    }
}
