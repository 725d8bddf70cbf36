package import HearthAPI
import HearthCircle
import HearthHousehold
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
        // Before anything of the ledger is looked at: items alone, which everybody reads.
        let filter = try filter()
        let order = try order(for: open)
        var items = open.merged.items
        if let filter { items = items.filter(filter.shows) }
        if let order { items = order.sorted(items) }
        let ledger = try household.ledger(of: open, work)
        let unread = try household.unread(of: open, work)
        let list = CircleList(open: open, ideas: [])
        var infos = items.map {
            household.info($0, in: list, ledger: ledger, unread: unread)
        }
        if order == nil, sort == Self.freeFirst {
            infos = Self.freeOnesFirst(infos)
        }
        return ListDetail(
            list: try household.info(open, work), items: infos,
            ideas: try household.ideaInfos(of: open, ledger: ledger, work))
    }

    /// What is free, then what may be, as far as is known here, then the rest.
    private static func freeOnesFirst(_ wishes: [WishInfo]) -> [WishInfo] {
        wishes.filter { $0.standing?.isFree != false }
            + wishes.filter { $0.standing.map { $0.isOpen && !$0.isFree } ?? false }
            + wishes.filter { $0.standing?.isOpen == false }
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

extension ShowWish: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> WishInfo {
        let (list, item) = try household.gift(at: wish, for: asker, work)
        let open = list.open
        let ledger = try household.ledger(of: open, work)
        var info = household.info(
            item, in: list, ledger: ledger,
            unread: try household.unread(of: open, work))
        info.ownerSizes = try household.ownerSizes(of: open, work)
        if let own = ledger?[item.id]?.standing(of: open.reader.identity).first {
            info.standing?.reach = try household.reach(
                ofClaimOn: item.id, in: open, changedAt: own.claim.time, work)
        }
        return info
    }
}

extension OrderWishes: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ListDetail {
        var found: (list: OpenList, items: [Item])?
        for path in wishes {
            let (list, item) = try household.wish(at: path, for: asker, work)
            guard found == nil || found?.list.id == list.id else {
                throw HearthError(.listsApart, ["name": wishes[0], "other": path])
            }
            let earlier = found?.items.filter { $0.id != item.id } ?? []
            found = (list, earlier + [item])
        }
        guard let (open, moving) = found else {
            throw HearthError(.unknownWish)
        }
        let keys = try household.editor(of: open, asker)
        let room = try household.room(
            for: moving, in: open, placement, beside: other, number: number)
        let moved = zip(moving, room.ranks).map { item, rank in
            var item = item
            item.rank = rank
            item.revision = item.nextRevision(at: work.now)
            return item
        }
        try household.write(moved + room.displaced, to: open, keys: keys, work)
        return try ShowList(list: open.id.hex).answer(in: &household, by: asker, work)
    }
}

extension Household {
    /// A wish or an idea with how it stands, as its circle sees it; an owner's has no standing.
    func info(
        _ item: Item, in list: CircleList, ledger: Ledger?, unread: Unread = Unread()
    ) -> WishInfo {
        var wish = info(item, in: list.open)
        wish.standing = ledger.map {
            standing(of: item, in: list.open, ledger: $0, unread: unread)
        }
        wish.ideaOf = list.idea(item.id).map { list.open.name(of: $0.author) }
        return wish
    }
}
