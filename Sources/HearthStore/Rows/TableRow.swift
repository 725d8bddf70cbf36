import GRDB
import HearthHousehold

/// A row that has a table in this database.
///
/// Its columns are those of the key, then the others; values are written and read in this order.
protocol TableRow: StoredRow {
    static var table: String { get }
    /// In the order in which rows are sorted.
    static var keyColumns: [String] { get }
    static var otherColumns: [String] { get }

    static func values(of key: Key) -> [DatabaseValue]
    var otherValues: [DatabaseValue] { get }

    init(_ columns: inout ColumnReader) throws(StoreError)
}

extension TableRow {
    static var columnList: String { (keyColumns + otherColumns).joined(separator: ", ") }

    static var keyCondition: String {
        keyColumns.map { "\($0) = ?" }.joined(separator: " AND ")
    }
}
