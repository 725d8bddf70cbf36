import CArchive
package import HearthArchives

/// Takes files out of a zip file that somebody gave.
package enum Unpacker {
    private static let block = 1 << 16

    /// Hands out every file in the order of the zip file, with what is in those that are wanted. The descriptor is
    /// that of an open file, which is read from anywhere in it.
    ///
    /// `emit` answers whether anybody takes more.
    ///
    /// - Throws: `ArchiveRefusal`; what was handed out before counts for nothing then.
    package static func unpack(
        _ descriptor: Int32, for request: ArchiveRequest, emit: (ArchiveEntry) -> Bool
    ) throws(ArchiveRefusal) {
        guard let source = ArchiveSource(descriptor) else { throw .noZip }
        guard source.size <= ArchiveLimits.octets else { throw .tooLarge }
        guard let archive = archive_read_new() else { throw .noZip }
        defer { archive_read_free(archive) }
        // By its table of contents alone: what stands between files is not looked for.
        archive_read_support_format_zip_seekable(archive)
        guard source.open(archive) else { throw .noZip }
        var room = Int64(
            min(
                ArchiveLimits.textOctets,
                Int(ArchiveLimits.ratio * source.size + ArchiveLimits.freeOctets)))
        var number = 0
        var isFirst = true
        while true {
            var header: OpaquePointer?
            let result = archive_read_next_header(archive, &header)
            if result == ARCHIVE_EOF { return }
            // What was read so far may be anything.
            if result <= ARCHIVE_FATAL, isFirst { throw .noZip }
            guard result > ARCHIVE_FATAL, let header else { return }
            isFirst = false
            guard number < ArchiveLimits.entries else { throw .tooManyEntries }
            defer { number += 1 }
            guard hearth_archive_is_file(header) != 0, let path = path(of: header) else { continue }
            let content =
                request.wants(number, path: path)
                ? try read(header, of: archive, room: &room) : .unread
            let time = archive_entry_mtime(header)
            let entry = ArchiveEntry(
                number: number, path: path, content: content, time: UInt32(exactly: time) ?? 0)
            guard emit(entry) else { return }
            if case .file(let wanted) = request, wanted == number { return }
        }
    }

    /// Nil for none, and for one that is too long.
    private static func path(of header: OpaquePointer) -> [UInt8]? {
        guard let text = archive_entry_pathname(header) ?? archive_entry_pathname_utf8(header)
        else { return nil }
        var octets: [UInt8] = []
        var next = text
        while next.pointee != 0 {
            guard octets.count < ArchiveLimits.nameOctets else { return nil }
            octets.append(UInt8(bitPattern: next.pointee))
            next = next.advanced(by: 1)
        }
        return octets.isEmpty ? nil : octets
    }

    private static func read(
        _ header: OpaquePointer, of archive: OpaquePointer, room: inout Int64
    ) throws(ArchiveRefusal) -> ArchiveEntry.Content {
        guard archive_entry_is_encrypted(header) == 0 else { return .encrypted }
        var octets: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: block)
        while true {
            let count = archive_read_data(archive, &buffer, block)
            if count == 0 { return .octets(octets) }
            guard count > 0 else { return .damaged }
            room -= Int64(count)
            guard room >= 0 else { throw .tooMuch }
            guard octets.count + count <= ArchiveLimits.entryOctets else { return .tooLarge }
            octets += buffer[..<count]
        }
    }
}
