import HearthAPI
package import HearthExchange
import HearthLanguage

/// Notes of a folder, a zip file or a file, read before anything is changed.
package struct NotesFound: Sendable {
    package let entries: [NotesTargets.Entry]
    package let source: any FileSource
    /// What was left out or made to fit so far.
    package let remarks: Remarks

    /// Reads all that may be notes; `only`: this one file, whatever it is called.
    ///
    /// - Throws: `HearthError` for what cannot be read at all or holds too much.
    package init(in source: any FileSource, only: String? = nil) async throws {
        var remarks = Remarks()
        let folder: NoteFolder
        do throws(ImportError) {
            folder = try NoteFolder(paths: source.paths, only: only)
        } catch {
            throw HearthError(error)
        }
        for path in folder.elsewhere {
            remarks.add(Text("Its path leads elsewhere or is too long; it is left out."), at: path)
        }
        var read: [(path: String, note: NoteFile)] = []
        var copies: Set<String> = []
        for file in folder.notes {
            do {
                let (format, reading) = try file.read(try await source.text(of: file.path))
                for remark in reading.remarks { remarks.add(remark.text, at: file.path) }
                copies.formUnion(folder.copies(of: file.path, format))
                read += reading.notes.map { (file.path, $0) }
            } catch let error as ImportError {
                remarks.add(Language.current.text(for: HearthError(error)), at: file.path)
            } catch let error as HearthError {
                remarks.add(Language.current.text(for: error), at: file.path)
            }
        }
        var entries: [NotesTargets.Entry] = []
        for (path, note) in read where !copies.contains(path) {
            let fitted = note.fitted()
            for remark in fitted.remarks { remarks.add(remark.text, at: path) }
            for part in fitted.notes {
                entries.append(
                    NotesTargets.Entry(
                        place: path, note: part, fileTime: source.time(of: path),
                        files: Self.files(of: part, at: path, in: folder, &remarks)))
            }
        }
        self.entries = entries
        self.source = source
        self.remarks = remarks
    }

    private static func files(
        of note: NoteFile, at path: String, in folder: NoteFolder, _ remarks: inout Remarks
    ) -> [String] {
        note.files.compactMap { name in
            if let found = folder.file(name, namedBy: path) { return found }
            remarks.add(Text("“\(name)” is not there, and is left out."), at: path)
            return nil
        }
    }
}
