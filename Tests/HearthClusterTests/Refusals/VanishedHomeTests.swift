import Foundation
import GRDB
import HearthAPI
import Testing

@Suite("Homes that are not what they were")
struct VanishedHomeTests {
    private let manager = FileManager.default

    /// Whatever would make a household is refused with these words, and makes none.
    private func expectRefusals(
        _ words: String, of home: TestHome, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        for command in [
            ["run", "--no-web", "--listen", "127.0.0.1:0"],
            ["run", "--web", "127.0.0.1:0", "--listen", "127.0.0.1:0"],
            ["init", "--household", "Other", "--member", "Other"],
        ] {
            let outcome = try await home.run(command)
            #expect(outcome.exitCode == 1, "\(outcome)", sourceLocation: sourceLocation)
            #expect(
                outcome.errors.contains(words), "\(outcome)", sourceLocation: sourceLocation)
        }
    }

    @Test("A home whose database is gone, empty, or without its key becomes no new household")
    func vanished() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            try await owner.does("list", "new", "Birthday")
            try await owner.does("wish", "add", "Kettle", "--list", "Birthday")
            try await owner.stop()
            let database = owner.path + "/hearth.sqlite"
            let kept = try Data(contentsOf: URL(fileURLWithPath: database))

            try manager.removeItem(atPath: database)
            try await expectRefusals("has lost its database", of: owner)
            #expect(!manager.fileExists(atPath: database))

            try Data().write(to: URL(fileURLWithPath: database))
            try await expectRefusals("has lost its database", of: owner)
            #expect(manager.contents(atPath: database)?.isEmpty == true)

            // Another's, in which nobody lives.
            try makeEmptyDatabase(at: world.folder + "/empty.sqlite")
            try Data(contentsOf: URL(fileURLWithPath: world.folder + "/empty.sqlite"))
                .write(to: URL(fileURLWithPath: database))
            try await expectRefusals("has lost its database", of: owner)

            try kept.write(to: URL(fileURLWithPath: database))
            try takeNodeSecret(out: database)
            for command in ["--no-web", "--web=127.0.0.1:0"] {
                let outcome = try await owner.run(["run", command, "--listen", "127.0.0.1:0"])
                #expect(outcome.exitCode == 1 && outcome.errors.contains("has lost its database"))
            }

            try kept.write(to: URL(fileURLWithPath: database))
            for suffix in ["-wal", "-shm"] { try? manager.removeItem(atPath: database + suffix) }
            try await owner.start()
            #expect(try await owner.does("list", "show", "Birthday").contains("Kettle"))
        }
    }

    private func makeEmptyDatabase(at path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { try $0.execute(sql: "CREATE TABLE other (thing)") }
        try queue.close()
    }

    private func takeNodeSecret(out path: String) throws {
        let queue = try DatabaseQueue(path: path)
        let count = try queue.write { database in
            try database.execute(
                sql: "DELETE FROM rows WHERE type = 'settings' AND key = ?",
                arguments: [Data("node-secret".utf8)])
            return database.changesCount
        }
        try queue.close()
        try #require(count == 1)
    }

    @Test("A home whose disk is not mounted is neither “no home” nor made anew")
    func notMounted() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            try await owner.stop()
            let elsewhere = world.folder + "/elsewhere"
            try manager.moveItem(atPath: owner.path, toPath: elsewhere)
            try await expectRefusals("connected and mounted", of: owner)
            let list = try await owner.run(["list"])
            #expect(list.exitCode == 1 && list.errors.contains("connected and mounted"), "\(list)")
            #expect(!manager.fileExists(atPath: owner.path))
            // However its path is written, and by way of a link.
            let name = URL(fileURLWithPath: owner.path).lastPathComponent
            let link = world.folder + "/link"
            try manager.createSymbolicLink(atPath: link, withDestinationPath: world.folder)
            for path in [
                "\(world.folder)//\(name)", "\(world.folder)/./\(name)", "\(link)/\(name)",
            ] {
                let made = try await owner.run([
                    "init", "--home", path, "--household", "Other", "--member", "Other",
                ])
                #expect(
                    made.exitCode == 1 && made.errors.contains("connected and mounted"), "\(made)")
                #expect(!manager.fileExists(atPath: path))
            }
            // The folder that it is mounted on.
            try manager.createDirectory(atPath: owner.path, withIntermediateDirectories: false)
            try await expectRefusals("connected and mounted", of: owner)
            #expect(try manager.contentsOfDirectory(atPath: owner.path).isEmpty)
            try manager.removeItem(atPath: owner.path)
            try manager.moveItem(atPath: elsewhere, toPath: owner.path)
            try await owner.start()
        }
    }

    @Test(
        "A full disk shows in status and on pages while it is full, and in the news afterwards",
        .enabled(if: SmallDisk.isAllowed))
    func fullDisk() async throws {
        try await withWorld { world in
            let disk = try SmallDisk(at: world.folder + "/owner", megabytes: 4)
            defer { disk.remove() }
            let owner = try await world.household("Owner")
            try await owner.does("list", "new", "Birthday")
            try await owner.does("wish", "add", "Kettle", "--list", "Birthday")
            try disk.fill()
            try await eventually("a person is refused, and status shows it") {
                let refused = try await owner.run(["wish", "add", "Spoon", "--list", "Birthday"])
                let status = try await owner.ask(StatusInfo.self, "status")
                return refused.exitCode == 1 && status.alarms.map(\.kind) == [.storageRefused]
            }
            // What lies there can be read.
            #expect(try await owner.does("list", "show", "Birthday").contains("Kettle"))
            let page = try await owner.ask(NewsPage.self, "news")
            #expect(page.diskProblem?.kind == .storageRefused)
            try disk.empty()
            try await eventually("it is over") {
                try await owner.ask(StatusInfo.self, "status").alarms.isEmpty
            }
            try await owner.does("wish", "add", "Lamp")
            try await eventually("the news tell of it") {
                let news = try await owner.ask(NewsPage.self, "news")
                return news.items.contains { $0.kind == .storage } && news.diskProblem == nil
            }
            try await owner.stop()
        }
    }

    @Test(
        "Friends are told of the addresses that a machine has now, not of those at the start",
        .enabled(if: TwoNetworks.areAllowed))
    func addresses() async throws {
        let networks = try TwoNetworks()
        defer { networks.remove() }
        try await withWorld { world in
            let owner = try await world.household("Owner", starting: false)
            owner.setting = networks.setting(in: 0)
            owner.setting.host = "0.0.0.0"
            try await owner.start()
            func listening() async throws -> [String] {
                try await owner.ask(StatusInfo.self, "status").listening
                    .map { String($0.prefix { $0 != ":" }) }
            }
            #expect(try await listening() == ["10.99.0.1"])
            try networks.addAddress("10.99.7.1/24", in: 0)
            try await eventually("the new address is told") {
                try await Set(listening()) == ["10.99.0.1", "10.99.7.1"]
            }
            try networks.removeAddress("10.99.0.1/24", in: 0)
            try await eventually("the old one is not") {
                try await listening() == ["10.99.7.1"]
            }
            // Nobody could be told anything else now.
            try networks.removeAddress("10.99.7.1/24", in: 0)
            try await owner.beats(after: 3)
            #expect(try await listening() == ["10.99.7.1"])
        }
    }
}

