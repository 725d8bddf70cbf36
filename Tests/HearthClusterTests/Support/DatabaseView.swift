import Foundation
import GRDB
import HearthHousehold
import HearthRows
import HearthSodium
import HearthWire

/// A look into the database of a home, running or not, that changes nothing.
struct DatabaseView {
    /// One value of one row: of a row that is kept as JSON, one of its properties.
    struct Value: Equatable {
        let table: String
        let column: String
        let octets: [UInt8]
    }

    private let queue: DatabaseQueue

    /// A running node lets nobody else open its database: what is looked at is a copy of a moment in
    /// which the log only grew.
    init(_ home: TestHome) throws {
        let copy = "\(home.folder)/view-\(UUID().uuidString)"
        let manager = FileManager.default
        try manager.createDirectory(atPath: copy, withIntermediateDirectories: true)
        let path = home.path + "/hearth.sqlite"
        var log: Data
        var file: Data
        repeat {
            log = manager.contents(atPath: path + "-wal") ?? Data()
            file = try Data(contentsOf: URL(fileURLWithPath: path))
        } while (manager.contents(atPath: path + "-wal") ?? Data()).prefix(log.count) != log
        try file.write(to: URL(fileURLWithPath: copy + "/hearth.sqlite"))
        try log.write(to: URL(fileURLWithPath: copy + "/hearth.sqlite-wal"))
        queue = try DatabaseQueue(path: copy + "/hearth.sqlite")
    }

    /// Every octet string in every table.
    func values() throws -> [Value] {
        try queue.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            return try tables.flatMap { table in
                try Row.fetchAll(database, sql: "SELECT * FROM \"\(table)\"").flatMap { row in
                    if table == "rows" { return try Self.properties(of: row) }
                    return row.compactMap { column, value in
                        Data.fromDatabaseValue(value).map {
                            Value(table: table, column: column, octets: [UInt8]($0))
                        }
                    }
                }
            }
        }
    }

    /// What the texts of a row stand for, under the name of its type.
    private static func properties(of row: Row) throws -> [Value] {
        var values: [Value] = []
        func add(_ json: Any, _ name: String) {
            switch json {
            case let json as [String: Any]:
                for (name, inner) in json.sorted(by: { $0.key < $1.key }) { add(inner, name) }
            case let json as [Any]:
                for inner in json { add(inner, name) }
            case let text as String:
                let octets =
                    Hex.decode(text) ?? Data(base64Encoded: text).map { [UInt8]($0) }
                    ?? Array(text.utf8)
                values.append(Value(table: row["type"], column: name, octets: octets))
            default: break
            }
        }
        add(try JSONSerialization.jsonObject(with: row["value"]), "value")
        return values
    }

    /// The value of one of the node's own settings.
    func setting(_ name: String) throws -> [UInt8]? {
        try queue.read { database in
            try Data.fetchOne(
                database, sql: "SELECT value FROM rows WHERE type = ? AND key = ?",
                arguments: [SettingRow.table, Data(name.utf8)])
        }.map { try JSONDecoder().decode(SettingRow.self, from: $0).value }
    }

    /// The records of a kind by an author.
    func records(of kind: RecordKind, by author: [UInt8]) throws -> [Data] {
        try queue.read { database in
            try Data.fetchAll(
                database, sql: "SELECT octets FROM records WHERE kind = ? AND author = ?",
                arguments: [Int(kind.rawValue), Data(author)])
        }
    }

    func octets(_ column: String, of table: String) throws -> [[UInt8]] {
        try values().filter { $0.table == table && $0.column == column }.map(\.octets)
    }
}

extension TestHome {
    /// Waits until every beat cell that its node holds is a later one.
    func takesBeats() async throws {
        func cells() throws -> Set<[UInt8]> {
            Set(try DatabaseView(self).octets("octets", of: "beat_cells"))
        }
        let before = try cells()
        try await eventually("\(name) holds later cells") {
            try cells().isDisjoint(with: before)
        }
    }

    /// Of a stopped node.
    func changeDatabase(_ sql: String) throws {
        let queue = try DatabaseQueue(path: path + "/hearth.sqlite")
        try queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// Every file of the home by name, and what the node and the commands have printed.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: path) {
            // The socket is none.
            if let data = manager.contents(atPath: "\(path)/\(name)") { files[name] = data }
        }
        for end in ["out", "err"] {
            files["log.\(end)"] = manager.contents(atPath: "\(folder)/\(logName).\(end)")
        }
        return files
    }
}

/// Finds octets in files.
enum Search {
    /// The names of the files that hold these octets, as they are or as hexadecimal text, or
    /// anywhere in longer octets that are in base64.
    static func files(_ files: [String: Data], holding octets: [UInt8]) -> [String] {
        let hex = octets.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        let forms =
            [Data(octets), Data(hex.utf8), Data(hex.uppercased().utf8)]
            + (0..<3).map { base64(octets, after: $0) }
        return files.filter { _, data in forms.contains { data.range(of: $0) != nil } }
            .keys.sorted()
    }

    /// Those digits that depend on nothing else, where so many octets stand before these.
    private static func base64(_ octets: [UInt8], after count: Int) -> Data {
        let digits = Data([UInt8](repeating: 0, count: count) + octets).base64EncodedData()
        return digits[(count * 8 + 5) / 6..<(count + octets.count) * 8 / 6]
    }

    static func files(_ files: [String: Data], holding text: String) -> [String] {
        files.filter { $1.range(of: Data(text.utf8)) != nil }.keys.sorted()
    }
}
