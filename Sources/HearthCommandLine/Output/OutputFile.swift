import Glibc
import HearthAPI
import HearthLanguage

extension Console {
    /// Writes what was asked for into a file, or as it is to standard output.
    ///
    /// A file is whole or not there, and for nobody but its owner to read.
    ///
    /// - Throws: a usage error when it is there and is not to be replaced;
    ///   `HearthError`, as `unwritable` says.
    func deliver(_ text: String, to path: String?, replacing: Bool) throws {
        guard let path, path != "-" else { return write(text) }
        try deliver(Array(text.utf8), to: path, replacing: replacing)
    }

    /// Says so before anything is done when a file is there and is not to be replaced.
    ///
    /// - Throws: a usage error.
    func checkPlace(for path: String?, replacing: Bool) throws {
        if let path, path != "-", !replacing, access(path, F_OK) == 0 {
            throw UsageError.isThere(path)
        }
    }

    /// Writes octets into a file in the same way.
    ///
    /// - Throws: as for a text.
    func deliver(_ octets: [UInt8], to path: String, replacing: Bool) throws {
        let place = try Self.begin(path, replacing: replacing, self)
        try Self.end(place, isWhole: Self.write(octets, to: place.file))
    }

    /// The same of a file that comes piece by piece, until `next` has none.
    func deliver(
        to path: String, replacing: Bool, next: () async throws -> [UInt8]?
    ) async throws {
        let place = try Self.begin(path, replacing: replacing, self)
        do {
            while let octets = try await next() {
                guard Self.write(octets, to: place.file) else {
                    throw HearthError.unwritable(path)
                }
            }
        } catch {
            try? Self.end(place, isWhole: false)
            throw error
        }
        try Self.end(place, isWhole: true)
    }

    private typealias Place = (path: String, draft: String, file: Int32)

    private static func begin(
        _ path: String, replacing: Bool, _ console: Console
    ) throws -> Place {
        try console.checkPlace(for: path, replacing: replacing)
        let draft = path + ".part-\(getpid())"
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw HearthError.unwritable(path) }
        return (path, draft, file)
    }

    private static func end(_ place: Place, isWhole: Bool) throws {
        let (path, draft, file) = place
        var isWhole = isWhole
        isWhole = fsync(file) == 0 && isWhole
        isWhole = close(file) == 0 && isWhole
        guard isWhole, rename(draft, path) == 0 else {
            let number = errno
            unlink(draft)
            throw HearthError.unwritable(path, number)
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

extension UsageError {
    /// A file is there and is not to be replaced.
    static func isThere(_ path: String) -> UsageError {
        UsageError(Text("The file \(path) is there already. Add --overwrite to replace it."))
    }
}
