package import HearthSodium
import HearthWire

/// What other nodes' hellos say of this node's clock: a pure function.
///
/// One node may be wrong itself, or lie, and the owners of a list would gain by it: so it takes two
/// at least, who are not all owners of one list, and more of them than there are others.
package enum ClockWitnesses {
    /// How wrong this node's clock is, by what others say.
    ///
    /// - Parameters:
    ///   - offsets: By node: how many seconds its clock is ahead of this one.
    ///   - owners: Of each list on which somebody here gives, the nodes that host an owner.
    /// - Returns: How many seconds it is ahead of theirs, negative when it is behind; nil while not
    ///   enough of them say so.
    package static func error(
        _ offsets: [NodeKey: Int64], owners: [Set<NodeKey>]
    ) -> Int64? {
        let tolerance = Limits.clockTolerance.components.seconds
        for isAhead in [true, false] {
            // Who is behind says that this clock is ahead.
            let witnesses = offsets.filter { _, offset in
                isAhead ? offset < -tolerance : offset > tolerance
            }
            guard witnesses.count >= 2, 2 * witnesses.count > offsets.count else { continue }
            let nodes = Set(witnesses.keys)
            guard !owners.contains(where: { nodes.isSubset(of: $0) }) else { continue }
            let said = witnesses.values.sorted { abs($0) < abs($1) }
            return -said[(said.count - 1) / 2]
        }
        return nil
    }
}

extension Replicator {
    /// How many seconds this node's clock is ahead of others', as far as they say so; see
    /// `ClockWitnesses`.
    package var clockError: Int64? {
        let offsets = clockOffsets.filter { directory.isKnown($0.key) }
        // Most nodes' clocks are right, and then nothing more is looked at.
        let tolerance = Limits.clockTolerance.components.seconds
        guard offsets.values.contains(where: { abs($0) > tolerance }) else { return nil }
        let owners = directory.givingLists.filter {
            !directory.circleMembersHere(of: $0.id).isEmpty
        }.map(\.ownerNodes)
        return ClockWitnesses.error(offsets, owners: owners)
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