extension TestHome {
    /// Lets so many seconds pass on the node's own clock.
    fileprivate func beats(after seconds: Int) async throws {
        let start = try await ask(StatusInfo.self, "status").uptimeSeconds
        try await eventually("\(seconds) seconds have passed") {
            try await ask(StatusInfo.self, "status").uptimeSeconds >= start + seconds
        }
    }
}

/// A disk of a few megabytes, which a test can fill.
private final class SmallDisk {
    private let folder: String

    /// Whether this machine lets us mount one: it takes root.
    static let isAllowed: Bool = {
        let folder = "/tmp/hearth-disk-\(getpid())"
        guard
            (try? FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false)) != nil
        else { return false }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        guard let disk = try? SmallDisk(at: folder + "/disk", megabytes: 1) else { return false }
        disk.remove()
        return true
    }()

    init(at folder: String, megabytes: Int) throws {
        self.folder = folder
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try Self.run("mount", "-t", "tmpfs", "-o", "size=\(megabytes)m,mode=0700", "none", folder)
    }

    func fill() throws {
        let descriptor = open(folder + "/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("the disk cannot be filled") }
        defer { close(descriptor) }
        for size in [65_536, 4096, 1] {
            let zeros = [UInt8](repeating: 0, count: size)
            while write(descriptor, zeros, size) == size {}
        }
    }

    func empty() throws { try FileManager.default.removeItem(atPath: folder + "/filler") }

    func remove() { try? Self.run("umount", "-l", folder) }

    private static func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure("`\(arguments)` failed") }
    }
}
