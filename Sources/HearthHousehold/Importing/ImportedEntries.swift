import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// Entries of a file for a list on which several items may have one name.
///
/// Each has an id of its own that follows from the file, and comes once. What says as much and was written here is
/// taken for it too, one for each, so that a list that is brought back to where it came from stays as it is.
struct ImportedEntries {
    private let open: OpenList?
    private let isOfLines: Bool
    /// Items that are none of the file's ids, by what they say; the last one is the first on the list.
    private var others: [String: [Item]] = [:]
    /// How often an id was named.
    private var counts: [ItemID: Int] = [:]
    private var taken: Set<ItemID> = []

    init(_ about: ImportedList, _ open: OpenList?, kind: ListKind) {
        self.open = open
        isOfLines = open?.head.isOfLines ?? false
        guard let open, !kind.hasUniqueNames else { return }
        let named = Set(about.wishes.compactMap { Self.id(of: $0) })
        for item in open.merged.items.reversed() where !named.contains(item.id) {
            others[said(item), default: []].append(item)
        }
    }

    /// - Throws: `HearthError.limitItems` where there is no room for what would be added.
    mutating func place(
        _ entry: Item, of wish: ImportedWish, isRoom: Bool
    ) throws(HearthError) -> PlacedItem {
        if let id = open.flatMap({ entry.known?.itemID(on: $0.id) }) {
            return try place(entry.with(id), isRoom: isRoom)
        }
        guard let named = Self.id(of: wish) else { throw HearthError(.internalError) }
        var number = counts[named, default: 0]
        defer { counts[named] = number + 1 }
        while true {
            let id = number == 0 ? named : try SaidID.next(after: named, number: number)
            let held = open?.merged.item(id)
            // Another entry has it, or what had it was deleted for good.
            if taken.contains(id) || held?.isDeleted == true {
                number += 1
                continue
            }
            if let held {
                taken.insert(id)
                return PlacedItem(held, .known, isMissing: false, entry: entry)
            }
            if let other = others[said(entry)]?.popLast() {
                // An entry with another number may mean it as well.
                taken.insert(other.id)
                return PlacedItem(other, .known, isMissing: false, entry: entry)
            }
            guard isRoom else { throw HearthError.noRoom }
            taken.insert(id)
            return PlacedItem(entry.with(id), .added, isMissing: true, entry: entry)
        }
    }

    /// One whose id follows from what it says: with what is there already under that id it becomes one.
    private func place(_ entry: Item, isRoom: Bool) throws(HearthError) -> PlacedItem {
        guard let held = open?.merged.item(entry.id) else {
            guard isRoom else { throw HearthError.noRoom }
            return PlacedItem(entry, .added, isMissing: true, entry: entry)
        }
        var item = entry
        if !held.isDeleted {
            let uniting = held.known.flatMap { type(of: $0).uniting }
            item = uniting?(held, entry) ?? held
        }
        guard item.content != held.content else {
            return PlacedItem(held, .known, isMissing: false, entry: entry)
        }
        item.revision = held.nextRevision
        return PlacedItem(item, .added, isMissing: true, entry: entry)
    }

    private static func id(of wish: ImportedWish) -> ItemID? {
        wish.id.flatMap { ItemID(hex: $0) } ?? (try? SaidID.of(wish))
    }

    /// What tells items apart where they have no id in common.
    private func said(_ item: Item) -> String {
        isOfLines
            ? Names.folded(item.name)
            : ([item.name, item.text, item.link] + item.tags).joined(separator: "\0")
    }
}

extension Item {
    /// The same under another id.
    fileprivate func with(_ id: ItemID) -> Item {
        var item = Item(
            id: id, rank: rank, revision: revision, name: name, text: text, link: link,
            tags: tags, attachments: attachments, body: body)
        item.added = added
        item.edited = edited
        item.adoptUnknownFields(of: self)
        return item
    }
}
