import CLinux
import Glibc
package import HearthAPI
import HearthArchives
import HearthExchange
import HearthLists
import HearthPictureWorker
import HearthPictures
package import HearthWire
package import SystemPackage

/// A zip file, as it was downloaded. The program that unpacks it can touch nothing else, and nothing of
/// it comes to the disk.
package final class ZipFolder: FileSource {
    private let name: String
    private let file: FileDescriptor
    private let worker: ArchiveWorker
    private let entries: [String: ArchiveEntry]

    package var paths: [String] { Array(entries.keys) }

    /// Whether a file begins as zip files do.
    package static func isOne(_ beginning: some Collection<UInt8>) -> Bool {
        [[3, 4], [5, 6], [7, 8]].contains { beginning.starts(with: [0x50, 0x4B] + $0) }
    }

    /// Reads the paths and all texts. The descriptor is closed at the end.
    ///
    /// - Throws: `HearthError`.
    package init(_ file: FileDescriptor, at path: String) async throws(HearthError) {
        self.file = file
        name = path
        worker = ArchiveWorker(program: ImageProgram.path)
        let read: [ArchiveEntry]
        do throws(ArchiveFailure) {
            read = try await worker.read(.texts, from: file)
        } catch {
            try? file.close()
            throw HearthError(error, path)
        }
        entries = Self.byPath(read, zip: path)
    }

    /// The same of a file that was sent: it is in memory alone.
    ///
    /// - Throws: `HearthError`.
    package convenience init(_ chosen: ChosenFile) async throws(HearthError) {
        let file = hearth_memory_file()
        guard file >= 0 else { throw HearthError(.fileUnreadable, ["file": chosen.name]) }
        var rest = chosen.octets[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close(file)
                throw HearthError(.fileUnreadable, ["file": chosen.name])
            }
            rest = rest.dropFirst(count)
        }
        lseek(file, 0, SEEK_SET)
        try await self.init(FileDescriptor(rawValue: file), at: chosen.name)
    }

    deinit { try? file.close() }

    package func time(of path: String) -> WallTime? {
        entries[path].flatMap { $0.time == 0 ? nil : WallTime(seconds: Int64($0.time)) }
    }

    package func text(of path: String) throws -> [UInt8] {
        switch entries[path]?.content {
        case .octets(let octets): return octets
        case .tooLarge: throw HearthError.textTooLarge
        default: throw HearthError(.fileUnreadable, ["file": path])
        }
    }

    package func file(at path: String) async throws -> ChosenFile {
        let short = String(path.split(separator: "/").last ?? "…")
        guard let entry = entries[path] else {
            throw HearthError(.fileMissing, ["file": path])
        }
        let read: [ArchiveEntry]
        do throws(ArchiveFailure) {
            read = try await worker.read(.file(entry.number), from: file)
        } catch {
            throw HearthError(error, name)
        }
        guard case .octets(let octets) = read.last?.content, read.last?.number == entry.number
        else { throw HearthError(.fileUnreadable, ["file": path]) }
        guard octets.count <= AttachmentKinds.largest else {
            throw HearthError.tooLarge(short, beginning: octets.prefix(512), count: octets.count)
        }
        return ChosenFile(name: short, octets: octets)
    }

    /// Without the folder around all that is called like the zip file, as programs pack a folder.
    private static func byPath(_ entries: [ArchiveEntry], zip: String) -> [String: ArchiveEntry] {
        var named: [String: ArchiveEntry] = [:]
        for entry in entries where named.count <= ExchangeLimits.folderFiles {
            let path = ShownName.of(entry.path)
            if named[path] == nil { named[path] = entry }
        }
        let stem = zip.split(separator: "/").last?.lowercased() ?? ""
        let tops = Set(named.keys.map { $0.prefix { $0 != "/" } })
        guard tops.count == 1, let top = tops.first, stem.hasPrefix(top.lowercased()),
            named.keys.allSatisfy({ $0.contains("/") })
        else { return named }
        return named.reduce(into: [:]) { $0[String($1.key.dropFirst(top.count + 1))] = $1.value }
    }
}

extension HearthError {
    /// Why a zip file is not read.
    fileprivate init(_ failure: ArchiveFailure, _ path: String) {
        switch failure {
        case .refused(.noZip): self.init(.zipDamaged, ["file": path])
        case .refused(.tooLarge):
            self.init(.zipTooLarge, ["file": path, "limit": "\(ArchiveLimits.octets >> 30) GiB"])
        case .refused(.tooManyEntries):
            self.init(.folderTooManyFiles, ["limit": "\(ArchiveLimits.entries)"])
        case .refused(.tooMuch):
            self.init(
                .zipTooLarge, ["file": path, "limit": "\(ArchiveLimits.textOctets >> 20) MiB"])
        case .tooHard: self.init(.zipTooHard, ["file": path])
        case .missing(let program): self.init(.photoProgramMissing, ["file": program])
        case .notConfined: self.init(.photosNotSafe)
        }
    }
}
