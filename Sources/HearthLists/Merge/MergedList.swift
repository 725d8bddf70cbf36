package import HearthWire

/// What a list is once all that its editors wrote is put together.
package struct MergedList: Hashable, Sendable {
    package let head: ListHead
    /// What is there, by rank, then by id.
    package let items: [Item]
    /// What was removed, by id.
    package let tombstones: [Item]
    /// What one person alone writes, by id: among no items, and in no view, count, order, search or copy of the list.
    package let ofOneWriter: [ItemID: Item]
    private let byID: [ItemID: Item]

    init(head: ListHead, newest byID: [ItemID: Item], ofOneWriter: [ItemID: Item] = [:]) {
        self.init(
            head: head, items: byID.values.filter { !$0.isDeleted }.sorted(by: Self.isBefore),
            tombstones: byID.values.filter(\.isDeleted).sorted { $0.id < $1.id },
            ofOneWriter: ofOneWriter, byID: byID)
    }

    private init(
        head: ListHead, items: [Item], tombstones: [Item], ofOneWriter: [ItemID: Item],
        byID: [ItemID: Item]
    ) {
        self.head = head
        self.items = items
        self.tombstones = tombstones
        self.ofOneWriter = ofOneWriter
        self.byID = byID
    }

    private static func isBefore(_ one: Item, _ other: Item) -> Bool {
        let (rank, otherRank) = (one.rank, other.rank)
        return rank == otherRank ? one.id < other.id : rank < otherRank
    }

    /// The same with another head, and of these ids with what counts of them now.
    func replacing(
        _ ids: Set<ItemID>, head: ListHead, newest: [ItemID: Item], ofOneWriter: [ItemID: Item]
    ) -> MergedList {
        var (items, tombstones) = (items, tombstones)
        var (all, one) = (byID, self.ofOneWriter)
        for id in ids {
            one[id] = ofOneWriter[id]
            let item = newest[id]
            let before = all[id]
            all[id] = item
            if let before {
                if before.isDeleted {
                    tombstones.remove(at: tombstones.firstPlace { $0.id >= id })
                } else {
                    items.remove(at: items.firstPlace { !Self.isBefore($0, before) })
                }
            }
            if let item {
                if item.isDeleted {
                    tombstones.insert(item, at: tombstones.firstPlace { $0.id >= id })
                } else {
                    items.insert(item, at: items.firstPlace { !Self.isBefore($0, item) })
                }
            }
        }
        return MergedList(
            head: head, items: items, tombstones: tombstones, ofOneWriter: one, byID: all)
    }

    /// The item that counts, tombstone or not.
    package func item(_ id: ItemID) -> Item? { byID[id] }

    /// The revision that a change of this item has to have to count; 1 for a new one.
    package func nextRevision(of id: ItemID, at now: WallTime) -> UInt64 {
        byID[id]?.nextRevision(at: now) ?? 1
    }
}
