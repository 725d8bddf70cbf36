import HearthNoise
import HearthSodium
import HearthWire
import NIOConcurrencyHelpers
import NIOCore
import Testing

@testable import HearthTransport

@Suite("Silence", .timeLimit(.minutes(5)))
struct SilenceTests {
    /// What a scanner of ports may try.
    enum Probe: CaseIterable, Sendable {
        case nothing, oneOctet, tls, http, noise, zeros, halfAMessage, long, wrongKey, weakKey
        case wrongPrologue

        func octets(_ key: NodeKey) throws -> [UInt8] {
            let entropy = Node.entropy
            func first(to remote: NodeKey, _ prologue: String) throws -> [UInt8] {
                var handshake = NoiseHandshake.initiator(
                    local: try Node().secret, remote: remote, ephemeral: try Node().secret,
                    prologue: Array(prologue.utf8))
                return try handshake.writeMessage()
            }
            return switch self {
            case .nothing: []
            case .oneOctet: [0]
            case .tls: [0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3] + entropy.octets(506, for: .key)
            case .http: Array("GET / HTTP/1.1\r\nHost: example.org\r\nAccept: */*\r\n\r\n".utf8)
            case .noise: entropy.octets(48, for: .key)
            case .zeros: [UInt8](repeating: 0, count: 48)
            case .halfAMessage: Array(try first(to: key, "hearth/1").prefix(47))
            case .long: entropy.octets(100_000, for: .key)
            case .wrongKey: try first(to: try Node().key, "hearth/1")
            case .weakKey: [1] + [UInt8](repeating: 0, count: 47)
            case .wrongPrologue: try first(to: key, "hearth/2")
            }
        }
    }

    @Test(
        "Who does not know the key gets not one octet and is hung up on", arguments: Probe.allCases)
    func probe(_ probe: Probe) async throws {
        var there = try Node()
        there.limits.handshakeDeadline = .milliseconds(200)
        let wasCalled = NIOLockedValueBox(false)
        let octets = try probe.octets(there.key)
        try await there.listening(handle: { _ in wasCalled.withLockedValue { $0 = true } }) {
            address in
            let answer = try await Scanner.answer(to: octets, at: address)
            #expect(answer == [])
        }
        #expect(wasCalled.withLockedValue { $0 } == false)
    }

    @Test("Who knows the key is answered with 48 octets")
    func control() async throws {
        let there = try Node()
        var handshake = NoiseHandshake.initiator(
            local: try Node().secret, remote: there.key, ephemeral: try Node().secret,
            prologue: Array("hearth/1".utf8))
        let first = try handshake.writeMessage()
        let answer = try await there.listening(handle: { _ in }) { address in
            try await Scanner.connected(to: address) { channel, octets in
                try await channel.writeAndFlush(ByteBuffer(bytes: first)).get()
                return try await octets.take(48)
            }
        }
        #expect(try handshake.readMessage(answer) == [])
    }

    @Test("A recorded handshake gets no answer when it is played again")
    func replay() async throws {
        var there = try Node()
        // What follows ends by itself, or never.
        there.limits.handshakeDeadline = .seconds(3600)
        let (dialler, listener) = (try Node(), there)
        let recorded = NIOLockedValueBox<[UInt8]>([])
        let relay = Relay { message in
            if message.direction == .toListener, message.index < 2 {
                recorded.withLockedValue { $0 += message.octets }
            }
            return .pass(message.octets)
        }
        try await listener.listening(handle: Node.echo) { address in
            try await relay.relaying(to: address) { relayed in
                try await dialler.dial(listener.key, at: relayed) { connection in
                    try? connection.send([.ping(1)])
                    let frame = try? await connection.receive()
                    #expect(frame == .ping(1))
                }
            }
            let octets = recorded.withLockedValue { $0 }
            #expect(octets.count == 48 + 64)
            for count in [48, 48, 112] {
                let answer = try await Scanner.answer(to: Array(octets.prefix(count)), at: address)
                #expect(answer == [])
            }
        }
    }

    @Test("Sending an octet now and then does not hold a handshake open")
    func slowLoris() async throws {
        var there = try Node()
        there.limits.handshakeDeadline = .milliseconds(200)
        let written = NIOLockedValueBox(0)
        try await there.listening(handle: { _ in }) { address in
            try await Scanner.connected(to: address) { channel, octets in
                let trickle = channel.eventLoop.scheduleRepeatedTask(
                    initialDelay: .zero, delay: .milliseconds(100)
                ) { task in
                    let count = written.withLockedValue { count in
                        count += 1
                        return count
                    }
                    if count == 47 { task.cancel() }
                    channel.writeAndFlush(ByteBuffer(bytes: [9]), promise: nil)
                }
                #expect(await octets.untilEnd() == [])
                trickle.cancel()
            }
        }
        // One octet short of the first message; had each of them put the deadline off, all would
        // have been sent.
        #expect(written.withLockedValue { $0 } < 47)
    }
}
