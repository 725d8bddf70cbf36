import Foundation
import HearthAPI
import HearthHousehold
import HearthRecovery
import HearthWire
import NIOConcurrencyHelpers
import Testing

@testable import HearthBackup
@testable import HearthNode

@Suite("Backups that cannot be made, and what is left of them")
struct BackupTroubleTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hearth-trouble-\(UUID().uuidString)").path
    private let clock = NIOLockedValueBox(WallTime(seconds: 1_800_014_400))
    private var place: String { folder + "/backups" }

    init() throws {
        try FileManager.default.createDirectory(
            atPath: place, withIntermediateDirectories: true)
    }

    private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

    private func home(keep: Int = 2) async throws -> ClockedHome {
        let home = try await ClockedHome("Oak", in: folder, clock: clock)
        try await home.ask(SetBackups(folder: place, keep: keep))
        return home
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: place).sorted()
            .filter { !$0.hasPrefix(".") }
    }

    private func pass(_ seconds: Int64) {
        clock.withLockedValue { $0 = WallTime(seconds: $0.seconds + seconds) }
    }

    /// What keeps a backup from being made.
    enum Trouble: CaseIterable {
        /// Before anything is written.
        case noName
        /// While the home is copied.
        case noCopy
    }

    @Test("After any failure there is an hour's pause, and one line", arguments: Trouble.allCases)
    func pause(_ trouble: Trouble) async throws {
        defer { removeFolder() }
        let home = try await home()
        let inTheWay = try await cause(trouble, home)
        await home.lookAround()
        let first = try #require(try await home.kept().failedAt)
        for _ in 0..<10 {
            pass(300)
            await home.lookAround()
        }
        #expect(try await home.kept().failedAt == first)
        let told = home.log.withLockedValue { $0 }
        #expect(told.count == 1 && !told[0].contains("rror"), "\(told)")
        #expect(try await home.ask(ShowBackups()).problem != nil)
        for path in inTheWay { try FileManager.default.removeItem(atPath: path) }
        pass(600)
        await home.lookAround()
        let info = try await home.ask(ShowBackups())
        #expect(info.problem == nil && info.lastPath?.hasPrefix(place) == true)
        #expect(try names().count == 1)
    }

    /// Returns what is in the way.
    private func cause(_ trouble: Trouble, _ home: ClockedHome) async throws -> [String] {
        let files = FileManager.default
        var paths: [String] = []
        switch trouble {
        case .noName:
            let folder = try #require(BackupFolder(try await home.kept()))
            while let name = try? folder.newName(at: clock.withLockedValue { $0 }) {
                paths.append(folder.place(of: name))
                try files.createSymbolicLink(
                    atPath: folder.place(of: name), withDestinationPath: "none")
            }
            #expect(paths.count == 99)
        case .noCopy:
            paths = [home.path + "/hearth.sqlite-copy"]
            try files.createDirectory(atPath: paths[0], withIntermediateDirectories: false)
        }
        return paths
    }

    @Test("Those that somebody asks for push out none of each day, and the other way round")
    func byHand() async throws {
        defer { removeFolder() }
        let home = try await home()
        for _ in 0..<2 {
            await home.lookAround()
            pass(86_400)
        }
        let daily = try names()
        for _ in 0..<3 { try await home.ask(MakeBackup()) }
        let all = try names()
        #expect(daily.count == 2 && all.count == 4 && Set(all).isSuperset(of: daily), "\(all)")
        // The last one is in the same minute as those before.
        let last = try #require(try await home.ask(ShowBackups()).lastPath)
        #expect(last.hasSuffix("-3.backup") && FileManager.default.fileExists(atPath: last))
        await home.lookAround()
        #expect(try await home.ask(ShowBackups()).lastPath == last)
    }

    @Test("What one left that was cut off goes, if it is a file")
    func cutOff() async throws {
        defer { removeFolder() }
        let home = try await home()
        for isFolder in [false, true] {
            let left = place + "/hearth-\(isFolder).unfinished"
            if isFolder {
                try FileManager.default.createDirectory(
                    atPath: left, withIntermediateDirectories: false)
            } else {
                try Data("cut o".utf8).write(to: URL(filePath: left))
            }
            try await home.keep { $0.unfinished = left }
            try await home.ask(MakeBackup())
            #expect(FileManager.default.fileExists(atPath: left) == isFolder)
            #expect(try await home.kept().unfinished == nil)
        }
        // Beside a file of the caller's choice too, and nothing else there.
        let file = folder + "/mine.backup"
        try FileManager.default.createDirectory(
            atPath: file + ".unfinished", withIntermediateDirectories: false)
        try await home.ask(MakeBackup(file: file))
        #expect(FileManager.default.fileExists(atPath: file + ".unfinished"))
    }

    @Test("A folder of before is known by its last backup, and otherwise set up again")
    func before() async throws {
        defer { removeFolder() }
        let home = try await home()
        let last = place + "/hearth-2027-01-14-0300.backup"
        try await home.ask(MakeBackup(file: last))
        let other = place + "/hearth-2027-01-13-0300.backup"
        try FileManager.default.copyItem(atPath: last, toPath: other)
        let made = try #require(try await home.kept().lastAt)
        func forget() async throws {
            let place = place
            try await home.keep {
                $0 = KeptBackups()
                ($0.folder, $0.keep, $0.since) = (place, 1, made)
                ($0.lastAt, $0.lastPath, $0.hasCode) = (made, last, true)
            }
            for name in try FileManager.default.contentsOfDirectory(atPath: place)
            where name.hasPrefix(".hearth-") {
                try FileManager.default.removeItem(atPath: place + "/" + name)
            }
        }
        // Without its disk.
        try await forget()
        try FileManager.default.moveItem(atPath: place, toPath: place + "-away")
        try FileManager.default.createDirectory(
            atPath: place, withIntermediateDirectories: false)
        pass(86_400)
        await home.lookAround()
        #expect(try await home.ask(ShowBackups()).problem?.code == .backupDiskMissing)
        #expect(rmdir(place) == 0)
        // With it.
        try FileManager.default.moveItem(atPath: place + "-away", toPath: place)
        await home.lookAround()
        var now = try names()
        #expect(now.count == 2 && now.contains("hearth-2027-01-13-0300.backup"), "\(now)")
        #expect(try await home.ask(ShowBackups()).others == 1)
        // Where the last one is not there.
        try await forget()
        pass(86_400)
        await home.lookAround()
        #expect(try await home.ask(ShowBackups()).problem?.code == .backupDiskMissing)
        try await home.ask(SetBackups(folder: place, keep: 1))
        await home.lookAround()
        #expect(try await home.ask(ShowBackups()).problem == nil)
        now = try names()
        #expect(now.count == 3, "\(now)")
    }

    @Test("A backup has the same size whatever somebody here reserved, also a large one")
    func reserved() async throws {
        defer { removeFolder() }
        let home = try await home()
        try await home.ask(AddMember(name: "Mate", passphrase: "correct horse"))
        let mate = try await home.node.perform(
            Unlock(passphrase: "correct horse"), as: Caller(member: "Mate", at: .home))
        let caller = Caller(member: "Mate", session: mate.token, at: .home)
        try await home.ask(NewList(title: "Birthday"))
        for number in 1...20 {
            try await home.ask(AddWish(list: "Birthday", name: "Wish \(number)"))
        }
        try await home.ask(ShareList(list: "Birthday", with: ["Mate"]))
        _ = try await home.node.perform(
            AnswerInbox(entry: "Birthday", answer: .accept), as: caller)
        for filling in [0, 17_200_000] {
            try await home.node.fill(filling)
            let before = folder + "/before-\(filling)"
            try await home.ask(MakeBackup(file: before))
            for number in 1...20 {
                _ = try await home.node.perform(
                    ReserveWish(wish: "First/Birthday/Wish \(number)"), as: caller)
            }
            let after = folder + "/after-\(filling)"
            try await home.ask(MakeBackup(file: after))
            #expect(try BackupFile.size(before) == BackupFile.size(after))
            #expect(try BackupFile.size(before) > filling)
            for number in 1...20 {
                _ = try await home.node.perform(
                    FreeWish(wish: "First/Birthday/Wish \(number)"), as: caller)
            }
        }
    }
}
