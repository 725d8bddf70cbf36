import Foundation
import HearthAPI
import HearthHousehold
import HearthRecovery
import HearthSodium
import HearthWire
import NIOConcurrencyHelpers
import Testing

@testable import HearthBackup
@testable import HearthNode

/// Two homes that put their backups into one folder of a disk that people plug in and out.
@Suite("A fortnight of backups")
struct FortnightTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hearth-fortnight-\(UUID().uuidString)").path
    private let clock = NIOLockedValueBox(WallTime(seconds: 1_800_014_400))
    private var disk: String { folder + "/disk" }
    private var place: String { disk + "/backups" }
    private static let kept = 3
    private static let away = 5...8

    init() throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/disk/backups", withIntermediateDirectories: true)
    }

    @Test("Each home keeps its last ones, and nobody else loses anything")
    func fortnight() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let homes = [
            try await ClockedHome("Oak", in: folder, clock: clock),
            try await ClockedHome("Elm", in: folder, clock: clock),
        ]
        for home in homes {
            try await home.ask(SetBackups(folder: place, keep: Self.kept))
        }
        let mark = try #require(try await homes[0].kept().mark)
        var foreign = try ForeignFiles(in: place, mark: mark)
        for day in 1...14 {
            if day == Self.away.lowerBound { try plug(out: true) }
            for home in homes { await home.lookAround() }
            if day == 1 { try await putMore(homes, &foreign) }
            if day == 11 { try await wrongClock(homes) }
            if Self.away.contains(day) { try await expectAway(homes, day) }
            if day == Self.away.upperBound {
                try plug(out: false)
                for home in homes { await home.lookAround() }
            }
            let made = try await homes[0].ask(ShowBackups())
            #expect(made.lastAt == (Self.away.dropLast().contains(day) ? made.lastAt : now.text))
            pass(86_400)
        }
        for home in homes {
            let marks = try #require(try await home.kept().mark)
            let ours = try names().filter { $0.contains("-\(marks).backup") }
                .filter { !foreign.names.contains($0) }
            #expect(ours.count == Self.kept, "\(ours)")
            let told = home.log.withLockedValue { $0 }
            #expect(told.count == 1 && told[0].contains("Plug it in"), "\(told)")
            #expect(!told.joined().contains("HearthError"))
            let info = try await home.ask(ShowBackups())
            #expect(info.problem == nil && !info.isOverdue)
            let lastPath = try #require(info.lastPath)
            #expect(FileManager.default.fileExists(atPath: lastPath))
            #expect(info.others == foreign.backups + Self.kept)
        }
        try foreign.expectUntouched()
        #expect(try names().filter { $0.hasSuffix(".unfinished") } == ["hearth.unfinished"])
    }

    private var now: WallTime { clock.withLockedValue { $0 } }

    private func pass(_ seconds: Int64) {
        clock.withLockedValue { $0 = WallTime(seconds: $0.seconds + seconds) }
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: place).sorted()
    }

    /// The place in which the disk is mounted stays, and is empty then.
    private func plug(out: Bool) throws {
        let drawer = folder + "/drawer"
        if out {
            try FileManager.default.moveItem(atPath: disk, toPath: drawer)
            try FileManager.default.createDirectory(
                atPath: place, withIntermediateDirectories: true)
        } else {
            // Fails if it is not empty any more.
            #expect(rmdir(place) == 0 && rmdir(disk) == 0)
            try FileManager.default.moveItem(atPath: drawer, toPath: disk)
        }
    }

    private func expectAway(_ homes: [ClockedHome], _ day: Int) async throws {
        for home in homes {
            for _ in 0..<5 { await home.lookAround() }
            let info = try await home.ask(ShowBackups())
            #expect(info.problem?.code == .backupDiskMissing)
            #expect(info.isOverdue == (day >= Self.away.lowerBound + 2))
            await #expect(throws: HearthError(.backupDiskMissing, ["path": place])) {
                try await home.ask(MakeBackup())
            }
        }
        #expect(try names().isEmpty)
    }

    /// The clock runs months ahead for a while.
    private func wrongClock(_ homes: [ClockedHome]) async throws {
        pass(150 * 86_400)
        for home in homes { await home.lookAround() }
        pass(-150 * 86_400)
        for home in homes { await home.lookAround() }
    }

    /// What people put there once there is a backup, some of them made by the home too.
    private func putMore(_ homes: [ClockedHome], _ foreign: inout ForeignFiles) async throws {
        let home = homes[0]
        let last = try #require(try await home.ask(ShowBackups()).lastPath)
        // Also in the place of one that the other home made.
        let replaced = try #require(try await homes[1].ask(ShowBackups()).lastPath)
        #expect(unlink(replaced) == 0)
        try foreign.copy(last, to: (replaced as NSString).lastPathComponent)
        try foreign.copy(last, to: "before the holidays.backup")
        try foreign.copy(last, to: "hearth-2026-01-02-0300.backup")
        try await home.ask(MakeBackup(file: place + "/mine.backup"))
        try foreign.keep("mine.backup")
        try await home.ask(AddMember(name: "Second"))
        try await home.ask(PackMember(member: "Second", file: place + "/second.backup"))
        try foreign.keep("second.backup")
    }
}

