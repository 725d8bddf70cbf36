import Glibc
import HearthAPI
import HearthLanguage

extension Console {
    /// Writes what was asked for into a file, or as it is to standard output.
    ///
    /// A file is whole or not there, and for nobody but its owner to read.
    ///
    /// - Throws: a usage error when it is there and is not to be replaced;
    ///   `HearthError.fileUnreadable` when it cannot be written.
    func deliver(_ text: String, to path: String?, replacing: Bool) throws {
        guard let path, path != "-" else { return write(text) }
        if !replacing, access(path, F_OK) == 0 {
            throw UsageError(
                Text("The file \(path) is there already. Add --force to replace it."))
        }
        let draft = path + ".part-\(getpid())"
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw HearthError(.fileUnreadable, ["file": path]) }
        var isWhole = Self.write(Array(text.utf8), to: file)
        isWhole = fsync(file) == 0 && isWhole
        isWhole = close(file) == 0 && isWhole
        guard isWhole, rename(draft, path) == 0 else {
            unlink(draft)
            throw HearthError(.fileUnreadable, ["file": path])
        }
    }

    private static func write(_ octets: [UInt8], to file: Int32) -> Bool {
        var rest = octets[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
