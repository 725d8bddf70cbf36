/// What a member's timer does, and what they plan for today.
package struct FocusShown: Codable, Sendable, Hashable {
    package var state: FocusState
    /// The pomodoro or break that runs.
    package var session: FocusSessionInfo?
    /// The pomodoro before a break that runs.
    package var last: FocusSessionInfo?
    /// A pomodoro that ended while the home was off: *Did you work to the end?*
    package var unanswered: FocusSessionInfo?
    /// Pomodoros that became void because an earlier one ran, in this step.
    package var overlapped: [FocusSessionInfo]
    /// What comes next: the first open activity of To Do.
    package var next: ActivityShown?
    package var plan: DayPlanInfo
    package var settings: FocusSettingsInfo
    /// The node's clock, in milliseconds since 1970.
    package var now: Int

    package init(
        state: FocusState, session: FocusSessionInfo? = nil, last: FocusSessionInfo? = nil,
        unanswered: FocusSessionInfo? = nil, overlapped: [FocusSessionInfo] = [],
        next: ActivityShown? = nil, plan: DayPlanInfo,
        settings: FocusSettingsInfo, now: Int
    ) {
        self.state = state
        self.session = session
        self.last = last
        self.unanswered = unanswered
        self.overlapped = overlapped
        self.next = next
        self.plan = plan
        self.settings = settings
        self.now = now
    }
}

package enum FocusState: String, Codable, Sendable, Hashable, CaseIterable {
    case idle, working
    case onBreak = "break"
    case onLongBreak = "long-break"
}

/// A pomodoro or a break. Moments are milliseconds since 1970.
package struct FocusSessionInfo: Codable, Sendable, Hashable {
    package var id: String
    /// What a pomodoro is for, as it was called then; nil for breaks.
    package var activity: String?
    /// `LIST/ITEM`, ids.
    package var activityPath: String?
    package var started: Int
    /// The moment at which a pomodoro ends, and up to which a break is planned.
    package var until: Int
    /// nil: it runs.
    package var ended: Int?
    /// nil: it runs.
    package var end: FocusEnd?
    package var internalInterruptions: Int
    package var externalInterruptions: Int
    /// Of local time when it began, in minutes east of UTC.
    package var zoneMinutes: Int

    package init(
        id: String, activity: String? = nil, activityPath: String? = nil, started: Int,
        until: Int, ended: Int? = nil, end: FocusEnd? = nil, internalInterruptions: Int = 0,
        externalInterruptions: Int = 0, zoneMinutes: Int = 0
    ) {
        self.id = id
        self.activity = activity
        self.activityPath = activityPath
        self.started = started
        self.until = until
        self.ended = ended
        self.end = end
        self.internalInterruptions = internalInterruptions
        self.externalInterruptions = externalInterruptions
        self.zoneMinutes = zoneMinutes
    }
}

package enum FocusEnd: String, Codable, Sendable, Hashable, CaseIterable {
    case completed, voided, stopped, unseen, overlapped
}

package struct DayPlanInfo: Codable, Sendable, Hashable {
    /// The local day, `2026-11-22`.
    package var day: String
    package var planned: Int
    package var completed: Int
    /// Activities completed today.
    package var done: Int
    /// Pomodoros that the open activities of To Do still take.
    package var estimated: Int
    package var withoutEstimate: Int
    /// Activities of more than seven pomodoros.
    package var large: Int
    /// When the day's work would end, in milliseconds since 1970; nil: nothing of the plan is left.
    package var ends: Int?

    package init(
        day: String, planned: Int, completed: Int, done: Int, estimated: Int,
        withoutEstimate: Int, large: Int, ends: Int? = nil
    ) {
        self.day = day
        self.planned = planned
        self.completed = completed
        self.done = done
        self.estimated = estimated
        self.withoutEstimate = withoutEstimate
        self.large = large
        self.ends = ends
    }
}

package struct FocusSettingsInfo: Codable, Sendable, Hashable {
    /// Minutes.
    package var pomodoro: Int
    package var shortBreak: Int
    package var longBreak: Int
    package var longBreakEvery: Int
    package var hasSound: Bool
    package var tellsBreaks: Bool
    /// As `04:00`.
    package var dayBegins: String

    package init(
        pomodoro: Int, shortBreak: Int, longBreak: Int, longBreakEvery: Int, hasSound: Bool,
        tellsBreaks: Bool, dayBegins: String
    ) {
        self.pomodoro = pomodoro
        self.shortBreak = shortBreak
        self.longBreak = longBreak
        self.longBreakEvery = longBreakEvery
        self.hasSound = hasSound
        self.tellsBreaks = tellsBreaks
        self.dayBegins = dayBegins
    }
}
