import Foundation
import HearthAPI
import Testing

@Suite("Homes that come back from a backup")
struct BackupTests {
    /// Runs a command of a home with the recovery code on its standard input.
    private func run(_ home: TestHome, code: String, _ words: String...) async throws -> Outcome {
        try await home.run(words, line: code)
    }

    @Test("A giver's home whose disk is gone comes back, and takes back nothing that is reserved")
    func giver() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let (kettle, marbles) = ("Owner/Birthday/Kettle", "Owner/Birthday/Marbles")
            try await first.does("reserve", kettle, "--yes")
            try await second.sees(["First"], at: kettle)
            let hook = first.path + "-hook"
            try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: hook))
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: hook)
            try await first.does("hook", "set", hook)
            try await first.does("invite", "new")

            let code = try await first.does("recovery-code")
            let backup = first.path + ".backup"
            let refused = try await first.run(["backup", backup])
            #expect(refused.exitCode != 0 && refused.errors.contains("recovery code"))
            let foreign = try await second.does("recovery-code")
            #expect(try await run(first, code: foreign, "backup", backup).exitCode != 0)
            #expect(!FileManager.default.fileExists(atPath: backup))
            let made = try await run(first, code: code, "backup", backup)
            #expect(made.exitCode == 0, "\(made)")
            let size = try FileManager.default.attributesOfItem(atPath: backup)[.size] as? Int
            #expect(try #require(size) > 16 << 20)
            #expect(try await run(first, code: code, "backup", "check", backup).exitCode == 0)
            try await owner.meets(first)

            try await first.does("free", kettle)
            try await first.does("reserve", marbles, "--yes")
            try await second.sees([], at: kettle)
            try await second.sees(["First"], at: marbles)

            try await first.stop()
            try FileManager.default.removeItem(atPath: first.path)
            let wrong = try await run(first, code: foreign, "restore", backup)
            #expect(wrong.exitCode != 0 && !FileManager.default.fileExists(atPath: first.path))
            let restored = try await run(first, code: code, "restore", backup)
            #expect(restored.exitCode == 0, "\(restored)")
            let again = try await run(first, code: code, "restore", backup)
            #expect(again.exitCode != 0, "\(again)")
            try await first.start()

            for home in [first, second] {
                try await home.sees(["First"], at: marbles)
                try await home.sees([], at: kettle)
            }
            #expect(try await first.ask(HookInfo.self, "hook").isOff == true)
            let invitations = try await first.ask([InvitationInfo].self, "invite", "list")
            #expect(invitations.allSatisfy { $0.state == .revoked } && !invitations.isEmpty)
            try await owner.does("wish", "add", "Lamp", "--list", "Birthday")
            try await first.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
        }
    }

    @Test("An owner's home gets what is newer, and sends nothing before readers are confirmed")
    func owner() async throws {
        try await withWorld { world in
            let (owner, first, _) = try await world.birthday()
            let code = try await owner.does("recovery-code")
            let backup = owner.path + ".backup"
            #expect(try await run(owner, code: code, "backup", backup).exitCode == 0)
            try await owner.does("wish", "add", "Lamp", "--list", "Birthday")
            try await first.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")

            try await owner.stop()
            try FileManager.default.removeItem(atPath: owner.path)
            #expect(try await run(owner, code: code, "restore", backup).exitCode == 0)
            try await owner.start()
            try await owner.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Birthday")
            try await owner.does("wish", "add", "Hat", "--list", "Birthday")
            // What was made since is not held back: it shows that everything else goes out.
            try await owner.does("list", "new", "Attic")
            try await owner.does("wish", "add", "Swing", "--list", "Attic")
            try await owner.share("Attic", with: [first])
            try await first.sees(wishes: ["Swing"], on: "Owner/Attic")
            let wishes = try await first.items(of: "Owner/Birthday")
            #expect(wishes.map(\.name).sorted() == ["Kettle", "Lamp", "Marbles"])
            #expect(try await owner.run(["now"]).output.contains("list confirm"))

            try await owner.restart()
            try await owner.does("list", "confirm", "Birthday")
            try await first.sees(
                wishes: ["Kettle", "Marbles", "Lamp", "Hat"], on: "Owner/Birthday")
            #expect(try await !owner.run(["now"]).output.contains("list confirm"))
        }
    }

    @Test("The backup of the day is made by itself, and what the home did not make there stays")
    func daily() async throws {
        try await withWorld { world in
            let home = try await world.household("First")
            // A crash in the middle of a backup left what people may have removed since.
            let left = home.path + "/hearth.sqlite-copy"
            try Data("left".utf8).write(to: URL(filePath: left))
            try await home.restart()
            try await eventually("the copy is gone") {
                !FileManager.default.fileExists(atPath: left)
            }
            let folder = home.path + "-backups"
            #expect(try await home.run(["backup", "daily", "--to", folder]).exitCode != 0)
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false)
            let foreign = [
                "hearth-2020-01-01-0300.backup", "hearth-2099-01-02-0300.backup", "ours.backup",
                "mine.backup.unfinished",
            ]
            for name in foreign { try Data().write(to: URL(filePath: folder + "/" + name)) }
            let code = try await home.does("recovery-code")
            let set = try await run(
                home, code: code, "backup", "daily", "--to", folder, "--keep", "1")
            #expect(set.exitCode == 0, "\(set)")
            try await eventually("the backup of the day is made") {
                try await home.ask(BackupsInfo.self, "backup", "show").lastAt != nil
            }
            try await home.does("backup", folder + "/mine.backup")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(Set(names).isSuperset(of: foreign), "\(names)")
            #expect(names.count { $0.hasPrefix("hearth-") } == 3, "\(names)")
            let shown = try await home.run(["backup", "show"]).output
            #expect(shown.contains("5 backups, which this home never removes"), "\(shown)")
            #expect(try await home.run(["now"]).output.contains("Backup"))
            try await putBack(home, code, from: folder)
        }
    }

    /// The backups of each day end with that, and are switched on again with what is shown.
    private func putBack(
        _ home: TestHome, _ code: String, from folder: String
    ) async throws {
        try await home.stop()
        try FileManager.default.removeItem(atPath: home.path)
        let restored = try await run(home, code: code, "restore", folder + "/mine.backup")
        #expect(restored.errors.contains("`hearth backup show`"), "\(restored)")
        try await home.start()
        let command = "hearth backup daily --to \(folder) --keep 1"
        let shown = try await home.run(["backup", "show"]).output
        #expect(shown.contains("`\(command)`"), "\(shown)")
        let before = try FileManager.default.contentsOfDirectory(atPath: folder)
        _ = try await home.run(command.split(separator: " ").dropFirst().map(String.init))
        try await eventually("the backup of the day is made again") {
            try await home.ask(BackupsInfo.self, "backup", "show").lastAt != nil
        }
        let after = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(after).isSuperset(of: before) && after.count == before.count + 2, "\(after)")
    }
}
