import HearthTransport
import HearthWire
import NIOConcurrencyHelpers
import Testing

@Suite("Somebody on the way", .timeLimit(.minutes(5)))
struct TamperingTests {
    /// What happens to the second of three messages of a session.
    enum Attack: CaseIterable, Sendable {
        case flippedBit, flippedLength, swapped, repeated, dropped, reflected, replacedByNoise
        case cutBetween, cutWithin

        /// `held` is the message before it, or what was kept by `keeps`.
        func rewrite(_ octets: [UInt8], held: [UInt8]) -> Relay.Action {
            var octets = octets
            switch self {
            case .flippedBit: octets[octets.count / 2] ^= 0x10
            case .flippedLength: octets[1] ^= 1
            case .swapped, .dropped: octets = []
            case .repeated: octets += octets
            case .reflected: octets = held
            case .replacedByNoise: octets = [UInt8](repeating: 7, count: 60_000)
            case .cutBetween: return .cut(after: [])
            case .cutWithin: return .cut(after: Array(octets.dropLast()))
            }
            return .pass(octets)
        }

        var error: TransportError {
            switch self {
            case .cutBetween, .cutWithin: .truncated
            default: .protocolViolation
            }
        }

        var delivered: [Frame] {
            self == .repeated ? [.ping(0), .ping(1)] : [.ping(0)]
        }
    }

    @Test("Whatever it does to a message ends the connection", arguments: Attack.allCases)
    func tampering(_ attack: Attack) async throws {
        let (here, there) = (try Node(), try Node())
        let (results, continuation) = AsyncStream<([Frame], TransportError?)>.makeStream()
        let listen: @Sendable (Connection) async -> Void = { connection in
            try? connection.send([.pong(0)])
            let (frames, error) = await connection.receiveAll()
            continuation.yield((frames, error))
        }
        let held = NIOLockedValueBox<[UInt8]>([])
        let relay = Relay { message in
            switch (message.direction, message.index) {
            case (.toDialler, 1):
                if attack == .reflected { held.withLockedValue { $0 = message.octets } }
            case (.toListener, 3):
                let kept = held.withLockedValue { $0 }
                if attack == .swapped { held.withLockedValue { $0 = message.octets } }
                return attack.rewrite(message.octets, held: kept)
            case (.toListener, 4) where attack == .swapped:
                return .pass(message.octets + held.withLockedValue { $0 })
            default:
                break
            }
            return .pass(message.octets)
        }
        try await there.listening(handle: listen) { address in
            try await relay.relaying(to: address) { relayed in
                try await here.dial(there.key, at: relayed) { connection in
                    _ = try? await connection.receive()
                    try? connection.send([.ping(0), .ping(1), .ping(2)])
                    let (_, error) = await connection.receiveAll()
                    #expect(error == .truncated)
                }
            }
            var ends = results.makeAsyncIterator()
            let (frames, error) = try #require(await ends.next())
            #expect(error == attack.error)
            #expect(frames == attack.delivered)
        }
    }

    @Test("One who only passes messages on is not noticed")
    func passing() async throws {
        let (here, there) = (try Node(), try Node())
        try await there.listening(handle: Node.echo) { address in
            try await Relay { .pass($0.octets) }.relaying(to: address) { relayed in
                try await here.dial(there.key, at: relayed) { connection in
                    try? connection.send([.ping(5)])
                    let frame = try? await connection.receive()
                    #expect(frame == .ping(5))
                }
            }
        }
    }

    @Test("A message too short to hold anything ends the connection")
    func shortMessage() async throws {
        let (here, there) = (try Node(), try Node())
        let (errors, continuation) = AsyncStream<TransportError?>.makeStream()
        let listen: @Sendable (Connection) async -> Void = { connection in
            continuation.yield(await connection.receiveAll().error)
        }
        let relay = Relay { message in
            // A length of 16: a tag, and nothing that it belongs to.
            let isSession = message.direction == .toListener && message.index == 2
            return .pass(isSession ? [0, 16] : message.octets)
        }
        try await there.listening(handle: listen) { address in
            try await relay.relaying(to: address) { relayed in
                try await here.dial(there.key, at: relayed) { connection in
                    try? connection.send([.ping(0)])
                    _ = await connection.receiveAll()
                }
            }
            var ends = errors.makeAsyncIterator()
            #expect(await ends.next() == .protocolViolation)
        }
    }
}
