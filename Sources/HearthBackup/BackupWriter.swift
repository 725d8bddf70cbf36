import Foundation
import Glibc
package import HearthSodium

/// Writes a backup into a new file.
package enum BackupWriter {
    /// A new path beside `path`, in a name that nobody can foresee, for what is not whole yet.
    ///
    /// - Throws: `.exists` where something is at `path`.
    package static func unfinished(
        beside path: String, entropy: any Entropy
    ) throws(BackupError) -> String {
        guard !BackupFile.isThere(path) else { throw .exists }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return folder + "hearth-\(Hex.encode(entropy.octets(8, for: .identifier))).unfinished"
    }

    /// Removes what did not become whole, and nothing but a regular file.
    package static func remove(_ unfinished: String) {
        var status = stat()
        guard lstat(unfinished, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        unlink(unfinished)
    }

    /// Gives a backup that is whole its name.
    ///
    /// - Throws: `BackupError`, `.exists` where something is at `path`; then the file is removed.
    package static func name(_ unfinished: String, _ path: String) throws(BackupError) {
        do {
            try BackupFile.rename(unfinished, to: path)
        } catch {
            unlink(unfinished)
            throw error
        }
    }

    /// Seals files to `readers` into a new file, has the disk take them, and reads all of it back.
    ///
    /// `files`: name in the backup and path, of files that nothing changes meanwhile. `member`: of whom alone
    /// it is. `progress` is told a share between 0 and 1, and throws to give up.
    ///
    /// - Throws: `BackupError`, or what `progress` threw; then nothing of it is there.
    /// - Returns: What tells it from every other: the digest of its `BackupHead`.
    package static func write(
        _ files: [(name: String, path: String)], of household: String, madeAt: Int, program: String,
        to path: String, readers: [SealingKey], member: String? = nil, entropy: any Entropy,
        progress: (Double) throws -> Void = { _ in }
    ) throws -> Digest {
        precondition((1...BackupFormat.mostReaders).contains(readers.count))
        let manifest = BackupManifest(
            household: household, madeAt: madeAt, program: program,
            files: try files.map { .init(name: $0.name, size: try BackupFile.size($0.path)) },
            member: member)
        guard let key = SymmetricKey(octets: entropy.octets(SymmetricKey.byteCount, for: .key))
        else { preconditionFailure("a key has that many octets") }
        let target = try BackupFile(making: path)
        do {
            try write(manifest, files.map(\.path), to: target, readers, key, entropy) {
                try progress($0 * 0.5)
            }
            var reader = try BackupReader(path, key: key)
            guard reader.manifest == manifest else { throw BackupError.damaged }
            try reader.check { try progress(0.5 + $0 * 0.5) }
            return reader.head.digest
        } catch {
            unlink(path)
            throw error
        }
    }

    private static func write(
        _ manifest: BackupManifest, _ paths: [String], to target: BackupFile,
        _ readers: [SealingKey], _ key: SymmetricKey, _ entropy: any Entropy,
        progress: (Double) throws -> Void
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let said = [UInt8](try encoder.encode(manifest))
        let content = 4 + said.count + manifest.files.map(\.size).reduce(0, +)
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
