import Foundation
import GRDB

/// A look into the database of a home, running or not, that changes nothing.
struct DatabaseView {
    /// One value of one row.
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
                    row.compactMap { column, value in
                        Data.fromDatabaseValue(value).map {
                            Value(table: table, column: column, octets: [UInt8]($0))
                        }
                    }
                }
            }
        }
    }

    /// The value of one of the node's own settings.
    func setting(_ name: String) throws -> [UInt8]? {
        try queue.read { database in
            try Data.fetchOne(
                database, sql: "SELECT value FROM settings WHERE name = ?",
                arguments: [Data(name.utf8)])
        }.map { [UInt8]($0) }
    }

    func octets(_ column: String, of table: String) throws -> [[UInt8]] {
        try values().filter { $0.table == table && $0.column == column }.map(\.octets)
    }
}

extension TestHome {
    /// Puts a mark into the stopped node's database that only a later Hearth would make.
    func pretendNewer() throws {
        let queue = try DatabaseQueue(path: path + "/hearth.sqlite")
        try queue.write { database in
            try database.execute(
                sql: "INSERT INTO grdb_migrations (identifier) VALUES ('2 of the future')")
        }
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
    /// The names of the files that hold these octets, as they are or as hexadecimal text.
    static func files(_ files: [String: Data], holding octets: [UInt8]) -> [String] {
        let hex = octets.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        let forms = [Data(octets), Data(hex.utf8), Data(hex.uppercased().utf8)]
        return files.filter { _, data in forms.contains { data.range(of: $0) != nil } }
            .keys.sorted()
    }

    static func files(_ files: [String: Data], holding text: String) -> [String] {
        files.filter { $1.range(of: Data(text.utf8)) != nil }.keys.sorted()
    }
}
