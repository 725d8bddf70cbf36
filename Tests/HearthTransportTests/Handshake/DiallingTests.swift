import HearthSodium
import HearthTransport
import HearthWire
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import Testing

@Suite("Dialling", .timeLimit(.minutes(5)))
struct DiallingTests {
    @Test("Dialling another node than the one wanted fails, and shows it 48 octets only")
    func wrongKey() async throws {
        let (here, there, other) = (try Node(), try Node(), try Node())
        let shown = NIOLockedValueBox<[Int]>([])
        let relay = Relay { message in
            if message.direction == .toListener {
                shown.withLockedValue { $0.append(message.octets.count) }
            }
            return .pass(message.octets)
        }
        let wasCalled = NIOLockedValueBox(false)
        try await there.listening(handle: { _ in wasCalled.withLockedValue { $0 = true } }) {
            address in
            try await relay.relaying(to: address) { relayed in
                await #expect(throws: TransportError.refused) {
                    try await here.dial(other.key, at: relayed) { _ in
                        wasCalled.withLockedValue { $0 = true }
                    }
                }
            }
        }
        #expect(wasCalled.withLockedValue { $0 } == false)
        #expect(shown.withLockedValue { $0 } == [48])
    }

    @Test("A handshake whose answer was tampered with fails", arguments: [0, 31, 32, 47])
    func tamperedAnswer(octet: Int) async throws {
        let (here, there) = (try Node(), try Node())
        let relay = Relay { message in
            var octets = message.octets
            if message.direction == .toDialler, message.index == 0 { octets[octet] ^= 1 }
            return .pass(octets)
        }
        try await there.listening(handle: { _ in }) { address in
            try await relay.relaying(to: address) { relayed in
                await #expect(throws: TransportError.refused) {
                    try await here.dial(there.key, at: relayed) { _ in }
                }
            }
        }
    }

    @Test(
        "A handshake whose last message was tampered with reaches nobody",
        arguments: [0, 47, 48, 63])
    func tamperedProof(octet: Int) async throws {
        let (here, there) = (try Node(), try Node())
        let wasCalled = NIOLockedValueBox(false)
        let relay = Relay { message in
            var octets = message.octets
            if message.direction == .toListener, message.index == 1 { octets[octet] ^= 1 }
            return .pass(octets)
        }
        try await there.listening(handle: { _ in wasCalled.withLockedValue { $0 = true } }) {
            address in
            try await relay.relaying(to: address) { relayed in
                let error = try await here.dial(there.key, at: relayed) { connection in
                    await connection.receiveAll().error
                }
                #expect(error == .truncated)
            }
        }
        #expect(wasCalled.withLockedValue { $0 } == false)
    }

    @Test("Dialling one who accepts and says nothing ends at the deadline")
    func silence() async throws {
        var here = try Node()
        here.limits.handshakeDeadline = .milliseconds(100)
        let (dialler, other) = (here, try Node())
        try await Self.silentServer { address in
            await #expect(throws: TransportError.handshakeTimeout) {
                try await dialler.dial(other.key, at: address) { _ in }
            }
        }
    }

    @Test("Dialling ends when its task is cancelled")
    func cancelled() async throws {
        var here = try Node()
        here.limits.handshakeDeadline = .seconds(3600)
        let (dialler, other) = (here, try Node())
        try await Self.silentServer { address in
            await withTaskGroup(of: TransportError?.self) { group in
                group.addTask {
                    do throws(TransportError) {
                        try await dialler.dial(other.key, at: address) { _ in }
                        return nil
                    } catch {
                        return error
                    }
                }
                group.cancelAll()
                #expect(await group.next() == .closed)
            }
        }
    }

    @Test("Dialling where packets vanish ends when its task is cancelled")
    func cancelledConnecting() async throws {
        var here = try Node()
        here.limits.connectDeadline = .seconds(3600)
        let (dialler, other) = (here, try Node())
        // A queue of one that nobody takes from: the second connection gets no answer.
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 0)
            .serverChannelOption(.autoRead, value: false)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(server.localAddress?.port)
        let address = try #require(HostPort(host: "127.0.0.1", port: port))
        try await Scanner.connected(to: address) { _, _ in
            await withTaskGroup(of: TransportError?.self) { group in
                group.addTask {
                    do throws(TransportError) {
                        try await dialler.dial(other.key, at: address) { _ in }
                        return nil
                    } catch {
                        return error
                    }
                }
                group.cancelAll()
                #expect(await group.next() == .closed)
            }
        }
        try await server.close()
    }

    @Test("Dialling where nobody listens says so")
    func nobody() async throws {
        let here = try Node()
        // One that no test is given, as a port that was free a moment ago may be.
        let address = try #require(HostPort("127.0.0.1:1"))
        await #expect {
            try await here.dial(here.key, at: address) { _ in }
        } throws: { error in
            guard case TransportError.connectFailed(let reason) = error else { return false }
            return reason.lowercased().contains("refused")
        }
    }

    @Test("Dialling a name that does not exist says so")
    func noSuchName() async throws {
        let here = try Node()
        let address = try #require(HostPort("no-such-host.invalid:4711"))
        await #expect {
            try await here.dial(here.key, at: address) { _ in }
        } throws: { error in
            guard case TransportError.connectFailed = error else { return false }
            return true
        }
    }

    /// Accepts, and leaves it at that.
    private static func silentServer(
        _ body: (HostPort) async throws -> Void
    ) async throws {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(server.localAddress?.port)
        try await body(try #require(HostPort(host: "127.0.0.1", port: port)))
        try await server.close()
    }
}
