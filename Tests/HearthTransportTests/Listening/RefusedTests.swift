import Foundation
import Glibc
import HearthWire
import NIOCore
import Testing

@testable import HearthTransport

@Suite("Connections that come to nothing", .timeLimit(.minutes(2)))
struct RefusedTests {
    /// Descriptors of this process whose own end is at a port, whatever other tests do meanwhile.
    private func open(at port: Int) -> Int {
        // Not by `String`, which reads the first page alone of what says that it has no octets.
        guard let file = fopen("/proc/self/net/tcp", "r") else { return -1 }
        defer { fclose(file) }
        var (all, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
            all += chunk.prefix(count)
        }
        let table = String(decoding: all, as: UTF8.self)
        // proc_pid_net(5): the second column is the own end, the tenth the inode.
        let inodes = Set(
            table.split(separator: "\n").compactMap { line -> String? in
                let columns = line.split(separator: " ")
                guard columns.count > 9, let end = columns[1].split(separator: ":").last,
                    Int(end, radix: 16) == port
                else { return nil }
                return "socket:[\(columns[9])]"
            })
        let folder = "/proc/self/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.count { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)"))
                .map(inodes.contains) ?? false
        }
    }

    @Test("Nothing stays open of those who are too many, talk nonsense, say nothing or hang up")
    func refused() async throws {
        var there = try Node()
        let here = try Node()
        there.limits.handshakeDeadline = .milliseconds(200)
        there.limits.newConnectionsPerAddressAndMinute = 1_000_000
        let listening = there
        try await listening.listening(handle: { _ in }) { address in
            for _ in 0..<10 {
                // Sixteen of an address may be in the middle of a handshake; the others are refused.
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for number in 0..<40 {
                        let octets = [UInt8](repeating: 7, count: 24 * (number % 4))
                        group.addTask {
                            if number % 5 == 0 {
                                try await Scanner.connected(to: address) { _, _ in }
                            } else {
                                _ = try await Scanner.answer(to: octets, at: address)
                            }
                        }
                    }
                    try await group.waitForAll()
                }
            }
            let end = ContinuousClock.now + .seconds(60)
            while open(at: address.port) > 1, ContinuousClock.now < end {
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(open(at: address.port) == 1)
        }
        // With time for a handshake on a busy machine.
        there.limits.handshakeDeadline = .seconds(60)
        try await there.listening(handle: { _ in }) { address in
            try await here.dial(there.key, at: address) { _ in }
        }
    }
}
