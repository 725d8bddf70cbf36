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
    ) throws -> ShownList {
        let open = try household.list(at: list, for: asker, work)
        let filter = try filter()
        let order = try order(for: open)
        var items = open.merged.items
        if let filter { items = items.filter(filter.shows) }
        if let order { items = order.sorted(items, names: asker.nameOrder) }
        let info = try household.info(open, work)
        let isPart = from != nil || count != nil
        let part = AskedPart(
            from: from, count: count, (Limits.itemsPerList, Limits.itemsPerList)
        ).range(of: items.count)
        let total = isPart ? items.count : nil
        guard CircleSeat(open) != nil else {
            return .plain(
                ListDetail(
                    list: info, items: items[part].map { household.info($0, in: open) },
                    total: total))
        }
        let ledger = try household.ledger(of: open, work)
        let unread = try household.unread(of: open, work)
        let circle = try household.withIdeas(open, work)
        // What is free is known when all of them are.
        let isFreeFirst = order == nil
        var infos = (isFreeFirst ? items[...] : items[part]).map {
            household.info($0, in: circle, ledger: ledger, unread: unread)
        }
        if isFreeFirst { infos = Array(Self.freeOnesFirst(infos)[part]) }
        return .inCircle(
            GivenList(
                list: info, items: infos,
                ideas: try household.ideaInfos(of: circle, ledger: ledger, work), total: total))
    }

    /// What is free, then what may be, as far as is known here, then the rest.
    private static func freeOnesFirst(_ wishes: [GivenWish]) -> [GivenWish] {
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
        let known = ItemOrder.all(for: open.merged.head.kind)
        guard let order = known.first(where: { $0.rawValue == sort }) else {
            var words = known.map(\.rawValue)
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

extension ShowItem: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ShownItem {
        let (list, item) = try household.gift(at: self.item, for: asker, work)
        let open = list.open
        guard CircleSeat(open) != nil else { return .plain(household.info(item, in: open)) }
        let ledger = try household.ledger(of: open, work)
        var given = household.info(
            item, in: list, ledger: ledger,
            unread: try household.unread(of: open, work))
        given.ownerSizes = try household.ownerSizes(of: open, work)
        if let own = ledger?[item.id]?.standing(of: open.reader.identity).first {
            given.standing?.reach = try household.reach(
                ofClaimOn: item.id, in: open, changedAt: own.claim.time, work)
        }
        return .inCircle(given)
    }
}

extension Household {
    /// A wish or an idea with how it stands, as its circle sees it.
    func info(
        _ item: Item, in list: CircleList, ledger: Ledger?, unread: Unread = Unread()
    ) -> GivenWish {
        GivenWish(
            info(item, in: list.open),
            standing: ledger.map {
                standing(of: item, in: list.open, ledger: $0, unread: unread)
            },
            ideaOf: list.idea(item.id).map { list.open.name(of: $0.author) })
    }
}
