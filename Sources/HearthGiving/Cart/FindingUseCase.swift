import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension FindItems: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ShownFind] {
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
        var found: [ShownFind] = []
        let packs = try household.packs(for: asker, work)
            .filter { Pack.with($0.id)?.isFound == true }
        let lists = try (household.allOpenLists(of: asker.identity, keys: keys, work) + packs)
            .filter { open in kind.map { open.merged.head.kind == $0 } ?? open.isShown }
            .sorted { order($0) < order($1) }
        for open in lists {
            let items = open.merged.items.filter(filter.shows).prefix(Self.most - found.count)
            found += try household.found(Array(items), on: open, work)
            if found.count == Self.most { break }
        }
        return found
    }
}

extension Household {
    /// Items of one list; with how they stand for a member of its circle alone. Nothing of what is opened for that
    /// is kept.
    fileprivate mutating func found(
        _ items: [Item], on open: OpenList, _ work: Work
    ) throws -> [ShownFind] {
        guard !items.isEmpty, CircleSeat(open) != nil, open.entry.isGiving else {
            return items.map {
                .plain(
                    FoundItem(
                        path: open.path(ofWish: $0.name).text, isOwn: open.isOwn,
                        item: info($0, in: open)))
            }
        }
        let ledger = try ledger(of: open, work)
        let unread = try unread(of: open, work)
        let circle = CircleList(open: open, ideas: [])
        return items.map {
            .inCircle(
                GivenFind(
                    path: open.path(ofWish: $0.name).text, isOwn: open.isOwn,
                    item: info($0, in: circle, ledger: ledger, unread: unread)))
        }
    }
}
