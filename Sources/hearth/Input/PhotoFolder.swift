import Glibc
import HearthExchange

/// A folder with photos that a file names.
///
/// Who made the file decides what it names, so nothing outside of the folder is opened: each piece of
/// a path is opened in the one before it, and none of them may be a symbolic link.
final class PhotoFolder {
    private let descriptor: Int32

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
            let next = openat(
                folder, piece, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard next >= 0 else { return nil }
            if folder != descriptor { close(folder) }
            folder = next
        }
        guard let last = pieces.last else { return nil }
        let file = openat(folder, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        return file >= 0 ? file : nil
    }
}
