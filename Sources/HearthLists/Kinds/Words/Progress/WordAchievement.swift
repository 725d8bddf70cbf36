/// Something that a learner reaches; all follow from the log.
package enum WordAchievement: String, CaseIterable, Sendable {
    case first, row3, row7, row30, row100, row365, learned10, learned50, learned250
    case fiveAtOnce, caughtUp10, twoLanguages, wholeMonth, extras25, favourites10

    package var points: Int {
        switch self {
        case .first, .row3: 5
        case .row7, .learned10, .favourites10, .twoLanguages: 10
        case .fiveAtOnce, .caughtUp10, .extras25: 20
        case .row30, .learned50, .wholeMonth: 30
        case .row100, .learned250: 60
        case .row365: 100
        }
    }

    /// Whether a log of all languages has it.
    package func isReached(_ progress: WordProgress) -> Bool {
        switch self {
        case .first: progress.learned >= 1
        case .row3: progress.bestStreak >= 3
        case .row7: progress.bestStreak >= 7
        case .row30: progress.bestStreak >= 30
        case .row100: progress.bestStreak >= 100
        case .row365: progress.bestStreak >= 365
        case .learned10: progress.learned >= 10
        case .learned50: progress.learned >= 50
        case .learned250: progress.learned >= 250
        case .fiveAtOnce: progress.mostAtOnce >= 5
        case .caughtUp10: progress.caughtUp >= 10
        case .twoLanguages: progress.hasTwoLanguages
        case .wholeMonth: progress.hasWholeMonth
        case .extras25: progress.extras >= 25
        case .favourites10: progress.favourites >= 10
        }
    }
}
