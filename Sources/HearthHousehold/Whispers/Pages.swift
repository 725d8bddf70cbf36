import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// What all pages of a list mean together, for a member of its circle; nil for an owner, who
    /// has no key that opens one.
    mutating func circlePages(of open: OpenList, _ work: Work) throws -> CirclePages? {
        guard open.reader.role.isInCircle, open.entry.isGiving else { return nil }
        let pages: [(author: IdentityKey, sheet: PageSheet)] =
            try opened(.page, of: open, work).compactMap { author, _, plaintext in
                (try? PageSheet.decode(plaintext)).map { (author, $0) }
            }
        return CirclePages(pages) { open.merged.item($0)?.isDeleted == false }
    }

    /// The list with the surprise ideas of its circle, for a member of that.
    mutating func withIdeas(_ open: OpenList, _ work: Work) throws -> OpenList {
        var open = open
        open.ideas = try circlePages(of: open, work)?.ideas ?? []
        return open
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
            throw HearthError(.pageFull, ["list": open.merged.head.title])
        }
        try tell(.page(sheet), on: open, work)
    }
}

extension OpenList {
    /// The surprise idea with this id, unless an item of the list has it.
    func idea(_ id: ItemID) -> CirclePages.Written<Idea>? {
        ideas.first { $0.value.id == id }
    }

    /// Everything that can be given: wishes, then ideas.
    var gifts: [Item] { merged.items + ideas.map(\.value.item) }

    /// The wish or idea that a person means; a wish goes before an idea of its name.
    func gift(called name: String, by naming: Names.Naming) throws(HearthError) -> Item {
        if let id = ItemID(hex: name), let item = liveItem(id) { return item }
        if let wish = merged.items.first(where: { Names.isSame($0.name, name) }),
            ideas.contains(where: { Names.isSame($0.value.name, name) })
        {
            return wish
        }
        return try Names.one(
            gifts, called: name, by: naming, name: \.name, unknown: .unknownWish,
            ambiguous: .ambiguousWish)
    }
}
