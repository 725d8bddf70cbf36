import GRDB

/// A table, an index, a view or a trigger, as a database describes it to itself.
struct SchemaEntry: Hashable {
    /// Where GRDB keeps which migrations a database went through.
    static let migrations = "grdb_migrations"

    private let type: String
    private let name: String
    let table: String
    /// What makes it, line by line, as octets; nil: SQLite makes it by itself.
    private let sql: [[UInt8]]?

    /// - Throws: `StoreError.corrupt`.
    static func all(in database: Database) throws -> Set<SchemaEntry> {
        let rows = try Row.fetchAll(
            database, sql: "SELECT type, name, tbl_name, sql FROM sqlite_master")
        let entries = try Set(rows.map(SchemaEntry.init))
        guard entries.count == rows.count else {
            throw StoreError.corrupt("something is described twice")
        }
        return entries
    }

    private init(_ row: Row) throws {
        let texts = try row.databaseValues.map { value -> String? in
            switch value.storage {
            case .null: return nil
            case .string(let text): return text
            default: throw StoreError.corrupt("a description is no text")
            }
        }
        guard texts.count == 4, let type = texts[0], let name = texts[1], let table = texts[2]
        else { throw StoreError.corrupt("something has no name") }
        (self.type, self.name, self.table) = (type, name, table)
        sql = texts[3].map(Self.lines)
    }

    /// For people: it may be long.
    var shownName: String { String(String.UnicodeScalarView(name.unicodeScalars.prefix(64))) }

    /// Without comments and indentation: homes that earlier programs brought up to date have other ones.
    ///
    /// By octets, as SQLite reads it: for Swift a line does not end between a carriage return and a line feed.
    /// What two dashes begin is a comment wherever no text or name is in quotes, and nothing is in ours.
    private static func lines(_ sql: String) -> [[UInt8]] {
        sql.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let dash = UInt8(ascii: "-")
            let comment = zip(line.indices, line.indices.dropFirst())
                .first { line[$0] == dash && line[$1] == dash }
            let code = line[..<(comment?.0 ?? line.endIndex)]
                .drop { $0 == UInt8(ascii: " ") }
            let count = code.reversed().drop { $0 == UInt8(ascii: " ") }.count
            return count == 0 ? nil : Array(code.prefix(count))
        }
    }
}

extension Schema {
    /// What a fresh database has after some migrations, and what it may have besides: the statistics that somebody
    /// had SQLite collect.
    static func entries(
        at migrations: ArraySlice<String>
    ) throws -> (made: Set<SchemaEntry>, allowed: Set<SchemaEntry>) {
        guard let last = migrations.last else { return ([], []) }
        let fresh = try DatabaseQueue()
        try migrator.migrate(fresh, upTo: last)
        return try fresh.write { database in
            let made = try SchemaEntry.all(in: database)
            try database.execute(sql: "ANALYZE")
            return (made, try SchemaEntry.all(in: database))
        }
    }
}
