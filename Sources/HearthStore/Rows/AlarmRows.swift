import GRDB
import HearthHousehold
import HearthSodium
import HearthWire

extension AlarmRow: TableRow {
    static var table: String { "alarms" }
    static var keyColumns: [String] { ["id"] }
    static var otherColumns: [String] {
        ["kind", "person", "stream", "record_kind", "held", "other", "found_at"]
    }

    static func values(of key: Digest) -> [DatabaseValue] { [.fixed(key)] }

    var otherValues: [DatabaseValue] {
        [
            .number(kind.rawValue), .fixed(person), .fixed(stream),
            .number(Int(recordKind.rawValue)), .octets(held), .octets(other), .time(foundAt),
        ]
    }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            id: try columns.fixed(), kind: try columns.choice(), person: try columns.fixed(),
            stream: try columns.fixed(), recordKind: try columns.choice(),
            held: try columns.octets(), other: try columns.octets(),
            foundAt: try columns.time())
    }
}
