import HearthWire

/// Notes of Simplenote, as it exports them: one file of JSON for all.
enum SimplenoteNotes {
    static func isExport(_ json: JSONValue) -> Bool { json["activeNotes"]?.array != nil }

    static func read(_ json: JSONValue) -> NoteReading {
        var reading = NoteReading()
        let notes =
            (json["activeNotes"]?.array ?? []).map { ($0, isBinned: false) }
            + (json["trashedNotes"]?.array ?? []).map { ($0, isBinned: true) }
        for (index, (value, isBinned)) in notes.enumerated() {
            guard let note = note(value, isBinned: isBinned) else {
                reading.add(.ofNote(index + 1, .nothing))
                continue
            }
            reading.take(note)
        }
        return reading
    }

    /// Files of text beside it that say the same once more; `paths` are all that are there.
    static func copies(of path: String, in paths: [String]) -> Set<String> {
        let pieces = path.split(separator: "/", omittingEmptySubsequences: false)
        guard pieces.suffix(2) == ["source", "notes.json"] else { return [] }
        let folder = pieces.dropLast(2).map { $0 + "/" }.joined()
        return Set(
            paths.filter { path in
                guard path.utf8.starts(with: folder.utf8), NoteFileKind.ending(of: path) == "txt"
                else { return false }
                let rest = path.utf8.dropFirst(folder.utf8.count).split(separator: 0x2F)
                return rest.count == 1
                    || rest.count == 2 && rest[0].elementsEqual("trash".utf8)
            })
    }

    /// The first line is a part of the text and names it, as there. Nil for one without a word.
    private static func note(_ value: JSONValue, isBinned: Bool) -> NoteFile? {
        let content = (value["content"]?.string ?? "").replacing("\r\n", with: "\n")
        guard !content.trimmed.isEmpty else { return nil }
        var note = NoteFile(
            text: content,
            tags: (value["tags"]?.array ?? []).compactMap(\.string).map(\.trimmed)
                .filter { !$0.isEmpty },
            isPinned: value["pinned"] == .bool(true), isBinned: isBinned,
            added: value["creationDate"]?.string.flatMap(FileTime.read),
            edited: value["lastModified"]?.string.flatMap(FileTime.read))
        // A title above lines with boxes is a checklist.
        let title = content.prefix { $0 != "\n" }
        let lines = String(content[title.endIndex...])
        if ChecklistLine(title) == nil, ChecklistLine.isList(lines) {
            note.title = String(title).trimmed
            note.text = lines.trimmed
            note.isChecklist = true
        }
        return note
    }
}
