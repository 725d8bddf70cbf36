import Foundation
import Glibc
import HearthPictureWorker
import Testing

/// What a decoder that somebody took over finds around it, and the program that plays it.
struct Replica {
    static let program = ImageProgram.path + "-replica"

    let folder: String
    private let listeners: [Int32]
    private let port: UInt16

    init() throws {
        folder = "/tmp/hearth-replica-" + UUID().uuidString.prefix(8)
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        try Data("secret".utf8).write(to: URL(filePath: folder + "/secret"))
        (listeners, port) = try Self.listen(at: folder + "/socket")
    }

    /// Sockets that take whoever dials.
    private static func listen(at path: String) throws -> ([Int32], UInt16) {
        let stream = Int32(SOCK_STREAM.rawValue)
        let tcp = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutableBytes(of: &address) { octets in
            let start = try #require(
                octets.baseAddress?.assumingMemoryBound(to: sockaddr.self))
            try #require(bind(tcp, start, size) == 0)
            try #require(getsockname(tcp, start, &size) == 0)
        }
        try #require(Glibc.listen(tcp, 16) == 0)

        let unix = socket(AF_UNIX, stream, 0)
        var place = sockaddr_un()
        place.sun_family = sa_family_t(AF_UNIX)
        try withUnsafeMutableBytes(of: &place) { octets in
            octets.baseAddress?.advanced(by: 2).copyMemory(
                from: Array(path.utf8), byteCount: path.utf8.count)
            let start = try #require(
                octets.baseAddress?.assumingMemoryBound(to: sockaddr.self))
            try #require(bind(unix, start, socklen_t(octets.count)) == 0)
        }
        try #require(Glibc.listen(unix, 16) == 0)
        return ([tcp, unix], UInt16(bigEndian: address.sin_port))
    }

    /// What it says in a mode, and how it ended: its exit code, or minus the signal.
    func run(_ mode: String) throws -> (lines: [String], end: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: Self.program)
        process.arguments = [mode, folder + "/secret", folder, folder + "/socket", "\(port)"]
        process.environment = ["SWIFT_BACKTRACE": "enable=no"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let octets = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let lines = String(decoding: octets, as: UTF8.self).split(separator: "\n").map(String.init)
        let status = process.terminationStatus
        return (lines, process.terminationReason == .exit ? status : -status)
    }

    func remove() {
        for listener in listeners { close(listener) }
        try? FileManager.default.removeItem(atPath: folder)
    }
}
