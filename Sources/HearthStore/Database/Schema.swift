import GRDB

/// The tables, and how they came to be what they are.
///
/// A migration that was once released is never changed; a change is a new one.
enum Schema {
    static var migrator: DatabaseMigrator {
        // No table refers to another, so there are no references to check.
        var migrator = DatabaseMigrator().disablingDeferredForeignKeyChecks()
        migrator.registerMigration(rows) { try $0.execute(sql: tables) }
        // Changes nothing in an empty database. A home of development versions lacks it, and is refused.
        migrator.registerMigration(waiting) { _ in }
        migrator.registerMigration("octets of authors") { try $0.execute(sql: AuthorOctets.sums) }
        return migrator
    }

    /// - Throws: `StoreError` for a database that this program cannot bring up to date.
    static func checkVersion(_ database: Database) throws {
        let migrator = migrator
        let applied = try migrator.appliedIdentifiers(database)
        if applied.contains(rows), !applied.contains(waiting) { throw StoreError.olderVersion }
        guard try migrator.hasBeenSuperseded(database) else { return }
        throw applied.contains(rows) ? StoreError.newerVersion : .olderVersion
    }

    private static let rows = "rows"
    private static let waiting = "what waits"

    /// Rows of all types, each as JSON, in the order of their keys; and what peers wrote, as it travels, most
    /// of whose rows are long and have numbers, which is faster.
    private static let tables = """
        CREATE TABLE rows (
            type TEXT NOT NULL,
            key BLOB NOT NULL,
            groupKey BLOB NOT NULL, -- or empty
            value BLOB NOT NULL,
            PRIMARY KEY (type, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX rows_by_group ON rows (type, groupKey);
        CREATE TABLE records (
            stream BLOB NOT NULL,
            kind INTEGER NOT NULL,
            author BLOB NOT NULL,
            name BLOB NOT NULL,
            incarnation INTEGER NOT NULL,
            counter INTEGER NOT NULL, -- as if signed: the upper half is negative
            hash BLOB NOT NULL,
            octets BLOB NOT NULL,
            PRIMARY KEY (stream, kind, author, name)
        ) STRICT;
        -- How much is kept of an author is summed from the index alone.
        CREATE INDEX records_by_author ON records (author, length(octets));
        CREATE TABLE beat_cells (
            list BLOB NOT NULL,
            author BLOB NOT NULL,
            incarnation INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            octets BLOB NOT NULL,
            PRIMARY KEY (list, author)
        ) STRICT;
        CREATE TABLE early_cells (
            list BLOB NOT NULL,
            author BLOB NOT NULL,
            incarnation INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            sub INTEGER NOT NULL,
            octets BLOB NOT NULL,
            PRIMARY KEY (list, author)
        ) STRICT;
        """
}
