import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension ShowList: UseCase {
    /// For the circle alone: what nobody took yet comes first.
    private static let freeFirst = "free"

    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ListDetail {
        let open = try household.list(at: list, for: asker, work)
        if !open.isOwn { try asker.checkIsFresh() }
        // Before anything of the ledger is looked at: items alone, which everybody reads.
        let filter = try filter()
        let order = try order(for: open)
        var items = open.merged.items
        if let filter { items = items.filter(filter.shows) }
        if let order { items = order.sorted(items) }
        let ledger = try household.ledger(of: open, work)
        let unreadable = try household.unreadableMembers(of: open, .claims, work)
        var infos = items.map {
            household.info($0, in: open, ledger: ledger, unreadable: unreadable)
        }
        if order == nil, sort == Self.freeFirst {
            infos =
                infos.filter { $0.standing?.isTaken != true }
                + infos.filter { $0.standing?.isTaken == true }
        }
        return ListDetail(
            list: try household.info(open, work), items: infos,
            ideas: try household.ideaInfos(of: open, ledger: ledger, work))
    }

    /// Nil: what is free first.
    private func order(for open: OpenList) throws(HearthError) -> ItemOrder? {
        guard let sort else { return .byHand }
        if sort == Self.freeFirst {
            guard open.reader.role.isInCircle else {
                throw HearthError(.ownerNeverSees, ["list": open.merged.head.title])
            }
            return nil
        }
        guard let order = ItemOrder(rawValue: sort) else {
            var words = ItemOrder.allCases.map(\.rawValue)
            if open.reader.role.isInCircle { words.append(Self.freeFirst) }
            throw HearthError(
                .sortUnknown, ["value": sort, "candidates": words.joined(separator: ", ")])
        }
        return order
    }

    /// Nil: everything.
    private func filter() throws(HearthError) -> ItemFilter? {
        guard [filter, tag, store, minPrice, maxPrice].contains(where: { $0 != nil }) else {
            return nil
        }
        var result = ItemFilter(text: filter ?? "", tag: tag, store: store)
        result.lowest = try minPrice.map(Self.bound)
        result.highest = try maxPrice.map(Self.bound)
        return result
    }

    private static func bound(_ text: String) throws(HearthError) -> ItemFilter.Bound {
        guard let bound = ItemFilter.Bound(text) else {
            throw HearthError(.amountMalformed, ["value": text])
        }
        return bound
    }
}

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
        func order(_ list: OpenList) -> (Int, String, String, ListID) {
            (
                list.isOwn ? 0 : 1, FoldedText.forSorting(list.isOwn ? "" : list.ownerNames),
                FoldedText.forSorting(list.merged.head.title), list.id
            )
        }
        var found: [FoundWish] = []
        let lists = try household.openLists(of: asker.identity, keys: keys, work)
            .sorted { order($0) < order($1) }
        for open in lists {
            let owner = open.isOwn ? "" : open.pathOwner + "/"
            let path = open.isTray ? "" : owner + open.merged.head.title + "/"
            for item in open.merged.items where filter.shows(item) {
                found.append(
                    FoundWish(
                        path: path + item.name, isOwn: open.isOwn,
                        wish: household.info(item, in: open, ledger: nil)))
                if found.count == Self.most { return found }
            }
        }
        return found
    }
}
