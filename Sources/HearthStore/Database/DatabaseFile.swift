import Foundation

/// The database's file.
enum DatabaseFile {
    /// Creates an empty file for its owner only; an existing one is left alone.
    ///
    /// Before SQLite opens it, because SQLite would create it for everybody to read, and gives the
    /// files beside it (`-wal`, `-shm`) the mode of this one.
    ///
    /// - Throws: `.readOnly` also where SQLite could not write to an existing file or put others
    ///   beside it: itself it would only say that it cannot open the file.
    static func createIfMissing(at path: String) throws(StoreError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
        } else if errno != EEXIST {
            throw error(errno)
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        for place in [path, folder] {
            guard faccessat(AT_FDCWD, place, W_OK, AT_EACCESS) == 0 else { throw error(errno) }
        }
    }

    /// Octets that have to be free: more than one act writes.
    private static let leastRoom = 1 << 20

    /// - Throws: `.diskFull` where less than `leastRoom` is free on the disk of a file.
    static func checkRoom(besides path: String) throws(StoreError) {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { throw error(errno) }
        guard UInt64(status.f_bavail) * UInt64(status.f_frsize) >= leastRoom else {
            throw .diskFull
        }
    }

    /// Writes zeros over all of a file, as far as the disk lets us.
    static func overwrite(_ path: String) {
        guard let file = FileHandle(forUpdatingAtPath: path) else { return }
        let zeros = Data(count: 1 << 20)
        var left = (try? file.seekToEnd()) ?? 0
        try? file.seek(toOffset: 0)
        while left > 0 {
            let count = min(left, UInt64(zeros.count))
            guard (try? file.write(contentsOf: zeros.prefix(Int(count)))) != nil else { break }
            left -= count
        }
        try? file.synchronize()
        try? file.close()
    }

    /// What the system said, as ours.
    static func error(_ code: Int32) -> StoreError {
        switch code {
        case EACCES, EPERM, EROFS: .readOnly
        case ENOSPC, EDQUOT: .diskFull
        default: .io(String(cString: strerror(code)))
        }
    }
}
