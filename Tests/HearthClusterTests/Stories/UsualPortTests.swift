import Glibc
import HearthAPI
import Testing

@Suite("The port where friends dial", .serialized)
struct UsualPortTests {
    @Test("Two homes on one machine have ports of their own, which they keep")
    func twoHomes() async throws {
        try await withWorld { world in
            let first = try await world.household("First", starting: false)
            let second = try await world.household("Second", starting: false)
            let one = try run(first)
            defer { one.signal(SIGKILL) }
            let firstPort = try await port(of: first, one)
            let other = try run(second)
            let secondPort = try await port(of: second, other)
            #expect(firstPort != secondPort)
            // Each starts where it was, in whichever order.
            other.signal(SIGTERM)
            one.signal(SIGTERM)
            _ = try await (one.outcome(), other.outcome())
            let again = try run(second)
            #expect(try await port(of: second, again) == secondPort)
            #expect(!again.errors.contains("taken by another program"))
            again.signal(SIGTERM)
            _ = try await again.outcome()
            // A port that is gone is told, and is still the node's the next time.
            let squatter = try Listening(port: secondPort)
            let moved = try run(second)
            #expect(try await port(of: second, moved) != secondPort)
            try await eventually("it is told") {
                moved.errors.contains("Port \(secondPort), at which friends know this node")
            }
            moved.signal(SIGTERM)
            _ = try await moved.outcome()
            squatter.end()
            let back = try run(second)
            #expect(try await port(of: second, back) == secondPort)
            back.signal(SIGTERM)
            _ = try await back.outcome()
        }
    }

    private func run(_ home: TestHome) throws -> Program {
        try home.launch(["run", "--no-web"])
    }

    /// Where friends are told to dial, once the node is ready.
    private func port(of home: TestHome, _ node: Program) async throws -> Int {
        try await eventually("the node of \(home.name) is ready") {
            node.errors.contains("Ctrl-C")
        }
        let status = try await home.ask(StatusInfo.self, "status")
        let address = try #require(status.listening.first)
        return try #require(Int(address.split(separator: ":").last ?? ""))
    }
}

/// A program that has a port.
private final class Listening {
    private let socket: Int32

    init(port: Int) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var on: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isBound && listen(socket, 1) == 0)
    }

    func end() { close(socket) }
}
