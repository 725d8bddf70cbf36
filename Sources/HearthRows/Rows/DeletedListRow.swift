package import HearthWire

/// A list that its host deleted a moment ago: out of their sight, and still there, so that they can
/// have it back.
package struct DeletedListRow: StoredRow {
    package static let table = "deleted_lists"

    package var list: ListID
    package var deletedAt: WallTime
    package var key: ListID { list }

    package init(list: ListID, deletedAt: WallTime) {
        self.list = list
        self.deletedAt = deletedAt
    }
}
