import HearthReplication
import HearthWire
import Testing

@testable import HearthTransport

@Suite("What is read and written beside whoever uses a connection", .timeLimit(.minutes(1)))
struct ReadingTests {
    @Test("Frames are read while nobody receives them")
    func readsAhead() async throws {
        let (here, there) = (try Node(), try Node())
        let (isSent, sent) = AsyncStream<WallTime>.makeStream()
        let (counts, counted) = AsyncStream<Int>.makeStream()
        let listen: @Sendable (Connection) async -> Void = { connection in
            for await _ in isSent { break }
            var count = 0
            while (try? await connection.hasArrived()) == true {
                if connection.takeArrival()?.frame?.type == .have { count += 1 }
            }
            counted.yield(count)
        }
        // More than the kernel and the reads ahead hold together.
        let frames = try (0..<6).map { try Frame.sample(octets: 1_000_000, seed: $0) }
        try await there.listening(handle: listen) { address in
            try await here.dial(there.key, at: address) { connection in
                for frame in frames { try? connection.send([frame]) }
                // Nobody there receives before the kernel has taken all of it, which is more than it
                // holds: so it was read.
                while connection.outbox.waiting > 0 {
                    try? await Task.sleep(for: .milliseconds(5))
                }
                sent.yield(.now)
                sent.finish()
                await connection.close(.goodbye)
            }
            // Before the listener goes, and with it whoever still reads.
            for await count in counts {
                #expect(count == 6)
                break
            }
        }
    }

    @Test("What was handed over for a moment leaves then, in order, and the close after it")
    func departures() async throws {
        let (here, there) = (try Node(), try Node())
        let (results, result) = AsyncStream<([Arrival], CloseReason?)>.makeStream()
        let listen: @Sendable (Connection) async -> Void = { connection in
            var arrivals: [Arrival] = []
            while (try? await connection.hasArrived()) == true {
                if let arrival = connection.takeArrival() { arrivals.append(arrival) }
            }
            result.yield((arrivals, connection.peerCloseReason))
        }
        try await there.listening(handle: listen) { address in
            let moment = try await here.dial(there.key, at: address) { connection in
                let moment = WallTime.now.adding(.seconds(2))
                for number in 2..<50 as Range<UInt64> {
                    connection.send([.ping(number)], at: moment)
                }
                try? connection.send([.ping(1)])
                await connection.close(.idle, at: moment)
                return moment
            }
            var all = results.makeAsyncIterator()
            let (arrivals, reason) = try #require(await all.next())
            #expect(arrivals.compactMap(\.frame) == (1..<50).map { .ping($0) })
            #expect(arrivals.dropFirst().allSatisfy { $0.at >= moment })
            #expect(reason == .idle)
        }
    }

    @Test("Whatever breaks a rule is answered with reason 1, every time")
    func violation() async throws {
        let (here, there) = (try Node(), try Node())
        let listen: @Sendable (Connection) async -> Void = { connection in
            // As the node does: it comes back as soon as there is an error.
            while (try? await connection.hasArrived()) == true { _ = connection.takeArrival() }
        }
        try await there.listening(handle: listen) { address in
            for _ in 0..<50 {
                try await here.dial(there.key, at: address) { connection in
                    try? connection.send([.knock([UInt8](repeating: 0, count: 3000))])
                    _ = await connection.receiveAll()
                    #expect(connection.peerCloseReason == .protocolViolation)
                }
            }
        }
    }
}
