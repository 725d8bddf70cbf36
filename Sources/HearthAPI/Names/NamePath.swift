/// The names that lead to a list or a wish, as people write them: `Owner/Birthday/Kettle`.
///
/// A slash that belongs to a name is written twice: `Music/AC//DC`. A backslash before a slash or
/// before another backslash says the same, for names that begin with a slash: `Music/\/dev`.
package struct NamePath: Hashable, Sendable {
    package let pieces: [String]

    package init(_ pieces: [String]) { self.pieces = pieces }

    /// Takes a path apart; whatever is written names something, if only in vain.
    package init(_ text: String) {
        if let pieces = Self.plain(text) {
            self.pieces = pieces
            return
        }
        var pieces = [""]
        var rest = text[...]
        while let character = rest.popFirst() {
            switch (character, rest.first) {
            case ("/", "/"), ("\\", "/"), ("\\", "\\"):
                pieces[pieces.count - 1].append(rest.removeFirst())
            case ("/", _): pieces.append("")
            default: pieces[pieces.count - 1].append(character)
            }
        }
        self.pieces = pieces
    }

    /// The pieces of a text without signs that join, backslashes and slashes that are written twice: that of ids, of
    /// which one request may have thousands.
    private static func plain(_ text: String) -> [String]? {
        var text = text
        return text.withUTF8 { octets in
            var last: UInt8 = 0
            for octet in octets {
                guard octet < 0x80, octet != UInt8(ascii: "\\"),
                    octet != UInt8(ascii: "/") || last != octet
                else { return nil }
                last = octet
            }
            return octets.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The same path as text that is read as it.
    package var text: String { pieces.map(Self.written).joined(separator: "/") }

    private static func written(_ name: String) -> String {
        let quoted = name.replacing("\\", with: "\\\\").replacing("/", with: "//")
        return name.first == "/" ? "\\" + quoted.dropFirst() : quoted
    }

    /// What is named last.
    package var name: String { pieces.last ?? "" }

    /// The path of what this one's last piece is on or in; nil where it has one piece.
    package var parent: NamePath? {
        pieces.count > 1 ? NamePath(Array(pieces.dropLast())) : nil
    }

    package func appending(_ name: String) -> NamePath { NamePath(pieces + [name]) }

    /// A text with more slashes is not read in other ways.
    private static let slashLimit = 5

    /// What a text may mean besides, if somebody wrote the slashes of names once: all ways in which
    /// three pieces remain at most. None where there are very many slashes.
    package static func otherReadings(of text: String) -> [NamePath] {
        let pieces = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count > 1, pieces.count <= slashLimit + 1 else { return [] }
        let usual = NamePath(text)
        // Each bit says whether a slash belongs to a name.
        return (0..<(1 << (pieces.count - 1))).compactMap { (joins: Int) -> NamePath? in
            var joined = [pieces[0]]
            for (index, piece) in pieces.dropFirst().enumerated() {
                if joins >> index & 1 == 1 {
                    joined[joined.count - 1] += "/" + piece
                } else {
                    joined.append(piece)
                }
            }
            let path = NamePath(joined)
            return joined.count <= 3 && path != usual ? path : nil
        }
    }
}

extension NamePath: CustomStringConvertible {
    package var description: String { text }
}
