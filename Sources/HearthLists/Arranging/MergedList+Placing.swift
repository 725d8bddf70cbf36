package import HearthWire

extension MergedList {
    /// Ranks for things that are put somewhere in the list.
    package struct Room: Hashable, Sendable {
        /// As many as were asked for, ascending.
        package let ranks: [Rank]
        /// Other items that had to be given new ranks, under their next revision: none, unless
        /// there was no fraction left between two of them.
        package let displaced: [Item]
    }

    /// Makes room for `count` things at a spot, items with the ids in `moving` not counted.
    ///
    /// - Returns: Nil when the spot names an item that is not there, or is one of those that move, and when
    ///   there are too many items to give them all new ranks.
    package func room(
        for count: Int, at spot: Spot<ItemID> = .last, moving: Set<ItemID> = []
    ) -> Room? {
        let others = moving.isEmpty ? items : items.filter { !moving.contains($0.id) }
        guard count >= 0, let index = spot.index(among: others.map(\.id)) else { return nil }
        let lower = index > 0 ? others[index - 1].rank : nil
        let upper = index < others.count ? others[index].rank : nil
        if let ranks = Self.ranks(count, between: lower, upper) {
            return Room(ranks: ranks, displaced: [])
        }
        // Many editors together may have written more than there are ranks.
        guard others.count + count <= 100 * Limits.itemsPerList else { return nil }
        let all = Rank.evenly(others.count + count)
        let kept = all[..<index] + all[(index + count)...]
        let displaced = zip(others, kept).filter { $0.rank != $1 }.map { item, rank in
            var item = item
            item.rank = rank
            item.revision = item.nextRevision
            return item
        }
        return Room(ranks: Array(all[index..<(index + count)]), displaced: displaced)
    }

    private static func ranks(
        _ count: Int, between lower: Rank?, _ upper: Rank?
    ) -> [Rank]? {
        var ranks: [Rank] = []
        var last = lower
        for _ in 0..<count {
            guard let rank = Rank.between(last, upper) else { return nil }
            ranks.append(rank)
            last = rank
        }
        return ranks
    }
}
