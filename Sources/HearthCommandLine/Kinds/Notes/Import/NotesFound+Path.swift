import Glibc
import HearthAPI
import HearthFiles
import SystemPackage

extension NotesFound {
    /// Reads what is at a path on this machine.
    ///
    /// - Throws: as `init(in:only:)` does.
    init(at path: String) async throws {
        let (source, only) = try await Self.source(at: path)
        try await self.init(in: source, only: only)
    }

    /// What is at a path, and of a file its name in its folder.
    private static func source(
        at path: String
    ) async throws -> (source: any FileSource, only: String?) {
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
            if ZipFolder.isOne(beginning.prefix(max(count, 0))) {
                return (try await ZipFolder(file, at: path), nil)
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
