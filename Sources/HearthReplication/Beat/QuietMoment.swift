package import HearthWire

/// The time around every whole second in which a node begins no work that depends on claims.
///
/// On whole seconds it sends what it kept for nodes that host an owner. A claim being changed, or
/// somebody's early cell being checked, just then would make that late by the time it takes, and
/// the lateness would tell (protocol-spec/circle.md).
package enum QuietMoment {
    private static let lead: Int64 = 100
    private static let tail: Int64 = 10

    /// When the quiet time in which `now` lies is over; nil outside of one.
    package static func end(at now: WallTime) -> WallTime? {
        let milliseconds = ((now.milliseconds % 1000) + 1000) % 1000
        if milliseconds >= 1000 - lead {
            return WallTime(milliseconds: now.milliseconds + 1000 - milliseconds + tail)
        }
        if milliseconds < tail {
            return WallTime(milliseconds: now.milliseconds + tail - milliseconds)
        }
        return nil
    }
}
