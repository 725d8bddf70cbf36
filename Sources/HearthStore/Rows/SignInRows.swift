import GRDB
import HearthHousehold
import HearthSodium

extension SignInRow: TableRow {
    static var table: String { "sign_ins" }
    static var keyColumns: [String] { ["token"] }
    static var otherColumns: [String] { ["member", "since", "seed"] }

    static func values(of key: Digest) -> [DatabaseValue] { [.fixed(key)] }
    var otherValues: [DatabaseValue] { [.fixed(member), .time(since), .octets(seed)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            token: try columns.fixed(), member: try columns.fixed(), since: try columns.time(),
            seed: try columns.octets())
    }
}
