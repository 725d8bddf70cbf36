package import HearthAPI
import HearthExchange
import HearthLists
package import HearthWire

/// A file that a person chose, or one that is named by it: its octets, and the last part of its path.
package struct ChosenFile: Sendable, Hashable {
    package let name: String
    package let octets: [UInt8]

    package init(name: String, octets: [UInt8]) {
        self.name = name
        self.octets = octets
    }
}

/// Where files are read from that belong together: a folder, or a zip file. Paths are relative to it and in UTF-8,
/// whatever the names are written in.
package protocol FileSource: Sendable {
    /// Of all files, in no order.
    var paths: [String] { get }
    /// When a file was changed last; nil: not known.
    func time(of path: String) -> WallTime?
    /// What is in a file of text.
    ///
    /// - Throws: `HearthError` for one that cannot be read, or has more octets than `ExchangeLimits.file`.
    func text(of path: String) async throws -> [UInt8]
    /// A picture or sound of at most `AttachmentKinds.largest` octets.
    ///
    /// - Throws: `HearthError`, as of a file that a person named.
    func file(at path: String) async throws -> ChosenFile
}

/// One file that was chosen alone: what it names beside it is not here.
package struct LoneFile: FileSource {
    private let chosen: ChosenFile

    package init(_ chosen: ChosenFile) { self.chosen = chosen }

    package var paths: [String] { [chosen.name] }

    package func time(of path: String) -> WallTime? { nil }

    package func text(of path: String) throws -> [UInt8] {
        guard path == chosen.name else { throw HearthError(.fileMissing, ["file": path]) }
        guard chosen.octets.count <= ExchangeLimits.file else { throw HearthError.textTooLarge }
        return chosen.octets
    }

    package func file(at path: String) throws -> ChosenFile {
        throw HearthError(.fileMissing, ["file": path])
    }
}

extension HearthError {
    /// A file with more octets than texts have.
    package static var textTooLarge: HearthError {
        HearthError(.fileTooLarge, ["limit": "\(ExchangeLimits.file >> 20)"])
    }
}

/// Names of files as people see them.
package enum ShownName {
    /// UTF-8, or else as older systems of western Europe wrote it.
    package static func of(_ octets: some Sequence<UInt8>) -> String {
        let octets = Array(octets)
        if let text = String(validating: octets, as: UTF8.self) { return text }
        var text = String.UnicodeScalarView()
        for octet in octets {
            text.append((0x80...0x9F).contains(octet) ? "\u{FFFD}" : Unicode.Scalar(octet))
        }
        return String(text)
    }
}
