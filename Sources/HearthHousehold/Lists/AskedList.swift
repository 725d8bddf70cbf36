package import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
import HearthWire

/// A list that somebody asked for, opened for them, with those of its items that they want to see.
package struct AskedList {
    package let open: OpenList
    package let info: ListInfo
    /// All that the filter shows; in order, unless what is free is to stand first.
    package let items: [Item]
    package let isFreeFirst: Bool
    /// Which of them.
    package let part: Range<Int>
    /// How many there are; nil where all were asked for.
    package let total: Int?
}

extension ShowList {
    /// For the circle alone: what nobody took yet comes first.
    private static let freeFirst = "free"

    package func asked(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> AskedList {
        let open = try household.list(at: list, for: asker, work)
        let filter = try filter()
        let order = try order(for: open)
        var items = open.merged.items
        if let filter { items = items.filter(filter.shows) }
        if let order { items = order.sorted(items, names: asker.nameOrder) }
        let isPart = from != nil || count != nil
        let part = AskedPart(
            from: from, count: count, (Limits.itemsPerList, Limits.itemsPerList)
        ).range(of: items.count)
        return AskedList(
            open: open, info: try household.info(open, work), items: items,
            isFreeFirst: order == nil, part: part, total: isPart ? items.count : nil)
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

extension Household {
    /// A list as owners see it, and everybody else who is not in its circle.
    package func plainView(_ asked: AskedList) -> ListDetail {
        ListDetail(
            list: asked.info, items: asked.items[asked.part].map { info($0, in: asked.open) },
            total: asked.total)
    }

    /// The same of an item.
    package func plainView(
        at path: NamePath, of open: OpenList, by asker: Asker
    ) throws(HearthError) -> ItemInfo {
        // In a giver's words: that is what asks for items of lists by three names.
        let isGift = path.pieces.count == 3
        return info(
            try open.item(
                called: path.name, by: asker.naming, unknown: isGift ? .unknownWish : nil,
                ambiguous: isGift ? .ambiguousWish : nil), in: open)
    }
}
