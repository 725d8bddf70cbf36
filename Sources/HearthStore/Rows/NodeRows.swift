import GRDB
import HearthHousehold
import HearthSodium

extension SettingRow: TableRow {
    static var table: String { "settings" }
    static var keyColumns: [String] { ["name"] }
    static var otherColumns: [String] { ["value"] }

    static func values(of key: String) -> [DatabaseValue] { [.text(key)] }
    var otherValues: [DatabaseValue] { [.octets(value)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(name: try columns.text(), value: try columns.octets())
    }
}

extension PeerRow: TableRow {
    static var table: String { "peers" }
    static var keyColumns: [String] { ["node"] }
    static var otherColumns: [String] { ["last_heard", "address"] }

    static func values(of key: NodeKey) -> [DatabaseValue] { [.fixed(key)] }
    var otherValues: [DatabaseValue] { [.time(lastHeard), .text(address)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            node: try columns.fixed(), lastHeard: try columns.time(), address: try columns.text())
    }
}
