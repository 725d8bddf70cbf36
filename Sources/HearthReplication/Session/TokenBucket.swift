package import HearthWire

/// How much somebody may ask for in a while: a pure machine over the wall clock.
///
/// Begins full; a clock that is set back refills nothing.
package struct TokenBucket: Sendable {
    private let capacity: Double
    private let perSecond: Double
    private var tokens: Double
    private var refilledAt: WallTime?

    /// Holds at most `capacity` tokens, and gains `perSecond`.
    package init(capacity: Double, perSecond: Double) {
        self.capacity = capacity
        self.perSecond = perSecond
        tokens = capacity
    }

    /// Takes tokens if there are as many; what costs more than a full bucket costs a full one.
    package mutating func take(_ cost: Double = 1, now: WallTime) -> Bool {
        refill(now)
        let cost = min(cost, capacity)
        guard tokens >= cost else { return false }
        tokens -= cost
        return true
    }

    /// When there will be as many.
    package func moment(for cost: Double = 1, after now: WallTime) -> WallTime {
        let missing = min(cost, capacity) - tokens
        guard missing > 0, let refilledAt else { return now }
        // A millisecond more, so that rounding never makes it too early.
        let wait = Duration.milliseconds(Int64(missing / perSecond * 1000) + 1)
        return max(now, refilledAt.adding(wait))
    }

    private mutating func refill(_ now: WallTime) {
        defer { refilledAt = now }
        guard let refilledAt else { return }
        let milliseconds = now.milliseconds.subtractingReportingOverflow(
            refilledAt.milliseconds)
        guard !milliseconds.overflow, milliseconds.partialValue > 0 else { return }
        let gained = Double(milliseconds.partialValue) / 1000 * perSecond
        tokens = min(capacity, tokens + gained)
    }
}
