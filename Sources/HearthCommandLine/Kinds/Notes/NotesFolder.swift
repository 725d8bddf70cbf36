import FoundationEssentials
import Glibc
import HearthAPI
import HearthExchange
import HearthFiles
import HearthLanguage

/// A folder of notes on this machine, read before anything is changed.
struct NotesFolder {
    /// A note, and the path of its file.
    struct Note {
        let path: String
        let note: NoteFile
    }

    private static let depth = 32

    let notes: [Note]
    private let files: NoteFolder
    private let folder: PhotoFolder

    /// Says of each file what a person should know.
    ///
    /// - Throws: `HearthError` for a folder that cannot be read or holds too much.
    init(_ path: String, _ console: Console) throws {
        guard let folder = PhotoFolder(path) else { throw HearthError.unreadable(path) }
        self.folder = folder
        do throws(ImportError) {
            files = try NoteFolder(paths: Self.files(in: path))
        } catch {
            throw HearthError(error)
        }
        var notes: [Note] = []
        for file in files.notes {
            guard let place = RelativePath(file.path),
                let read = try? PhotoFile(place, in: folder)
            else {
                console.explain(Text("\(file.path) cannot be read."))
                continue
            }
            do throws(ImportError) {
                guard let reading = try file.read(read.octets) else { continue }
                for remark in reading.remarks {
                    console.explain(Text(verbatim: "\(file.path): \(remark.text.string)"))
                }
                notes += reading.notes.map { Note(path: file.path, note: $0) }
            } catch {
                console.explain(
                    Text(
                        verbatim: "\(file.path): \(Language.current.text(for: HearthError(error)))")
                )
            }
        }
        self.notes = notes
    }

    /// The picture or sound that a note names; nil where there is none.
    func file(_ name: String, of note: Note) -> PhotoFile? {
        files.file(name, namedBy: note.path).flatMap(RelativePath.init)
            .flatMap { try? PhotoFile($0, in: folder) }
    }

    /// What is in it and its folders, no symbolic links; one more than may be.
    private static func files(in root: String) -> [String] {
        var found: [String] = []
        var folders = [""]
        while let folder = folders.popLast(), found.count <= ExchangeLimits.folderFiles {
            let names = try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
            for name in (names ?? []).sorted() {
                let path = folder + name
                var status = stat()
                guard lstat(root + "/" + path, &status) == 0 else { continue }
                switch status.st_mode & S_IFMT {
                case S_IFREG: found.append(path)
                case S_IFDIR where path.count(where: { $0 == "/" }) < depth:
                    folders.append(path + "/")
                default: continue
                }
            }
        }
        return found
    }
}
