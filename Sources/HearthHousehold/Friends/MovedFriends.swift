import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Friends who live on another node than before, and what housemates need who are that now.
extension Household {
    /// A friend lives on another node than was known here, and proves it with a newer card; or what they
    /// prove is old, and they are told.
    mutating func take(
        _ card: Record, ofFriend row: FriendRow, addresses: [String], on session: SessionID,
        _ work: Work
    ) throws -> KnockOutcome {
        let held = try self.card(of: row.identity, work)
        if let held, held.record.version >= card.version {
            guard held.body.nodeKey != replicator.peer(of: session) else { return .accepted }
            replicator.send(.record(held.record), to: session)
            return .moved
        }
        try work.store.put(card)
        // Where they lived until now they may still be taken for living there.
        if let before = held?.body.nodeKey, let old = replicator.session(with: before) {
            replicator.send(.record(card), to: old)
        }
        var row = row
        row.node = replicator.peer(of: session) ?? row.node
        row.isNodeClaimed = nil
        let reachable = addresses.filter { HostPort($0) != nil }
        if !reachable.isEmpty { row.addresses = reachable }
        try work.store.put(row)
        // For lists and their owners' nodes too, before anything is sent.
        try cardArrived(of: row.identity, work)
        noteRecord(card.key, at: work.now)
        try writeMissingLetters(of: row.member, work)
        noteChange()
        return .accepted
    }

    /// Housemates are friends without a letter; where one of them has moved away, they need one.
    package mutating func writeMissingLetters(of member: IdentityKey, _ work: Work) throws {
        guard let keys = keyring.keys(of: member), elsewhere[member] == nil else { return }
        for row in try work.store.rows(FriendRow.self, of: member)
        where row.state == .friends && elsewhere[row.identity] != nil {
            try editLetter(from: member, to: row.identity, keys: keys, work) { $0.isFriend = true }
        }
    }

    /// A friend's home shows a card of a member here that is newer than the one held.
    package mutating func takeShownCard(_ frame: Frame, _ work: Work) throws {
        guard case .record(let record) = frame, record.key.kind == .card,
            record.key.name == .only,
            try work.store.row(MemberRow.self, record.key.author) != nil,
            let held = try card(of: record.key.author, work), held.record.version < record.version,
            (try? CardBody(record: record)) != nil, record.isSigned(by: record.key.author)
        else { return }
        try raiseIncarnation(
            of: record.key.author, above: record.version.incarnation, work)
        try work.store.put(record)
        try cardArrived(of: record.key.author, work)
        noteChange()
    }
}
