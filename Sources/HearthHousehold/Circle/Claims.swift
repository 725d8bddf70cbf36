import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// What all cells of a list mean together, for a member of its circle; nil for an owner, who
    /// has no key that opens one.
    mutating func ledger(of open: OpenList, _ work: Work) throws -> Ledger? {
        guard open.reader.role.isInCircle, open.entry.isGiving else { return nil }
        var items: [ItemID: LedgerItem] = [:]
        for item in open.merged.items { items[item.id] = LedgerItem(item) }
        return Ledger.settle(
            items: items, sheets: try sheets(of: open, work), now: work.now)
    }

    /// The newest sheet of everybody on the newest roster, as far as this member can open it.
    private mutating func sheets(
        of open: OpenList, _ work: Work
    ) throws -> [(author: IdentityKey, sheet: ClaimSheet, slotEnd: WallTime)] {
        let list = open.entry
        let apart = try cellsApart(on: list.id, work)
        var sheets: [(author: IdentityKey, sheet: ClaimSheet, slotEnd: WallTime)] = []
        for author in list.circle {
            var opened: (cell: Cell, plaintext: [UInt8])?
            if author.identity == open.reader.identity {
                if let plaintext = try ownPlaintext(of: author, on: list.id, work),
                    let cell = try ownCell(of: author.identity, in: list.id, work)
                {
                    opened = (cell, plaintext)
                }
            } else if let key = try senderKey(
                of: author, on: list, for: open.reader.identity, work)
            {
                // One ahead of the beat may be sealed under the key before.
                for cell in try cells(of: author, on: list.id, apart, work) where opened == nil {
                    opened = cell.open(with: key.key, commitment: key.commitment)
                        .map { (cell, $0) }
                }
            }
            guard let opened, let sheet = try? ClaimSheet.decode(opened.plaintext) else {
                continue
            }
            let end = clock.end(of: opened.cell.order.sequence)
                .adding(.milliseconds(clock.slotSeconds * 100))
            sheets.append((author.identity, sheet, end))
        }
        return sheets
    }

    /// What nobody is served, but her own readers count: cells ahead of the beat, and cells of slots
    /// that have not come by this clock, which may be the one that is wrong.
    private func cellsApart(on list: ListID, _ work: Work) throws -> [Cell] {
        try work.store.earlyCells(in: list) + replicator.heldCells(in: list)
    }

    /// All cells of somebody that are held, the newest first.
    private func cells(
        of author: ListEntry.Reader, on list: ListID, _ apart: [Cell], _ work: Work
    ) throws -> [Cell] {
        let beat = try work.store.beatCell(of: author.tag, in: list)
        return ([beat].compactMap { $0 } + apart.filter { $0.author == author.tag })
            .sorted { $0.order > $1.order }
    }

    private func ownPlaintext(
        of member: ListEntry.Reader, on list: ListID, _ work: Work
    ) throws -> [UInt8]? {
        guard let cell = try ownCell(of: member.identity, in: list, work),
            let circle = try circleKeys(of: member.identity, in: list, work)
        else { return nil }
        return cell.open(
            with: circle.sender,
            commitment: circle.commitment(list: list, author: member.identity))
    }

    /// Replaces a member's claims on a list: in her own cell at once, at the nodes of the circle
    /// that may have it early at once, everywhere else with the next beat.
    ///
    /// Holds that have lapsed are left out, so that they take no place from others.
    mutating func setClaims(
        _ claims: [Claim], on open: OpenList, _ work: Work
    ) throws {
        let member = open.reader
        let claims = claims.filter { !$0.hasLapsed(at: work.now) }
        guard claims.count <= Limits.claimsPerPersonAndList else {
            throw HearthError(.limitClaims, ["limit": "\(Limits.claimsPerPersonAndList)"])
        }
        guard let circle = try circleKeys(of: member.identity, in: open.id, work) else {
            throw try circleIsMissing(open, work)
        }
        let own = try ownCell(of: member.identity, in: open.id, work)
        let beat = try work.store.beatCell(of: member.tag, in: open.id)?.order
        let slot = replicator.schedule.earlySlot(at: work.now)
        let incarnation = max(
            try incarnation(of: member.identity, work), own?.order.incarnation ?? 0,
            beat?.incarnation ?? 0)
        // A new incarnation begins with the slot again.
        let reached = [own?.order, beat].compactMap { $0 }
            .filter { $0.incarnation == incarnation }.map(\.sequence)
        var sequence = max(slot, reached.max() ?? 0)
        var sub: UInt16 = 1
        if let order = own?.order, order.incarnation == incarnation, order.sequence == sequence {
            if order.sub == .max { sequence += 1 } else { sub = order.sub + 1 }
        }
        let cell = try seal(
            claims,
            order: CellOrder(incarnation: incarnation, sequence: sequence, sub: sub),
            circle: circle, of: member, on: open.entry, work)
        try storeOwn(cell, of: member.identity, work)
        let recipients = try recipients(
            on: open.entry, by: member.identity, vouched: circle.vouched, work)
        replicator.sendEarly(cell, sealedTo: Set(recipients.map(\.identity)))
        noteChange()
    }

    /// What a member claims on a list.
    func claims(of member: IdentityKey, on list: ListID, _ work: Work) throws -> [Claim] {
        guard let circle = try circleKeys(of: member, in: list, work) else { return [] }
        return try ownClaims(of: member, on: list, circle: circle, work)
    }

    /// Circle members of whom this member can read no cell; 0 for an owner, who is not told.
    mutating func unreadableMembers(of open: OpenList, _ work: Work) throws -> Int {
        guard open.reader.role.isInCircle, open.entry.isGiving else { return 0 }
        let apart = try cellsApart(on: open.id, work)
        var count = 0
        for author in open.entry.circle where author.identity != open.reader.identity {
            let cells = try cells(of: author, on: open.id, apart, work)
            guard !cells.isEmpty,
                let key = try senderKey(
                    of: author, on: open.entry, for: open.reader.identity, work),
                cells.contains(where: {
                    $0.open(with: key.key, commitment: key.commitment) != nil
                })
            else {
                count += 1
                continue
            }
        }
        return count
    }
}
