import Foundation
import GRDB
import HearthNode
import HearthSodium
import HearthStore
import HearthWire

@testable import HearthBackup

/// A file that somebody may hand to a person to restore: sealed to them, whole, and with anything in it.
struct ForgedBackup {
    /// The person's recovery code.
    static let code = "hearthcode1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnzs23v9ccrydpk8qarc0spzfx9y"

    var files: [(name: String, octets: [UInt8])]
    /// What it says of its files, where that is not true.
    var said: [BackupManifest.File]?
    /// Whom alone it says to be of.
    var member: String?

    init(_ database: [UInt8], besides files: [(name: String, octets: [UInt8])] = []) {
        self.files = [("hearth.sqlite", database)] + files
    }

    func write(to path: String) throws {
        let manifest = BackupManifest(
            household: "Oak Lane 3", madeAt: 1_790_000_000, program: "1",
            files: said ?? files.map { .init(name: $0.name, size: $0.octets.count) },
            member: member)
        let entropy = SystemEntropy()
        let reader = try RecoveryCode(typed: Self.code).seed.sealing().publicKey
        guard let key = SymmetricKey(octets: entropy.octets(SymmetricKey.byteCount, for: .key)),
            let box = SealedBoxes.seal(
                key.secret.copy(), to: reader,
                ephemeralSeed: entropy.octets(SealedBoxes.ephemeralSeedByteCount, for: .key))
        else { throw BackupError.damaged }
        let text = [UInt8](try JSONEncoder().encode(manifest))
        var stream = try ChunkSealer(
            try BackupFile(making: path), key, head: BackupFormat.magic + [1] + box)
        try stream.write((0..<4).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) } + text)
        for file in files { try stream.write(file.octets) }
        try stream.finish()
    }
}

/// A database of a home in which somebody did what only they would do.
enum ForgedDatabase {
    private static let homes = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Homes")

    /// Whether it has still to be brought up to date.
    enum Age { case before, current }

    /// The database's octets after some SQL.
    static func octets(_ sql: String, of age: Age = .current) throws -> [UInt8] {
        let path = NSTemporaryDirectory() + "/hearth-forged-" + UUID().uuidString
        defer { for suffix in ["", "-wal", "-shm", "-before-upgrade"] { unlink(path + suffix) } }
        try FileManager.default.copyItem(
            atPath: homes.appending(path: "every-row.sqlite").path, toPath: path)
        let age =
            age == .before
            ? try String(contentsOf: homes.appending(path: "before-sums.sql"), encoding: .utf8) : ""
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA writable_schema = ON")
            try database.execute(sql: age + sql)
        }
        try queue.close()
        return [UInt8](try Data(contentsOf: URL(filePath: path)))
    }
}
