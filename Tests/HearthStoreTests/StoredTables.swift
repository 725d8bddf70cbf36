import GRDB
import HearthSodium
import Testing

/// What stands in a home's database, to be compared.
enum StoredTables {
    /// What each row says, table by table.
    static func all(_ database: Database) throws -> [String: Set<[String: String]>] {
        let names = try String.fetchAll(
            database,
            sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'grdb%'")
        return try names.reduce(into: [:]) { tables, table in
            let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(table)")
            tables[table] = Set(
                rows.map { row in
                    Dictionary(uniqueKeysWithValues: row.map { ($0.0, $0.1.storage.said) })
                })
        }
    }

    /// The rows of each type.
    static func types(
        _ rows: Set<[String: String]>?
    ) throws -> [String: [[String: String]]] {
        Dictionary(grouping: try #require(rows)) { $0["type"] ?? "" }.mapValues { rows in
            rows.sorted { $0["key"] ?? "" < $1["key"] ?? "" }
        }
    }
}

extension DatabaseValue.Storage {
    fileprivate var said: String {
        switch self {
        case .blob(let data): Hex.encode([UInt8](data))
        case .string(let text): text
        default: "\(self)"
        }
    }
}
