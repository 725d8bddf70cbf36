import Glibc
import HearthAPI
import HearthExchange
import HearthFiles
import HearthLanguage
import HearthWire
import SystemPackage

/// Notes of a folder, a zip file or a file, read before anything is changed.
struct NotesFound {
    let entries: [NotesTargets.Entry]
    let source: any NotesSource
    /// What was left out or made to fit so far.
    let remarks: Remarks

    /// Reads all that may be notes.
    ///
    /// - Throws: `HearthError` for what cannot be read at all or holds too much.
    init(at path: String) async throws {
        let (source, only) = try await Self.source(at: path)
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

    /// What is at a path, and of a file its name in its folder.
    private static func source(
        at path: String
    ) async throws -> (source: any NotesSource, only: String?) {
        let file: FileDescriptor
        do {
            file = try FileDescriptor.open(
                FilePath(path), .readOnly, options: [.closeOnExec, .nonBlocking])
        } catch let error as Errno {
            throw HearthError.unreadable(path, error.rawValue)
        }
        var status = stat()
        guard fstat(file.rawValue, &status) == 0 else { throw HearthError.unreadable(path) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            try? file.close()
            guard let folder = FolderOfNotes(path) else { throw HearthError.unreadable(path) }
            return (folder, nil)
        case S_IFREG:
            var beginning = [UInt8](repeating: 0, count: 4)
            let count = beginning.withUnsafeMutableBytes {
                pread(file.rawValue, $0.baseAddress, $0.count, 0)
            }
            if ZipOfNotes.isOne(beginning.prefix(max(count, 0))) {
                return (try await ZipOfNotes(file, at: path), nil)
            }
            try? file.close()
            let end = path.lastIndex(of: "/")
            let beside = end.map { String(path[...$0]) } ?? "."
            let name = end.map { String(path[path.index(after: $0)...]) } ?? path
            guard let folder = FolderOfNotes(beside) else { throw HearthError.unreadable(path) }
            return (folder, name)
        default:
            try? file.close()
            throw HearthError.unreadable(path, EINVAL)
        }
    }
}
