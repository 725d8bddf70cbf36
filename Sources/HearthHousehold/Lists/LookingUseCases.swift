import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension FindWishes: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [FoundWish] {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let filter = ItemFilter(text: text)
        guard filter.hasWords else {
            throw HearthError(.textEmpty, ["field": "text to look for"])
        }
        let names = asker.nameOrder
        func order(_ list: OpenList) -> (Int, String, String, ListID) {
            (
                list.isOwn ? 0 : 1, names.key(list.isOwn ? "" : list.ownerNames),
                names.key(list.merged.head.title), list.id
            )
        }
        var found: [FoundWish] = []
        let lists = try household.openLists(of: asker.identity, keys: keys, work)
            .sorted { order($0) < order($1) }
        for open in lists {
            for item in open.merged.items where filter.shows(item) {
                found.append(
                    FoundWish(
                        path: open.path(ofWish: item.name).text, isOwn: open.isOwn,
                        wish: household.info(item, in: open)))
                if found.count == Self.most { return found }
            }
        }
        return found
    }
}
