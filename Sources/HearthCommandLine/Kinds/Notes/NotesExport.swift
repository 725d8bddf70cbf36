import FoundationEssentials
import Glibc
import HearthAPI
import HearthExchange
import HearthLanguage
import HearthLists
import HearthWire

/// Notes, written as Markdown into a folder (protocol-spec/export.md).
struct NotesExport {
    struct Written: Encodable {
        var notes = 0
        var files = 0
        /// Pictures and sounds that are not here in full.
        var missing = 0
    }

    let folder: String

    /// - Throws: a usage error for a folder with something in it; `HearthError`.
    func write(
        _ list: String?, _ client: NodeClient, _ console: Console
    ) async throws -> Written {
        let there = try? FileManager.default.contentsOfDirectory(atPath: folder)
        guard there?.isEmpty != false else {
            throw UsageError(Text("There is something in \(folder) already: choose a new folder."))
        }
        let lists =
            if let list {
                [try await client.perform(ShowList(list: list)).list]
            } else {
                try await client.perform(ListLists()).filter {
                    $0.kind == NoteFields.kind && $0.state == .open
                }
            }
        var written = Written()
        var notes: [(file: NoteFile, note: ItemInfo?, photos: [PhotoInfo])] = []
        for list in lists {
            let items = try await client.perform(ShowList(list: list.id)).items.map(\.wish)
            if list.isChecklist {
                notes.append((Self.checklist(list, items), nil, []))
                continue
            }
            var names = PhotoNames()
            for item in items {
                let photos = item.photos.filter(\.isHere)
                written.missing += item.photos.count - photos.count
                var file = Self.file(item, on: list)
                file.files = photos.map { photo in
                    let ending = AttachmentKinds.type(named: photo.mediaType)?.ending ?? "bin"
                    return "files/" + names.next(for: item.name, ending: ending)
                }
                notes.append((file, item, photos))
            }
        }
        let files = MarkdownNotes.write(notes.map(\.file))
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        for (index, (file, note)) in zip(files, notes).enumerated() {
            progress.show(Text("Writing notes: \(index + 1) of \(files.count)"))
            try makeFolders(for: file.path)
            try console.deliver(
                Array(file.text.utf8), to: folder + "/" + file.path, replacing: false)
            written.notes += 1
            guard let item = note.note else { continue }
            let beside = file.path.lastIndex(of: "/").map { file.path[...$0] } ?? ""
            for (photo, name) in zip(note.photos, note.file.files) {
                let octets = try await client.photo(
                    "\(item.listID)/\(item.id)", number: photo.number, thumbnail: false)
                try makeFolders(for: beside + name)
                try console.deliver(octets, to: folder + "/" + beside + name, replacing: false)
                written.files += 1
            }
        }
        return written
    }

    private static func file(_ item: ItemInfo, on list: ListInfo) -> NoteFile {
        let note = item.note ?? NoteFields()
        return NoteFile(
            title: note.isNameMade ? "" : item.name, text: item.notes ?? "", tags: item.tags,
            isPinned: note.isPinned, isBinned: note.binned != nil, added: time(item.added),
            edited: time(note.edited), list: list.isTray ? nil : list.title)
    }

    private static func checklist(_ list: ListInfo, _ lines: [ItemInfo]) -> NoteFile {
        let text = lines.filter { $0.note?.binned == nil }.map {
            ChecklistLine(text: $0.name, isDone: $0.note?.check?.isDone == true).line
        }.joined(separator: "\n")
        return NoteFile(title: list.title ?? "", text: text, isChecklist: true, list: list.title)
    }

    private static func time(_ iso: String?) -> WallTime? {
        iso.flatMap { LocalTime.seconds($0) }.map { WallTime(seconds: Int64($0)) }
    }

    private func makeFolders(for path: some StringProtocol) throws {
        var made = folder
        for piece in [""] + String(path).split(separator: "/").dropLast().map(String.init) {
            if !piece.isEmpty { made += "/" + piece }
            guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
                throw HearthError.unwritable(made)
            }
        }
    }
}
