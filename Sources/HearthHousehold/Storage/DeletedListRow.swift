package import HearthWire

/// A list that its host deleted a moment ago: out of her sight, and still there, so that she can have
/// it back.
package struct DeletedListRow: StoredRow {
    package var list: ListID
    package var deletedAt: WallTime
    package var key: ListID { list }

    package init(list: ListID, deletedAt: WallTime) {
        self.list = list
        self.deletedAt = deletedAt
    }
}
