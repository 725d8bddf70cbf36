import GRDB

/// The tables, and how they came to be what they are.
///
/// A migration that was once released is never changed; a change is a new one. Tables of small rows
/// are kept in the order of their keys (WITHOUT ROWID). Most long rows have numbers, which is faster.
/// Text from people is stored as UTF-8 octets, since SQLite's text ends at a zero.
enum Schema {
    static var migrator: DatabaseMigrator {
        // No table refers to another, so there are no references to check.
        var migrator = DatabaseMigrator().disablingDeferredForeignKeyChecks()
        migrator.registerMigration("1 first tables") { database in
            try database.execute(sql: carriedTables)
            try database.execute(sql: nodeTables)
            try database.execute(sql: peopleTables)
            try database.execute(sql: listTables)
        }
        migrator.registerMigration("2 roles in which lists were accepted") { database in
            // Nobody could be offered the role of an owner before.
            try database.execute(
                sql: "ALTER TABLE follows ADD COLUMN role INTEGER NOT NULL DEFAULT 3")
        }
        migrator.registerMigration("3 alarms and their proofs") { database in
            try database.execute(sql: alarmTable)
        }
        migrator.registerMigration("4 how much is kept of an author") { database in
            // Summed from the index alone, without the records.
            try database.execute(
                sql: "CREATE INDEX records_by_author ON records (author, length(octets))")
        }
        migrator.registerMigration("5 own pages") { database in
            try database.execute(sql: ownPageTable)
        }
        migrator.registerMigration("words of former readers") { database in
            try database.execute(sql: formerRecordTable)
        }
        migrator.registerMigration("latest dates of lists") { database in
            try database.execute(sql: listDateTable)
        }
        migrator.registerMigration("6 news") { database in
            try database.execute(sql: newsTables)
        }
        migrator.registerMigration("7 returned cells") { database in
            try database.execute(sql: returnedCellTable)
        }
        migrator.registerMigration("8 sign-ins") { database in
            try database.execute(sql: signInTable)
        }
        migrator.registerMigration("9 deleted lists") { database in
            try database.execute(sql: deletedListTable)
        }
        migrator.registerMigration("rows without numbers") { database in
            for (table, columns) in tablesOfActs {
                try database.execute(
                    sql: """
                        ALTER TABLE \(table) RENAME TO numbered_\(table);
                        CREATE TABLE \(table) (\(columns)) STRICT, WITHOUT ROWID;
                        INSERT INTO \(table) SELECT * FROM numbered_\(table);
                        DROP TABLE numbered_\(table);
                        """)
            }
        }
        migrator.registerMigration("log mark") { database in
            try database.execute(sql: logMarkTable)
        }
        migrator.registerMigration("sources of knocks") { database in
            try database.execute(
                sql: "ALTER TABLE knocks ADD COLUMN source BLOB NOT NULL DEFAULT x''")
        }
        migrator.registerMigration("answered requests") { database in
            try database.execute(sql: requestTable)
        }
        migrator.registerMigration("versions of own records") { database in
            try database.execute(sql: ownVersionTable)
        }
        migrator.registerMigration("cells that were forgotten") { database in
            try database.execute(sql: foundCellTables)
        }
        migrator.registerMigration("nicknames") { database in
            try database.execute(sql: nicknameTable)
        }
        migrator.registerMigration("no log mark") { database in
            try database.execute(sql: "DROP TABLE log_mark")
        }
        migrator.registerMigration("no answered requests") { database in
            try database.execute(sql: "DROP TABLE requests")
        }
        return migrator
    }

    /// Of an earlier Hearth, which told by it that the log was lost.
    private static let logMarkTable = """
        CREATE TABLE log_mark (
            only INTEGER PRIMARY KEY CHECK (only = 0),
            key BLOB NOT NULL,
            mark BLOB NOT NULL,
            before BLOB NOT NULL
        ) STRICT;
        INSERT INTO log_mark VALUES (0, randomblob(32), randomblob(32), x'');
        """

    private static let nicknameTable = """
        CREATE TABLE nicknames (
            member BLOB NOT NULL,
            person BLOB NOT NULL,
            name BLOB NOT NULL,
            PRIMARY KEY (member, person)
        ) STRICT, WITHOUT ROWID;
        """

