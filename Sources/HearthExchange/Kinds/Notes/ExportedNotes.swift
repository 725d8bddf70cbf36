package import HearthAPI
import HearthLists

/// Lists of notes of an export, as files of Markdown say them (protocol-spec/export.md, "Notes as Markdown").
package struct ExportedNotes {
    /// A file of text, and what stands beside it.
    package struct File: Sendable {
        /// Its files are named, and have still to be written.
        package var file: NoteFile
        /// Of the note, by ids.
        package let path: String
        /// The numbers of its pictures and sounds that are here, one for each of its files.
        package var photos: [Int] = []
    }

    package private(set) var files: [File] = []
    /// Pictures and sounds that are not here in full.
    package private(set) var missing = 0
    /// Lines of checklists whose tags, pictures and sounds have no place in Markdown.
    package private(set) var linesCut = 0

    /// Lists of other kinds are passed over.
    package init(_ lists: [ExportedList]) {
        for list in lists where list.kind == NoteFields.kind { add(list) }
    }

    private mutating func add(_ list: ExportedList) {
        let title = list.isTray ? nil : list.title
        let settings = list.settings.flatMap(Base64Text.decode) ?? []
        if NotesSettings(octets: settings).isChecklist {
            files.append(File(file: checklist(list, title), path: ""))
        } else if let title, list.items.isEmpty {
            files.append(File(file: NoteFile(list: title, isListAlone: true), path: ""))
        } else {
            var names = PhotoNames()
            for item in list.items { add(item, of: list, title, &names) }
        }
    }

    private mutating func add(
        _ item: ExportedItem, of list: ExportedList, _ title: String?, _ names: inout PhotoNames
    ) {
        var planned = File(file: Self.file(item, on: title), path: "\(list.id)/\(item.id ?? "")")
        for (index, photo) in (item.photos ?? []).enumerated() {
            guard photo.isHere != false else {
                missing += 1
                continue
            }
            let ending = photo.mediaType.flatMap { AttachmentKinds.type(named: $0)?.ending }
            planned.photos.append(index + 1)
            planned.file.files.append(
                "files/" + names.next(for: item.name, ending: ending ?? "bin"))
        }
        files.append(planned)
    }

    /// Lines in the bin are none.
    private mutating func checklist(_ list: ExportedList, _ title: String?) -> NoteFile {
        var entries: [ChecklistText.Entry] = []
        for line in list.items {
            let note = Self.note(line)
            if note.isBinned { continue }
            if line.tags != nil || line.photos != nil { linesCut += 1 }
            entries.append(
                ChecklistText.Entry(
                    line: ChecklistLine(text: line.name, isDone: note.isDone),
                    text: line.notes ?? ""))
        }
        return NoteFile(
            title: list.title, text: ChecklistText.text(of: entries), isChecklist: true,
            list: title)
    }

    private static func file(_ item: ExportedItem, on list: String?) -> NoteFile {
        let note = note(item)
        let text = item.notes ?? ""
        // A reader makes the same of the text again.
        let isMade = note.isNameMade && MadeName.ofText(text) == item.name
        return NoteFile(
            title: isMade ? "" : item.name, text: text,
            tags: item.tags ?? [], isPinned: note.isPinned, isBinned: note.isBinned,
            added: item.added.flatMap(FileTime.read), edited: item.edited.flatMap(FileTime.read),
            list: list, remindAt: item.remindAt.flatMap(FileTime.read))
    }

    private static func note(_ item: ExportedItem) -> Note {
        item.body.flatMap(Base64Text.decode).flatMap(Note.init(bodyOctets:)) ?? Note()
    }
}
