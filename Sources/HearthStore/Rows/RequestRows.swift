import GRDB
import HearthHousehold
import HearthSodium

extension RequestRow: TableRow {
    static var table: String { "requests" }
    static var keyColumns: [String] { ["member"] }
    static var otherColumns: [String] { ["octets"] }

    static func values(of key: IdentityKey) -> [DatabaseValue] { [.fixed(key)] }
    var otherValues: [DatabaseValue] { [.octets(octets)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(member: try columns.fixed(), octets: try columns.octets())
    }
}
