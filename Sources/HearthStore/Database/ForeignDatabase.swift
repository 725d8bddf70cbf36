import GRDB
import GRDBSQLite

/// The database of a home that somebody else may have made.
package enum ForeignDatabase {
    /// Reading the schema and the migrations of a home takes some hundreds.
    private static let mostSteps: Int32 = 1_000_000

    /// Sees that a database has the tables, indices and triggers that this program makes, and nothing else, and
    /// that its pages are sound. Nothing that the file says to do is done meanwhile, and the file is not changed.
    ///
    /// - Throws: `StoreError`: `.foreign`, `.corrupt`; `.newerVersion`, `.olderVersion` for a database
    ///   that this program cannot bring up to date.
    package static func check(_ path: String) throws(StoreError) {
        try StoreError.mapping {
            do {
                let queue = try DatabaseQueue(path: path, configuration: configuration)
                defer { try? queue.close() }
                try queue.read { database in
                    try checkSchema(database)
                    try checkPages(database)
                }
            } catch let error as DatabaseError
                where [.SQLITE_INTERRUPT, .SQLITE_ERROR].contains(error.resultCode)
            {
                throw StoreError.corrupt("its schema cannot be read")
            }
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.prepareDatabase { database in
            // Pages can be linked so that reading them has no end.
            sqlite3_progress_handler(database.sqliteConnection, mostSteps, { _ in 1 }, nil)
            try database.execute(sql: "PRAGMA trusted_schema = OFF")
            try database.execute(sql: "PRAGMA cell_size_check = ON")
        }
        return configuration
    }

    private static func checkSchema(_ database: Database) throws {
        let found = try SchemaEntry.all(in: database)
        // What says which migrations there were is read after it was compared itself.
        let first = try Schema.entries(at: Schema.migrator.migrations.prefix(1)).made
            .filter { $0.table == SchemaEntry.migrations }
        try compare(
            found.filter { $0.table == SchemaEntry.migrations }, made: first, allowed: first)
        let known = try Schema.entries(at: migrations(of: database))
        try compare(found, made: known.made, allowed: known.allowed)
    }

    private static func compare(
        _ found: Set<SchemaEntry>, made: Set<SchemaEntry>, allowed: Set<SchemaEntry>
    ) throws(StoreError) {
        if let other = found.subtracting(allowed).map(\.shownName).min() {
            throw .foreign(other)
        }
        guard found.isSuperset(of: made) else { throw .corrupt("a table or trigger is missing") }
    }

    /// Of what is described soundly.
    private static func checkPages(_ database: Database) throws {
        // They may be as many as they like.
        sqlite3_progress_handler(database.sqliteConnection, 0, nil, nil)
        let found = try DatabaseValue.fetchOne(database, sql: "PRAGMA quick_check(1)")
        guard found == "ok".databaseValue else {
            throw StoreError.corrupt("its pages are not sound")
        }
    }

    /// Those that it went through.
    private static func migrations(of database: Database) throws -> ArraySlice<String> {
        let sql = "SELECT identifier FROM \(SchemaEntry.migrations)"
        let names = try DatabaseValue.fetchAll(database, sql: sql).map { value in
            guard case .string(let name) = value.storage else {
                throw StoreError.corrupt("a migration has no name")
            }
            return name
        }
        try Schema.checkVersion(database)
        let applied = Schema.migrator.migrations.prefix(names.count)
        guard !names.isEmpty, Set(names) == Set(applied) else {
            throw StoreError.corrupt("a migration is missing")
        }
        return applied
    }
}
