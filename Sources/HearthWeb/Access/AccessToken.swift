import FoundationEssentials
import Glibc
import HearthAPI
import HearthSodium

/// What a request over TCP has to carry: 32 random octets in hexadecimal.
///
/// It is stored in a file that only the home's user can read, so anybody who knows it could also use the
/// Unix socket.
struct AccessToken: Sendable {
    private let octets: [UInt8]

    private static let digits = 64

    /// Reads the token from the file, or makes a new one when there is none or when it is not
    /// what we wrote.
    ///
    /// - Throws: `homeReadOnly` when it cannot be written.
    init(file path: String) throws(HearthError) {
        if let octets = Self.read(path) {
            self.octets = octets
            return
        }
        var random = SystemRandomNumberGenerator()
        octets = (0..<Self.digits).map { _ in
            Array("0123456789abcdef".utf8)[Int(random.next(upperBound: 16 as UInt8))]
        }
        try Self.write(octets, to: path)
    }

    /// Whether an `Authorization` header carries it; takes equally long for all that do not.
    func isCarried(by header: String?) -> Bool {
        let given = Array((header ?? "").utf8)
        let expected = Array("Bearer ".utf8) + octets
        guard given.count == expected.count else { return false }
        return zip(given, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Tells the cookies of one home from those of others: a browser keeps them by host, whatever
    /// the port.
    var cookieSuffix: String { Hex.encode(Array(BLAKE2b.digest(octets).octets.prefix(4))) }

    /// The link that lets a browser in; a secret of the home's user.
    func entrance(to url: String) -> String {
        "\(url)/enter?key=\(String(decoding: octets, as: UTF8.self))"
    }

    private static func read(_ path: String) -> [UInt8]? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_mode & 0o077 == 0, status.st_uid == geteuid(),
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        let octets = data.filter { $0 != UInt8(ascii: "\n") }
        let isHex = octets.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        return octets.count == digits && isHex ? Array(octets) : nil
    }

    private static func write(_ octets: [UInt8], to path: String) throws(HearthError) {
        // A file of its own, renamed, so that nobody reads half of it and a link is not followed.
        let new = path + ".new"
        unlink(new)
        let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        let line = octets + [UInt8(ascii: "\n")]
        guard file >= 0 else { throw HearthError(.homeReadOnly, ["home": folder(of: path)]) }
        let count = Glibc.write(file, line, line.count)
        close(file)
        guard count == line.count, rename(new, path) == 0 else {
            throw HearthError(.homeReadOnly, ["home": folder(of: path)])
        }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
