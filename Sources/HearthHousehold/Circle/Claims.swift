import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// What all cells of a list mean together, for a member of its circle; nil for an owner, who
    /// has no key that opens one.
    mutating func ledger(of open: OpenList, _ work: Work) throws -> Ledger? {
        try settled(open, work)?.ledger
    }

    /// The same, and whose cells it was made of.
    mutating func settled(
        _ open: OpenList, _ work: Work
    ) throws -> (ledger: Ledger, readable: Set<IdentityKey>)? {
        guard open.reader.role.isInCircle, open.entry.isGiving else { return nil }
        var items: [ItemID: LedgerItem] = [:]
        if let pages = try circlePages(of: open, work) { items = pages.ledgerItems }
        for item in open.merged.items { items[item.id] = LedgerItem(item) }
        let sheets = try sheets(of: open, work)
        return (
            Ledger.settle(items: items, sheets: sheets, now: work.now), Set(sheets.map(\.author))
        )
    }

    /// The newest sheet of everybody on the newest roster, as far as this member can open it.
    private mutating func sheets(
        of open: OpenList, _ work: Work
    ) throws -> [(author: IdentityKey, sheet: ClaimSheet, slotEnd: WallTime)] {
        try opened(.claims, of: open, work).compactMap { author, cell, plaintext in
            guard let sheet = try? ClaimSheet.decode(plaintext) else { return nil }
            let end = clock.end(of: cell.order.sequence)
                .adding(.milliseconds(clock.slotSeconds * 100))
            return (author, sheet, end)
        }
    }

    /// The newest cell of a kind of everybody on the newest roster, with what is in it, as far as
    /// this member can open it.
    mutating func opened(
        _ kind: Cell.Kind, of open: OpenList, _ work: Work
    ) throws -> [(author: IdentityKey, cell: Cell, plaintext: [UInt8])] {
        let list = open.entry
        let apart = try cellsApart(on: list.id, work)
        var all: [(author: IdentityKey, cell: Cell, plaintext: [UInt8])] = []
        for author in list.circle {
            if author.identity == open.reader.identity {
                if let plaintext = try ownPlaintext(kind, of: author, on: list.id, work),
                    let cell = try ownCell(of: author.identity, in: list.id, kind, work)
                {
                    all.append((author.identity, cell, plaintext))
                }
            } else if let key = try senderKey(
                of: author, on: list, for: open.reader.identity, work)
            {
                // One ahead of the beat may be sealed under the key before.
                for cell in try cells(kind, of: author, on: list, apart, work) {
                    guard let plaintext = cell.open(with: key.key, commitment: key.commitment)
                    else { continue }
                    all.append((author.identity, cell, plaintext))
                    break
                }
            }
        }
        return all
    }

    /// What nobody is served, but their own readers count: cells ahead of the beat, and cells of
    /// slots that have not come by this clock, which may be the one that is wrong.
    private func cellsApart(on list: ListID, _ work: Work) throws -> [Cell] {
        try work.store.earlyCells(in: list) + replicator.heldCells(in: list)
    }

    /// All cells of a kind of somebody that are held, the newest first.
    private func cells(
        _ kind: Cell.Kind, of author: ListEntry.Reader, on list: ListEntry, _ apart: [Cell],
        _ work: Work
    ) throws -> [Cell] {
        let tag = list.tag(of: author, for: kind)
        let beat = try work.store.beatCell(of: tag, in: list.id)
        return ([beat].compactMap { $0 } + apart.filter { $0.author == tag })
            .sorted { $0.order > $1.order }
    }

    private func ownPlaintext(
        _ kind: Cell.Kind, of member: ListEntry.Reader, on list: ListID, _ work: Work
    ) throws -> [UInt8]? {
        guard let cell = try ownCell(of: member.identity, in: list, kind, work),
            let circle = try circleKeys(of: member.identity, in: list, work)
        else { return nil }
        return cell.open(
            with: circle.sender,
            commitment: circle.commitment(list: list, author: member.identity))
    }

    /// Replaces a member's claims on a list: in their own cell at once, at the nodes of the circle
    /// that may have it early at once, everywhere else with the next beat.
    ///
    /// Holds that have lapsed are left out, so that they take no place from others.
    mutating func setClaims(
        _ claims: [Claim], on open: OpenList, _ work: Work
    ) throws {
        let claims = claims.filter { !$0.hasLapsed(at: work.now) }
        guard claims.count <= Limits.claimsPerPersonAndList else {
            throw HearthError(.limitClaims, ["limit": "\(Limits.claimsPerPersonAndList)"])
        }
        try tell(.claims(claims), on: open, work)
    }

    /// What a member claims on a list.
    func claims(of member: IdentityKey, on list: ListID, _ work: Work) throws -> [Claim] {
        guard let circle = try circleKeys(of: member, in: list, work) else { return [] }
        guard
            case .claims(let claims, _) = try ownContent(
                .claims, of: member, on: list, circle: circle, work)
        else { return [] }
        return claims
    }

    /// Circle members of whom this member can read no cell of a kind; 0 for an owner, who is not
    /// told.
    mutating func unreadableMembers(
        of open: OpenList, _ kind: Cell.Kind, _ work: Work
    ) throws -> Int {
        guard open.reader.role.isInCircle, open.entry.isGiving else { return 0 }
        let apart = try cellsApart(on: open.id, work)
        var count = 0
        for author in open.entry.circle where author.identity != open.reader.identity {
            let cells = try cells(kind, of: author, on: open.entry, apart, work)
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
