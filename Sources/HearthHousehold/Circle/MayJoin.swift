import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    func hasPassphrase(_ member: IdentityKey, _ work: Work) throws -> Bool {
        try work.store.row(MemberRow.self, member)?.protection.isEmpty == false
    }

    /// Whether a member has to set a passphrase before they can be in a list's circle: an owner
    /// lives on their node, which they may have learned from the roster alone.
    ///
    /// Anybody who was in the circle before an owner moved in stays there.
    func mayNotJoin(
        _ member: ListEntry.Reader, _ list: ListEntry, _ work: Work
    ) throws -> Bool {
        guard list.isGiving, member.role.isInCircle, list.ownerNodes.contains(node) else {
            return false
        }
        let key = MembershipKey(list: list.id, member: member.identity)
        return try !hasPassphrase(member.identity, work)
            && work.store.row(OwnCellRow.self, key) == nil
    }

    /// Why a member of the circle has no keys on a list yet.
    func circleIsMissing(_ open: OpenList, _ work: Work) throws -> HearthError {
        try mayNotJoin(open.reader, open.entry, work)
            ? HearthError(.circleNeedsPassphrase, ["member": open.reader.name])
            : HearthError(.listStillWaiting, ["list": open.merged.head.title])
    }
}
