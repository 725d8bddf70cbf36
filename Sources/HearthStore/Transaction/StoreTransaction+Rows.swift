import Foundation
import GRDB
import HearthRows

extension StoreTransaction {
    func rows<Row: StoredRow>(_ type: Row.Type) throws -> [Row] {
        let sql = "SELECT key, value FROM rows WHERE type = ? ORDER BY key"
        return try values(of: type, sql, [Row.table])
    }

    func rows<Row: GroupedRow>(_ type: Row.Type, of group: Row.Group) throws -> [Row] {
        let sql = "SELECT key, value FROM rows WHERE type = ? AND groupKey = ? ORDER BY key"
        return try values(of: type, sql, [Row.table, Data(group.octets)])
    }

    func row<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) throws -> Row? {
        let sql = "SELECT key, value FROM rows WHERE type = ? AND key = ?"
        return try values(of: type, sql, [Row.table, Data(key.octets)]).first
    }

    func put<Row: StoredRow>(_ row: Row) throws {
        // Not INSERT OR REPLACE, which takes the row away and makes a new one, and so writes more.
        let sql = """
            INSERT INTO rows (type, key, groupKey, value) VALUES (?, ?, ?, ?)
            ON CONFLICT (type, key) DO UPDATE
            SET groupKey = excluded.groupKey, value = excluded.value
            """
        let key = Data(row.key.octets)
        try execute(sql, [Row.table, key, Data(row.groupOctets), Self.encoder.encode(row)])
    }

    func remove<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) throws {
        try execute(
            "DELETE FROM rows WHERE type = ? AND key = ?", [Row.table, Data(key.octets)])
    }

    private func values<Value: StoredRow>(
        of type: Value.Type, _ sql: String, _ arguments: StatementArguments
    ) throws(StoreError) -> [Value] {
        try fetch(from: Value.table, sql, arguments) { row in
            let value: Value
            do {
                value = try Self.decoder.decode(type, from: Data(row.octets("value")))
            } catch is DecodingError {
                // Without what the decoder says, which may quote a secret.
                throw StoreError.corrupt("a row cannot be read")
            }
            guard try row.octets("key") == value.key.octets else {
                throw StoreError.corrupt("a row stands under the key of another")
            }
            return value
        }
    }

    private static let decoder = JSONDecoder()
    private static let encoder = {
        let encoder = JSONEncoder()
        // Else octets would take more room the more slashes their base64 happens to have.
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }()
}
