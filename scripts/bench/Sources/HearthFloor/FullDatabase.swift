import CSQLite

/// An SQLite file whose commits are FULL, with one table of octets.
final class FullDatabase {
    private var database: OpaquePointer?
    private var insert: OpaquePointer?

    init(_ path: String) throws {
        guard sqlite3_open(path, &database) == SQLITE_OK else { throw FloorError("no database") }
        for statement in [
            "PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "CREATE TABLE octets (id INTEGER PRIMARY KEY, octets BLOB)",
        ] {
            guard sqlite3_exec(database, statement, nil, nil, nil) == SQLITE_OK else {
                throw FloorError("no database")
            }
        }
        sqlite3_prepare_v2(
            database, "INSERT INTO octets (octets) VALUES (?)", -1, &insert, nil)
    }

    deinit {
        sqlite3_finalize(insert)
        sqlite3_close(database)
    }

    func commit(_ octets: [UInt8]) throws {
        sqlite3_reset(insert)
        let isBound = octets.withUnsafeBytes {
            sqlite3_bind_blob(insert, 1, $0.baseAddress, Int32($0.count), nil)
        }
        guard isBound == SQLITE_OK, sqlite3_step(insert) == SQLITE_DONE else {
            throw FloorError("no commit")
        }
    }
}
