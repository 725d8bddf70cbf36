import HearthAPI
package import HearthLanguage

/// What is taken out of lists of a kind as one file.
package struct KindDownload: Sendable {
    /// As `hearth export --format` names it. No two have the same.
    package let word: String
    /// What the file is called: pages have it at `/export/` with this name. ASCII letters, digits, `.` and `-`.
    package let file: String
    package let mediaType: String
    package let label: Text
    /// Whether the page for downloads offers it; else a page of the kind links to it.
    package let isOffered: Bool
    /// Finds out what is written, before the first octet is sent. `list`: the only one that is meant, by its path or
    /// id; nil: all of the kind's.
    ///
    /// Throws `HearthError`.
    package let prepare:
        @Sendable (any FilesNode, _ list: String?) async throws -> any DownloadPieces

    package init(
        _ word: String, file: String, type: String, label: Text, isOffered: Bool = true,
        prepare:
            @escaping @Sendable (any FilesNode, _ list: String?) async throws ->
            any DownloadPieces
    ) {
        self.word = word
        self.file = file
        mediaType = type
        self.label = label
        self.isOffered = isOffered
        self.prepare = prepare
    }

    /// Of a text, which is made at once.
    package init(
        _ word: String, file: String, type: String, label: Text, isOffered: Bool = true,
        text: @escaping @Sendable (any FilesNode, _ list: String?) async throws -> String
    ) {
        self.init(
            word, file: file, type: type, label: label, isOffered: isOffered,
            prepare: { node, list in OnePiece(octets: Array(try await text(node, list).utf8)) })
    }
}

/// A file that is made while it is sent.
package protocol DownloadPieces: Sendable {
    /// The octets that come next; nil at the end.
    ///
    /// Throws `HearthError`; the file is broken off then.
    mutating func next(_ node: any FilesNode) async throws -> [UInt8]?
}

private struct OnePiece: DownloadPieces {
    var octets: [UInt8]?

    mutating func next(_ node: any FilesNode) -> [UInt8]? {
        defer { octets = nil }
        return octets
    }
}
