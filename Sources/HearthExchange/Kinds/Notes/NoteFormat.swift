/// How a file writes notes: what is in it decides that, and never its name alone.
package enum NoteFormat: String, Hashable, Sendable, CaseIterable {
    /// With or without markup.
    case markdown
    /// One note of Google Keep.
    case keep
    /// All notes of Simplenote.
    case simplenote

    /// Reads a file of any of them.
    ///
    /// - Parameters:
    ///   - path: Of the file, relative to the folder that is brought in.
    ///   - octets: All that is in it.
    /// - Returns: Its format, nil for what is none; and what was read.
    /// - Throws: `ImportError.malformed` for a file that is called JSON and is none, and as every file of text.
    package static func read(
        path: String, octets: [UInt8]
    ) throws(ImportError) -> (format: NoteFormat?, reading: NoteReading) {
        let file = try TextFile(octets: octets)
        if let json = try json(file.text, isNamed: NoteFileKind.ending(of: path) == "json") {
            if KeepNotes.isNote(json) {
                return (.keep, KeepNotes.read(json, path: path, isGuessed: file.isGuessed))
            }
            if SimplenoteNotes.isExport(json) {
                return (.simplenote, SimplenoteNotes.read(json))
            }
            return (nil, NoteReading(leftOut: "JSON"))
        }
        if let other = OtherFile(file.text), others.contains(other) {
            return (nil, NoteReading(leftOut: other.rawValue))
        }
        return (.markdown, try MarkdownNotes.read(path: path, file: file))
    }

    /// What nobody writes as a note.
    private static let others: Set<OtherFile> = [.calendar, .contacts, .richText, .document]

    /// Nil for what is no JSON and is not called so.
    private static func json(_ text: String, isNamed: Bool) throws(ImportError) -> JSONValue? {
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
        if first == "{" || first == "[" || isNamed {
            do {
                return try JSONValue(text: text)
            } catch .malformed where !isNamed {
                return nil
            }
        }
        return nil
    }
}
