import FoundationEssentials
import Glibc
import HearthAPI
import HearthExchange
import HearthFiles
import HearthLists

/// A file that a person chose, read here: the node is never given a path.
struct PhotoFile {
    /// The last part of its path, which errors call it by.
    let name: String
    let octets: [UInt8]

    /// - Throws: as `HearthError.unreadable` says; `photoTooLarge` or `soundTooLarge` before more than its beginning is read.
    init(path: String) throws(HearthError) {
        name = path.split(separator: "/").last.map(String.init) ?? path
        var file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if file < 0, errno == ENOENT, let other = Self.sameName(as: path) {
            file = open(other, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard file >= 0 else { throw HearthError.unreadable(path) }
        octets = try Self.octets(of: file, named: name, at: path)
    }

    /// The file in the same folder whose name is the same in other octets: é as one character or as two,
    /// as another system or a keyboard writes it.
    private static func sameName(as path: String) -> String? {
        let end = path.lastIndex(of: "/")
        let folder = end.map { path[...$0] } ?? "./"
        let name = end.map { path[path.index(after: $0)...] } ?? path[...]
        defer { errno = ENOENT }
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: String(folder))
        else { return nil }
        return files.first { $0 == name }.map { folder + $0 }
    }

    /// The same of a file beneath a folder.
    ///
    /// - Throws: as `init(path:)` does.
    init(_ path: RelativePath, in folder: PhotoFolder) throws(HearthError) {
        name = path.file
        let shown = path.pieces.joined(separator: "/")
        guard let file = folder.open(path) else {
            throw HearthError.unreadable(shown)
        }
        octets = try Self.octets(of: file, named: name, at: shown)
    }

    /// The same of an open file, which is closed.
    ///
    /// - Throws: as `init(path:)` does.
    init(open file: Int32, named name: String, at path: String) throws(HearthError) {
        self.name = name
        octets = try Self.octets(of: file, named: name, at: path)
    }

    /// What was read already.
    ///
    /// - Throws: `photoTooLarge` or `soundTooLarge`.
    init(octets: [UInt8], named name: String) throws(HearthError) {
        guard octets.count <= AttachmentKinds.largest else {
            throw HearthError.tooLarge(name, beginning: octets.prefix(512), count: octets.count)
        }
        self.name = name
        self.octets = octets
    }

    /// All that is in an open file, which is closed.
    private static func octets(
        of file: Int32, named name: String, at path: String
    ) throws(HearthError) -> [UInt8] {
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw HearthError.unreadable(path, isFolder ? EISDIR : EINVAL)
        }
        guard status.st_size <= AttachmentKinds.largest else {
            throw tooLarge(file, named: name, count: Int(status.st_size))
        }
        var octets = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < octets.count {
            let read = octets.withUnsafeMutableBytes { buffer in
                Glibc.read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw HearthError.unreadable(path) }
            // It became shorter meanwhile.
            if read == 0 { break }
            count += read
        }
        return Array(octets.prefix(count))
    }

    /// By how the file begins.
    private static func tooLarge(_ file: Int32, named name: String, count: Int) -> HearthError {
        var beginning = [UInt8](repeating: 0, count: 512)
        let read = beginning.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
        return HearthError.tooLarge(name, beginning: beginning.prefix(max(read, 0)), count: count)
    }

    /// Writes octets to a new file.
    ///
    /// - Throws: `pictureFileExists` unless it may be replaced; else as `HearthError.unwritable`
    ///   says, and then no half of a file is left.
    static func write(
        _ octets: [UInt8], to path: String, overwriting: Bool
    ) throws(HearthError) {
        let mode = overwriting ? O_TRUNC : O_EXCL
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | mode, 0o666)
        guard file >= 0 else {
            if errno == EEXIST { throw HearthError(.pictureFileExists, ["file": path]) }
            throw HearthError.unwritable(path)
        }
        var rest = octets[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        guard close(file) == 0, rest.isEmpty else {
            unlink(path)
            throw HearthError(.fileUnwritable, ["file": path])
        }
    }
}
