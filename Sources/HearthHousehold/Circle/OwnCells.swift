import HearthReplication
import HearthSodium
import HearthWire

/// A circle member's own newest cells as they lie here: sealed under their sender key, and wrapped where
/// an owner of the list lives on this node.
///
/// Behind it lies its base: the cell that they changed first before others had shown what they hold, or
/// the one that came back last, so that what they freed stays free even if the node is started in
/// between. Where there is none lie zeros: the size is always the same.
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
        return try Cell(octets: Array(octets.prefix(Cell.byteCount(startingWith: octets))))
    }

    /// What a member's own cell was changed from; nil when nobody needs to know, or can.
    func cellBase(_ name: ReturnedCellRow.Key, _ work: Work) throws -> Cell? {
        if let base = cellMemories[name].base { return base }
        let octets = try openOctets(of: name.member, in: name.list, name.kind, work)
        guard let base = octets?.dropFirst(name.kind.byteCount),
            // Cells begin with a kind, which is no zero. One of an earlier format is shorter.
            let count = try? Cell.byteCount(startingWith: base)
        else { return nil }
        return try? Cell(octets: Array(base.prefix(count)))
    }

    /// A member's own cell is about to be made again, or changed: what it was at the start is its base,
    /// unless there is one already.
    mutating func noteBase(_ name: ReturnedCellRow.Key, _ work: Work) throws {
        guard cellMemories[name].base == nil else { return }
        cellMemories[name].base =
            try cellBase(name, work) ?? ownCell(of: name.member, in: name.list, name.kind, work)
    }

    /// A member's own cell is about to be changed: what was on it up to now is remembered, but for where
    /// an owner of the list lives here, and nothing of it may lie open.
    mutating func noteContent(
        _ content: OwnContent, of name: ReturnedCellRow.Key, _ work: Work
    ) throws {
        guard try !hostsOwner(of: name.list, work),
            let order = try ownCell(of: name.member, in: name.list, name.kind, work)?.order
        else { return }
        var contents = cellMemories[name].contents + [(upTo: order, content: content)]
        // The first is what lay here at the start.
        if contents.count > Self.contentLimit { contents.remove(at: 1) }
        cellMemories[name].contents = contents
    }

    /// Contents of one cell that are remembered.
    private static let contentLimit = 16

    /// What was on the member's own cell that content which came back was merged with; nil where
    /// nobody can say, or the base came back from there after it had been merged with that one.
    func taken(
        by content: OwnContent, after base: OwnContent?, of name: ReturnedCellRow.Key,
        present: OwnContent, _ work: Work
    ) throws -> OwnContent? {
        guard let order = content.merged, base?.merged != order,
            cellMemories[name].incarnations.contains(order.incarnation),
            try !hostsOwner(of: name.list, work)
        else { return nil }
        // Without any, nothing was changed since the start.
        return cellMemories[name].contents.first { $0.upTo >= order }?.content ?? present
    }

    /// Both cells, or the only one that an earlier program kept, without what they are wrapped in.
    private func openOctets(
        of member: IdentityKey, in list: ListID, _ kind: Cell.Kind, _ work: Work
    ) throws -> [UInt8]? {
        guard let stored = try ownOctets(of: member, in: list, kind, work) else { return nil }
        // What they are wrapped in begins with a nonce, and is as long as no cells are.
        let single = try? Cell.byteCount(startingWith: stored)
        if [single, 2 * kind.byteCount].contains(stored.count) { return stored }
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
        let base = try needsBase(name, work) ? cellBase(name, work) : cellMemories[name].told.first
        var octets = cell.octets + (base?.octets ?? [])
        octets += [UInt8](repeating: 0, count: 2 * cell.kind.byteCount - octets.count)
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
    /// copy, or no other home holds one that was made since then.
    private func needsBase(_ name: ReturnedCellRow.Key, _ work: Work) throws -> Bool {
        try !cellMemories[name].isKnownElsewhere || cellMemories[name].isBaseReturned
            || work.store.row(ReturnedCellRow.self, name) != nil
    }

    /// Seals what a member's own cell was changed from under the key that they have now.
    mutating func resealBase(
        _ content: OwnContent?, circle: CircleKeys, of member: ListEntry.Reader,
        on list: ListEntry, _ work: Work
    ) throws {
        guard let content else { return }
        let name = ReturnedCellRow.Key(
            list: list.id, member: member.identity, kind: content.kind)
        guard let base = try cellBase(name, work) else { return }
        cellMemories[name].base = try seal(
            content, order: base.order, circle: circle, of: member, on: list, work)
    }

    /// Seals what was told before changes of which nobody has heard under the key that a member has now.
    mutating func resealTold(
        from old: CircleKeys, to circle: CircleKeys, of member: ListEntry.Reader,
        on list: ListEntry, _ work: Work
    ) throws {
        for kind in Cell.Kind.allCases {
            let name = ReturnedCellRow.Key(list: list.id, member: member.identity, kind: kind)
            cellMemories[name].told = try cellMemories[name].told.compactMap { cell in
                try resealed(cell, from: old, to: circle, of: member, on: list, work) { $0 }
            }
        }
    }

    /// A member frees something: if it goes by what was told before, that has to know what is freed, or
    /// it would come back from whoever knows it.
    mutating func noteFreed(
        _ change: OwnContent, since present: OwnContent, circle: CircleKeys,
        of member: ListEntry.Reader, on list: ListEntry, _ work: Work
    ) throws {
        let name = ReturnedCellRow.Key(
            list: list.id, member: member.identity, kind: change.kind)
        func knowing(_ cell: Cell) throws -> Cell {
            try resealed(cell, from: circle, to: circle, of: member, on: list, work) {
                $0.knowing(present, before: change)
            } ?? cell
        }
        let memory = cellMemories[name]
        cellMemories[name].base = try memory.base.map(knowing)
        cellMemories[name].told = try memory.told.map(knowing)
    }

    /// A member's own cell with its content changed, under another key; nil where it does not open.
    private func resealed(
        _ cell: Cell, from old: CircleKeys, to circle: CircleKeys, of member: ListEntry.Reader,
        on list: ListEntry, _ work: Work, _ change: (OwnContent) -> OwnContent
    ) throws -> Cell? {
        let commitment = old.commitment(list: list.id, author: member.identity)
        guard let plaintext = cell.open(with: old.sender, commitment: commitment),
            let content = try? OwnContent(plaintext, of: cell.kind)
        else { return nil }
        return try seal(
            change(content), order: cell.order, circle: circle, of: member, on: list, work)
    }

    /// Notes which of a member's own cells other homes hold.
    mutating func noteHeld(_ name: ReturnedCellRow.Key, of tag: AuthorTag) {
        for order in replicator.namedOrders(of: tag, in: name.list) {
            cellMemories[name].isHeld(order)
        }
    }
}
