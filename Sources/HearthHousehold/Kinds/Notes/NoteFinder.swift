import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Finds the notes that the paths of one request name, which may go without their lists; as `ItemFinder` does.
struct NoteFinder {
    private var items = ItemFinder()
    private var notes: NotesAnywhere?

    /// The note that a path names, as `Household.note(at:)` finds it.
    mutating func note(
        at text: String, in household: inout Household, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, item: Item) {
        let path = NamePath(text)
        guard path.pieces.count == 1, let keys = asker.keys else {
            let found = try items.item(at: text, in: &household, for: asker, work)
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
}

/// All notes that somebody reads, to be named without their lists.
private struct NotesAnywhere {
    private let lists: [OpenList]
    private let live: NamedNotes
    private let binned: NamedNotes

    /// Notes that are in the bin, or those that are not.
    private struct NamedNotes {
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
        live = NamedNotes(lists, isBinned: false)
        binned = NamedNotes(lists, isBinned: true)
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
