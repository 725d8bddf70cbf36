package import HearthAPI
package import HearthLists
package import HearthRows
import HearthWire

extension FindItems {
    /// The lists on which something was found, one's own first, with what; as many items as an answer has.
    package func found(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [(open: OpenList, items: [Item])] {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let filter = ItemFilter(text: text)
        guard filter.hasWords else {
            throw HearthError(.textEmpty, ["field": "text to look for"])
        }
        let kind = try kind.map { try ListKind.chosen($0) }
        let names = asker.nameOrder
        func order(_ list: OpenList) -> (Int, String, String, ListID) {
            (
                list.isOwn ? 0 : 1, names.key(list.isOwn ? "" : list.ownerNames),
                names.key(list.merged.head.title), list.id
            )
        }
        let packs = try household.packs(for: asker, work)
            .filter { Pack.with($0.id)?.isFound == true }
        let lists = try (household.allOpenLists(of: asker.identity, keys: keys, work) + packs)
            .filter { open in kind.map { open.merged.head.kind == $0 } ?? open.isShown }
            .sorted { order($0) < order($1) }
        var found: [(open: OpenList, items: [Item])] = []
        var left = Self.most
        for open in lists where left > 0 {
            let items = Array(open.merged.items.filter(filter.shows).prefix(left))
            left -= items.count
            if !items.isEmpty { found.append((open, items)) }
        }
        return found
    }
}

extension Household {
    /// Items that were found, as owners see them.
    package func plainView(of items: [Item], on open: OpenList) -> [FoundItem] {
        items.map {
            FoundItem(
                path: open.path(ofWish: $0.name).text, isOwn: open.isOwn, item: info($0, in: open))
        }
    }
}
