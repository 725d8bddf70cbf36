import GRDB
import HearthHousehold
import HearthSodium
import HearthWire

extension AlarmRow: TableRow {
    static var table: String { "alarms" }
    static var keyColumns: [String] { ["person"] }
    static var otherColumns: [String] { ["kind", "found_at"] }

    static func values(of key: IdentityKey) -> [DatabaseValue] { [.fixed(key)] }

    var otherValues: [DatabaseValue] { [.number(kind.rawValue), .time(foundAt)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            person: try columns.fixed(), kind: try columns.choice(), foundAt: try columns.time())
    }
}
