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
        self.head = head
        self.ofOneWriter = ofOneWriter
        self.byID = byID
        var live: [Item] = []
        var deleted: [Item] = []
        for item in byID.values {
            if item.isDeleted { deleted.append(item) } else { live.append(item) }
        }
        // By their numbers: an item is large, and sorting moves each of them many times.
        items = live.indices.sorted {
            let (one, other) = (live[$0].rank, live[$1].rank)
            return one == other ? live[$0].id < live[$1].id : one < other
        }.map { live[$0] }
        tombstones = deleted.sorted { $0.id < $1.id }
    }

    /// The item that counts, tombstone or not.
    package func item(_ id: ItemID) -> Item? { byID[id] }

    /// The revision that a change of this item has to have to count; 1 for a new one.
    package func nextRevision(of id: ItemID, at now: WallTime) -> UInt64 {
        byID[id]?.nextRevision(at: now) ?? 1
    }
}
