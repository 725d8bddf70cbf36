import HearthWire

/// An older version of a member's own record that a peer holds, and is to show before it gets the
/// present one: this home may have forgotten it.
struct AwaitedVersion: Sendable {
    let stamp: RecordStamp
    let until: WallTime
    /// Whether the peer did not show it in time.
    var isOver = false
}

extension PeerSession {
    /// Whether the peer is still to show what it holds of a record.
    func isAwaited(_ key: RecordKey) -> Bool { awaited[key]?.isOver == false }

    /// Waits no more for what is due; gives its streams.
    mutating func giveUpAwaited(now: WallTime) -> Set<StreamID> {
        let due = awaited.values.filter { !$0.isOver && $0.until <= now }.map(\.stamp.key)
        for key in due { awaited[key]?.isOver = true }
        awaitedDue = awaited.values.filter { !$0.isOver }.map(\.until).min()
        return Set(due.map(\.stream))
    }
}
