import HearthAPI
package import HearthExchange
import HearthLanguage
import HearthWire

/// Notes as files of Markdown, with their pictures and sounds (protocol-spec/export.md).
package struct NotesFiles: Sendable {
    /// Which notes are written; `planned.missing` and `planned.linesCut` are not.
    package let planned: ExportedNotes
    /// When they were taken out.
    let time: WallTime?

    /// Of one list, or of all lists of notes that can be opened.
    ///
    /// - Throws: `HearthError`.
    package init(of list: String?, _ node: any FilesNode) async throws {
        let paths =
            if let list {
                [list]
            } else {
                try await node.perform(ListLists()).filter {
                    $0.kind == NoteFields.kind && $0.state == .open
                }.map(\.id)
            }
        let export =
            paths.isEmpty
            ? nil : try await node.perform(ExportLists(lists: paths.joined(separator: "\n")))
        planned = ExportedNotes(export?.lists ?? [])
        time = export.flatMap { FileTime.read($0.exportedAt) }
    }

    /// A file that is written.
    enum File: Sendable {
        case note(path: String, text: String)
        /// A picture or sound of an item, by its place among those of the item.
        case photo(path: String, item: String, number: Int)
    }

    /// All of them, those of a note after it.
    var files: [File] {
        let notes = planned.files
        return zip(MarkdownNotes.write(notes.map(\.file)), notes).flatMap { written, note in
            let beside = written.path.lastIndex(of: "/").map { written.path[...$0] } ?? ""
            return [File.note(path: written.path, text: written.text)]
                + zip(note.photos, note.file.files).map { number, name in
                    File.photo(path: beside + name, item: note.path, number: number)
                }
        }
    }

    /// Writes all files, one after the other. `isNote`: else a picture or sound.
    package func write(
        _ node: any FilesNode,
        file: (_ path: String, _ octets: [UInt8], _ isNote: Bool) async throws -> Void
    ) async throws {
        for one in files {
            switch one {
            case .note(let path, let text): try await file(path, Array(text.utf8), true)
            case .photo(let path, let item, let number):
                guard let octets = try await node.photo(of: item, number: number) else { continue }
                try await file(path, octets, false)
            }
        }
    }
}

/// The same in a zip file: of pictures and sounds one at a time is in memory.
private struct ZippedNotes: DownloadPieces {
    private var rest: ArraySlice<NotesFiles.File>
    private var zip: ZipWriter
    private var hasEnded = false

    init(_ notes: NotesFiles) {
        rest = notes.files[...]
        zip = ZipWriter(time: notes.time)
    }

    mutating func next(_ node: any FilesNode) async throws -> [UInt8]? {
        while let file = rest.popFirst() {
            switch file {
            case .note(let path, let text): return zip.add(Array(text.utf8), at: path)
            case .photo(let path, let item, let number):
                guard let octets = try await node.photo(of: item, number: number) else { continue }
                return zip.add(octets, at: path)
            }
        }
        if hasEnded { return nil }
        hasEnded = true
        return zip.end()
    }
}

extension KindDownload {
    /// All notes as a folder in a zip file.
    static let notes = KindDownload(
        "markdown", file: "notes.zip", type: "application/zip",
        label: Text("Notes (Markdown, zip)"),
        prepare: { node, list in ZippedNotes(try await NotesFiles(of: list, node)) })
}