    /// Tables that had numbers of rows in earlier homes, and their columns.
    private static let tablesOfActs = [
        ("private", "member BLOB PRIMARY KEY NOT NULL, octets BLOB NOT NULL"),
        ("news", "member BLOB PRIMARY KEY NOT NULL, octets BLOB NOT NULL"),
        (
            "news_lists",
            "list BLOB NOT NULL, member BLOB NOT NULL, octets BLOB NOT NULL, "
                + "PRIMARY KEY (list, member)"
        ),
        (
            "circle_keys",
            "list BLOB NOT NULL, member BLOB NOT NULL, is_wrapped INTEGER NOT NULL, "
                + "octets BLOB NOT NULL, PRIMARY KEY (list, member)"
        ),
        (
            "own_cells",
            "list BLOB NOT NULL, member BLOB NOT NULL, cell BLOB NOT NULL, "
                + "PRIMARY KEY (list, member)"
        ),
        (
            "own_pages",
            "list BLOB NOT NULL, member BLOB NOT NULL, page BLOB NOT NULL, "
                + "PRIMARY KEY (list, member)"
        ),
    ]

    private static let ownPageTable = """
        CREATE TABLE own_pages (
            list BLOB NOT NULL,
            member BLOB NOT NULL,
            page BLOB NOT NULL,
            PRIMARY KEY (list, member)
        ) STRICT;
        """

    private static let returnedCellTable = """
        CREATE TABLE returned_cells (
            list BLOB NOT NULL,
            member BLOB NOT NULL,
            kind INTEGER NOT NULL,
            PRIMARY KEY (list, member, kind)
        ) STRICT, WITHOUT ROWID;
        """

    private static let foundCellTables = """
        CREATE TABLE cell_orders (
            list BLOB NOT NULL,
            member BLOB NOT NULL,
            kind INTEGER NOT NULL,
            orders BLOB NOT NULL, -- 8 octets each
            PRIMARY KEY (list, member, kind)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE found_cells (
            list BLOB NOT NULL,
            member BLOB NOT NULL,
            hash BLOB NOT NULL,
            came_at INTEGER NOT NULL,
            octets BLOB NOT NULL,
            PRIMARY KEY (list, member, hash)
        ) STRICT, WITHOUT ROWID;
        """

    private static let signInTable = """
        CREATE TABLE sign_ins (
            token BLOB PRIMARY KEY NOT NULL, -- its hash
            member BLOB NOT NULL,
            since INTEGER NOT NULL,
            seed BLOB NOT NULL -- sealed under the token, or empty
        ) STRICT, WITHOUT ROWID;
        """

