import HearthAPI
import HearthLedger
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// What all pages of a list mean together, for a member of its circle; nil for an owner, who
    /// has no key that opens one.
    mutating func circlePages(of open: OpenList, _ work: Work) throws -> CirclePages? {
        guard open.reader.role.isInCircle, open.entry.isGiving else { return nil }
        return circlePages(try pages(of: open, work), of: open)
    }

    /// The same, of pages that were opened.
    func circlePages(
        _ pages: [(author: IdentityKey, cell: Cell, sheet: PageSheet)], of open: OpenList
    ) -> CirclePages {
        CirclePages(pages.map { (author: $0.author, sheet: $0.sheet) }) {
            open.merged.item($0)?.isDeleted == false
        }
    }

    /// The newest page of everybody on the newest roster, as far as this member can open it.
    mutating func pages(
        of open: OpenList, _ work: Work
    ) throws -> [(author: IdentityKey, cell: Cell, sheet: PageSheet)] {
        try opened(.page, of: open, work).compactMap { author, cell, plaintext in
            (try? PageSheet.decode(plaintext)).map { (author, cell, $0) }
        }
    }

    /// Everything whispered on a list, in order, and by whom: empty for an owner.
    mutating func whispers(
        on open: OpenList, _ work: Work
    ) throws -> [CirclePages.Written<Whisper>] {
        try circlePages(of: open, work)?.whispers ?? []
    }

    /// The reader's own page.
    func ownPage(on open: OpenList, _ work: Work) throws -> PageSheet {
        guard
            let circle = try circleKeys(of: open.reader.identity, in: open.id, work),
            case .page(let sheet) = try ownContent(
                .page, of: open.reader.identity, on: open.id, circle: circle, work)
        else { return PageSheet(madeAt: work.now) }
        return sheet
    }

    /// The list at a path, for somebody who may whisper there.
    ///
    /// - Throws: `HearthError`; an owner is told the same whatever is whispered.
    mutating func circleList(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        try meaning(of: path, for: asker) { household, path in
            try household.circleList(at: path, for: asker, work)
        }
    }

    mutating func circleList(
        at path: NamePath, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        let open = try list(at: path, for: asker, work)
        guard open.reader.role.isInCircle else {
            throw HearthError(
                .ownerNeverHears, ["list": open.isTray ? "Tray" : open.merged.head.title])
        }
        guard open.entry.isGiving else {
            throw HearthError(.listNotGiving, ["list": open.merged.head.title])
        }
        return open
    }

    /// Changes the reader's own page, and tells the circle.
    mutating func changePage(
        on open: OpenList, _ work: Work,
        _ change: (inout PageSheet) throws(PageSheetError) -> Void
    ) throws {
        // Without keys there is no page to change.
        guard try circleKeys(of: open.reader.identity, in: open.id, work) != nil else {
            throw try circleIsMissing(open, work)
        }
        var sheet = try ownPage(on: open, work)
        do throws(PageSheetError) {
            try change(&sheet)
        } catch {
            throw HearthError(
                .pageFull, ["list": open.merged.head.title, "path": open.path.text])
        }
        try tell(.page(sheet), on: open, work)
    }
}
