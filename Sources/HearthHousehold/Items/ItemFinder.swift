import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// Finds the items that the paths of one request name: each list is opened once and its names are folded once,
/// however many of its items are named.
///
/// What it finds is what was there when it opened the list first.
struct ItemFinder {
    private var lists: [NamePath: OpenList] = [:]
    private var names: [ListID: NameTable] = [:]
    private var notes: NotesAnywhere?

    /// The list that an item's path names, as `Household.list(ofWish:)` finds it.
    mutating func list(
        ofItem path: NamePath, in household: inout Household, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        let parent = path.parent ?? NamePath(["tray"])
        if let known = lists[parent] { return known }
        let list = try household.list(ofWish: path, for: asker, work)
        lists[parent] = list
        return list
    }

    /// The item that a path names, as `Household.item(at:)` finds it.
    mutating func item(
        at text: String, in household: inout Household, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, item: Item) {
        let path = NamePath(text)
        if let list = try? list(ofItem: path, in: &household, for: asker, work),
            let item = item(called: path.name, on: list)
        {
            return (list, item)
        }
        // This says what is wrong with the path.
        return try household.item(at: text, for: asker, work)
    }

    /// The note that a path names, as `Household.note(at:)` finds it.
    mutating func note(
        at text: String, in household: inout Household, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, item: Item) {
        let path = NamePath(text)
        guard path.pieces.count == 1, let keys = asker.keys else {
            let found = try item(at: text, in: &household, for: asker, work)
            try found.list.check(holds: .notes)
            return found
        }
        let all =
            try notes
            ?? NotesAnywhere(
                household.openLists(of: asker.identity, keys: keys, work)
                    .filter { $0.head.kind == .notes })
        notes = all
        return try all.note(called: path.name) ?? household.note(at: text, for: asker, work)
    }

    private mutating func item(called name: String, on list: OpenList) -> Item? {
        if let id = ItemID(typed: name), let item = list.liveItem(id) { return item }
        let table =
            names[list.id] ?? NameTable(list.merged.items.lazy.map { ($0.name, $0.id.hex) })
        names[list.id] = table
        return table.only(name).map { list.merged.items[$0] }
    }
}

/// All notes that somebody reads, to be named without their lists.
private struct NotesAnywhere {
    private let lists: [OpenList]
    private let live: Named
    private let binned: Named

    /// Notes that are in the bin, or those that are not.
    private struct Named {
        let places: [(list: Int, item: Int)]
        let table: NameTable

        init(_ lists: [OpenList], isBinned: Bool) {
            let places = lists.indices.flatMap { list in
                let items = lists[list].merged.items
                return items.indices.filter { items[$0].note?.isBinned == isBinned }
                    .map { (list: list, item: $0) }
            }
            self.places = places
            table = NameTable(
                places.lazy.map { place in
                    let item = lists[place.list].merged.items[place.item]
                    return (item.name, item.id.hex)
                })
        }
    }

    init(_ lists: [OpenList]) {
        self.lists = lists
        live = Named(lists, isBinned: false)
        binned = Named(lists, isBinned: true)
    }

    /// Nil where none is called so, or several are.
    func note(called name: String) -> (list: OpenList, item: Item)? {
        if let id = ItemID(typed: name) {
            for list in lists {
                if let item = list.liveItem(id) { return (list, item) }
            }
        }
        // One in the bin by its name as well, where no other is called so.
        let named = live.table.called(name).isEmpty ? binned : live
        guard let place = named.table.only(name).map({ named.places[$0] }) else { return nil }
        return (lists[place.list], lists[place.list].merged.items[place.item])
    }
}
