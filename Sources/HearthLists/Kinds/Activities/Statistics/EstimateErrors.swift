/// How far first estimates were from what finished activities took.
package struct EstimateErrors: Hashable, Sendable {
    /// How many activities were estimated, worked at and finished.
    package private(set) var activities = 0
    /// Sums of pomodoros.
    package private(set) var estimated = 0
    package private(set) var worked = 0
    /// Of the differences, whichever way.
    package private(set) var missed = 0

    package init(of finished: [(estimate: Int, worked: Int)]) {
        for (estimate, worked) in finished where estimate > 0 && worked > 0 {
            activities += 1
            estimated += estimate
            self.worked += worked
            missed += abs(worked - estimate)
        }
    }

    /// How far an estimate was off on average, in tenths of a pomodoro, rounded.
    package var averageInTenths: Int {
        activities == 0 ? 0 : (missed * 10 + activities / 2) / activities
    }
}
