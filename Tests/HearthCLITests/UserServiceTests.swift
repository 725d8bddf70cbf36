import Foundation
import Glibc
import HearthProcess
import Testing

@testable import HearthCommandLine

@Suite("The node as a service")
struct UserServiceTests {
    @Test("Nothing in a path or an option means anything to the service manager")
    func quoting() {
        let unit = UserService.unit(
            program: "/opt/my apps/hearth", home: "/home/a $HOME \"%h\"\\x",
            arguments: ["--listen", "0.0.0.0:4327"])
        let line = unit.split(separator: "\n").first { $0.hasPrefix("ExecStart=") }
        #expect(
            line
                == #"ExecStart="/opt/my apps/hearth" "run" "--home" "/home/a $$HOME \"%%h\"\\x" "--listen" "0.0.0.0:4327""#
        )
        #expect(unit.contains("Type=notify") && unit.contains("Restart=on-failure"))
    }

    @Test(
        "The service manager understands the unit, whatever the folders are called",
        .enabled(if: Self.hasAnalyzer),
        arguments: [
            "plain", "two words", " ends ", "say \"hi\"", "it's", "back\\slash", "100% %h",
            "$HOME ${x}", "$$",
            "a;b ; c", "tab\tline\nend", "é å 🎁", "#hash", "-dash", "a=b", "{x}",
            "@at !bang :colon +plus", "~",
        ])
    func verified(name: String) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "hearth-unit-\(UUID().uuidString)")
        let programs = folder.path + "/" + name
        try FileManager.default.createDirectory(
            atPath: programs, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createSymbolicLink(
            atPath: programs + "/hearth", withDestinationPath: "/bin/true")
        let file = folder.appending(path: UserService.name)
        let unit = UserService.unit(
            program: programs + "/hearth", home: "/tmp/" + name, arguments: ["--hook", name])
        let plain = UserService.unit(program: "/a", home: "/b", arguments: [])
        #expect(unit.split(separator: "\n").count == plain.split(separator: "\n").count)
        try Data(unit.utf8).write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/systemd-analyze")
        process.arguments = ["--user", "verify", "--man=no", file.path]
        process.environment = ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let said = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(!said.contains(UserService.name) && !said.contains("hearth"), "\(said)")
    }

    @Test(
        "A program whose path the service manager does not take is started by a shell that gets it as a word"
    )
    func byShell() {
        #expect(
            UnitWords.command("/a \"b\"/$x/hearth", ["run", "%h\n"])
                == #""/bin/sh" "-c" "exec \"$$0\" \"$$@\"" "/a \"b\"/$$x/hearth" "run" "%%h\x0a""#)
        #expect(UnitWords.command("/a $b/50%/hearth", ["run"]) == #""/a $b/50%%/hearth" "run""#)
    }

    @Test(
        "Without a session of the account's own it is said what helps",
        arguments: ["install", "delete", "status"])
    func noSession(command: String) async throws {
        let home = try TestHome()
        let systemctl = try home.file(
            "systemctl",
            """
            #!/bin/sh
            echo 'Failed to connect to bus: No medium found' >&2
            echo 'See system logs for "details".' >&2
            exit 1
            """)
        chmod(systemctl, 0o755)
        let unit = home.path + "/systemd/user/hearth.service"
        if command != "install" {
            try FileManager.default.createDirectory(
                atPath: home.path + "/systemd/user", withIntermediateDirectories: true)
            _ = try home.file("systemd/user/hearth.service", "")
        }
        let outcome = await home.run(
            ["service", command],
            environment: ["PATH": home.path, "XDG_CONFIG_HOME": home.path, "USER": "ada"])
        #expect(
            outcome.explanation.contains(
                "Failed to connect to bus: No medium found\nSee system logs for \"details\".\n"))
        #expect(outcome.explanation.contains("sudo loginctl enable-linger ada"))
        #expect(outcome.explanation.contains("export XDG_RUNTIME_DIR=/run/user/\(getuid())"))
        #expect(!outcome.explanation.contains("u{A}") && !outcome.output.contains("Failed"))
        #expect(outcome.code == (command == "status" ? 0 : 2))
        // What may run is not forgotten.
        #expect(access(unit, F_OK) == 0)
    }

    private static let hasAnalyzer = access("/usr/bin/systemd-analyze", X_OK) == 0

    @Test("The service manager is told by datagrams, and how often it wants to hear is read")
    func datagrams() throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "hearth-notify-\(UUID().uuidString.prefix(8))").path
        let listener = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer {
            close(listener)
            unlink(path)
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        try #require(isBound)
        let manager = try #require(
            ServiceManager(["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "120000000"]))
        #expect(manager.interval == .seconds(60))
        manager.isReady()
        manager.lives()
        manager.isStopping()
        for expected in ["READY=1", "WATCHDOG=1", "STOPPING=1"] {
            var octets = [UInt8](repeating: 0, count: 64)
            let count = recv(listener, &octets, octets.count, 0)
            #expect(String(decoding: octets.prefix(max(0, count)), as: UTF8.self) == expected)
        }
        #expect(ServiceManager([:]) == nil)
        #expect(ServiceManager(["NOTIFY_SOCKET": "relative"]) == nil)
        let other = ServiceManager([
            "NOTIFY_SOCKET": path, "WATCHDOG_USEC": "1000", "WATCHDOG_PID": "1",
        ])
        #expect(other?.interval == nil)
    }
}
