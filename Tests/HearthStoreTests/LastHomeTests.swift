import Foundation
import GRDB
import HearthAPI
import HearthHousehold
import HearthSodium
import HearthWire
import Testing

@testable import HearthStore

/// A home that real nodes made with the last Hearth, which had a table for every type of row: that of
/// First, who has no passphrase, and of Locked, whose passphrase is "correct horse".
@Suite("A home of the last Hearth")
struct LastHomeTests {
    private static let path = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Homes/table-per-type.sqlite").path
    /// Tables whose rows are of no use any more.
    private static let forgotten: Set = [
        "requests", "cell_orders", "returned_cells", "found_cells",
    ]
    private static let carried = ["records", "beat_cells", "early_cells"]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Self.path, toPath: folder.database)
    }

    @Test("Rows of every type are there, with all that they said")
    func rows() throws {
        let old = try DatabaseQueue(path: Self.path, configuration: Self.readOnly)
        var tables = try old.read { try Self.tables($0) }
        #expect(tables.allSatisfy { !$0.value.isEmpty })
        // Bundles are of a format that nobody makes any more.
        tables["records"] = tables["records"]?.filter { $0["kind"] != Self.number(6) }
        let store = try SQLiteStore(path: folder.database)
        var seen = Self.forgotten.union(Self.carried).union(["grdb_migrations"])
        try store.transaction(.full) { content in
            func compare<Row: StoredRow>(_ row: Row) throws {
                let rows = try content.rows(Row.self)
                #expect(Set(rows.map(Self.leaves)) == tables[Row.table] ?? [], "\(Row.table)")
                for row in rows { #expect(try content.row(Row.self, row.key) == row) }
                seen.insert(Row.table)
            }
            for row in SampleRows.firsts where !(row is AlarmRow) { try compare(row) }
            seen.insert(AlarmRow.table)
            // The gravest of those of one person.
            #expect(try content.rows(AlarmRow.self).map(\.kind) == [.twoRecords])
        }
        #expect(seen.isSuperset(of: tables.keys))
        let left = try store.queue.read { try Self.tables($0) }
        #expect(Set(left.keys) == Set(Self.carried + ["rows", "grdb_migrations"]))
        for table in Self.carried { #expect(left[table] == tables[table]) }
    }

    @Test("Its members read what they read before, and unlock with their passphrase")
    func household() throws {
        for _ in 0..<2 {
            let store = try SQLiteStore(path: folder.database)
            try store.transaction(.full) { content in
                let work = Work(store: content, now: WallTime(milliseconds: 1_764_100_000_000))
                let secret = try #require(
                    try Settings.octets(.nodeSecret, work).flatMap { NodeSecret(octets: $0) })
                var household = try Household(
                    node: secret.publicKey, clock: SlotClock(slotSeconds: 1), addresses: [],
                    entropy: SystemEntropy(), work)
                #expect(household.name == "House First")
                let first = Caller(member: "First")
                let lists = try household.perform(ListLists(), as: first, work).0
                #expect(
                    Set(lists.map(\.path)) == [
                        "tray", "Toys", "Granny/Birthday", "Granny/Housewarming",
                    ])
                let cart = try household.perform(ShowCart(), as: first, work).0
                #expect(cart.entries.map(\.wish).sorted() == ["Bicycle", "Bread and salt"])

                var locked = Caller(member: "Locked")
                #expect(throws: HearthError.self) {
                    try household.perform(ShowCart(), as: locked, work)
                }
                locked.session = try household.perform(
                    Unlock(passphrase: "correct horse"), as: locked, work
                ).0.token
                let theirs = try household.perform(ShowCart(), as: locked, work).0
                #expect(theirs.entries.map(\.wish).sorted() == ["Marbles", "Train"])
                let list = try household.perform(
                    ShowList(list: "Owner/Birthday"), as: locked, work
                ).0
                #expect(list.items.map(\.name) == ["Kettle", "Marbles", "Lamp", "Bicycle"])
                // What others tell comes with their next beat, in bundles as they are made now.
                #expect(list.ideas?.isEmpty == true)
            }
            try store.close()
        }
    }

    @Test("A home of the Hearth before that is refused and left as it is")
    func older() throws {
        let old = try DatabaseQueue(path: folder.database)
        try old.write { database in
            try database.execute(
                sql: "DELETE FROM grdb_migrations WHERE identifier = 'no log mark'")
        }
        try old.close()
        let before = try folder.octets()
        #expect(throws: StoreError.olderVersion) { try SQLiteStore(path: folder.database) }
        #expect(try folder.octets() == before)
    }

    private static var readOnly: Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        return configuration
    }

    /// What the columns of each row say, by their names, table by table.
    private static func tables(_ database: Database) throws -> [String: Set<[String: String]>] {
        let names = try String.fetchAll(
            database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
        return try names.reduce(into: [:]) { tables, table in
            let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(table)")
            tables[table] = Set(try rows.map(said))
        }
    }

    private static func said(_ row: Row) throws -> [String: String] {
        let names = ["host": "inviter", "versions": "versionoctets", "orders": "orderoctets"]
        return try row.reduce(into: [:]) { said, cell in
            let name = cell.0.split(separator: "_").joined()
            // Where a knock came from counts no more.
            if name == "source" { return }
            said[names[name] ?? name] =
                switch cell.1.storage {
                case .null: nil
                case .blob(let data) where name == "addresses":
                    try JSONDecoder().decode([String].self, from: data).joined(separator: "|")
                case .blob(let data): Hex.encode([UInt8](data))
                case let other: "\(other)"
                }
        }
    }

    /// The same of a row as it is now.
    private static func leaves(_ row: some StoredRow) -> [String: String] {
        var leaves: [String: String] = [:]
        func add(_ value: Any, _ name: String) {
            switch value {
            case let value as any FixedOctets: leaves[name] = value.hex
            case let value as [UInt8]: leaves[name] = Hex.encode(value)
            case let value as String: leaves[name] = Hex.encode(Array(value.utf8))
            case let value as [String]: leaves[name] = value.joined(separator: "|")
            case let value as Bool: leaves[name] = number(value ? 1 : 0)
            case let value as WallTime: leaves[name] = number(value.milliseconds)
            case let value as any BinaryInteger: leaves[name] = number(Int64(value))
            case let value as any RawRepresentable: add(value.rawValue, name)
            default:
                for child in Mirror(reflecting: value).children {
                    // What is optional has one child, and its name.
                    let label = child.label == "some" ? name : child.label ?? name
                    add(child.value, label.lowercased())
                }
            }
        }
        add(row, "")
        return leaves
    }

    private static func number(_ number: Int64) -> String {
        "\(DatabaseValue.Storage.int64(number))"
    }
}
