package import HearthAPI
package import HearthHousehold
package import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

/// A member whose newest card names another node lives there: somebody recovered them with their code. This
/// home shows what it has of theirs, and says nothing more in their name.
extension Household {
    /// A friend's home knows a newer card than the one with which this one knocked for a member. One who is
    /// being recovered here gets a still newer one: the home that was lost had a clock that ran ahead. Not so
    /// one who came with what was packed up: they stayed in the home that did it. Nor one who was packed up
    /// here: they have gone.
    package mutating func knockAgainWithNewerCard(
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
