package import HearthWire

/// How much somebody may ask for in a while: a pure machine over the wall clock.
///
/// Begins full; a clock that is set back refills nothing. What comes a little out of order, as
/// frames of several peers do, is no clock that was set.
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

    /// Takes tokens for what is done already, whether there are as many or not: what is missing is a
    /// debt of at most `debt`, which is gained back before anything else is to be had.
    package mutating func charge(_ cost: Double, debt: Double, now: WallTime) {
        refill(now)
        tokens = max(tokens - cost, min(tokens, -debt))
    }

    /// When there will be one at least.
    package func moment(after now: WallTime) -> WallTime {
        let missing = 1 - tokens
        guard missing > 0, let refilledAt else { return now }
        // A millisecond more, so that rounding never makes it too early.
        let wait = Duration.milliseconds(Int64(missing / perSecond * 1000) + 1)
        return max(now, refilledAt.adding(wait))
    }

    private static let outOfOrder: Duration = .seconds(60)

    private mutating func refill(_ now: WallTime) {
        guard let before = refilledAt else {
            refilledAt = now
            return
        }
        guard now > before else {
            // Lest the same time be counted twice.
            if before.since(now) > Self.outOfOrder { refilledAt = now }
            return
        }
        refilledAt = now
        let milliseconds = now.milliseconds.subtractingReportingOverflow(before.milliseconds)
        guard !milliseconds.overflow else { return }
        let gained = Double(milliseconds.partialValue) / 1000 * perSecond
        tokens = min(capacity, tokens + gained)
    }
}
