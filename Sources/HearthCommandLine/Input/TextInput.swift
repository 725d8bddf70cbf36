import Glibc
import HearthAPI
import HearthLanguage

/// The text that somebody puts into standard input in place of typing it: the one place that decides whether
/// it is read.
enum TextInput {
    /// Octets that are read: more than a note can have, so that it is told by how much it is too long.
    static let limit = 1 << 20

    /// The text of an argument that may be left out, or be `-` for standard input.
    ///
    /// A text that was typed is all there is: standard input is not touched. Without one it is read where it is
    /// a pipe, a socket or a file; a terminal and `/dev/null` are none of them. What it says is none, too, if
    /// there is nothing but white space in it.
    ///
    /// - Returns: nil where nothing is said.
    /// - Throws: `HearthError` for what is not UTF-8 or longer than `limit`.
    static func text(_ typed: String?, _ node: NodeOptionGroup) throws -> String? {
        if let typed, typed != "-" { return typed }
        // Then its first line is the passphrase, and nothing else.
        guard node.passphraseFile != "-", typed != nil || isFilled else { return nil }
        let text = try decoded(InputFile.octets(of: "-", limit: limit))
        return text.allSatisfy(\.isWhitespace) ? nil : text
    }

    /// - Throws: as `text` does.
    static func decoded(_ octets: [UInt8]) throws -> String {
        guard octets.count <= limit else {
            throw HearthError(.fileTooLarge, ["limit": "\(limit >> 20) MiB"])
        }
        guard let text = String(validating: octets, as: UTF8.self) else {
            throw HearthError(.fileNotText)
        }
        // The mark that some programs begin a file with says nothing.
        return String(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
    }

    /// Whether standard input is something that comes to an end by itself.
    private static var isFilled: Bool {
        var status = stat()
        guard fstat(Console.current.standardInput, &status) == 0 else { return false }
        return [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }
}
