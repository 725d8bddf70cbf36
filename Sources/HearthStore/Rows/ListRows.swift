import GRDB
import HearthHousehold
import HearthSodium
import HearthWire

extension MembershipKey {
    fileprivate static var columns: [String] { ["list", "member"] }
    fileprivate var values: [DatabaseValue] { [.fixed(list), .fixed(member)] }
}

extension FollowRow: TableRow {
    static var table: String { "follows" }
    static var keyColumns: [String] { MembershipKey.columns }
    static var otherColumns: [String] { ["host", "state", "round", "shows_addresses", "role"] }

    static func values(of key: MembershipKey) -> [DatabaseValue] { key.values }

    var otherValues: [DatabaseValue] {
        [
            .fixed(inviter), .number(state.rawValue), .number(round), .flag(showsAddresses),
            .number(Int(role.rawValue)),
        ]
    }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            list: try columns.fixed(), member: try columns.fixed(), inviter: try columns.fixed(),
            state: try columns.choice(), round: try columns.number(),
            showsAddresses: try columns.flag(), role: try columns.choice())
    }
}

extension CircleKeyRow: TableRow {
    static var table: String { "circle_keys" }
    static var keyColumns: [String] { MembershipKey.columns }
    static var otherColumns: [String] { ["is_wrapped", "octets"] }

    static func values(of key: MembershipKey) -> [DatabaseValue] { key.values }
    var otherValues: [DatabaseValue] { [.flag(isWrapped), .octets(octets)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            list: try columns.fixed(), member: try columns.fixed(),
            isWrapped: try columns.flag(), octets: try columns.octets())
    }
}

extension OwnCellRow: TableRow {
    static var table: String { "own_cells" }
    static var keyColumns: [String] { MembershipKey.columns }
    static var otherColumns: [String] { ["cell"] }

    static func values(of key: MembershipKey) -> [DatabaseValue] { key.values }
    var otherValues: [DatabaseValue] { [.octets(cell)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            list: try columns.fixed(), member: try columns.fixed(), cell: try columns.octets())
    }
}

extension OwnPageRow: TableRow {
    static var table: String { "own_pages" }
    static var keyColumns: [String] { MembershipKey.columns }
    static var otherColumns: [String] { ["page"] }

    static func values(of key: MembershipKey) -> [DatabaseValue] { key.values }
    var otherValues: [DatabaseValue] { [.octets(page)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            list: try columns.fixed(), member: try columns.fixed(), page: try columns.octets())
    }
}

extension ReturnedCellRow: TableRow {
    static var table: String { "returned_cells" }
    static var keyColumns: [String] { ["list", "member", "kind"] }
    static var otherColumns: [String] { [] }

    static func values(of key: Key) -> [DatabaseValue] {
        [.fixed(key.list), .fixed(key.member), .number(Int(key.kind.rawValue))]
    }
    var otherValues: [DatabaseValue] { [] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            key: Key(
                list: try columns.fixed(), member: try columns.fixed(),
                kind: try columns.choice()))
    }
}

extension CellOrdersRow: TableRow {
    static var table: String { "cell_orders" }
    static var keyColumns: [String] { ReturnedCellRow.keyColumns }
    static var otherColumns: [String] { ["orders"] }

    static func values(of key: Key) -> [DatabaseValue] { ReturnedCellRow.values(of: key) }
    var otherValues: [DatabaseValue] { [.octets(orderOctets)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            key: Key(
                list: try columns.fixed(), member: try columns.fixed(),
                kind: try columns.choice()),
            orders: Self.orders(in: try columns.octets()))
    }
}

extension FoundCellRow: TableRow {
    static var table: String { "found_cells" }
    static var keyColumns: [String] { ["list", "member", "hash"] }
    static var otherColumns: [String] { ["came_at", "octets"] }

    static func values(of key: Key) -> [DatabaseValue] {
        [.fixed(key.list), .fixed(key.member), .fixed(key.hash)]
    }
    var otherValues: [DatabaseValue] { [.time(cameAt), .octets(octets)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            key: Key(
                list: try columns.fixed(), member: try columns.fixed(),
                hash: try columns.fixed()),
            cameAt: try columns.time(), octets: try columns.octets())
    }
}

extension OwnerNodeRow: TableRow {
    static var table: String { "owner_nodes" }
    static var keyColumns: [String] { ["list", "node"] }
    static var otherColumns: [String] { [] }

    static func values(of key: Key) -> [DatabaseValue] { [.fixed(key.list), .fixed(key.node)] }
    var otherValues: [DatabaseValue] { [] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(list: try columns.fixed(), node: try columns.fixed())
    }
}

extension KnownListRow: TableRow {
    static var table: String { "known_lists" }
    static var keyColumns: [String] { ["list"] }
    static var otherColumns: [String] { [] }

    static func values(of key: ListID) -> [DatabaseValue] { [.fixed(key)] }
    var otherValues: [DatabaseValue] { [] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(list: try columns.fixed())
    }
}

extension FormerRecordRow: TableRow {
    static var table: String { "former_records" }
    static var keyColumns: [String] { ["list", "author", "kind"] }
    static var otherColumns: [String] { ["name", "octets"] }

    static func values(of key: Key) -> [DatabaseValue] {
        [.fixed(key.list), .fixed(key.author), .number(Int(key.kind.rawValue))]
    }
    var otherValues: [DatabaseValue] { [.text(name), .octets(octets)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(
            list: try columns.fixed(), author: try columns.fixed(), kind: try columns.choice(),
            name: try columns.text(), octets: try columns.octets())
    }
}

extension ListDateRow: TableRow {
    static var table: String { "list_dates" }
    static var keyColumns: [String] { ["list"] }
    static var otherColumns: [String] { ["latest"] }

    static func values(of key: ListID) -> [DatabaseValue] { [.fixed(key)] }
    var otherValues: [DatabaseValue] { [.number(latest)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(list: try columns.fixed(), latest: try columns.number())
    }
}

extension DeletedListRow: TableRow {
    static var table: String { "deleted_lists" }
    static var keyColumns: [String] { ["list"] }
    static var otherColumns: [String] { ["deleted_at"] }

    static func values(of key: ListID) -> [DatabaseValue] { [.fixed(key)] }
    var otherValues: [DatabaseValue] { [.time(deletedAt)] }

    init(_ columns: inout ColumnReader) throws(StoreError) {
        self.init(list: try columns.fixed(), deletedAt: try columns.time())
    }
}
