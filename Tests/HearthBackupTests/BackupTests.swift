import Foundation
import HearthSodium
import Testing

@testable import HearthBackup

@Suite("Backups")
struct BackupTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "backup-\(UUID().uuidString)").path
    private let householder = Self.secret(1)
    private let other = Self.secret(2)

    init() throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    private static func secret(_ number: UInt8) -> SealingSecret {
        guard let seed = Seed(octets: [UInt8](repeating: number, count: Seed.byteCount))
        else { preconditionFailure("a seed has that many octets") }
        return seed.sealing()
    }

    private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

    /// A backup of files with these contents.
    private func backUp(_ contents: [String: [UInt8]], named name: String = "b") throws -> String {
        let files = try contents.keys.sorted().map { file in
            let path = folder + "/of-" + file
            try Data(contents[file] ?? []).write(to: URL(filePath: path))
            return (name: file, path: path)
        }
        let path = folder + "/" + name
        let unfinished = try BackupWriter.unfinished(beside: path, entropy: SystemEntropy())
        let head = try BackupWriter.write(
            files, of: "Home", madeAt: 1_790_000_000, program: "1", to: unfinished,
            readers: [householder.publicKey, other.publicKey], entropy: SystemEntropy())
        try BackupWriter.name(unfinished, path)
        #expect(BackupHead.digest(of: path) == head)
        return path
    }

    @Test("What was backed up comes back, whoever of the readers opens it")
    func roundTrip() throws {
        defer { removeFolder() }
        let chunk = BackupFormat.chunkByteCount
        let contents = [
            "empty": [], "one": [1], "chunk": Self.octets(chunk), "more": Self.octets(chunk + 1),
            "large.sqlite": Self.octets(3 * chunk - 1),
        ]
        let path = try backUp(contents)
        for (number, secret) in [householder, other].enumerated() {
            var reader = try BackupReader(path, secret: secret)
            #expect(reader.manifest.household == "Home")
            #expect(reader.manifest.madeAt == 1_790_000_000)
            let target = folder + "/to-\(number)"
            try FileManager.default.createDirectory(
                atPath: target, withIntermediateDirectories: false)
            var shares: [Double] = []
            try reader.extract(Set(contents.keys), into: target) { shares.append($0) }
            #expect(shares == shares.sorted() && shares.last == 1)
            for (name, content) in contents {
                let read = FileManager.default.contents(atPath: target + "/" + name)
                #expect(read.map { [UInt8]($0) } == content, "\(name)")
            }
        }
        var checked = try BackupReader(path, secret: householder)
        try checked.check()
    }

    @Test("Backups of homes of different sizes have one size")
    func sizes() throws {
        defer { removeFolder() }
        let small = try BackupFile.size(try backUp(["a": [1]], named: "small"))
        let large = try BackupFile.size(
            try backUp(["a": Self.octets(5_000_000), "b": []], named: "large"))
        #expect(small == large)
    }

    @Test(
        "Contents are filled up to 16 MiB, then as Padmé says",
        arguments: [
            (0, 16 << 20), (16 << 20, 16 << 20), ((16 << 20) + 1, (16 << 20) + (1 << 19)),
            (33 << 20, 33 << 20), ((33 << 20) + 1, 34 << 20), (1_000_000_000, 1_006_632_960),
        ])
    func padding(count: Int, padded: Int) {
        #expect(BackupFormat.paddedByteCount(of: count) == padded)
        #expect(BackupFormat.paddedByteCount(of: padded) == padded)
    }

    @Test("The code of somebody else opens nothing")
    func foreign() throws {
        defer { removeFolder() }
        let path = try backUp(["a": [1]])
        #expect(throws: BackupError.otherCode) { try BackupReader(path, secret: Self.secret(3)) }
    }

    @Test("A changed octet is noticed, wherever it is, and so is an end that was cut off or put on")
    func damage() throws {
        defer { removeFolder() }
        let whole = try #require(
            FileManager.default.contents(atPath: try backUp(["a": Self.octets(200_000)])))
        let head = BackupFormat.magic.count + 1 + 2 * BackupFormat.boxByteCount
        // The count, a box that is not the reader's, the stream's header, messages, the end.
        let places = [
            16, head - 1, head, head + 24, head + 200_000, whole.count / 2, whole.count - 1,
        ]
        for place in places {
            var changed = whole
            changed[place] ^= 1
            try expectDamage(changed, "octet \(place)")
        }
        for count in [17, head, head + 30, whole.count / 2, whole.count - 1] {
            try expectDamage(whole.prefix(count), "cut to \(count)")
        }
        try expectDamage(whole + [0], "longer")
    }

    private func expectDamage(_ octets: Data, _ what: String) throws {
        let path = folder + "/damaged"
        try octets.write(to: URL(filePath: path))
        #expect(throws: BackupError.damaged, "\(what)") {
            var reader = try BackupReader(path, secret: householder)
            try reader.check()
        }
    }

    @Test("What is no backup, or one of a newer Hearth, is called that")
    func foreignFiles() throws {
        defer { removeFolder() }
        let path = folder + "/file"
        for (text, error) in [
            ("", BackupError.notABackup), ("hearth", .notABackup),
            ("SQLite format 3\0 and so on", .notABackup), ("hearth backup 2\n", .newer),
        ] {
            try Data(text.utf8).write(to: URL(filePath: path))
            #expect(throws: error) { try BackupReader(path, secret: householder) }
        }
        #expect(throws: BackupError.notABackup) { try BackupReader(folder, secret: householder) }
    }

    @Test("Nothing is replaced, and nothing is left of what was given up")
    func existing() throws {
        defer { removeFolder() }
        let path = try backUp(["a": [1]])
        #expect(throws: BackupError.exists) { try backUp(["a": [2]]) }
        struct GivenUp: Error {}
        let source = folder + "/of-a"
        for share in [0.2, 0.7] {
            #expect(throws: GivenUp.self) {
                _ = try BackupWriter.write(
                    [("a", source)], of: "Home", madeAt: 0, program: "1", to: path + "2",
                    readers: [householder.publicKey], entropy: SystemEntropy(),
                    progress: { if $0 > share { throw GivenUp() } })
            }
        }
        // Not even a link that leads nowhere, nor where two began at once.
        let link = folder + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        #expect(throws: BackupError.exists) {
            try BackupWriter.unfinished(beside: link, entropy: SystemEntropy())
        }
        for taken in [link, path] {
            let late = folder + "/late"
            try Data().write(to: URL(filePath: late))
            #expect(throws: BackupError.exists) { try BackupWriter.name(late, taken) }
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(left == ["b", "link", "of-a"])
    }

    @Test("A backup is told from every other, and from what is none, by its head alone")
    func heads() throws {
        defer { removeFolder() }
        let path = try backUp(["a": [1]])
        let head = try #require(BackupHead.digest(of: path))
        let same = try backUp(["a": [1]], named: "same")
        #expect(BackupHead.digest(of: same) != head)
        let file = try FileHandle(forUpdating: URL(filePath: path))
        for (place, isOfHead) in [
            (20, true), (16 + 1 + 160 + 23, true), (16 + 1 + 160 + 24, false),
        ] {
            try file.seek(toOffset: UInt64(place))
            let octet = try #require(try file.read(upToCount: 1))
            try file.seek(toOffset: UInt64(place))
            try file.write(contentsOf: [octet[0] ^ 1])
            #expect((BackupHead.digest(of: path) != head) == isOfHead, "octet \(place)")
            try file.seek(toOffset: UInt64(place))
            try file.write(contentsOf: octet)
        }
        let link = folder + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        for none in [link, folder, folder + "/none", folder + "/of-a"] {
            #expect(BackupHead.digest(of: none) == nil, "\(none)")
        }
    }

    @Test("A manifest that only another program would write is refused")
    func hostileManifests() throws {
        typealias File = BackupManifest.File
        func isSound(_ files: [File], madeAt: Int = 0) -> Bool {
            BackupManifest(household: "", madeAt: madeAt, program: "", files: files).isSound
        }
        #expect(
            isSound([File(name: "hearth.sqlite", size: 1), File(name: "devices.json", size: 0)]))
        for name in ["", ".", "..", ".ssh", "../a", "a/b", "/a", "a\0", "å", "A"] {
            #expect(!isSound([File(name: name, size: 0)]), "\(name)")
        }
        #expect(!isSound([File(name: "a", size: 1), File(name: "a", size: 1)]))
        #expect(!isSound([File(name: "a", size: -1)]) && !isSound([File(name: "a", size: .max)]))
        #expect(!isSound((0...64).map { File(name: "a\($0)", size: 0) }))
        let long = BackupManifest(
            household: String(repeating: "a", count: 801), madeAt: 0, program: "", files: [])
        #expect(!long.isSound)
        #expect(!isSound([], madeAt: .max) && !isSound([], madeAt: -1))
    }

    /// Octets that do not repeat.
    private static func octets(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    }
}
