import HearthAPI

extension ErrorSentences {
    static let activities: [ErrorCode: String] = [
        .activityTaken:
            "{person} has taken “{name}”. Ask them, or take it all the same: with `--anyway`, or on its page.",
        .repetitionMalformed:
            "“{value}” does not say when something is done again. Write 3-days, mon,thu, monthly-15 or yearly-12-24.",
        .diaryShown:
            "{name} sees your diary already. Take it back first: `hearth focus diary --hide`.",
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