/// What other people have in a folder of backups.
private struct ForeignFiles {
    private let place: String
    /// What each is and, of a file, holds.
    private var looks: [String: String] = [:]
    var names: Set<String> { Set(looks.keys) }
    /// How many of them are called like backups.
    var backups: Int { looks.keys.count { $0.hasSuffix(".backup") || $0.hasSuffix(".unfinished") } }

    init(in place: String, mark: String) throws {
        self.place = place
        let files = FileManager.default
        func make(_ name: String, _ text: String = "x") throws {
            try Data(text.utf8).write(to: URL(filePath: place + "/" + name))
            try keep(name)
        }
        for name in [
            "hearth-2020-01-01-0300.backup", "hearth-2099-01-01-0300.backup",
            "hearth-2099-01-01-0300-\(mark).backup", "hearth-2020-01-01-0300-\(mark).backup",
            "hearth-2027-01-15-1200-ffffffff.backup", "README.TXT", "båt", "hearth.unfinished",
        ] { try make(name) }
        for name in ["hearth-2020-01-02-0300.backup", "hearth-2020-01-02-0300-\(mark).backup"] {
            try files.createDirectory(
                atPath: place + "/" + name, withIntermediateDirectories: false)
            try make(name + "/photo")
            try keep(name)
        }
        let outside = (place as NSString).deletingLastPathComponent + "/outside"
        try Data("x".utf8).write(to: URL(filePath: outside))
        for (name, target) in [
            ("hearth-2020-01-03-0300.backup", outside), ("hearth-2020-01-04-0300.backup", "none"),
            ("hearth-2020-01-04-0300-\(mark).backup", outside),
        ] {
            try files.createSymbolicLink(
                atPath: place + "/" + name, withDestinationPath: target)
            try keep(name)
        }
        #expect(mkfifo(place + "/hearth-2020-01-05-0300.backup", 0o600) == 0)
        try keep("hearth-2020-01-05-0300.backup")
    }

    mutating func copy(_ path: String, to name: String) throws {
        try FileManager.default.copyItem(atPath: path, toPath: place + "/" + name)
        try keep(name)
    }

    mutating func keep(_ name: String) throws { looks[name] = try look(name) }

    func expectUntouched() throws {
        for (name, before) in looks { #expect(try look(name) == before, "\(name)") }
    }

    private func look(_ name: String) throws -> String {
        let path = place + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { return "gone" }
        let kind = "\(status.st_mode & S_IFMT) \(status.st_ino)"
        guard status.st_mode & S_IFMT == S_IFREG else { return kind }
        return kind + " \(status.st_size) \(BackupHead.digest(of: path)?.hex ?? "")"
    }
}
