import Foundation
package import HearthSodium

/// Reads a backup, once, from its beginning to its end.
package struct BackupReader {
    package let manifest: BackupManifest
    let head: BackupHead
    private var chunks: ChunkOpener

    /// - Throws: `BackupError`; `.otherCode` where `secret` opens none of its boxes.
    package init(_ path: String, secret: SealingSecret) throws {
        try self.init(path) { boxes throws(BackupError) in
            for box in boxes {
                if let key = secret.open(box).flatMap(SymmetricKey.init(octets:)) { return key }
            }
            throw .otherCode
        }
    }

    /// The same with the key of the stream itself.
    init(_ path: String, key: SymmetricKey) throws {
        try self.init(path) { _ throws(BackupError) in key }
    }

    private init(
        _ path: String, key: ([[UInt8]]) throws(BackupError) -> SymmetricKey
    ) throws {
        let file = try BackupFile(reading: path)
        head = try BackupHead(reading: file)
        chunks = try ChunkOpener(file, key(head.boxes), head: head)
        let length = try chunks.read(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= BackupFormat.mostManifestOctets else { throw BackupError.damaged }
        let said = Data(try chunks.read(length))
        guard let manifest = try? JSONDecoder().decode(BackupManifest.self, from: said),
            manifest.isSound
        else { throw BackupError.damaged }
        self.manifest = manifest
    }

    /// Reads all of it, and sees that every octet is as it was written.
    ///
    /// `progress` is told a share between 0 and 1, and throws to give up.
    ///
    /// - Throws: `BackupError`, or what `progress` threw.
    package mutating func check(progress: (Double) throws -> Void = { _ in }) throws {
        try read([], into: "", progress: progress)
    }

    /// Writes those of the files that are called by `names` into a folder in which none of them is yet, and has the
    /// disk take them.
    ///
    /// - Throws: `BackupError`, or what `progress` threw; what was written then is to be removed.
    package mutating func extract(
        _ names: Set<String>, into folder: String, progress: (Double) throws -> Void = { _ in }
    ) throws {
        try read(names, into: folder, progress: progress)
    }

    private mutating func read(
        _ names: Set<String>, into folder: String, progress: (Double) throws -> Void
    ) throws {
        let total = max(1, manifest.files.map(\.size).reduce(0, +))
        var done = 0
        for file in manifest.files {
            let target =
                names.contains(file.name)
                ? try BackupFile(making: folder + "/" + file.name) : nil
            var left = file.size
            while left > 0 {
                let octets = try chunks.readSome(atMost: left)
                guard !octets.isEmpty else { throw BackupError.damaged }
                try target?.write(Array(octets))
                left -= octets.count
                done += octets.count
                try progress(Double(done) / Double(total))
            }
            try target?.synchronize()
        }
        // What fills it up was sealed too.
        while try !chunks.readSome(atMost: BackupFormat.chunkByteCount).isEmpty {}
    }
}
