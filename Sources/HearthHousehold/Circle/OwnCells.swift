import HearthReplication
import HearthSodium
import HearthWire

/// A circle member's own newest cells as they lie here: sealed under their sender key, and wrapped where
/// an owner of the list lives on this node.
///
/// Behind a cell of claims lies its base: the cell that they changed first before others had shown
/// what they hold, or the one that came back last, so that what they freed stays free even if the
/// node is started in between. Where there is none lie zeros: the size is always the same.
extension Household {
    /// A member's own newest cell of a kind, as it lies here; nil when they have none.
    func ownOctets(
        of member: IdentityKey, in list: ListID, _ kind: Cell.Kind, _ work: Work
    ) throws -> [UInt8]? {
        let key = MembershipKey(list: list, member: member)
        return switch kind {
        case .claims: try work.store.row(OwnCellRow.self, key)?.cell
        case .page: try work.store.row(OwnPageRow.self, key)?.page
        }
    }

    /// A member's own newest cell of a kind; nil when they have none, or it is wrapped and they are
    /// locked.
    func ownCell(
        of member: IdentityKey, in list: ListID, _ kind: Cell.Kind, _ work: Work
    ) throws -> Cell? {
        guard let octets = try openOctets(of: member, in: list, kind, work) else { return nil }
        return try Cell(octets: Array(octets.prefix(kind.byteCount)))
    }

    /// What a member's own cell was changed from; nil when nobody needs to know, or can.
    func cellBase(_ name: ReturnedCellRow.Key, _ work: Work) throws -> Cell? {
        if let base = cellMemories[name].base { return base }
        guard name.kind == .claims,
            let octets = try openOctets(of: name.member, in: name.list, name.kind, work)
        else { return nil }
        // Cells begin with a kind, which is no zero.
        return try? Cell(octets: Array(octets.dropFirst(name.kind.byteCount)))
    }

    /// A member's own cell is about to be made again, or changed: what it was at the start is its base,
    /// unless there is one already.
    mutating func noteBase(_ name: ReturnedCellRow.Key, _ work: Work) throws {
        guard cellMemories[name].base == nil else { return }
        cellMemories[name].base =
            try cellBase(name, work) ?? ownCell(of: name.member, in: name.list, name.kind, work)
    }

    /// A member's claims are about to be changed: what they were up to now is remembered, but for where
    /// an owner of the list lives here, and nothing of it may lie open.
    mutating func noteContent(
        _ content: OwnContent, of name: ReturnedCellRow.Key, _ work: Work
    ) throws {
        guard name.kind == .claims, try !hostsOwner(of: name.list, work),
            let order = try ownCell(of: name.member, in: name.list, name.kind, work)?.order
        else { return }
        var contents = cellMemories[name].contents + [(upTo: order, content: content)]
        // The first is what lay here at the start.
        if contents.count > Self.contentLimit { contents.remove(at: 1) }
        cellMemories[name].contents = contents
    }

    /// What a member's own cell and one that came back both came from: its base, and what lay here at
    /// the start, where the one that came back knows it.
    ///
    /// A home that was put back to a moment between a change and the beat knows the change, and the
    /// beat before it.
    func commonBase(
        _ base: OwnContent?, of name: ReturnedCellRow.Key, present: OwnContent,
        returned: OwnContent, _ work: Work
    ) throws -> OwnContent? {
        // There nobody can say what was changed since the start.
        guard name.kind == .claims, try !hostsOwner(of: name.list, work) else { return base }
        let start = cellMemories[name].contents.first?.content ?? present
        return (base ?? .claims([])).knowing(start, as: returned)
    }

    /// Contents of one cell that are remembered.
    private static let contentLimit = 16

    /// What a member's claims were in the cell that content which came back was merged with; nil where
    /// nobody can say, or the base came back from there after it had been merged with that one.
    func taken(
        by content: OwnContent, after base: OwnContent?, of name: ReturnedCellRow.Key,
        present: OwnContent
    ) -> OwnContent? {
        guard let order = content.merged, base?.merged != order,
            cellMemories[name].incarnations.contains(order.incarnation),
            !cellMemories[name].contents.isEmpty
        else { return nil }
        return cellMemories[name].contents.first { $0.upTo >= order }?.content ?? present
    }

    /// Both cells, or the one that an earlier program kept, without what they are wrapped in.
    private func openOctets(
        of member: IdentityKey, in list: ListID, _ kind: Cell.Kind, _ work: Work
    ) throws -> [UInt8]? {
        guard let stored = try ownOctets(of: member, in: list, kind, work) else { return nil }
        if stored.count.isMultiple(of: kind.byteCount) { return stored }
        guard let keys = keyring.keys(of: member), stored.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(stored[..<Nonce.byteCount]))
        else { return nil }
        return keys.storage.open(
            Array(stored[Nonce.byteCount...]), nonce: nonce,
            additionalData: Self.wrapContext + list.octets)
    }

    /// Stores a member's own newest cell of its kind: wrapped where an owner of the list lives on this
    /// node, for its header tells whether they changed anything since the beat.
    func storeOwn(_ cell: Cell, of member: IdentityKey, _ work: Work) throws {
        let name = ReturnedCellRow.Key(list: cell.list, member: member, kind: cell.kind)
        var octets = cell.octets
        if cell.kind == .claims {
            let base = try needsBase(name, work) ? cellBase(name, work) : unsaidBase(name, cell)
            octets += base?.octets ?? [UInt8](repeating: 0, count: cell.kind.byteCount)
        }
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
        case .page:
            try work.store.put(OwnPageRow(list: cell.list, member: member, page: octets))
        }
    }

    /// Whether something could still come back that knows nothing of what is changed here: another
    /// home's cell waits to be taken over, one came since the start, for there may be more from a second
    /// copy, or none was compared with this one since then.
    private func needsBase(_ name: ReturnedCellRow.Key, _ work: Work) throws -> Bool {
        try !cellMemories[name].isRenewed || cellMemories[name].isBaseReturned
            || work.store.row(ReturnedCellRow.self, name) != nil
    }

    /// What the last beat told, while a change waits for the next one: if the node is started in
    /// between, a second copy of this home may have told something else meanwhile.
    private func unsaidBase(_ name: ReturnedCellRow.Key, _ cell: Cell) -> Cell? {
        cell.order.sub > 0 ? cellMemories[name].told : nil
    }

    /// Seals what a member's claims were changed from under the key that they have now.
    mutating func resealBase(
        _ content: OwnContent?, circle: CircleKeys, of member: ListEntry.Reader,
        on list: ListEntry, _ work: Work
    ) throws {
        let name = ReturnedCellRow.Key(list: list.id, member: member.identity, kind: .claims)
        guard let content, let base = try cellBase(name, work) else { return }
        cellMemories[name].base = try seal(
            content, order: base.order, circle: circle, of: member, on: list, work)
    }
}