    private static let deletedListTable = """
        CREATE TABLE deleted_lists (
            list BLOB PRIMARY KEY NOT NULL,
            deleted_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    private static let requestTable = """
        CREATE TABLE requests (
            member BLOB PRIMARY KEY NOT NULL,
            octets BLOB NOT NULL -- sealed
        ) STRICT, WITHOUT ROWID;
        """

    private static let ownVersionTable = """
        CREATE TABLE own_versions (
            stream BLOB NOT NULL,
            author BLOB NOT NULL,
            kind INTEGER NOT NULL,
            versions BLOB NOT NULL, -- 12 octets each
            is_open INTEGER NOT NULL,
            base BLOB NOT NULL, -- a record as it travels, or empty
            found BLOB NOT NULL, -- likewise
            PRIMARY KEY (stream, author, kind)
        ) STRICT, WITHOUT ROWID;
        """

    private static let newsTables = """
        CREATE TABLE news (
            member BLOB PRIMARY KEY NOT NULL,
            octets BLOB NOT NULL -- sealed
        ) STRICT;
        CREATE TABLE news_lists (
            list BLOB NOT NULL,
            member BLOB NOT NULL,
            octets BLOB NOT NULL, -- sealed
            PRIMARY KEY (list, member)
        ) STRICT;
        """

    private static let alarmTable = """
        CREATE TABLE alarms (
            id BLOB PRIMARY KEY NOT NULL,
            kind INTEGER NOT NULL,
            person BLOB NOT NULL,
            stream BLOB NOT NULL,
            record_kind INTEGER NOT NULL,
            held BLOB NOT NULL,
            other BLOB NOT NULL,
            found_at INTEGER NOT NULL
        ) STRICT;
        """

    private static let formerRecordTable = """
        CREATE TABLE former_records (
            list BLOB NOT NULL,
            author BLOB NOT NULL,
            kind INTEGER NOT NULL,
            name BLOB NOT NULL,
            octets BLOB NOT NULL, -- the record as it travelled
            PRIMARY KEY (list, author, kind)
        ) STRICT;
        """

    private static let listDateTable = """
        CREATE TABLE list_dates (
            list BLOB PRIMARY KEY NOT NULL,
            latest INTEGER NOT NULL -- days since 1970
        ) STRICT, WITHOUT ROWID;
        """

    private static let carriedTables = """
        CREATE TABLE records (
            stream BLOB NOT NULL,
            kind INTEGER NOT NULL,
            author BLOB NOT NULL,
            name BLOB NOT NULL,
            incarnation INTEGER NOT NULL,
            counter INTEGER NOT NULL, -- as if signed: the upper half is negative
            hash BLOB NOT NULL,
            octets BLOB NOT NULL, -- the record as it travels
            PRIMARY KEY (stream, kind, author, name)
        ) STRICT;
        CREATE TABLE beat_cells (
            list BLOB NOT NULL,
            author BLOB NOT NULL,
            incarnation INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            octets BLOB NOT NULL, -- the cell as it travels
            PRIMARY KEY (list, author)
        ) STRICT;
        CREATE TABLE early_cells (
            list BLOB NOT NULL,
            author BLOB NOT NULL,
            incarnation INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            sub INTEGER NOT NULL,
            octets BLOB NOT NULL, -- the cell as it travels
            PRIMARY KEY (list, author)
        ) STRICT;
        """

    private static let nodeTables = """
        CREATE TABLE settings (
            name BLOB PRIMARY KEY NOT NULL,
            value BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE peers (
            node BLOB PRIMARY KEY NOT NULL,
            last_heard INTEGER NOT NULL,
            address BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    private static let peopleTables = """
        CREATE TABLE members (
            identity BLOB PRIMARY KEY NOT NULL,
            sealing_key BLOB NOT NULL,
            seed BLOB NOT NULL,
            protection BLOB NOT NULL,
            incarnation INTEGER NOT NULL,
            created_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE private (
            member BLOB PRIMARY KEY NOT NULL,
            octets BLOB NOT NULL
        ) STRICT;
        CREATE TABLE friends (
            member BLOB NOT NULL,
            identity BLOB NOT NULL,
            state INTEGER NOT NULL,
            node BLOB NOT NULL,
            addresses BLOB NOT NULL, -- a JSON array of strings
            is_verified INTEGER NOT NULL,
            invitation BLOB NOT NULL,
            shows_addresses INTEGER NOT NULL,
            greeting BLOB NOT NULL,
            knock_outcome INTEGER NOT NULL,
            since INTEGER NOT NULL,
            PRIMARY KEY (member, identity)
        ) STRICT;
        CREATE TABLE knocks (
            member BLOB NOT NULL,
            identity BLOB NOT NULL,
            node BLOB NOT NULL,
            card BLOB NOT NULL,
            addresses BLOB NOT NULL, -- a JSON array of strings
            greeting BLOB NOT NULL,
            invitation BLOB NOT NULL,
            shows_addresses INTEGER NOT NULL,
            received_at INTEGER NOT NULL,
            is_refused INTEGER NOT NULL,
            PRIMARY KEY (member, identity)
        ) STRICT;
        CREATE TABLE invitations (
            code_hash BLOB PRIMARY KEY NOT NULL,
            member BLOB NOT NULL,
            list BLOB,
            created_at INTEGER NOT NULL,
            expires_at INTEGER NOT NULL,
            used_by BLOB,
            is_revoked INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    private static let listTables = """
        CREATE TABLE follows (
            list BLOB NOT NULL,
            member BLOB NOT NULL,
            host BLOB NOT NULL,
            state INTEGER NOT NULL,
            round INTEGER NOT NULL,
            shows_addresses INTEGER NOT NULL,
            PRIMARY KEY (list, member)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE circle_keys (
            list BLOB NOT NULL,
            member BLOB NOT NULL,
            is_wrapped INTEGER NOT NULL,
            octets BLOB NOT NULL,
            PRIMARY KEY (list, member)
        ) STRICT;
        CREATE TABLE own_cells (
            list BLOB NOT NULL,
            member BLOB NOT NULL,
            cell BLOB NOT NULL,
            PRIMARY KEY (list, member)
        ) STRICT;
        CREATE TABLE owner_nodes (
            list BLOB NOT NULL,
            node BLOB NOT NULL,
            PRIMARY KEY (list, node)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE known_lists (
            list BLOB NOT NULL PRIMARY KEY
        ) STRICT, WITHOUT ROWID;
        """
}
