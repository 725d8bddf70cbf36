import Foundation
import GRDB
import HearthSodium

/// Tells at the next start that the write-ahead log was lost or damaged.
///
/// SQLite takes what it can read of a log and says nothing of the rest. So everything that a person
/// is told is done carries a random number in the same commit, and a file of 32 octets beside the
/// database, written in place after it, holds the number's hash under a key from the database. When
/// the database is older than the file says, something is gone. It counts nothing, and it changes
/// with every tidying too, whether anything else did or not.
struct LogMark {
    /// Random 32 octets each; `before` is what the file held when `mark` was made, empty if it was
    /// not there: a crash between commit and file leaves the file one behind.
    static let table = """
        CREATE TABLE log_mark (
            only INTEGER PRIMARY KEY CHECK (only = 0),
            key BLOB NOT NULL,
            mark BLOB NOT NULL,
            before BLOB NOT NULL
        ) STRICT;
        INSERT INTO log_mark VALUES (0, randomblob(32), randomblob(32), x'');
        """

    private static let byteCount = 32
    let path: String

    init(database: String) { path = database + "-mark" }

    /// Whether the file knows of a commit that the database does not.
    ///
    /// A file that is missing or too short says nothing: the database may be a copy.
    func isAhead(of database: Database) throws -> Bool {
        let held = try held()
        guard held.count == Self.byteCount,
            let row = try Row.fetchOne(database, sql: "SELECT key, mark, before FROM log_mark")
        else { return false }
        var columns = ColumnReader(row, of: "log_mark")
        let (key, mark, before) = (
            try columns.octets(), try columns.octets(), try columns.octets()
        )
        return held != Self.hash(mark, key) && held != before
    }

    /// Puts a new mark into the transaction that is open.
    ///
    /// - Returns: What the file has to hold once it is committed.
    func renew(in database: Database) throws -> [UInt8] {
        let mark = SystemEntropy().octets(Self.byteCount, for: .key)
        let row = try Row.fetchOne(
            database,
            sql: "UPDATE log_mark SET mark = ?, before = ? RETURNING key",
            arguments: [Data(mark), Data(try held())])
        guard let row else { throw StoreError.corrupt("log_mark: the row is missing") }
        var columns = ColumnReader(row, of: "log_mark")
        return Self.hash(mark, try columns.octets())
    }

    /// Writes it to the disk. If that fails, the file stays one behind, and the next mark says so.
    func keep(_ hash: [UInt8]) throws(StoreError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw DatabaseFile.error(errno) }
        defer { close(descriptor) }
        guard pwrite(descriptor, hash, hash.count, 0) == hash.count, fdatasync(descriptor) == 0
        else { throw DatabaseFile.error(errno) }
    }

    private func held() throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw DatabaseFile.error(errno)
        }
        defer { close(descriptor) }
        var octets = [UInt8](repeating: 0, count: Self.byteCount)
        let count = read(descriptor, &octets, octets.count)
        guard count >= 0 else { throw DatabaseFile.error(errno) }
        return Array(octets.prefix(count))
    }

    private static func hash(_ mark: [UInt8], _ key: [UInt8]) -> [UInt8] {
        BLAKE2b.hash(Array("hearth/1 log mark".utf8), mark, count: byteCount, key: key)
    }
}
