import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Changes notes, of each list of theirs in one writing; nothing is written of those that say that already.
    ///
    /// - Returns: Each that was named, as it is then.
    /// - Throws: `HearthError`; then none of them has changed.
    mutating func changeNotes(
        _ paths: [String], by asker: Asker, _ work: Work, change: (inout Item) -> Void
    ) throws -> [ItemInfo] {
        var finder = NoteFinder()
        var lists: [ListID: OpenList] = [:]
        var order: [ListID] = []
        var written: [ListID: [Item]] = [:]
        var named: [NamedItem] = []
        var seen: Set<NamedItem> = []
        for path in paths {
            let (open, before) = try finder.note(at: path, in: &self, for: asker, work)
            if lists.updateValue(open, forKey: open.id) == nil { order.append(open.id) }
            named.append(NamedItem(list: open.id, item: before.id))
            guard seen.insert(NamedItem(list: open.id, item: before.id)).inserted else { continue }
            _ = try editor(of: open, asker)
            var item = before
            change(&item)
            guard item != before else { continue }
            item.revision = before.nextRevision(at: work.now)
            written[open.id, default: []].append(item)
        }
        for list in order {
            guard let open = lists[list], let items = written[list] else { continue }
            try write(items, to: open, keys: try editor(of: open, asker), work)
            lists[list] = try self.list(at: list.hex, for: asker, work)
        }
        return named.compactMap { place in
            guard let open = lists[place.list], let item = open.liveItem(place.item) else {
                return nil
            }
            return info(item, in: open)
        }
    }
}

/// An item of a list.
private struct NamedItem: Hashable {
    let list: ListID
    let item: ItemID
}
