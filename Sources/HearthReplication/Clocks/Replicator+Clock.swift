import HearthWire

/// What other nodes' hellos say of this node's clock.
extension Replicator {
    /// How many seconds this node's clock is ahead of others', negative when it is behind; nil
    /// while not two nodes at least say so in the same direction.
    ///
    /// Nothing is refused for it, so nobody gains by saying so.
    package var clockError: Int64? {
        let tolerance = Limits.clockTolerance.components.seconds
        let errors = clockOffsets.filter { directory.isKnown($0.key) }.values.map { -$0 }
        for sign: Int64 in [1, -1] {
            let apart = errors.map { $0 * sign }.filter { $0 > tolerance }
            if apart.count >= 2, let least = apart.min() { return least * sign }
        }
        return nil
    }

    /// A clock that was set back: what was kept for a moment would wait until that comes again, so
    /// that all connections begin again, with hellos that say what time it is now.
    mutating func noticeClock(at now: WallTime) {
        defer { lastEventAt = now }
        guard let last = lastEventAt, last.since(now) > Self.setBack else { return }
        clockOffsets = [:]
        for id in sessions.keys.sorted() { close(id, .goodbye) }
    }

    /// Events come a little out of order.
    private static let setBack: Duration = .seconds(10)
}
