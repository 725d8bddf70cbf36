import Foundation
import GRDB
import HearthSodium

/// The tables of the Hearth before this one, which had one for every type of row.
///
/// It can go as soon as no home is older than this Hearth.
enum EarlierTables {
    /// The columns of the key, and the one that rows are grouped by.
    private struct Table {
        let key: [String]
        var group: String?
        /// Its rows have a property for the whole key.
        var hasKeyProperty = false
    }

    private static let tables = [
        "settings": Table(key: ["name"]),
        "members": Table(key: ["identity"]),
        "private": Table(key: ["member"]),
        "news": Table(key: ["member"]),
        "alarms": Table(key: ["person"]),
        "peers": Table(key: ["node"]),
        "known_lists": Table(key: ["list"]),
        "list_dates": Table(key: ["list"]),
        "deleted_lists": Table(key: ["list"]),
        "friends": Table(key: ["member", "identity"], group: "member"),
        "knocks": Table(key: ["member", "identity"], group: "member"),
        "nicknames": Table(key: ["member", "person"], group: "member"),
        "invitations": Table(key: ["code_hash"], group: "member"),
        "sign_ins": Table(key: ["token"], group: "member"),
        "follows": Table(key: ["list", "member"], group: "member"),
        "circle_keys": Table(key: ["list", "member"], group: "member"),
        "own_cells": Table(key: ["list", "member"], group: "member"),
        "own_pages": Table(key: ["list", "member"], group: "member"),
        "news_lists": Table(key: ["list", "member"], group: "member"),
        "owner_nodes": Table(key: ["list", "node"], group: "list"),
        "former_records": Table(key: ["list", "author", "kind"], group: "list"),
        "own_versions": Table(
            key: ["stream", "author", "kind"], group: "author", hasKeyProperty: true),
    ]

    private static let fixedColumns: Set = [
        "identity", "sealing_key", "node", "member", "person", "code_hash", "token", "list",
        "used_by", "host", "stream", "author", "hash", "id",
    ]
    private static let textColumns: Set = ["name", "greeting", "source", "address"]
    private static let properties = [
        "host": "inviter", "versions": "versionOctets", "orders": "orderOctets",
    ]

    /// Moves what is still of use into the table of rows, and removes the tables.
    static func makeRows(_ database: Database) throws {
        try database.execute(sql: alarmsOfPeople)
        // Nobody reads bundles as they were made then; new ones come with the next beat.
        try database.execute(sql: "DELETE FROM records WHERE kind = 6")
        let kept: Set = ["grdb_migrations", "rows", "records", "beat_cells", "early_cells"]
        let names = try String.fetchAll(
            database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
        for name in names where !kept.contains(name) {
            if let table = tables[name] { try makeRows(name, table, database) }
            try database.execute(sql: "DROP TABLE \(name)")
        }
    }

    /// The gravest of each person, without proofs.
    private static let alarmsOfPeople = """
        ALTER TABLE alarms RENAME TO proven_alarms;
        CREATE TABLE alarms AS
            SELECT person, max(CASE kind
                WHEN 3 THEN 1
                WHEN 4 THEN 2
                WHEN 2 THEN 4
                ELSE iif(record_kind = 3, 5, 3) END) AS kind, min(found_at) AS found_at
            FROM proven_alarms GROUP BY person;
        DROP TABLE proven_alarms;
        """

    private static func makeRows(_ name: String, _ table: Table, _ database: Database) throws {
        let rows = try Row.fetchCursor(database, sql: "SELECT * FROM \(name)")
        while let row = try rows.next() {
            try database.execute(
                sql: "INSERT INTO rows (type, key, groupKey, value) VALUES (?, ?, ?, ?)",
                arguments: [
                    name, octets(of: table.key, in: row),
                    octets(of: table.group.map { [$0] } ?? [], in: row), json(row, table),
                ])
        }
    }

    private static func octets(of columns: [String], in row: Row) throws -> Data {
        try columns.reduce(into: Data()) { octets, column in
            switch (row[column] as DatabaseValue).storage {
            case .blob(let data): octets += data
            case .int64(let number): octets += [UInt8(truncatingIfNeeded: number)]
            default: throw StoreError.corrupt("no valid \(column)")
            }
        }
    }

    private static func json(_ row: Row, _ table: Table) throws -> Data {
        var value: [String: Any] = [:]
        var key: [String: Any] = [:]
        for (column, stored) in row {
            let name = properties[column] ?? camelCase(column)
            if table.hasKeyProperty && table.key.contains(column) {
                key[name] = try property(column, stored)
            } else {
                value[name] = try property(column, stored)
            }
        }
        if table.hasKeyProperty { value["key"] = key }
        return try JSONSerialization.data(
            withJSONObject: value, options: .withoutEscapingSlashes)
    }

    private static func property(_ column: String, _ stored: DatabaseValue) throws -> Any? {
        switch stored.storage {
        case .null:
            return nil
        case .int64(let number):
            let isFlag = column.hasPrefix("is_") || column.hasPrefix("shows_")
            if isFlag { return number != 0 }
            return number
        case .blob(let data) where fixedColumns.contains(column):
            return Hex.encode([UInt8](data))
        case .blob(let data) where textColumns.contains(column):
            return String(decoding: data, as: UTF8.self)
        case .blob(let data):
            // Addresses were a list of texts as JSON.
            if column == "addresses" { return try JSONSerialization.jsonObject(with: data) }
            return data.base64EncodedString()
        default:
            throw StoreError.corrupt("no valid \(column)")
        }
    }

    private static func camelCase(_ column: String) -> String {
        let words = column.split(separator: "_")
        return words.dropFirst().reduce(into: String(words.first ?? "")) { name, word in
            name += word.prefix(1).uppercased() + word.dropFirst()
        }
    }
}
