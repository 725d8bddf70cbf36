import GRDB
import HearthHousehold
import HearthSodium

extension NewsRow: TableRow {
    static var table: String { "news" }
    static var keyColumns: [String] { ["member"] }
    static var otherColumns: [String] { ["octets"] }

    static func values(of key: IdentityKey) -> [DatabaseValue] { [.fixed(key)] }
    var otherValues: [DatabaseValue] { [.octets(octets)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(member: try columns.fixed(), octets: try columns.octets())
    }
}

extension NewsListRow: TableRow {
    static var table: String { "news_lists" }
    static var keyColumns: [String] { ["list", "member"] }
    static var otherColumns: [String] { ["octets"] }

    static func values(of key: MembershipKey) -> [DatabaseValue] {
        [.fixed(key.list), .fixed(key.member)]
    }

    var otherValues: [DatabaseValue] { [.octets(octets)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            list: try columns.fixed(), member: try columns.fixed(), octets: try columns.octets())
    }
}
