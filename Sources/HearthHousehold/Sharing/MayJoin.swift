import HearthAPI
import HearthLists
package import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

extension Household {
    func hasPassphrase(_ member: IdentityKey, _ work: Work) throws -> Bool {
        try work.store.row(MemberRow.self, member)?.protection.isEmpty == false
    }

    /// Whether a member has to set a passphrase before they can be in a list's circle: an owner
    /// lives on their node, which they may have learned from the roster alone.
    ///
    /// Anybody who was in the circle before an owner moved in stays there.
    package func mayNotJoin(
        _ member: ListEntry.Reader, _ list: ListEntry, _ work: Work
    ) throws -> Bool {
        guard list.isGiving, member.role.isInCircle, list.ownerNodes.contains(node) else {
            return false
        }
        let key = MembershipKey(list: list.id, member: member.identity)
        return try !hasPassphrase(member.identity, work)
            && work.store.row(OwnCellRow.self, key) == nil
    }

    /// Whether an owner of the list was ever seen on this node.
    package func hostsOwner(of list: ListID, _ work: Work) throws -> Bool {
        try work.store.row(OwnerNodeRow.self, OwnerNodeRow.Key(list: list, node: node)) != nil
    }
}
