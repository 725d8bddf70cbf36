import HearthAPI
import HearthExchange
import HearthWire

/// Where notes are read from: a folder, or a zip file. Paths are relative to it and in UTF-8, whatever the names are
/// written in.
protocol NotesSource: Sendable {
    /// Of all files, in no order.
    var paths: [String] { get }
    /// When a file was changed last; nil: not known.
    func time(of path: String) -> WallTime?
    /// What is in a file that may have notes.
    ///
    /// - Throws: `HearthError` for one that cannot be read, or has more octets than `ExchangeLimits.file`.
    func text(of path: String) async throws -> [UInt8]
    /// A picture or sound.
    ///
    /// - Throws: `HearthError`, as of a file that a person named.
    func file(at path: String) async throws -> PhotoFile
}

extension HearthError {
    /// A file with more octets than texts have.
    static var textTooLarge: HearthError {
        HearthError(.fileTooLarge, ["limit": "\(ExchangeLimits.file >> 20)"])
    }
}

/// Names of files as people see them.
enum ShownName {
    /// UTF-8, or else as older systems of western Europe wrote it.
    static func of(_ octets: some Sequence<UInt8>) -> String {
        let octets = Array(octets)
        if let text = String(validating: octets, as: UTF8.self) { return text }
        var text = String.UnicodeScalarView()
        for octet in octets {
            text.append((0x80...0x9F).contains(octet) ? "\u{FFFD}" : Unicode.Scalar(octet))
        }
        return String(text)
    }
}
