import Glibc
import HearthAPI
import HearthExchange
import HearthFiles
import HearthWire

/// A folder of notes on this machine, read before anything is changed. No symbolic link is followed in it.
final class FolderOfNotes: FileSource {
    private static let depth = 32

    private struct File: Sendable {
        /// Its names as the system has them, the folders first.
        let names: [[UInt8]]
        let time: WallTime
    }

    private let root: Int32
    private let files: [String: File]

    var paths: [String] { Array(files.keys) }

    /// Nil for a folder that is not there or cannot be read. Of more files than may be in it, one more is found.
    init?(_ path: String) {
        root = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else {
            files = [:]
            return nil
        }
        files = Self.files(in: root)
    }

    deinit { if root >= 0 { close(root) } }

    func time(of path: String) -> WallTime? { files[path]?.time }

    func text(of path: String) throws -> [UInt8] {
        let file = try open(path)
        defer { close(file) }
        var octets: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw HearthError.unreadable(path) }
            if count == 0 { return octets }
            guard octets.count + count <= ExchangeLimits.file else {
                throw HearthError.textTooLarge
            }
            octets += buffer[..<count]
        }
    }

    func file(at path: String) throws -> ChosenFile {
        let file = try PhotoFile(
            open: try open(path), named: String(path.split(separator: "/").last ?? "…"), at: path)
        return ChosenFile(name: file.name, octets: file.octets)
    }

    /// An open file, for the caller to close.
    private func open(_ path: String) throws(HearthError) -> Int32 {
        guard let names = files[path]?.names, let name = names.last else {
            throw HearthError.unreadable(path, ENOENT)
        }
        var folder = root
        defer { if folder != root { close(folder) } }
        for piece in names.dropLast() {
            guard let next = Self.open(piece, in: folder, O_DIRECTORY) else {
                throw HearthError.unreadable(path)
            }
            if folder != root { close(folder) }
            folder = next
        }
        guard let file = Self.open(name, in: folder, O_NONBLOCK) else {
            throw HearthError.unreadable(path)
        }
        return file
    }

    private static func open(_ name: [UInt8], in folder: Int32, _ mode: Int32) -> Int32? {
        let name = (name + [0]).map { CChar(bitPattern: $0) }
        let file = openat(folder, name, mode | O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        return file >= 0 ? file : nil
    }

    private static func files(in root: Int32) -> [String: File] {
        var files: [String: File] = [:]
        var folders: [[[UInt8]]] = [[]]
        while let folder = folders.popLast(), files.count <= ExchangeLimits.folderFiles {
            for (name, status) in entries(in: folder, of: root) {
                let names = folder + [name]
                switch status.st_mode & S_IFMT {
                case S_IFREG:
                    let path = names.map { ShownName.of($0) }.joined(separator: "/")
                    files[unused(path, in: files)] = File(
                        names: names, time: WallTime(seconds: Int64(status.st_mtim.tv_sec)))
                case S_IFDIR where folder.count < depth: folders.append(names)
                default: continue
                }
            }
        }
        return files
    }

    /// Two names that are read as the same are told apart.
    private static func unused(_ path: String, in files: [String: File]) -> String {
        var candidate = path
        var number = 1
        while files[candidate] != nil {
            number += 1
            candidate = "\(path) (\(number))"
        }
        return candidate
    }

    /// By name, without what cannot be looked at.
    private static func entries(
        in names: [[UInt8]], of root: Int32
    ) -> [(name: [UInt8], status: stat)] {
        var folder = openat(root, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for name in names where folder >= 0 {
            let next = open(name, in: folder, O_DIRECTORY) ?? -1
            close(folder)
            folder = next
        }
        guard folder >= 0, let stream = fdopendir(folder) else { return [] }
        defer { closedir(stream) }
        var entries: [(name: [UInt8], status: stat)] = []
        while entries.count <= ExchangeLimits.folderFiles, let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            var status = stat()
            guard name != [0x2E], name != [0x2E, 0x2E],
                fstatat(
                    dirfd(stream), (name + [0]).map { CChar(bitPattern: $0) }, &status,
                    AT_SYMLINK_NOFOLLOW) == 0
            else { continue }
            entries.append((name, status))
        }
        return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }
}
