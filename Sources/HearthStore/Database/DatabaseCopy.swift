import GRDB
import GRDBSQLite
import Glibc

extension SQLiteStore {
    /// What follows the database's own name in the name of a copy for a backup.
    package static let copySuffix = "-copy"
    /// What follows the database's own name in those of the files that SQLite and the store put beside it.
    package static let sideSuffixes = [
        "-wal", "-shm", "-journal", copySuffix, EarlierCopy.suffix, EarlierCopy.unfinishedSuffix,
    ]
    /// So many pages are copied between two transactions: a quarter of a mebibyte, well under a millisecond.
    private static let pagesPerStep: Int32 = 64

    /// Copies the database into a new file, a few pages at a time, so that transactions go on in between; what
    /// they change is in the copy too.
    ///
    /// `pause` waits between two steps, and throws to give up.
    ///
    /// - Throws: `StoreError`, or what `pause` threw; then there is no copy.
    package func copy(to path: String, pause: () async throws -> Void) async throws {
        try DatabaseFile.createIfMissing(at: path)
        do {
            let copying = try DatabaseCopy(of: queue, to: path)
            defer { copying.end() }
            while try !copying.step(Self.pagesPerStep) { try await pause() }
        } catch {
            Self.removeCopy(at: path)
            throw error
        }
    }

    /// Removes a copy; as what was removed from the database, its octets are overwritten first.
    package static func removeCopy(at path: String) {
        DatabaseFile.overwrite(path)
        unlink(path)
    }
}

/// SQLite's online backup (sqlite3_backup_init), on the one connection that writes: the copy follows what that
/// connection writes meanwhile, and is never begun anew.
private final class DatabaseCopy {
    private let queue: DatabaseQueue
    private var target: OpaquePointer?
    private var backup: OpaquePointer?

    init(of queue: DatabaseQueue, to path: String) throws(StoreError) {
        self.queue = queue
        var target: OpaquePointer?
        let code = sqlite3_open_v2(path, &target, SQLITE_OPEN_READWRITE, nil)
        self.target = target
        guard code == SQLITE_OK else { throw failure(code) }
        // Where it is cut off it is thrown away.
        sqlite3_exec(target, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nil, nil, nil)
        backup = queue.writeWithoutTransaction {
            sqlite3_backup_init(target, "main", $0.sqliteConnection, "main")
        }
        guard backup != nil else { throw failure(sqlite3_errcode(target)) }
    }

    /// Copies some pages; whether that was all.
    func step(_ pages: Int32) throws(StoreError) -> Bool {
        let code = queue.writeWithoutTransaction { _ in sqlite3_backup_step(backup, pages) }
        switch code {
        case SQLITE_DONE: return true
        case SQLITE_OK, SQLITE_BUSY, SQLITE_LOCKED: return false
        default: throw failure(code)
        }
    }

    /// Lets go of both databases; a second time does nothing.
    func end() {
        _ = queue.writeWithoutTransaction { _ in sqlite3_backup_finish(backup) }
        backup = nil
        sqlite3_close_v2(target)
        target = nil
    }

    private func failure(_ code: Int32) -> StoreError {
        end()
        return StoreError(DatabaseError(resultCode: ResultCode(rawValue: code)))
    }
}
