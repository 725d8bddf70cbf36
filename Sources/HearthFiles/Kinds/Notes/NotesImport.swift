import HearthAPI
import HearthExchange
import HearthLanguage
import HearthLists

extension FileImport {
    /// Notes that were found. `list`: where all go; nil: each to the list that its file says.
    package init(_ found: NotesFound, to list: String?) {
        let targets = NotesTargets(
            found.entries, to: list,
            words: .init(note: Text("Note").string, checklist: Text("Checklist").string))
        var remarks = found.remarks
        for (entry, remark) in targets.remarks {
            remarks.add(remark.text, at: found.entries[entry].place)
        }
        // In pieces, all of which have to be taken: what is there already is no news to the next run.
        var requests: [ImportWishes] = []
        if let named = targets.named, !named.wishes.isEmpty {
            requests += ImportPieces.of([named]).map { ImportWishes(lists: $0, target: .present) }
        }
        requests += ImportPieces.of(targets.lists).map { ImportWishes(lists: $0, target: .either) }
        let room = ListLimits.attachments
        self.init(
            requests, source: found.source, remarks: remarks,
            entries: ImportEntries(
                lines: targets.lines, bare: targets.bare, places: found.entries.map(\.place)),
            tooManyFiles: Text(
                "A note has at most \(room) pictures and sounds; the others are left out."))
    }
}

extension ImportReader {
    /// A folder of Markdown and text in a zip file, what Google Takeout writes of Keep, what Simplenote exports, or one
    /// such file alone.
    static let notes = ImportReader(
        "notes", label: Text("Notes: Markdown, Google Keep, Simplenote (a zip file too)"),
        recognises: { file in
            if ZipFolder.isOne(file.octets.prefix(4)) { return true }
            // Other texts are pasted links, or a table.
            guard file.octets.count <= ExchangeLimits.file else { return false }
            let isMarked = file.octets.starts(with: Array("---\n".utf8))
            let isJSON = file.octets.first { $0 > 0x20 } == UInt8(ascii: "{")
            guard isMarked || isJSON,
                let format = try? NoteFormat.read(path: file.name, octets: file.octets).format
            else { return false }
            return format != .markdown || isMarked
        },
        read: { node, file, choices in
            let isZip = ZipFolder.isOne(file.octets.prefix(4))
            let source: any FileSource = isZip ? try await ZipFolder(file) : LoneFile(file)
            let found = try await NotesFound(in: source, only: isZip ? nil : file.name)
            var notes = FileImport(found, to: choices.list)
            if notes.lists.isEmpty {
                notes.facts.append(Text("There are no notes in \(file.name)."))
            }
            return notes
        })
}

extension KindExchange {
    static let notes = KindExchange(
        kind: NoteFields.kind, readers: [.notes], downloads: [.notes])
}
