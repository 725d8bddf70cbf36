import GRDB
import HearthHousehold
import HearthSodium

extension MemberRow: TableRow {
    static var table: String { "members" }
    static var keyColumns: [String] { ["identity"] }
    static var otherColumns: [String] {
        ["sealing_key", "seed", "protection", "incarnation", "created_at"]
    }

    static func values(of key: IdentityKey) -> [DatabaseValue] { [.fixed(key)] }

    var otherValues: [DatabaseValue] {
        [
            .fixed(sealingKey), .octets(seed), .octets(protection), .number(incarnation),
            .time(createdAt),
        ]
    }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            identity: try columns.fixed(), sealingKey: try columns.fixed(),
            seed: try columns.octets(), protection: try columns.octets(),
            incarnation: try columns.number(), createdAt: try columns.time())
    }
}

extension PrivateRow: TableRow {
    static var table: String { "private" }
    static var keyColumns: [String] { ["member"] }
    static var otherColumns: [String] { ["octets"] }

    static func values(of key: IdentityKey) -> [DatabaseValue] { [.fixed(key)] }
    var otherValues: [DatabaseValue] { [.octets(octets)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(member: try columns.fixed(), octets: try columns.octets())
    }
}
