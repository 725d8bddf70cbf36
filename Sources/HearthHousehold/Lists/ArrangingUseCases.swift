package import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Placement {
    /// The spot that is meant.
    ///
    /// - Throws: `HearthError`: `spotNotThere` when what it is beside is missing, and
    ///   `numberOutOfRange` for a place that no list has.
    package func spot<ID>(beside other: ID?, number: Int?) throws(HearthError) -> Spot<ID> {
        switch (self, other) {
        case (.first, _): return .first
        case (.last, _): return .last
        case (.before, let other?): return .before(other)
        case (.after, let other?): return .after(other)
        case (.before, nil), (.after, nil):
            throw HearthError(.spotNotThere)
        case (.at, _):
            guard let number, (1...Limits.itemsPerList).contains(number) else {
                throw HearthError(
                    .numberOutOfRange,
                    ["field": "position", "lowest": "1", "highest": "\(Limits.itemsPerList)"])
            }
            return .at(number)
        }
    }
}

extension Household {
    /// Makes room on a list for items, those that stand elsewhere on it included.
    ///
    /// - Throws: `HearthError`: `limitItems` when the list is full, `unknownWish` and
    ///   `spotNotThere` when what it is beside is not there or is one of them.
    package func room(
        for items: [Item], in open: OpenList, _ placement: Placement, beside other: String?,
        number: Int?
    ) throws -> MergedList.Room {
        let moving = Set(items.map(\.id))
        let new = items.count { open.merged.item($0.id) == nil }
        guard open.merged.items.count <= Limits.itemsPerList - new else {
            throw HearthError(.limitItems, ["limit": "\(Limits.itemsPerList)"])
        }
        let beside = try other.map { try open.item(called: $0, by: .whole) }
        let spot = try placement.spot(beside: beside?.id, number: number)
        guard let room = open.merged.room(for: items.count, at: spot, moving: moving) else {
            throw HearthError(
                .spotNotThere, ["name": items.first?.name ?? "", "other": beside?.name ?? ""])
        }
        return room
    }
}

extension OrderItems: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ListDetail {
        var finder = ItemFinder()
        var found: OpenList?
        var named: [Item] = []
        for path in items {
            let (list, item) = try finder.item(at: path, in: &household, for: asker, work)
            guard found == nil || found?.id == list.id else {
                throw HearthError(.listsApart, ["name": items[0], "other": path])
            }
            found = list
            named.append(item)
        }
        guard let open = found else { throw HearthError(.unknownWish) }
        // What is named twice comes where it was named last.
        var seen: Set<ItemID> = []
        let moving = Array(named.reversed().filter { seen.insert($0.id).inserted }.reversed())
        let keys = try household.editor(of: open, asker)
        try open.checkIsKnown()
        let room = try household.room(
            for: moving, in: open, placement, beside: other, number: number)
        let moved = zip(moving, room.ranks).map { item, rank in
            var item = item
            item.rank = rank
            item.revision = item.nextRevision(at: work.now)
            return item
        }
        try household.write(moved + room.displaced, to: open, keys: keys, work)
        let after = try household.list(at: open.id.hex, for: asker, work)
        return ListDetail(
            list: try household.info(after, work),
            items: after.merged.items.map { household.info($0, in: after) })
    }
}

extension OrderList: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> [ListInfo]
    {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let moving = try household.list(at: list, for: asker, work)
        let beside = try other.map { try household.list(at: $0, for: asker, work) }
        try moving.checkMayChange()
        try beside?.checkMayChange()
        let all = try household.allLists(of: asker, keys: keys, work)
            .filter { $0.isOwn == moving.isOwn && !$0.isTray }.map(\.id)
        let spot = try placement.spot(beside: beside?.id.hex, number: number)
        guard let order = spot.placing([moving.id.hex], among: all) else {
            let isSame = beside?.id == moving.id
            throw HearthError(
                isSame ? .spotNotThere : .listsApart, ["name": list, "other": other ?? ""])
        }
        var state = try household.preferences(of: asker.identity, work)
        // Of the other sort nothing changes; what is gone is forgotten here.
        let known = try Set(household.allLists(of: asker, keys: keys, work).map(\.id))
        let kept = (state.listOrder ?? []).filter { known.contains($0) && !all.contains($0) }
        state.listOrder = kept + order
        try household.savePreferences(state, of: asker.identity, keys: keys, work)
        return try household.allLists(of: asker, keys: keys, work)
    }
}

extension Household {
    /// Everything a member reads, as they put it: their own lists, then those of friends; the tray
    /// first, what is archived last. `withUnshown`: also what stands on the page of its kind alone.
    package mutating func allLists(
        of asker: Asker, keys: MemberKeys, withUnshown: Bool = false, _ work: Work
    ) throws -> [ListInfo] {
        let open = try allOpenLists(of: asker.identity, keys: keys, work)
        let waiting = try waitingLists(
            for: asker.identity, keys: keys, besides: Set(open.map(\.id)), work)
        let all =
            try (open.filter { withUnshown || $0.isShown }.map { try info($0, work) })
            + waiting.filter { withUnshown || $0.isShown != false }
        let lists = Self.toldApart(all)
        let order = try preferences(of: asker.identity, work).listOrder ?? []
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        let names = asker.nameOrder
        let keyed = lists.map { list in
            (
                list,
                [
                    list.isOwn ? 0 : 1, list.isTray ? 0 : 1, list.isArchived ? 1 : 0,
                    places[list.id] ?? .max,
                ],
                names.key(list.isOwn ? "" : list.owner),
                names.key(list.title ?? "")
            )
        }
        return keyed.sorted { left, right in
            if left.1 != right.1 { return left.1.lexicographicallyPrecedes(right.1) }
            return (left.2, left.3, left.0.id) < (right.2, right.3, right.0.id)
        }.map(\.0)
    }

    /// The lists with paths by which no two of them can be confused.
    private static func toldApart(_ lists: [ListInfo]) -> [ListInfo] {
        let counts = Dictionary(
            lists.map { (Names.folded($0.path), 1) }, uniquingKeysWith: { $0 + $1 })
        return lists.map { list in
            guard counts[Names.folded(list.path), default: 0] > 1 else { return list }
            let path = NamePath(list.path)
            var told = list
            told.path =
                NamePath(path.pieces.dropLast() + [ShortID.mark(path.name, hex: list.id)]).text
            return told
        }
    }
}
