import GRDB
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire

@testable import HearthStore

/// Ways in which a database can tell that somebody did something, each planted to see that the
/// comparison finds it.
enum DiskLeak: CaseIterable {
    /// Rows are taken away and written elsewhere: their pages wander with every act.
    case replacedRows
    /// Rows have numbers, and a replaced one the next: they count acts.
    case numberedRows
    /// What is a member's alone is written by her acts and at no other time.
    case writtenByActsAlone
    /// The same of the requests that are remembered.
    case requestsWrittenByActsAlone
    /// The log is emptied when it is long enough.
    case keptLog
    /// A table notes one line for every act.
    case countedActs
}

/// A database that tells.
final class LeakyStore: TransactionalStore {
    private let store: SQLiteStore
    private let leak: DiskLeak
    /// Whether what happens now is somebody's act.
    var isActing = false

    init(_ store: SQLiteStore, _ leak: DiskLeak) throws {
        self.store = store
        self.leak = leak
        try store.queue.write { database in
            switch leak {
            case .numberedRows:
                try database.execute(
                    sql: """
                        DROP TABLE own_cells;
                        CREATE TABLE own_cells (
                            number INTEGER PRIMARY KEY AUTOINCREMENT,
                            list BLOB NOT NULL, member BLOB NOT NULL, cell BLOB NOT NULL,
                            UNIQUE (list, member)
                        ) STRICT;
                        """)
            case .countedActs: try database.execute(sql: "CREATE TABLE acts (act BLOB)")
            case .replacedRows, .writtenByActsAlone, .requestsWrittenByActsAlone, .keptLog: break
            }
        }
    }

    func transaction<Result>(
        _ durability: Durability, _ body: (any HouseholdStore) throws -> Result
    ) throws -> Result {
        try store.transaction(durability) { tables in
            if leak == .countedActs, isActing {
                try (tables as? StoreTransaction)?.database.execute(
                    sql: "INSERT INTO acts VALUES (x'00')")
            }
            return try body(LeakyTables(tables, leak, isActing: isActing))
        }
    }
}

private final class LeakyTables: HouseholdStore {
    private let tables: any HouseholdStore
    private let leak: DiskLeak
    private let isActing: Bool

    init(_ tables: any HouseholdStore, _ leak: DiskLeak, isActing: Bool) {
        self.tables = tables
        self.leak = leak
        self.isActing = isActing
    }

    func put<Row: StoredRow>(_ row: Row) throws {
        switch leak {
        case .replacedRows where row is PrivateRow, .numberedRows where row is OwnCellRow:
            try tables.remove(Row.self, row.key)
        case .writtenByActsAlone where row is PrivateRow && !isActing,
            .requestsWrittenByActsAlone where row is RequestRow && !isActing:
            if try tables.row(Row.self, row.key) != nil { return }
        default: break
        }
        try tables.put(row)
    }

    func rows<Row: StoredRow>(_ type: Row.Type) throws -> [Row] { try tables.rows(type) }
    func row<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) throws -> Row? {
        try tables.row(type, key)
    }
    func remove<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) throws {
        try tables.remove(type, key)
    }
    func record(_ key: RecordKey) throws -> HearthWire.Record? { try tables.record(key) }
    func records(_ kind: RecordKind, in stream: StreamID) throws -> [HearthWire.Record] {
        try tables.records(kind, in: stream)
    }
    func stamps(in stream: StreamID) throws -> [RecordStamp] { try tables.stamps(in: stream) }
    func octets(by author: IdentityKey) throws -> Int { try tables.octets(by: author) }
    func put(_ record: HearthWire.Record) throws { try tables.put(record) }
    func removeRecord(_ key: RecordKey) throws { try tables.removeRecord(key) }
    func removeStream(_ stream: StreamID) throws { try tables.removeStream(stream) }
    func beatCell(of author: AuthorTag, in list: ListID) throws -> Cell? {
        try tables.beatCell(of: author, in: list)
    }
    func beatCells(in list: ListID) throws -> [Cell] { try tables.beatCells(in: list) }
    func putBeat(_ cell: Cell) throws { try tables.putBeat(cell) }
    func removeBeatCell(of author: AuthorTag, in list: ListID) throws {
        try tables.removeBeatCell(of: author, in: list)
    }
    func earlyCells(in list: ListID) throws -> [Cell] { try tables.earlyCells(in: list) }
    func putEarly(_ cell: Cell) throws { try tables.putEarly(cell) }
    func removeEarlyCells(in list: ListID) throws { try tables.removeEarlyCells(in: list) }
}
