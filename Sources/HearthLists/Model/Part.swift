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
        self.init(
            head: head, sorted: items.sorted { $0.id < $1.id }, buckets: buckets, carried: carried)
    }

    /// `items`: in the order of their ids.
    init(head: ListHead?, sorted items: [Item], buckets: Buckets, carried: Carried) {
        self.head = head
        self.items = items
        self.buckets = buckets
        self.carried = carried
    }

    /// From so many on, putting all in order again is quicker than each in its place.
    private static let many = 100

    /// The same with this item in the place of the one with its id, or beside the others.
    package func replacing(_ item: Item) -> Part {
        replacing([item])
    }

    /// The same with these items in the place of those with their ids, or beside the others.
    package func replacing(_ replacements: [Item]) -> Part {
        guard replacements.count < Self.many else {
            let ids = Set(replacements.map(\.id))
            return Part(
                head: head, items: items.filter { !ids.contains($0.id) } + replacements,
                buckets: buckets, carried: carried)
        }
        var items = items
        for replacement in replacements {
            let place = place(of: replacement.id, in: items)
            if place < items.count, items[place].id == replacement.id {
                items[place] = replacement
            } else {
                items.insert(replacement, at: place)
            }
        }
        return Part(head: head, sorted: items, buckets: buckets, carried: carried)
    }

    /// The same with this head.
    package func replacing(_ head: ListHead) -> Part {
        Part(head: head, sorted: items, buckets: buckets, carried: carried)
    }

    /// The item as this editor wrote it, tombstone or not.
    package func item(_ id: ItemID) -> Item? {
        let place = place(of: id, in: items)
        return place < items.count && items[place].id == id ? items[place] : nil
    }

    /// Where the item with this id stands, or would.
    private func place(of id: ItemID, in items: [Item]) -> Int {
        items.firstPlace { $0.id >= id }
    }

    /// Whether it says something of this item that is not here, since its bucket has not come.
    package func isMissing(_ id: ItemID) -> Bool {
        buckets.missing.contains(buckets.index(of: id))
    }

    /// The blobs that the attachments of its items use.
    package var attachedBlobs: [RecordName] {
        items.lazy.filter { !$0.attachments.isEmpty }
            .flatMap { $0.attachments.flatMap { $0.blobs.map(\.name) } }
    }

    /// The items in the bucket of this number.
    func items(inBucket index: Int) -> ArraySlice<Item> {
        let start = items.firstPlace { buckets.index(of: $0.id) >= index }
        let end = items.firstPlace { buckets.index(of: $0.id) > index }
        return items[start..<end]
    }
}
