import Foundation
import HearthBackup
import HearthNode
import Testing

@testable import HearthCommandLine

/// Nothing proves who made a backup: whoever knows somebody's public keys can make one that their code opens.
@Suite("Backups that somebody else made")
struct HostileBackupTests {
    /// What somebody did to a database.
    struct Forgery: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let sql: String
        /// The entry that is named; nil: what is said is that the file is damaged.
        let entry: String?
        var age = ForgedDatabase.Age.current

        init(
            _ what: String, _ sql: String, names entry: String?,
            of age: ForgedDatabase.Age = .current
        ) {
            (testDescription, self.sql, self.entry, self.age) = (what, sql, entry, age)
        }
    }

    private static let endless =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"

    static let additions = [
        Forgery(
            "a trigger without end",
            """
            CREATE TRIGGER forged AFTER INSERT ON rows BEGIN
            INSERT INTO beat_cells SELECT i, i, 1, 1, x'' FROM (\(endless)); END
            """, names: "forged"),
        Forgery(
            "a trigger on a home to be brought up to date",
            "CREATE TRIGGER forged BEFORE DELETE ON rows BEGIN SELECT RAISE(IGNORE); END",
            names: "forged", of: .before),
        Forgery(
            "a trigger on the migrations",
            "CREATE TRIGGER forged AFTER INSERT ON grdb_migrations BEGIN DELETE FROM rows; END",
            names: "forged", of: .before),
        Forgery(
            "one of our triggers that does something else",
            """
            DROP TRIGGER record_added;
            CREATE TRIGGER record_added AFTER INSERT ON records BEGIN DELETE FROM rows; END
            """, names: "record_added"),
        Forgery(
            "a view with a trigger",
            """
            CREATE VIEW forged AS SELECT 1 AS one;
            CREATE TRIGGER forged_too INSTEAD OF INSERT ON forged BEGIN DELETE FROM rows; END
            """, names: "forged"),
        Forgery(
            "a view without end in the place of the migrations",
            """
            DROP TABLE grdb_migrations;
            CREATE VIEW grdb_migrations AS SELECT i AS identifier FROM (\(endless))
            """, names: "grdb_migrations"),
        Forgery("a table", "CREATE TABLE forged (a)", names: "forged"),
        Forgery(
            "an index that refuses rows",
            "CREATE UNIQUE INDEX forged ON rows (type) WHERE type = ''", names: "forged"),
        Forgery(
            "an index of the migration before",
            "CREATE INDEX records_by_author ON records (author, length(octets))",
            names: "records_by_author"),
        Forgery(
            "a virtual table", "CREATE VIRTUAL TABLE forged USING fts5(word)", names: "forged"),
        Forgery(
            "a virtual table that there is no module for",
            """
            INSERT INTO sqlite_master
            VALUES ('table', 'forged', 'forged', 0, 'CREATE VIRTUAL TABLE forged USING elsewhere(a)')
            """, names: "forged"),
        Forgery(
            "a column that is computed",
            "ALTER TABLE records ADD COLUMN more ANY AS (zeroblob(1000000)) VIRTUAL",
            names: "records"),
        Forgery(
            "a check",
            """
            UPDATE sqlite_master SET sql =
            replace(sql, 'value BLOB NOT NULL', 'value BLOB NOT NULL CHECK (length(value) < 9)')
            WHERE name = 'rows'
            """, names: "rows"),
        Forgery(
            "a column behind what looks like a comment",
            """
            UPDATE sqlite_master SET sql =
            replace(sql, 'groupKey BLOB NOT NULL, --',
                'groupKey BLOB NOT NULL, --' || char(13, 10) || 'more ANY CHECK (0), --')
            WHERE name = 'rows'
            """, names: "rows"),
        Forgery(
            "a default of two dashes, and more behind them",
            """
            UPDATE sqlite_master SET sql = replace(
                sql, 'groupKey BLOB NOT NULL, --', 'groupKey BLOB NOT NULL DEFAULT ''--'', --')
            WHERE name = 'rows'
            """, names: "rows"),
        Forgery(
            "other letters of a name",
            "UPDATE sqlite_master SET name = 'RECORD_ADDED' WHERE name = 'record_added'",
            names: "RECORD_ADDED"),
        Forgery(
            "a name of a thousand letters",
            "CREATE TABLE \"\(String(repeating: "a", count: 1000))\" (a)",
            names: String(repeating: "a", count: 64)),
    ]

    static let damages = [
        Forgery("without a trigger", "DROP TRIGGER record_removed", names: nil),
        Forgery("without a table", "DROP TABLE beat_cells", names: nil),
        Forgery("without the table of the migrations", "DROP TABLE grdb_migrations", names: nil),
        Forgery("no migration", "DELETE FROM grdb_migrations", names: nil),
        Forgery(
            "the first migration is missing",
            "DELETE FROM grdb_migrations WHERE identifier = 'rows'", names: nil),
        Forgery(
            "a migration that is no text", "INSERT INTO grdb_migrations VALUES (x'FF00')",
            names: nil),
        Forgery(
            "two tables in one place",
            """
            UPDATE sqlite_master SET rootpage =
            (SELECT rootpage FROM sqlite_master WHERE name = 'beat_cells')
            WHERE name = 'early_cells'
            """, names: nil),
        Forgery(
            "a table at no place",
            "UPDATE sqlite_master SET rootpage = 100000 WHERE name = 'early_cells'", names: nil),
        Forgery(
            "an entry that is no SQL",
            "UPDATE sqlite_master SET sql = 'CREATE' WHERE name = 'early_cells'", names: nil),
        Forgery(
            "an entry without a name",
            "UPDATE sqlite_master SET name = NULL WHERE name = 'record_added'", names: nil),
    ]

    @Test(
        "A database in which somebody put something of theirs is refused before any of it runs",
        arguments: additions + damages)
    func database(_ forgery: Forgery) async throws {
        let octets = try ForgedDatabase.octets(forgery.sql, of: forgery.age)
        let (home, outcome) = try await restore(ForgedBackup(octets))
        #expect(outcome.code == 2, "\(outcome)")
        let named = forgery.entry.map { "(\($0))" } ?? "is damaged"
        #expect(outcome.explanation.contains(named), "\(outcome)")
        #expect(home.names.allSatisfy { $0 == "lock" }, "\(home.names)")
    }

    @Test("What is no database is called damaged, and one of a newer Hearth is called that")
    func noDatabase() async throws {
        let whole = try ForgedDatabase.octets("")
        for octets in [
            [], Array("SQLite format 3\0".utf8), Array("A letter".utf8),
            Array(whole.prefix(whole.count / 2)),
        ] {
            let (home, outcome) = try await restore(ForgedBackup(octets))
            #expect(outcome.code == 2 && outcome.explanation.contains("is damaged"), "\(outcome)")
            #expect(home.names.allSatisfy { $0 == "lock" }, "\(home.names)")
        }
        let newer = try ForgedDatabase.octets("INSERT INTO grdb_migrations VALUES ('later')")
        let (_, refused) = try await restore(ForgedBackup(newer))
        #expect(refused.code == 1 && refused.explanation.contains("newer Hearth"), "\(refused)")
    }

    @Test(
        "A home comes back however old it is and whatever SQLite itself put into it",
        arguments: [ForgedDatabase.Age.before, .current],
        [
            "", "ANALYZE", "VACUUM", "PRAGMA user_version = 7",
            // Earlier programs made the same tables with other comments.
            """
            UPDATE sqlite_master SET sql = replace(
                replace(sql, 'octets BLOB NOT NULL,', 'octets BLOB NOT NULL, -- as it travels'),
                ' -- or empty', '')
            WHERE name IN ('records', 'rows')
            """,
        ])
    func comesBack(_ age: ForgedDatabase.Age, _ sql: String) async throws {
        let (home, outcome) = try await restore(
            ForgedBackup(try ForgedDatabase.octets(sql, of: age)))
        #expect(outcome.code == 0, "\(outcome)")
        #expect(home.names.contains("hearth.sqlite") && Home.exists(at: home.path))
        #expect(!home.names.contains { $0.hasPrefix("restoring") }, "\(home.names)")
    }

    @Test("Of the files in it those come back that a node writes, and no key that lets somebody in")
    func files() async throws {
        let taken = [
            "authority-certificate.pem", "authority-key.pem", "devices.json", "listen-port",
            "push-key.pem", "web-port",
        ]
        let left = [
            "api-token", "api-token.new", "devices.json.unreadable", "hearth.sock",
            "hearth.sqlite-copy", "hearth.sqlite-journal", "hearth.sqlite-mark",
            "hearth.sqlite-shm", "hearth.sqlite-wal", "hook", "lock", "notes.txt", "pages-key",
            "profile",
        ]
        let backup = ForgedBackup(
            try ForgedDatabase.octets(""),
            besides: (taken + left).map { ($0, Array("forged".utf8)) })
        let file = try TestHome()
        try backup.write(to: file.path + "/b")
        let checked = await file.run(
            ["backup", "check", file.path + "/b"], typed: [ForgedBackup.code])
        let (home, outcome) = try await restore(backup)
        for outcome in [checked, outcome] {
            #expect(outcome.code == 0, "\(outcome)")
            for name in left { #expect(outcome.explanation.contains(name), "\(name)") }
        }
        let own = ["hearth.sqlite", "hearth.sqlite-mark", "lock"]
        #expect(home.names == (taken + own).sorted())
        for name in home.names where !taken.contains(name) || name == "devices.json" {
            #expect(home.text(name) != "forged", "\(name)")
        }
        // What is larger than any that a node writes is not one.
        let large = ForgedBackup(
            try ForgedDatabase.octets(""),
            besides: [("authority-key.pem", [UInt8](repeating: 7, count: 1 << 20 + 1))])
        let (other, restored) = try await restore(large)
        #expect(restored.code == 0 && !other.names.contains("authority-key.pem"), "\(restored)")
    }

    @Test("A member who moves takes nothing with them that the household's phones trust")
    func moving() async throws {
        let old = try TestHome()
        let key =
            "hearth:hearth1q94axspyrdy4juz59z8ztqhhrmvr5px7rclw8vjzagyfxjuwlrjexzgx5rf2tat95j49urtdg7cts2tzm4pug8z2azr7kqvm6asxu36ex3wdlw"
        let made = await old.run(
            [
                "recover", "--name", "Owner", "--friend", key + "@192.0.2.7:4327",
                "--household", "Oak Lane 3",
            ], typed: [ForgedBackup.code])
        #expect(made.code == 0, "\(made)")
        let database = try Data(contentsOf: URL(filePath: old.path + "/hearth.sqlite"))
        var backup = ForgedBackup(
            [UInt8](database),
            besides: ["authority-key.pem", "devices.json", "push-key.pem"].map { ($0, [7]) })
        backup.member = "Owner"
        let (home, outcome) = try await restore(backup)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.explanation.contains("authority-key.pem"), "\(outcome)")
        #expect(home.names == ["devices.json", "hearth.sqlite", "hearth.sqlite-mark", "lock"])
        #expect(home.text("devices.json") != "\u{7}")
    }

    @Test(
        "A file with names that no node gives is refused, and nothing is written",
        arguments: [
            "../forged", "/tmp/hearth-forged", "a/b", "a\nb", "\u{1B}[2J", "a\0b", ".profile", "..",
            "README.TXT", "båt", "", String(repeating: "a", count: 65), "hearth.sqlite",
        ])
    func names(_ name: String) async throws {
        let (home, outcome) = try await restore(
            ForgedBackup(try ForgedDatabase.octets(""), besides: [(name, [7])]))
        #expect(outcome.code == 2 && outcome.explanation.contains("is damaged"), "\(outcome)")
        #expect(home.names == [])
    }

    @Test("So is one with other sizes, with more files than a home has, or without a database")
    func sizes() async throws {
        let database = try ForgedDatabase.octets("")
        let sizes = [database.count + 1, -1, 1 << 48, .max]
        var forged = sizes.map { size in
            var backup = ForgedBackup(database)
            backup.said = [.init(name: "hearth.sqlite", size: size)]
            return backup
        }
        forged.append(ForgedBackup(database, besides: (0..<64).map { ("a\($0)", [7]) }))
        var without = ForgedBackup([], besides: [("authority-key.pem", [7])])
        without.files.removeFirst()
        forged.append(without)
        for backup in forged {
            let (home, outcome) = try await restore(backup)
            #expect(outcome.code == 2 && outcome.explanation.contains("is damaged"), "\(outcome)")
            #expect(home.names.allSatisfy { $0 == "lock" }, "\(home.names)")
        }
    }

    @Test(
        "Where something is called like a file of a home nothing is restored, and it stays",
        arguments: [
            "hearth.sqlite", "hearth.sqlite-shm", "hearth.sqlite-before-upgrade", "devices.json",
            "authority-key.pem", "authority-certificate.pem", "push-key.pem", "web-port",
            "listen-port",
        ], [true, false])
    func inTheWay(_ name: String, isLink: Bool) async throws {
        let home = try TestHome()
        let path = home.path + "/" + name
        if isLink {
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: home.path + "/elsewhere")
        } else {
            try Data("mine".utf8).write(to: URL(filePath: path))
        }
        let (_, outcome) = try await restore(
            ForgedBackup(try ForgedDatabase.octets("")), into: home)
        #expect(outcome.code == 1 && outcome.explanation.contains("already"), "\(outcome)")
        #expect(home.names == [name] && (isLink || home.text(name) == "mine"))
    }

    @Test("What else is in the folder stays as it is; what a restore left that was cut off goes")
    func others() async throws {
        let home = try TestHome()
        let kept = [
            "notes.txt", "restoring/notes.txt", "restoring/hearth.sqlite",
            "restoring-abcdef/notes.txt", "restoring-abcdef/hearth.sqlite", "restoring-abcdeg",
        ]
        for file in kept + ["restoring-abcdeh/hearth.sqlite", "restoring-abcdeh/devices.json"] {
            let path = URL(filePath: home.path + "/" + file)
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: path)
        }
        try FileManager.default.createSymbolicLink(
            atPath: home.path + "/restoring-abcdei",
            withDestinationPath: home.path + "/restoring")
        let (_, outcome) = try await restore(
            ForgedBackup(try ForgedDatabase.octets("")), into: home)
        #expect(outcome.code == 0, "\(outcome)")
        for file in kept { #expect(home.text(file) == "mine", "\(file)") }
        #expect(
            home.names.filter { $0.hasPrefix("restoring") } == [
                "restoring", "restoring-abcdef", "restoring-abcdeg", "restoring-abcdei",
            ])
    }

    private func restore(
        _ backup: ForgedBackup, into folder: TestHome? = nil
    ) async throws -> (home: TestHome, outcome: Outcome) {
        let (file, home) = (try TestHome(), try folder ?? TestHome())
        try backup.write(to: file.path + "/b")
        return (
            home, await home.run(["restore", file.path + "/b"], typed: [ForgedBackup.code])
        )
    }
}

extension TestHome {
    /// Of all that is in it.
    fileprivate var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    fileprivate func text(_ name: String) -> String? {
        try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }
}
