import Foundation
import Glibc
import Synchronization
import Testing

@Suite("The program that asks the router", .timeLimit(.minutes(2)))
struct RouterProgramTests {
    /// A router that hears and says nothing unless it is told to, on this machine (NAT-PMP, RFC 6886).
    private final class SilentRouter {
        private let descriptor: Int32

        init(_ router: String = RouterProgramTests.router) throws {
            descriptor = socket(
                AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(5351).bigEndian
            inet_pton(AF_INET, router, &address.sin_addr)
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

        /// Says yes to two questions, for the address and for the port, which it keeps for so many seconds.
        func saysYes(for lifetime: UInt8) {
            for _ in 0..<2 {
                var octets = [UInt8](repeating: 0, count: 64)
                var from = sockaddr_in()
                var length = socklen_t(MemoryLayout<sockaddr_in>.size)
                withUnsafeMutablePointer(to: &from) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        guard recvfrom(descriptor, &octets, octets.count, 0, $0, &length) > 1 else {
                            return
                        }
                        var answer: [UInt8] = [0, 128 + octets[1], 0, 0, 0, 0, 0, 1]
                        if octets[1] == 0 {
                            answer += [203, 0, 114, 9]
                        } else {
                            answer += octets[4...5] + octets[4...5] + [0, 0, 0, lifetime]
                        }
                        _ = sendto(descriptor, answer, answer.count, 0, $0, length)
                    }
                }
            }
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

    @Test(
        "A yes for no time is none, in the language that has no question for what is kept",
        arguments: [
            (UInt8(120), "mapped 203.0.114.9 4711\n", "127.53.53.1"),
            (0, "refused\n", "127.53.53.2"),
        ])
    func forNoTime(lifetime: UInt8, said: String, address: String) throws {
        let router = try SilentRouter(address)
        let process = Process()
        process.executableURL = URL(filePath: Binary.path).deletingLastPathComponent()
            .appending(path: "hearth-router")
        process.arguments = [address, "127.0.0.1", "4711", "300"]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        router.saysYes(for: lifetime)
        #expect(output.fileHandleForReading.availableData == Data(said.utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    @Test(
        "A router that says yes is believed once it leads to the port, or where it cannot be asked")
    func saysYes() async throws {
        let said = try await withThrowingTaskGroup(of: (YesRouter.Manner, String).self) { group in
            for (number, manner) in YesRouter.Manner.allCases.enumerated() {
                let address = "127.53.52.\(number + 1)"
                let router = try YesRouter(address, manner)
                group.addTask { (manner, try await Self.firstLine(of: router, at: address)) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for manner in YesRouter.Manner.allCases {
            let isBelieved = [.keeps, .keepsLate, .cannotSay].contains(manner)
            #expect(
                said[manner] == (isBelieved ? "mapped 203.0.114.9 4711\n" : "refused\n"),
                "\(manner)")
        }
    }

    /// What the program says first; the router answers on a thread of its own meanwhile.
    private static func firstLine(of router: YesRouter, at address: String) async throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: Binary.path).deletingLastPathComponent()
            .appending(path: "hearth-router")
        process.arguments = [address, "127.0.0.1", "4711", "300"]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        let line = Mutex("")
        await withCheckedContinuation { continuation in
            // A thread each: a pool would let some of the routers wait until others have ended.
            Thread.detachNewThread {
                router.serve {
                    let descriptor = output.fileHandleForReading.fileDescriptor
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                    guard poll(&waiting, 1, 0) != 0 else { return false }
                    let text = String(
                        decoding: output.fileHandleForReading.availableData, as: UTF8.self)
                    line.withLock { $0 = text }
                    return true
                }
                try? input.fileHandleForWriting.close()
                // It takes the port back first.
                router.serve { !process.isRunning }
                continuation.resume()
            }
        }
        return line.withLock { $0 }
    }
}
