/// A path that a file names, below the file's folder and never outside of it.
package struct RelativePath: Hashable, Sendable {
    /// Octets of a path, and of one piece of it, that file systems take.
    private static let limit = 1000
    private static let pieceLimit = 255

    /// The folders and the file, outermost first; at least one.
    package let pieces: [String]

    /// Nil for what is empty or too long, begins at the root, leads upwards, is an address on the
    /// web, or has control characters. Slashes of both kinds part the pieces; `./` before them means nothing.
    package init?(_ text: String) {
        // By code points: a slash with an accent on it parts the pieces of a file system too.
        let pieces = text.unicodeScalars
            .split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
            .map { String($0) }.drop { $0 == "." }
        guard text.utf8.count <= Self.limit,
            !pieces.isEmpty,
            pieces.allSatisfy({ piece in
                !piece.isEmpty && piece != "." && piece != ".."
                    && piece.utf8.count <= Self.pieceLimit
                    && !piece.unicodeScalars.contains {
                        $0.properties.generalCategory == .control
                    }
            })
        else { return nil }
        self.pieces = Array(pieces)
    }

    /// The file alone, wherever the folders went.
    package var file: String { pieces[pieces.count - 1] }
}
