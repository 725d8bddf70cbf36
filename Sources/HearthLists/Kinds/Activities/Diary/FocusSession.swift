package import HearthWire

/// A pomodoro or a break, as the diary has it (protocol-spec/activities.md).
package struct FocusSession: Hashable, Sendable, Identifiable {
    /// Seconds that may be planned for one.
    package static let plannedSeconds = 1...86_400

    package let id: FocusID
    package let kind: Kind
    package var started: WallTime
    package let plannedSeconds: Int
    /// Nil: it runs.
    package var ending: Ending?
    /// What is worked at; nil for breaks.
    package var activity: Worked?
    /// In the order in which they were told.
    package var interruptions: [FocusInterruption] = []
    /// Of local time when it began, in minutes east of UTC.
    package var zoneMinutes: Int
    /// The member's count of the activity, on a list that others edit too, has it.
    package var isCounted = false
    var carried = Carried()

    package init(
        id: FocusID, kind: Kind, started: WallTime, plannedSeconds: Int, activity: Worked? = nil,
        zoneMinutes: Int
    ) {
        self.id = id
        self.kind = kind
        self.started = started
        self.plannedSeconds = plannedSeconds
        self.activity = activity
        self.zoneMinutes = zoneMinutes
    }

    package enum Kind: Sendable {
        case pomodoro
        case shortBreak
        case longBreak
    }

    /// When and how it ended.
    package struct Ending: Hashable, Sendable {
        package let at: WallTime
        package let how: How

        package init(at: WallTime, how: How) {
            self.at = at
            self.how = how
        }
    }

    package enum How: Sendable {
        /// At its planned end or, of a break, after it.
        case completed
        /// Of a pomodoro: it counts nowhere.
        case voided
        /// Of a break: before its planned end.
        case stopped
        /// Of a pomodoro: at its planned end, while the home was off; nobody said yet whether one worked to the end.
        case unseen
        /// Of a pomodoro: void, for an earlier one ran at that time.
        case overlapped
    }

    /// The activity of a pomodoro.
    package struct Worked: Hashable, Sendable {
        package let list: ListID
        package let item: ItemID
        /// What it was called then: it may be gone.
        package let name: String

        package init(list: ListID, item: ItemID, name: String) {
            self.list = list
            self.item = item
            self.name = name
        }
    }
}

extension FocusSession {
    package var isBreak: Bool { kind != .pomodoro }

    package var runs: Bool { ending == nil }

    /// The moment up to which it is planned.
    package var deadline: WallTime { started.adding(.seconds(plannedSeconds)) }

    /// Whether it is a pomodoro that counts as worked.
    package var isCompleted: Bool { kind == .pomodoro && ending?.how == .completed }

    /// Whether it takes its time for itself: what was void does not.
    package var stands: Bool {
        switch ending?.how {
        case .voided, .overlapped: false
        case nil, .completed, .stopped, .unseen: true
        }
    }

    /// The moment at which it ended, or at which it ends by plan.
    package var end: WallTime { ending?.at ?? deadline }

    /// What is left of a session that runs: never more than was planned, so that a clock that was set back prolongs
    /// nothing; never less than none.
    package func left(at now: WallTime) -> Duration {
        min(.seconds(plannedSeconds), max(.zero, deadline.since(now)))
    }
}
