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
                .first(where: { $0.tag == tag }),
            let returned = try work.store.beatCell(of: tag, in: list)
        else { return }
        try raiseIncarnation(of: member.identity, above: returned.order.incarnation, work)
        returnedCells.insert(MembershipKey(list: list, member: member.identity))
        noticeReturn(of: member.name)
        try takeBack(member, on: entry, work)
    }

    /// Takes over what a member's newest cell at other homes says, be it that she has changed
    /// something here meanwhile: then both hold, and hers where they are about the same wish.
    ///
    /// Gives false while it cannot be read: she is locked, or the bundle with its key has not come.
    @discardableResult
    mutating func takeBack(
        _ member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws -> Bool {
        let key = MembershipKey(list: list.id, member: member.identity)
        guard let own = try ownCell(of: member.identity, in: list.id, work),
            let returned = try work.store.beatCell(of: member.tag, in: list.id),
            let circle = try circleKeys(of: member.identity, in: list.id, work)
        else { return false }
        guard returnedCells.contains(key) || own.order < returned.order else { return true }
        guard let plaintext = try open(returned, of: member, on: list, circle: circle, work)
        else { return false }
        returnedCells.remove(key)
        guard let claims = try? ClaimSheet.decode(plaintext).claims else { return true }
        var merged = claims
        if returned.order < own.order {
            let newer = try ownClaims(of: member.identity, on: list.id, circle: circle, work)
            let items = Set(newer.map(\.item))
            merged = newer + claims.filter { !items.contains($0.item) }
        }
        // It stays here: the next beat tells the others, under an order of its own.
        try storeOwn(
            seal(
                Array(merged.prefix(Limits.claimsPerPersonAndList)),
                order: max(own.order, returned.order), circle: circle, of: member, on: list,
                work),
            of: member.identity, work)
        noteChange()
        return true
    }

    /// The content of a returned cell, which may be sealed under a later sender key than the one
    /// here: her own bundle holds a box for herself.
    private mutating func open(
        _ cell: Cell, of member: ListEntry.Reader, on list: ListEntry, circle: CircleKeys,
        _ work: Work
    ) throws -> [UInt8]? {
        let commitment = circle.commitment(list: list.id, author: member.identity)
        if let plaintext = cell.open(with: circle.sender, commitment: commitment) {
            return plaintext
        }
        return try senderKey(of: member, on: list, for: member.identity, work)
            .flatMap { cell.open(with: $0.key, commitment: $0.commitment) }
    }
}
