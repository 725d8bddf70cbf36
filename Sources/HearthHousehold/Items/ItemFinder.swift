import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Finds the items that the paths of one request name: each list is opened once and its names are folded once,
/// however many of its items are named.
///
/// What it finds is what was there when it opened the list first.
struct ItemFinder {
    private var lists: [NamePath: OpenList] = [:]
    private var names: [ListID: NameTable] = [:]

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

    private mutating func item(called name: String, on list: OpenList) -> Item? {
        if let id = ItemID(typed: name), let item = list.liveItem(id) { return item }
        let table =
            names[list.id] ?? NameTable(list.merged.items.lazy.map { ($0.name, $0.id.hex) })
        names[list.id] = table
        return table.only(name).map { list.merged.items[$0] }
    }
}
