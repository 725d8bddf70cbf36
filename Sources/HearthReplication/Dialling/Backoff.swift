/// How long to wait before dialling again.
///
/// The step doubles with every failure; the wait is drawn from half a step to one and a half, so
/// that nodes which lost each other at the same moment do not come back at the same moment.
package struct Backoff: Hashable, Sendable {
    /// The step after the first failure.
    package static let firstStep = Duration.seconds(1)
    /// No wait is longer.
    package static let longestWait = Duration.seconds(300)
    /// The step at which the longest wait is reached.
    private static let longestStep = Duration.seconds(200)

    private var step = Self.firstStep

    /// Nothing has failed yet.
    package init() {}

    /// How long to wait now; `jitter`, from 0 up to but not including 1, must be fresh each time.
    package mutating func failed(jitter: Double) -> Duration {
        precondition((0..<1).contains(jitter), "jitter is a fraction")
        let wait = step * (0.5 + jitter)
        step = min(step * 2, Self.longestStep)
        return min(wait, Self.longestWait)
    }

    /// A connection was made: the next failure starts from the first step again.
    package mutating func succeeded() {
        step = Self.firstStep
    }
}
