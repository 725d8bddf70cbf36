// What is said of activities and of the timer.
extension ErrorCode {
    package static let unknownActivity = typed("unknownActivity", ["name"], missing: .item)
    package static let ambiguousActivity = typed("ambiguousActivity", ["name", "candidates"])
    package static let noActivity = refused("noActivity")
    /// `time`: until when it runs, ISO 8601.
    package static let timerRuns = refused("timerRuns", ["name", "time"])
    package static let noTimer = refused("noTimer")
    package static let timerOver = refused("timerOver")
    package static let interruptionOutside = refused("interruptionOutside", fields: ["at"])
    package static let tooManyInterruptions = refused("tooManyInterruptions")
    package static let diaryDayFull = refused("diaryDayFull")
    package static let notToToDoNow = typed("notToToDoNow", fields: ["place"])

    package static let activityTaken = refused("activityTaken", ["name", "person"])
    package static let repetitionMalformed = typed(
        "repetitionMalformed", ["value"], fields: ["repeats"])
    package static let diaryShown = refused("diaryShown", ["name"])

    static let activities: [ErrorCode] = [
        .activityTaken, .repetitionMalformed, .diaryShown,
        .unknownActivity, .ambiguousActivity, .noActivity, .timerRuns, .noTimer, .timerOver,
        .interruptionOutside, .tooManyInterruptions, .diaryDayFull, .notToToDoNow,
    ]
}
