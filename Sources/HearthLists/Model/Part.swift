package import HearthWire

/// All that one editor wrote of a list.
package struct Part: Hashable, Sendable {
    /// Nil when the editor wrote no head.
    package let head: ListHead?
    /// Live items and tombstones, in the order of their ids; without those in missing buckets.
    package let items: [Item]
    /// The buckets as they were last stored; empty while the items stand in the part itself.
    package let buckets: Buckets
    let carried: Carried

    package init(head: ListHead? = nil, items: [Item] = []) {
        self.init(head: head, items: items, buckets: .none, carried: Carried())
    }

    init(head: ListHead?, items: [Item], buckets: Buckets, carried: Carried) {
        self.head = head
        self.items = items.sorted { $0.id < $1.id }
        self.buckets = buckets
        self.carried = carried
    }

    /// The same with this item in the place of the one with its id, or beside the others.
    package func replacing(_ item: Item) -> Part {
        replacing([item])
    }

    /// The same with these items in the place of those with their ids, or beside the others.
    package func replacing(_ replacements: [Item]) -> Part {
        let ids = Set(replacements.map(\.id))
        return Part(
            head: head, items: items.filter { !ids.contains($0.id) } + replacements,
            buckets: buckets, carried: carried)
    }

    /// The same with this head.
    package func replacing(_ head: ListHead) -> Part {
        Part(head: head, items: items, buckets: buckets, carried: carried)
    }

    /// The item as this editor wrote it, tombstone or not.
    package func item(_ id: ItemID) -> Item? {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < items.count && items[low].id == id ? items[low] : nil
    }

    /// Whether it says something of this item that is not here, since its bucket has not come.
    package func isMissing(_ id: ItemID) -> Bool {
        buckets.missing.contains(buckets.index(of: id))
    }

    /// The blobs that the attachments of its items use.
    package var attachedBlobs: [RecordName] {
        items.flatMap { $0.attachments.flatMap { $0.blobs.map(\.name) } }
    }
}
