import FoundationEssentials
import Glibc
import HearthAPI
import HearthExchange
import HearthLanguage

/// Notes, written as Markdown into a folder (protocol-spec/export.md).
struct NotesExport {
    struct Written: Encodable {
        var notes = 0
        var files = 0
        /// Pictures and sounds that are not here in full.
        var missing = 0
        /// Lines of checklists whose tags, pictures and sounds have no place in Markdown.
        var linesCut = 0
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
        let paths =
            if let list {
                [list]
            } else {
                try await client.perform(ListLists()).filter {
                    $0.kind == NoteFields.kind && $0.state == .open
                }.map(\.id)
            }
        let export =
            paths.isEmpty
            ? nil : try await client.perform(ExportLists(lists: paths.joined(separator: "\n")))
        var written = Written()
        let planned = ExportedNotes(export?.lists ?? [])
        (written.missing, written.linesCut) = (planned.missing, planned.linesCut)
        let notes = planned.files
        let files = MarkdownNotes.write(notes.map(\.file))
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        for (index, (file, note)) in zip(files, notes).enumerated() {
            progress.show(Text("Writing notes: \(index + 1) of \(files.count)"))
            try makeFolders(for: file.path)
            try console.deliver(
                Array(file.text.utf8), to: folder + "/" + file.path, replacing: false)
            written.notes += 1
            let beside = file.path.lastIndex(of: "/").map { file.path[...$0] } ?? ""
            for (number, name) in zip(note.photos, note.file.files) {
                let octets = try await client.photo(
                    note.path, number: number, thumbnail: false)
                try makeFolders(for: beside + name)
                try console.deliver(octets, to: folder + "/" + beside + name, replacing: false)
                written.files += 1
            }
        }
        return written
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
