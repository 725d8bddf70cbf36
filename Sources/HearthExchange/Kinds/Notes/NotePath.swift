/// A path as a note names it, relative to its own folder: never outside of the folder that is read.
struct NotePath: Hashable {
    /// Folders up, each of them one in which the note stands.
    let up: Int
    /// The path from there.
    let path: RelativePath
    /// The path in one form: without `.`, and with `..` only at its beginning.
    let text: String

    private static let slash = UInt8(ascii: "/")

    /// Nil for what begins at the root, leads out of the folder that is read, or is no path. `folders` is how
    /// deep the note is in that folder.
    init?(_ target: String, folders: Int) {
        guard target.utf8.first != Self.slash else { return nil }
        var up = 0
        var pieces: [String] = []
        // By octets, as file systems do: an accent on a slash would hide it.
        for piece in target.utf8.split(separator: Self.slash, omittingEmptySubsequences: false) {
            switch String(decoding: piece, as: UTF8.self) {
            case ".": continue
            case "..": if pieces.popLast() == nil { up += 1 }
            case let name: pieces.append(name)
            }
        }
        let rest = pieces.joined(separator: "/")
        guard up <= folders, let path = RelativePath(rest) else { return nil }
        self.up = up
        self.path = path
        text = String(repeating: "../", count: up) + rest
    }

    /// The file alone; a backslash belongs to its name, as links have it.
    static func name(of path: String) -> String {
        String(decoding: path.utf8.split(separator: slash).last ?? path.utf8[...], as: UTF8.self)
    }
}
