import CArchive
import Glibc

/// An open file from which libarchive reads: by calls that a confined process may make.
final class ArchiveSource {
    private let descriptor: Int32
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    /// Octets of the file.
    let size: Int64

    /// Nil for what has no places to go to, such as a pipe.
    init?(_ descriptor: Int32) {
        self.descriptor = descriptor
        let end = lseek(descriptor, 0, SEEK_END)
        size = Int64(end)
        guard end >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    }

    deinit { buffer.deallocate() }

    /// False for what is no zip file. It has to stay until the archive is freed.
    func open(_ archive: OpaquePointer) -> Bool {
        archive_read_set_read_callback(archive) { _, data, place in
            guard let data, let place else { return -1 }
            let source = Unmanaged<ArchiveSource>.fromOpaque(data).takeUnretainedValue()
            place.pointee = UnsafeRawPointer(source.buffer.baseAddress)
            return source.read()
        }
        archive_read_set_seek_callback(archive) { _, data, offset, whence in
            guard let data else { return -1 }
            let source = Unmanaged<ArchiveSource>.fromOpaque(data).takeUnretainedValue()
            return Int64(lseek(source.descriptor, off_t(offset), whence))
        }
        archive_read_set_callback_data(archive, Unmanaged.passUnretained(self).toOpaque())
        return archive_read_open1(archive) == ARCHIVE_OK
    }

    private func read() -> Int {
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            return count
        }
    }
}
