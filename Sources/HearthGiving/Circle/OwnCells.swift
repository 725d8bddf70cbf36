import HearthCircle
package import HearthHousehold
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// A circle member's own newest cells as they are stored here: sealed under their sender key, and wrapped
/// where an owner of the list lives on this node.
extension Household {
    /// A member's own newest cell of a kind; nil when they have none, or it is wrapped and they are
    /// locked.
    func ownCell(
        of member: IdentityKey, in list: ListID, _ kind: Cell.Kind, _ work: Work
    ) throws -> Cell? {
        guard let stored = try ownOctets(of: member, in: list, kind, work) else { return nil }
        // What it is wrapped in begins with a nonce, and is as long as no cell is; an earlier program kept
        // room for a second cell behind it.
        let single = try? Cell.byteCount(startingWith: stored)
        if let single, [single, 1024, 5952].contains(stored.count) {
            return try Cell(octets: Array(stored.prefix(single)))
        }
        guard let keys = keyring.keys(of: member), stored.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(stored[..<Nonce.byteCount])),
            let octets = keys.storage.open(
                Array(stored[Nonce.byteCount...]), nonce: nonce,
                additionalData: Self.wrapContext + list.octets)
        else { return nil }
        return try Cell(octets: Array(octets.prefix(Cell.byteCount(startingWith: octets))))
    }

    /// Whether a member has a cell of a kind, be it readable now or not.
    func hasOwnCell(
        of member: IdentityKey, in list: ListID, _ kind: Cell.Kind, _ work: Work
    ) throws -> Bool {
        try ownOctets(of: member, in: list, kind, work) != nil
    }

    private func ownOctets(
        of member: IdentityKey, in list: ListID, _ kind: Cell.Kind, _ work: Work
    ) throws -> [UInt8]? {
        let key = MembershipKey(list: list, member: member)
        return switch kind {
        case .claims: try work.store.row(OwnCellRow.self, key)?.cell
        case .talk: try work.store.row(OwnPageRow.self, key)?.page
        }
    }

    /// Stores a member's own newest cell of its kind: wrapped where an owner of the list lives on this
    /// node, for its header tells whether they changed anything since the beat.
    func storeOwn(_ cell: Cell, of member: IdentityKey, _ work: Work) throws {
        var octets = cell.octets
        if try hostsOwner(of: cell.list, work), let keys = keyring.keys(of: member) {
            let nonce = entropy.nonce(for: EntropyPurpose("private nonce"))
            octets =
                nonce.octets
                + keys.storage.seal(
                    octets, nonce: nonce, additionalData: Self.wrapContext + cell.list.octets)
        }
        switch cell.kind {
        case .claims:
            try work.store.put(OwnCellRow(list: cell.list, member: member, cell: octets))
        case .talk:
            try work.store.put(OwnPageRow(list: cell.list, member: member, page: octets))
        }
    }

    /// A member reads a list no more: their keys and cells of it go. What is stored wrapped stays until
    /// they unlock and it can be remembered in their cart.
    package func forgetCircle(of list: ListID, _ member: IdentityKey, _ work: Work) throws {
        let key = MembershipKey(list: list, member: member)
        guard let row = try work.store.row(CircleKeyRow.self, key),
            !row.isWrapped || keyring.keys(of: member) != nil
        else { return }
        for waiting in try waitingCells(of: member, on: list, work) {
            try work.store.remove(WaitingCellRow.self, waiting.key)
        }
        try work.store.remove(CircleKeyRow.self, key)
        try work.store.remove(OwnCellRow.self, key)
        try work.store.remove(OwnPageRow.self, key)
    }
}
