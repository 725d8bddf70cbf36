import NIOConcurrencyHelpers

/// What has happened so far.
final class Tally: Sendable, CustomStringConvertible {
    struct Counts: Sendable {
        var acts = 0
        var acknowledged = 0
        var stopped = 0
        var killed = 0
    }

    private let counts = NIOLockedValueBox(Counts())

    /// Counts something.
    func count(_ change: (inout Counts) -> Void) { counts.withLockedValue(change) }

    /// Whether it was chaos: many acts came through, and nodes went down in both ways.
    var isEnough: Bool {
        counts.withLockedValue { $0.acknowledged > 50 && $0.stopped > 0 && $0.killed > 0 }
    }

    var description: String {
        let counts = counts.withLockedValue { $0 }
        return "\(counts.acknowledged) of \(counts.acts) acts acknowledged; "
            + "nodes stopped \(counts.stopped) and killed \(counts.killed) times"
    }
}
