import HearthLists
import HearthWire

extension MarkdownNotes {
    /// Files for notes, in their order: a folder for each list, and notes without one beside the folders.
    ///
    /// Each has front matter, which says everything that the path, made for file systems, cannot. Of a text
    /// NULs are left out, which no reader takes, and of files those that are no `RelativePath`. A time before 1970
    /// or after 9999 is left out too.
    ///
    /// Files are named already, relative to the folder in which the note stands: `files/roof-1.jpg`. No list gets
    /// a folder with the name `files`.
    package static func write(_ notes: [NoteFile]) -> [File] {
        var root = FileNames(taken: ["files"])
        var folders: [[UInt8]: String] = [:]
        var inside: [String: FileNames] = [:]
        return notes.map { note in
            guard let list = note.list else {
                let name = root.next(for: called(note), or: "Note", ending: ".md")
                return File(path: name, text: text(of: note, folder: nil))
            }
            let folder =
                folders[Array(list.utf8)] ?? root.next(for: list, or: "List", ending: "")
            folders[Array(list.utf8)] = folder
            let name = inside[folder, default: FileNames()].next(
                for: called(note), or: "Note", ending: ".md")
            return File(path: "\(folder)/\(name)", text: text(of: note, folder: folder))
        }
    }

    /// What the file is called by: a note without a title by its first line.
    private static func called(_ note: NoteFile) -> String {
        note.title.isEmpty ? MadeName.ofText(note.text) ?? "" : note.title
    }

    private static func text(of note: NoteFile, folder: String?) -> String {
        var lines = ["---"]
        for key in Key.allCases {
            if let value = value(of: key, note, folder: folder) {
                lines.append("\(key.rawValue): \(value)")
            }
        }
        lines.append("---\n")
        var text = String.UnicodeScalarView()
        text.append(contentsOf: note.text.unicodeScalars.filter { $0 != "\0" })
        let body = NoteLinks.written(String(text), files: note.files)
        return lines.joined(separator: "\n") + String(decoding: body, as: UTF8.self)
    }

    /// Nil where a reader knows it without.
    private static func value(of key: Key, _ note: NoteFile, folder: String?) -> String? {
        switch key {
        case .title: return FrontMatter.written(note.title)
        case .list:
            guard let list = note.list, !list.utf8.elementsEqual((folder ?? "").utf8) else {
                return nil
            }
            return FrontMatter.written(list)
        case .tags:
            // A reader takes one sign away.
            let tags = note.tags.map { $0.unicodeScalars.first == "#" ? "#" + $0 : $0 }
            return tags.isEmpty ? nil : FrontMatter.written(tags)
        case .created: return note.added.flatMap(FileTime.text)
        case .edited: return note.edited.flatMap(FileTime.text)
        case .reminder: return note.remindAt.flatMap(FileTime.text)
        case .empty: return note.isListAlone ? "true" : nil
        case .pinned: return note.isPinned ? "true" : nil
        case .binned: return note.isBinned ? "true" : nil
        case .checklist:
            guard note.isChecklist || ChecklistLine.isList(note.text) else { return nil }
            return String(note.isChecklist)
        }
    }
}
