package import HearthAPI
import HearthReplication
package import HearthSodium
package import HearthWire

/// A member whose newest card names another node lives there: somebody recovered them with their code. This
/// home shows what it has of theirs, and says nothing more in their name.
extension Household {
    /// Goes by a member's newest card.
    mutating func noteWhereabouts(of member: IdentityKey, _ work: Work) throws {
        guard try work.store.row(MemberRow.self, member) != nil,
            let card = try card(of: member, work)
        else { return }
        if card.body.nodeKey == node {
            replicator.directory.members.insert(member)
            replicator.directory.movedMembers.remove(member)
            elsewhere[member] = nil
        } else {
            replicator.directory.members.remove(member)
            replicator.directory.movedMembers.insert(member)
            // The clock of the other home, when it began.
            elsewhere[member] = min(
                work.now, WallTime(seconds: Int64(card.record.version.incarnation)))
        }
        dialPlan.isStale = true
    }

    /// The one place that refuses what would be said in the name of somebody who lives elsewhere, and what
    /// somebody who is moving out would not find there.
    func checkLivesHere<Case: UseCase>(
        _ asker: Asker, for _: Case.Type, _ work: Work
    ) throws {
        if let since = elsewhere[asker.identity] {
            guard !Case.isForMoved else { return }
            throw HearthError(
                .livesElsewhere, ["member": asker.name, "date": dayText(since, of: asker.identity)])
        }
        guard !Case.isForMoving, let since = try movingSince(of: asker.identity, work) else {
            return
        }
        throw HearthError(
            .movingOut, ["member": asker.name, "date": dayText(since, of: asker.identity)])
    }

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

    /// A friend's home knows a newer card than the one with which this one knocked for a member. One who is
    /// being recovered here gets a still newer one: the home that was lost had a clock that ran ahead. Not so
    /// one who came with what was packed up: they stayed in the home that did it. Nor one who was packed up
    /// here: they have gone.
    mutating func knockAgainWithNewerCard(
        for key: PairKey, on session: SessionID, _ work: Work
    ) throws {
        guard try work.store.row(FriendRow.self, key)?.isRecovering == true,
            elsewhere[key.member] != nil, try !hasArrived(key.member, work),
            try packedAt(of: key.member, work) == nil, let keys = keyring.keys(of: key.member)
        else { return }
        try comeHere(key.member, keys: keys, work)
        try knock(on: session, work)
    }

    /// Has a member live here from now on.
    mutating func comeHere(
        _ member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        guard let card = try card(of: member, work) else { return }
        let reached = card.record.version.incarnation
        let packedAt = try packedAt(of: member, work)
        try raiseIncarnation(
            of: member, above: packedAt.map { lastArrival($0, reached) } ?? reached, work)
        elsewhere[member] = nil
        for name in [Settings.MemberName.packedAt, .cameFrom] {
            try Settings.set(name, of: member, text: nil, work)
        }
        try publishCard(name: card.body.name, keys: keys, work)
        try cardArrived(of: member, work)
    }
}

extension TakeOver: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> MemberInfo
    {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        if household.elsewhere[asker.identity] != nil {
            try household.comeHere(asker.identity, keys: keys, work)
            // As of a home that was put back: much may have happened since.
            try Settings.set(
                .recoveredAt, of: asker.identity, text: "\(work.now.milliseconds)", work)
            household.recovered.insert(asker.identity)
            // They may have made friends on the other computer.
            try Settings.set(.hasAskedFound, of: asker.identity, false, work)
            try household.holdLists(
                of: asker.identity,
                knownAt: household.rescue(of: asker.identity, work)?.writtenAt, work)
            household.noteChange()
        }
        guard let row = try work.store.row(MemberRow.self, asker.identity) else {
            throw HearthError(.internalError)
        }
        return try household.memberInfo(row, for: asker, work)
    }
}
