import HearthWire

extension Part {
    /// Numbers of the buckets whose items are those that are stored.
    var unchangedBuckets: Set<Int> {
        guard buckets.count > 0 else { return [] }
        var groups: [Int: [Item]] = [:]
        for item in items { groups[buckets.index(of: item.id), default: []].append(item) }
        return Set(groups.filter { buckets.contents[$0.key] == $0.value }.keys)
    }

    /// The same with the items of the buckets that are here, by number; a bucket that cannot be read
    /// counts as missing.
    ///
    /// - Throws: `.overLimit` when there are more items than a part may have.
    package func filled(with contents: [Int: [Item]]) throws(PartError) -> Part {
        guard buckets.count > 0 else { return self }
        var filled = buckets
        for (index, items) in contents { filled.fill(index, with: items) }
        var items: [Item] = []
        for index in filled.references.indices { items += filled.contents[index] ?? [] }
        let live = items.count { !$0.isDeleted }
        guard live <= Limits.itemsPerList, items.count - live <= ListLimits.tombstones else {
            throw .overLimit
        }
        return Part(head: head, items: items, buckets: filled, carried: carried)
    }
}
