import Glibc
import HearthAPI

/// A file that a person named, or standard input.
enum InputFile {
    /// All that is in it, or one octet more than the limit.
    ///
    /// - Throws: `HearthError`, as `unreadable` says.
    static func octets(of path: String, limit: Int) throws -> [UInt8] {
        let file = path == "-" ? Console.current.standardInput : open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw HearthError.unreadable(path) }
        defer { if path != "-" { close(file) } }
        var octets: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while octets.count <= limit {
            let count = read(file, &buffer, min(buffer.count, limit + 1 - octets.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw HearthError.unreadable(path) }
            if count == 0 { break }
            octets += buffer[..<count]
        }
        return octets
    }
}
