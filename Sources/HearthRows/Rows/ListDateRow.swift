package import HearthWire

/// The latest date that a list was ever seen to have, on its public roster.
package struct ListDateRow: StoredRow {
    package static let table = "list_dates"

    package var list: ListID
    /// Days since 1970.
    package var latest: Int
    package var key: ListID { list }

    package init(list: ListID, latest: Int) {
        self.list = list
        self.latest = latest
    }
}
