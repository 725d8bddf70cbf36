import Foundation
import Glibc
import HearthProcess
import Testing

@testable import hearth

@Suite("The node as a service")
struct UserServiceTests {
    @Test("Nothing in a path or an option means anything to the service manager")
    func quoting() {
        let unit = UserService.unit(
            program: "/opt/my \"apps\"/hearth", home: "/home/a $HOME %h\\x",
            arguments: ["--listen", "0.0.0.0:4327"])
        let line = unit.split(separator: "\n").first { $0.hasPrefix("ExecStart=") }
        #expect(
            line
                == #"ExecStart="/opt/my \"apps\"/hearth" "run" "--home" "/home/a $$HOME %%h\\x" "--listen" "0.0.0.0:4327""#
        )
        #expect(unit.contains("Type=notify") && unit.contains("Restart=on-failure"))
    }

    @Test("The service manager understands the unit", .enabled(if: Self.hasAnalyzer))
    func verified() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "hearth-unit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: UserService.name)
        let unit = UserService.unit(
            program: "/bin/true", home: "/tmp/a home", arguments: ["--no-web"])
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
        #expect(!said.contains(UserService.name), "\(said)")
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
