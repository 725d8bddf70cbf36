import HearthWire

extension Part {
    /// The items in buckets that are not stored as they are here: what is was checked when it was read or written.
    var unchecked: [Item] {
        guard buckets.count > 0 else { return items }
        return buckets.references.indices.flatMap { index -> ArraySlice<Item> in
            let items = items(inBucket: index)
            return buckets.contents[index].map(items.elementsEqual) == true ? [] : items
        }
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
        items.reserveCapacity(filled.contents.values.reduce(0) { $0 + $1.count })
        for index in filled.references.indices { items += filled.contents[index] ?? [] }
        let live = items.count { !$0.isDeleted }
        guard live <= Limits.itemsPerList, items.count - live <= ListLimits.tombstones else {
            throw .overLimit
        }
        return Part(head: head, sorted: items, buckets: filled, carried: carried)
    }

    /// The same in these buckets, each with the items that belong into it.
    func stored(in new: Buckets) -> Part {
        var filled = new
        let bare = Part(head: head, sorted: items, buckets: new, carried: carried)
        for index in new.references.indices {
            let isKept =
                buckets.count == new.count && new.references[index] != nil
                && buckets.references[index] == new.references[index]
            let items = isKept ? buckets.contents[index] : nil
            filled.fill(index, with: items ?? Array(bare.items(inBucket: index)))
        }
        return Part(head: head, sorted: items, buckets: filled, carried: carried)
    }
}
