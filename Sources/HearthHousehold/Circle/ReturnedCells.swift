import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// A member's own cells that lie at other homes and no longer here (protocol-spec/circle.md).
extension Household {
    /// Whether a list's cells may be renewed here: a home that was just started first asks another
    /// reader's node whether it holds newer ones of its own, lest an earlier copy takes back what
    /// somebody reserved since. Nobody gets them meanwhile, so nothing is missed; after two beats
    /// without an answer it goes on with what it has.
    func mayRenew(_ list: ListEntry, at now: WallTime) -> Bool {
        if replicator.comparedLists.contains(list.id) { return true }
        let patience =
            2 * clock.slotSeconds * Int64(replicator.schedule.interval(of: list, at: now))
        return now.since(startedAt) >= .seconds(patience) || now < startedAt
            || list.readers.allSatisfy { $0.node == node }
    }

    /// A newer cell of a member's own was taken from a peer: what it says holds here too.
    mutating func ownCellReturned(
        _ tag: AuthorTag, on list: ListID, _ work: Work
    ) throws {
        guard let entry = replicator.directory.lists[list],
            let member = replicator.directory.circleMembersHere(of: list)
                .first(where: { $0.tag == tag })
        else { return }
        try takeBack(member, on: entry, work)
    }

    /// Takes over what a member's newest cell at other homes says.
    ///
    /// Gives false while it cannot be read: she is locked, or the bundle with its key has not come.
    @discardableResult
    mutating func takeBack(
        _ member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws -> Bool {
        let rowKey = MembershipKey(list: list.id, member: member.identity)
        guard try work.store.row(OwnCellRow.self, rowKey) != nil,
            let returned = try work.store.beatCell(of: member.tag, in: list.id),
            var circle = try circleKeys(of: member.identity, in: list.id, work),
            let own = try ownCell(of: member.identity, in: list.id, work)
        else { return false }
        guard own.order < returned.order else { return true }
        try raiseIncarnation(of: member.identity, above: returned.order.incarnation, work)
        let commitment = circle.commitment(list: list.id, author: member.identity)
        if returned.open(with: circle.sender, commitment: commitment) == nil {
            // Sealed under a later sender key, of which her own bundle holds a box for herself.
            guard
                let key = try senderKey(of: member, on: list, for: member.identity, work),
                returned.open(with: key.key, commitment: key.commitment) != nil
            else { return false }
            circle.sender = key.key
            circle.generation = key.generation
            circle.forgetRoster()
            try store(circle, of: member.identity, in: list.id, work)
        }
        try storeOwn(returned, of: member.identity, work)
        noticeReturn(of: member.name)
        noteChange()
        return true
    }
}
