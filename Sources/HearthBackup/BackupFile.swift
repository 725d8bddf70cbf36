import Glibc

/// A file that is read or written from its beginning to its end.
final class BackupFile {
    private let descriptor: Int32

    private init(_ descriptor: Int32) throws(BackupError) {
        guard descriptor >= 0 else { throw Self.error(errno) }
        self.descriptor = descriptor
    }

    /// - Throws: `.notABackup` for what is no regular file.
    convenience init(reading path: String, throughLinks: Bool = true) throws(BackupError) {
        // Where it is a pipe, nobody waits for its writer.
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (throughLinks ? 0 : O_NOFOLLOW)
        try self.init(open(path, flags))
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .notABackup
        }
    }

    /// Makes it, for its owner alone.
    ///
    /// - Throws: `.exists` where something of this name lies there.
    convenience init(making path: String) throws(BackupError) {
        try self.init(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    }

    deinit { close(descriptor) }

    /// As many octets as are there, at most `count`.
    func read(_ count: Int) throws(BackupError) -> [UInt8] {
        var failure: Int32 = 0
        let octets = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(
                    UnsafeMutableBufferPointer(rebasing: buffer[filled...]))
                let got = Glibc.read(descriptor, rest.baseAddress, rest.count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                guard got > 0 else { return }
                filled += got
            }
        }
        guard failure == 0 else { throw Self.error(failure) }
        return octets
    }

    func write(_ octets: [UInt8]) throws(BackupError) {
        var written = 0
        while written < octets.count {
            let put = octets[written...].withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if put < 0, errno == EINTR { continue }
            guard put > 0 else { throw Self.error(errno) }
            written += put
        }
    }

    /// Waits until the disk has it.
    func synchronize() throws(BackupError) {
        guard fsync(descriptor) == 0 else { throw Self.error(errno) }
    }

    /// The size of what lies at a path, in octets.
    static func size(_ path: String) throws(BackupError) -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else { throw error(errno) }
        return Int(status.st_size)
    }

    /// Whether something is there, be it a link that leads nowhere.
    static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Gives a file its name, for good.
    ///
    /// - Throws: `.exists` where something of this name lies there.
    static func rename(_ path: String, to target: String) throws(BackupError) {
        // A second name never replaces anything.
        if link(path, target) == 0 {
            unlink(path)
        } else {
            // Sticks and cards have file systems without.
            guard errno != EEXIST, !isThere(target) else { throw .exists }
            guard Glibc.rename(path, target) == 0 else { throw error(errno) }
        }
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw error(errno) }
        defer { close(descriptor) }
        // Such a file system may not know how; the name is there nevertheless.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw error(errno) }
    }

    private static func error(_ code: Int32) -> BackupError {
        switch code {
        case EEXIST: .exists
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        default: .io(String(cString: strerror(code)))
        }
    }
}
