import GRDB
import HearthHousehold
import HearthSodium
import HearthWire

extension OwnVersionsRow: TableRow {
    static var table: String { "own_versions" }
    static var keyColumns: [String] { ["stream", "author", "kind"] }
    static var otherColumns: [String] { ["versions", "is_open", "base", "found"] }

    static func values(of key: Key) -> [DatabaseValue] {
        [.fixed(key.stream), .fixed(key.author), .number(Int(key.kind.rawValue))]
    }
    var otherValues: [DatabaseValue] {
        [.octets(versionOctets), .flag(isOpen), .octets(base), .octets(found)]
    }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            key: Key(
                stream: try columns.fixed(), author: try columns.fixed(),
                kind: try columns.choice()),
            versions: Self.versions(in: try columns.octets()), isOpen: try columns.flag(),
            base: try columns.octets(), found: try columns.octets())
    }
}
