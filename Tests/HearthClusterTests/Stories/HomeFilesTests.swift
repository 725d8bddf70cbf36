import Foundation
import HearthAPI
import Testing

@Suite("The files in a home's folder")
struct HomeFilesTests {
    private static let fixture = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Homes/every-row.sqlite").path

    @Test("A backup has those that the node writes, and names the others")
    func others() async throws {
        try await withWorld { world in
            // With pages, phones and a copy from before an upgrade, all of which leave files.
            let home = TestHome(vacant: "First", at: "first", folder: world.folder, beat: 60)
            try FileManager.default.createDirectory(
                atPath: home.path, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
            try FileManager.default.copyItem(
                atPath: Self.fixture, toPath: home.path + "/hearth.sqlite")
            try Data("x".utf8).write(
                to: URL(filePath: home.path + "/hearth.sqlite-before-upgrade"))
            let node = try home.launch(["run", "--listen", "127.0.0.1:0"])
            defer { node.signal(SIGKILL) }
            try await eventually("the node is ready") { node.errors.contains("Ctrl-C") }
            try await home.does("devices", "on", as: "First")
            let others = try Self.putOthers(into: home.path)

            let code = try await home.does("recovery-code", as: "First")
            let backup = home.path + ".backup"
            let made = try await home.run(
                ["backup", backup, "--as", "First", "--json"], line: code)
            #expect(made.exitCode == 0, "\(made)")
            let info = try JSONDecoder().decode(BackupsInfo.self, from: Data(made.output.utf8))
            #expect(Set(info.leftOut ?? []) == others)
            let again = try await home.run(["backup", backup + "2", "--as", "First"])
            #expect(again.errors.contains("README.TXT") && again.errors.contains("båt"), "\(again)")
            // A name is on one line, whatever is in it.
            #expect(again.errors.contains(#"a\u{A}b"#), "\(again)")
            #expect(node.errors.components(separatedBy: "README.TXT").count == 2)

            node.signal(SIGTERM)
            #expect(try await node.outcome().exitCode == 0)
            let files = try Set(FileManager.default.contentsOfDirectory(atPath: home.path))
            #expect(files.contains("hearth.sqlite-before-upgrade"), "\(files)")
            #expect(files.contains("authority-key.pem") && files.isSuperset(of: others))
            try await expectRestored(backup, code, without: others, home)
        }
    }

    /// Things that no node writes, and their names.
    private static func putOthers(into home: String) throws -> Set<String> {
        let files =
            ["README.TXT", "båt", "a\nb", ".hidden", "hearth.sqlite.old", "hearth.sqlite-2"]
            + (0..<70).map { "file-\($0)" }
        for name in files { try Data("x".utf8).write(to: URL(filePath: home + "/" + name)) }
        try FileManager.default.createDirectory(
            atPath: home + "/folder", withIntermediateDirectories: false)
        // Called like one of the node's, and none.
        for name in ["link", "push-key.pem"] {
            try FileManager.default.createSymbolicLink(
                atPath: home + "/" + name, withDestinationPath: "/etc/hostname")
        }
        return Set(files + ["folder", "link", "push-key.pem"])
    }

    private func expectRestored(
        _ backup: String, _ code: String, without others: Set<String>, _ home: TestHome
    ) async throws {
        let place = home.path + "-restored"
        let restored = try await home.run(["restore", backup, "--home", place], line: code)
        #expect(restored.exitCode == 0, "\(restored)")
        let files = try Set(FileManager.default.contentsOfDirectory(atPath: place))
        #expect(files.isDisjoint(with: others) && files.contains("authority-key.pem"), "\(files)")
        #expect(!files.contains("api-token") && !files.contains("pages-key"), "\(files)")
    }
}
