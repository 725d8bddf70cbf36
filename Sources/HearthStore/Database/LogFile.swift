import Foundation

/// SQLite's write-ahead log, as a file: so that many commits can share one wait for the disk, which
/// SQLite has no word for.
///
/// SQLite holds no lock on the log itself, so opening it beside SQLite takes none away.
struct LogFile {
    let path: String

    init(database: String) { path = database + "-wal" }

    /// Waits until all that was written to the log is on the disk.
    ///
    /// - Throws: `StoreError`.
    func sync() throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            // Nothing was committed yet.
            if errno == ENOENT { return }
            throw DatabaseFile.error(errno)
        }
        defer { close(descriptor) }
        guard fdatasync(descriptor) == 0 else { throw DatabaseFile.error(errno) }
    }
}
