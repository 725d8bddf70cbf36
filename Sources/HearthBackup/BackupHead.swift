package import HearthSodium

/// What stands in the clear before the messages of a backup. Its boxes and its header are random, so that no two
/// backups have the same one.
package struct BackupHead {
    /// Magic, count and boxes, which the first message covers.
    let octets: [UInt8]
    let boxes: [[UInt8]]
    /// The stream's.
    let header: [UInt8]

    /// - Throws: `BackupError`: `.notABackup`, `.newer`, `.damaged`, `.io`.
    init(reading file: BackupFile) throws(BackupError) {
        let magic = try file.read(BackupFormat.magic.count)
        guard magic.starts(with: BackupFormat.magic.prefix(14)),
            magic.count == BackupFormat.magic.count
        else { throw .notABackup }
        guard magic == BackupFormat.magic else { throw .newer }
        let count = try file.read(1)
        guard let readers = count.first, readers > 0 else { throw .damaged }
        var boxes: [[UInt8]] = []
        for _ in 0..<readers { boxes.append(try file.read(BackupFormat.boxByteCount)) }
        header = try file.read(SecretStream.headerByteCount)
        guard header.count == SecretStream.headerByteCount else { throw .damaged }
        self.boxes = boxes
        octets = magic + count + boxes.joined()
    }

    /// Tells the backup from every other.
    package var digest: Digest { BLAKE2b.digest(octets, header) }

    /// That of the regular file at a path; nil: there is none, or it does not begin as a backup does. A link is
    /// not followed.
    package static func digest(of path: String) -> Digest? {
        try? BackupHead(reading: BackupFile(reading: path, throughLinks: false)).digest
    }
}
