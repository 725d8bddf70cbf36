/// A moment of the wall clock, in milliseconds since 1970-01-01T00:00Z.
///
/// The pure core is handed the time and never asks for it, so that a simulated world can own it.
package struct WallTime: Hashable, Comparable, Sendable {
    package var milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    package init(seconds: Int64) {
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        milliseconds = overflow ? (seconds < 0 ? .min : .max) : product
    }

    /// Whole seconds since 1970, rounded down.
    package var seconds: Int64 {
        milliseconds >= 0 ? milliseconds / 1000 : (milliseconds + 1) / 1000 - 1
    }

    package static func < (left: WallTime, right: WallTime) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The moment this much later; saturates instead of overflowing.
    package func adding(_ duration: Duration) -> WallTime {
        let (seconds, attoseconds) = duration.components
        let (whole, first) = seconds.multipliedReportingOverflow(by: 1000)
        let (sum, second) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
        let (result, third) = milliseconds.addingReportingOverflow(sum)
        if first || second || third {
            return WallTime(milliseconds: seconds < 0 ? .min : .max)
        }
        return WallTime(milliseconds: result)
    }

    /// How much later than `earlier` this is; saturates instead of overflowing.
    package func since(_ earlier: WallTime) -> Duration {
        let (difference, overflow) =
            milliseconds.subtractingReportingOverflow(earlier.milliseconds)
        return .milliseconds(overflow ? (self < earlier ? .min : .max) : difference)
    }
}
