import HearthSodium
import HearthTransport
import HearthWire
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import Testing

@Suite("A node with several addresses")
struct AddressRaceTests {
    /// Addresses that are dead, that say nothing, or where somebody else is: none of them keeps the
    /// dialler from the good one, however long it would wait for each.
    @Test("The good address is found behind others that say nothing")
    func behindSilence() async throws {
        let (here, there) = (try Node(), try Node())
        try await withSilentPort { silent in
            try await there.listening(handle: Node.echo) { address in
                let found = try await here.dial(there.key, at: [silent, address]) { $1 }
                #expect(found == address)
            }
        }
    }

    @Test("The good address is found behind a closed port and another node, which say so")
    func behindOthers() async throws {
        let (here, there, other) = (try Node(), try Node(), try Node())
        let closed = try await there.listening(handle: { _ in }) { $0 }
        try await other.listening(handle: Node.echo) { wrong in
            try await there.listening(handle: Node.echo) { address in
                let found = try await here.dial(there.key, at: [closed, wrong, address]) { $1 }
                #expect(found == address)
                let failure = await #expect(throws: DialFailure.self) {
                    _ = try await here.dial(there.key, at: [closed, wrong]) { $1 }
                }
                #expect(failure?.reasons.keys.count == 2)
                #expect(failure?.reasons[wrong] == .refused)
            }
        }
    }

    @Test("Of two good addresses one connection comes about, and the other node sees one")
    func oneConnection() async throws {
        var here = try Node()
        here.limits.nextAddressDelay = .zero
        let (dialler, there) = (here, try Node())
        let count = NIOLockedValueBox(0)
        try await there.listening(
            handle: { connection in
                count.withLockedValue { $0 += 1 }
                await Node.echo(connection)
            }
        ) { address in
            let other = try #require(HostPort("localhost:\(address.port)"))
            try await dialler.dial(there.key, at: [address, other, address]) { connection, _ in
                try? connection.send([.ping(1)])
                _ = try? await connection.receive()
            }
        }
        #expect(count.withLockedValue { $0 } == 1)
    }

    @Test("A name of the Tor network is not looked up")
    func onion() async throws {
        let here = try Node()
        let address = try #require(HostPort("\(String(repeating: "a", count: 56)).onion:4327"))
        let failure = await #expect(throws: DialFailure.self) {
            _ = try await here.dial(here.key, at: [address]) { $1 }
        }
        #expect(failure?.reasons == [address: .proxyNeeded])
    }

    /// Takes connections and never says anything.
    private func withSilentPort(_ body: (HostPort) async throws -> Void) async throws {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(server.localAddress?.port)
        try await body(try #require(HostPort(host: "127.0.0.1", port: port)))
        try await server.close()
    }
}
