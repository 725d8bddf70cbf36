import Foundation
package import HearthSodium

/// Writes a backup into a new file.
package enum BackupWriter {
    /// What is not whole yet is called so.
    private static let unfinished = ".unfinished"

    /// Seals files to `readers`, has the disk take them, reads all of it back and then gives the file its name.
    ///
    /// `files`: name in the backup and path, of files that nothing changes meanwhile. `member`: of whom alone
    /// it is. `progress` is told a
    /// share between 0 and 1, and throws to give up.
    ///
    /// - Throws: `BackupError`, or what `progress` threw; then nothing of the name is there.
    package static func write(
        _ files: [(name: String, path: String)], of household: String, madeAt: Int, program: String,
        to path: String, readers: [SealingKey], member: String? = nil, entropy: any Entropy,
        progress: (Double) throws -> Void = { _ in }
    ) throws {
        precondition((1...BackupFormat.mostReaders).contains(readers.count))
        guard !FileManager.default.fileExists(atPath: path) else { throw BackupError.exists }
        let manifest = BackupManifest(
            household: household, madeAt: madeAt, program: program,
            files: try files.map { .init(name: $0.name, size: try BackupFile.size($0.path)) },
            member: member)
        guard let key = SymmetricKey(octets: entropy.octets(SymmetricKey.byteCount, for: .key))
        else { preconditionFailure("a key has that many octets") }
        let temporary = path + unfinished
        // Of a time when it was not finished.
        try? FileManager.default.removeItem(atPath: temporary)
        do {
            try write(manifest, files.map(\.path), to: temporary, readers, key, entropy) {
                try progress($0 * 0.5)
            }
            var reader = try BackupReader(temporary, key: key)
            guard reader.manifest == manifest else { throw BackupError.damaged }
            try reader.check { try progress(0.5 + $0 * 0.5) }
            try BackupFile.rename(temporary, to: path)
        } catch {
            try? FileManager.default.removeItem(atPath: temporary)
            throw error
        }
    }

    private static func write(
        _ manifest: BackupManifest, _ paths: [String], to path: String, _ readers: [SealingKey],
        _ key: SymmetricKey, _ entropy: any Entropy, progress: (Double) throws -> Void
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let said = [UInt8](try encoder.encode(manifest))
        let content = 4 + said.count + manifest.files.map(\.size).reduce(0, +)
        let target = try BackupFile(making: path)
        var stream = try ChunkSealer(target, key, head: head(key, readers, entropy))
        let total = BackupFormat.paddedByteCount(of: content)
        try stream.write((0..<4).map { UInt8(truncatingIfNeeded: said.count >> (8 * $0)) } + said)
        for (file, source) in zip(manifest.files, paths) {
            let source = try BackupFile(reading: source)
            var left = file.size
            while left > 0 {
                let octets = try source.read(min(left, BackupFormat.chunkByteCount))
                // It became shorter while it was read.
                guard !octets.isEmpty else { throw BackupError.damaged }
                left -= octets.count
                try stream.write(octets)
                try progress(Double(stream.written) / Double(total))
            }
        }
        while stream.written < total {
            let count = min(total - stream.written, BackupFormat.chunkByteCount)
            try stream.write([UInt8](repeating: 0, count: count))
        }
        try stream.finish()
        try target.synchronize()
    }

    /// What stands before the header of the stream.
    private static func head(
        _ key: SymmetricKey, _ readers: [SealingKey], _ entropy: any Entropy
    ) throws(BackupError) -> [UInt8] {
        var head = BackupFormat.magic + [UInt8(readers.count)]
        for reader in readers {
            guard
                let box = SealedBoxes.seal(
                    key.secret.copy(), to: reader,
                    ephemeralSeed: entropy.octets(SealedBoxes.ephemeralSeedByteCount, for: .key))
            else { throw .otherCode }
            head += box
        }
        return head
    }
}
