import HearthAPI

extension ErrorSentences {
    static let activities: [ErrorCode: String] = [
        .unknownActivity: "There is no activity “{name}”. `hearth focus list` shows them.",
        .ambiguousActivity:
            "More than one activity is meant by “{name}”: {candidates}. Say which, by its id.",
        .noActivity:
            "Nothing stands in To Do. Add an activity there, or move one: `hearth focus move NAME --to todo`.",
        .timerRuns:
            "A pomodoro for “{name}” runs until {time}. Only one can run: wait, or make it void.",
        .noTimer: "No such pomodoro runs.",
        .timerOver: "This pomodoro was over at that time.",
        .interruptionOutside: "The pomodoro did not run at that time.",
        .tooManyInterruptions: "The diary has no room for more interruptions today.",
        .diaryDayFull: "The diary has no room for another pomodoro today.",
        .notToToDoNow:
            "What comes up while you work is for later. Put it into the inventory or among the unplanned.",
    ]
}
