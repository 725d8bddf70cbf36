import Foundation
import Glibc
import Testing

@Suite("The program that asks the router", .timeLimit(.minutes(2)))
struct RouterProgramTests {
    /// A router that hears and says nothing, on this machine (NAT-PMP, RFC 6886).
    private final class SilentRouter {
        private let descriptor: Int32

        init() throws {
            descriptor = socket(
                AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(5351).bigEndian
            inet_pton(AF_INET, RouterProgramTests.router, &address.sin_addr)
            let isBound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            try #require(isBound)
        }

        deinit { close(descriptor) }

        /// Returns once it was asked.
        func asked() -> Bool {
            var octets = [UInt8](repeating: 0, count: 64)
            return recv(descriptor, &octets, octets.count, 0) > 0
        }
    }

    private static let router = "127.53.51.1"

    @Test("Once its input has ended it says no more and ends, in the middle of a question too")
    func ends() throws {
        let router = try SilentRouter()
        let process = Process()
        process.executableURL = URL(filePath: Binary.path).deletingLastPathComponent()
            .appending(path: "hearth-router")
        process.arguments = [Self.router, "127.0.0.1", "4711", "300"]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        #expect(router.asked())
        try input.fileHandleForWriting.close()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(said.isEmpty && process.terminationReason == .exit)
    }
}
