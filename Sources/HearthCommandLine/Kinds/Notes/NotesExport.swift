import FoundationEssentials
import Glibc
import HearthAPI
import HearthExchange
import HearthFiles
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
        var written = Written()
        let files = try await NotesFiles(of: list, client)
        let planned = files.planned
        (written.missing, written.linesCut) = (planned.missing, planned.linesCut)
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        try await files.write(client) { path, octets, isNote in
            try makeFolders(for: path)
            try console.deliver(octets, to: folder + "/" + path, replacing: false)
            if isNote { written.notes += 1 } else { written.files += 1 }
            progress.show(Text("Writing notes: \(written.notes) of \(planned.files.count)"))
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
