/// What a diary says of a period: sums by day, by hour and by day of the week.
package struct ShowStatistics: Operation {
    package typealias Answer = StatisticsShown
    package static let path = "focus/statistics"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// A diary that somebody shows the caller, by its id; nil: their own.
    package var diary: String?
    /// nil: 30 days.
    package var period: FocusPeriod?
    /// The last day of it, `2026-11-22`; nil: today.
    package var through: String?

    package init(diary: String? = nil, period: FocusPeriod? = nil, through: String? = nil) {
        self.diary = diary
        self.period = period
        self.through = through
    }
}

/// How long a period is, counted back from its last day.
package enum FocusPeriod: String, Codable, Sendable, Hashable, CaseIterable {
    case day
    /// Seven days.
    case week
    /// 30 days.
    case month
    /// 365 days.
    case year
    /// From the first day of the diary on; at most 3,660 days.
    case all

    /// nil: it depends on the diary.
    package var days: Int? {
        switch self {
        case .day: 1
        case .week: 7
        case .month: 30
        case .year: 365
        case .all: nil
        }
    }
}

/// The pomodoros and breaks of some days, one after the other.
package struct ShowSessions: Operation {
    package typealias Answer = [FocusSessionInfo]
    package static let path = "focus/sessions"
    package static let askers = Askers.everybody
    package static let isReading = true
    /// Days that one answer has.
    package static let mostDays = 366

    /// A diary that somebody shows the caller, by its id; nil: their own.
    package var diary: String?
    /// `2026-11-22`.
    package var from: String
    /// At most 365 days later.
    package var through: String

    package init(diary: String? = nil, from: String, through: String) {
        self.diary = diary
        self.from = from
        self.through = through
    }
}

/// Empties the caller's diary but for what runs; no count on a shared list changes. `items/undo-many` takes it back for
/// ten minutes.
package struct ResetFocus: Operation {
    package typealias Answer = ManyChanged
    package static let path = "focus/reset"
    package static let askers = Askers.everybody

    package init() {}
}
