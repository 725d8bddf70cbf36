package import HearthWire

/// What one means to work today, beside what the activities of To Do are thought to take.
package struct DayPlan: Hashable, Sendable {
    /// Pomodoros planned for the day; 0: nobody said.
    package let planned: Int
    /// Pomodoros completed today.
    package let completed: Int
    /// Pomodoros that the open activities of To Do still take, by their last estimates.
    package let estimated: Int
    /// How many of them have no estimate.
    package let withoutEstimate: Int
    /// How many of them are estimated at more than seven: better split.
    package let large: Int

    /// `toDo`: the open activities of To Do, each with the pomodoros worked at it so far.
    package init(_ day: FocusDay, toDo: [(activity: Activity, worked: Int)]) {
        planned = day.planned
        completed = day.completed
        estimated = toDo.reduce(0) { $0 + $1.activity.left(after: $1.worked) }
        withoutEstimate = toDo.count { $0.activity.lastEstimate == nil }
        large = toDo.count { $0.activity.lastEstimate ?? 0 > Activity.largeEstimate }
    }

    /// Pomodoros of the plan that are still to come.
    package var left: Int { max(0, planned - completed) }

    /// How many pomodoros To Do needs more than the rest of the day has; negative: how many are left over.
    package var excess: Int { estimated - left }

    /// When the day's work would end, if one went on now without a stop; nil where nothing of the plan is left.
    package func end(
        after session: FocusSession?, settings: FocusSettings, sinceLongBreak: Int, now: WallTime
    ) -> WallTime? {
        guard left > 0 else { return nil }
        var moment = now
        var since = sinceLongBreak
        for index in 0..<left {
            if index == 0, let session, !session.isBreak, session.deadline > now {
                moment = session.deadline
            } else {
                if index > 0 {
                    let isLong = since >= settings.longBreakEvery
                    if isLong { since = 0 }
                    moment = moment.adding(
                        .seconds(settings.seconds(of: isLong ? .longBreak : .shortBreak)))
                }
                moment = moment.adding(.seconds(settings.seconds(of: .pomodoro)))
            }
            since += 1
        }
        return moment
    }
}
