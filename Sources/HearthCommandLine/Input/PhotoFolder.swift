import Glibc
import HearthExchange

/// A folder with photos that a file names.
///
/// Who made the file decides what it names, so nothing outside of the folder is opened: each piece of
/// a path is opened in the one before it, and none of them may be a symbolic link. What is not there under
/// the octets of its name is looked for under another form of it (`FileNames`), by the same rules.
final class PhotoFolder {
    private let descriptor: Int32
    /// Of each folder that was read, by its device and number.
    private var names: [[UInt64]: FileNames] = [:]

    /// Nil when it is not there or cannot be read.
    init?(_ path: String) {
        descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// An open file, for the caller to close; nil when it is not there. A file whose folders are gone
    /// is found in this one itself.
    func open(_ path: RelativePath) -> Int32? {
        openAll(path.pieces[...]) ?? openAll([path.file])
    }

    private func openAll(_ pieces: ArraySlice<String>) -> Int32? {
        var folder = descriptor
        defer { if folder != descriptor { close(folder) } }
        for piece in pieces.dropLast() {
            guard let next = open(piece, in: folder, O_DIRECTORY) else { return nil }
            if folder != descriptor { close(folder) }
            folder = next
        }
        return pieces.last.flatMap { open($0, in: folder, O_NONBLOCK) }
    }

    private func open(_ name: String, in folder: Int32, _ mode: Int32) -> Int32? {
        func opened(_ name: String) -> Int32? {
            let file = openat(folder, name, mode | O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            return file >= 0 ? file : nil
        }
        if let file = opened(name) { return file }
        guard errno == ENOENT, let other = names(in: folder)?.other(for: name) else { return nil }
        return opened(other)
    }

    /// Read once: a file may name thousands of photos.
    private func names(in folder: Int32) -> FileNames? {
        var status = stat()
        guard fstat(folder, &status) == 0 else { return nil }
        let key = [UInt64(status.st_dev), UInt64(status.st_ino)]
        if let known = names[key] { return known }
        let read = FileNames(in: folder)
        names[key] = read
        return read
    }
}
