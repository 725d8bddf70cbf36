/// What the caller's timer does now, the day's plan, and how the timer is set.
package struct ShowFocus: Operation {
    package typealias Answer = FocusShown
    package static let path = "focus"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Starts a pomodoro. There is never more than one.
package struct StartPomodoro: Creating {
    package typealias Answer = FocusShown
    package static let path = "focus/start"
    package static let askers = Askers.everybody

    /// At random. The first 16 of its digits are the id of the pomodoro.
    package var id: NewID
    /// nil: the one that comes next.
    package var activity: String?
    /// When that was, in milliseconds since 1970, for a device that had no connection; nil: now.
    package var at: Int?

    package init(_ activity: String? = nil, at: Int? = nil, id: NewID = .random()) {
        self.id = id
        self.activity = activity
        self.at = at
    }
}

/// Notes an interruption of a pomodoro, and writes down what came up where it is to be done later.
package struct Interrupt: Creating {
    package typealias Answer = FocusShown
    package static let path = "focus/interrupt"
    package static let askers = Askers.everybody

    /// At random. The first 16 of its digits are the id of the interruption, the last 16 that of the activity.
    package var id: NewID
    /// The id of the pomodoro; nil: the one that runs.
    package var session: String?
    /// It came from outside; else one distracted oneself.
    package var isExternal: Bool
    /// What came up, in up to 200 characters.
    package var note: String?
    /// Where to write it down as an activity: never To Do, since it interrupts today's work. nil: nowhere.
    package var place: ActivityPlace?
    /// When it was, in milliseconds since 1970; nil: now.
    package var at: Int?

    package init(
        isExternal: Bool, session: String? = nil, note: String? = nil,
        place: ActivityPlace? = nil, at: Int? = nil, id: NewID = .random()
    ) {
        self.id = id
        self.session = session
        self.isExternal = isExternal
        self.note = note
        self.place = place
        self.at = at
    }
}

/// Makes a pomodoro void: it stays in the diary and counts nowhere.
package struct VoidPomodoro: Operation {
    package typealias Answer = FocusShown
    package static let path = "focus/void"
    package static let askers = Askers.everybody

    /// The id of the pomodoro; nil: the one that runs.
    package var session: String?
    /// When it was, in milliseconds since 1970; nil: now.
    package var at: Int?

    package init(session: String? = nil, at: Int? = nil) {
        self.session = session
        self.at = at
    }
}

/// Answers whether the caller worked to the end of a pomodoro that ended while this home was off.
package struct AnswerPomodoro: Operation {
    package typealias Answer = FocusShown
    package static let path = "focus/answer"
    package static let askers = Askers.everybody

    package var session: String
    /// No: it is void.
    package var didWork: Bool

    package init(session: String, didWork: Bool) {
        self.session = session
        self.didWork = didWork
    }
}

/// Ends the break that runs.
package struct EndBreak: Operation {
    package typealias Answer = FocusShown
    package static let path = "focus/end-break"
    package static let askers = Askers.everybody

    /// When it was, in milliseconds since 1970; nil: now.
    package var at: Int?

    package init(at: Int? = nil) { self.at = at }
}

/// Plans today: how many pomodoros, and at which activities, in which order. What is not said stays.
package struct PlanDay: Operation {
    package typealias Answer = FocusShown
    package static let path = "focus/plan"
    package static let askers = Askers.everybody

    /// 0 to 48.
    package var planned: Int?
    /// Moved to To Do, in this order, at its beginning.
    package var chosen: [String]?

    package init(planned: Int? = nil, chosen: [String]? = nil) {
        self.planned = planned
        self.chosen = chosen
    }
}

/// Says how the caller's timer is set; what is not said stays.
package struct SetFocus: Operation {
    package typealias Answer = FocusShown
    package static let path = "focus/settings"
    package static let askers = Askers.everybody

    /// Minutes, 1 to 120.
    package var pomodoro: Int?
    /// Minutes, 1 to 60.
    package var shortBreak: Int?
    /// Minutes, 1 to 120.
    package var longBreak: Int?
    /// Completed pomodoros, 2 to 12.
    package var longBreakEvery: Int?
    package var hasSound: Bool?
    package var tellsBreaks: Bool?
    /// When a day begins, as `04:00`.
    package var dayBegins: String?

    package init(
        pomodoro: Int? = nil, shortBreak: Int? = nil, longBreak: Int? = nil,
        longBreakEvery: Int? = nil, hasSound: Bool? = nil, tellsBreaks: Bool? = nil,
        dayBegins: String? = nil
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
