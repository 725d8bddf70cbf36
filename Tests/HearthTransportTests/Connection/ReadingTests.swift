import HearthWire
import Testing

@testable import HearthTransport

@Suite("What is read and written beside the code that uses a connection", .timeLimit(.minutes(5)))
struct ReadingTests {
    @Test("What was handed over for a moment leaves then, in order, after what leaves at once")
    func departures() async throws {
        let (here, there) = (try Node(), try Node())
        let (results, result) = AsyncStream<[(Frame, WallTime)]>.makeStream()
        let listen: @Sendable (Connection) async -> Void = { connection in
            var arrivals: [(Frame, WallTime)] = []
            while arrivals.count < 49, let frame = try? await connection.receive() {
                arrivals.append((frame, .now))
            }
            result.yield(arrivals)
        }
        try await there.listening(handle: listen) { address in
            let moment = try await here.dial(there.key, at: address) { connection in
                let moment = WallTime.now.adding(.seconds(2))
                for number in 2..<50 as Range<UInt64> {
                    connection.send([.ping(number)], at: moment)
                }
                try? connection.send([.ping(1)])
                // Until the other side, which has all of them, hangs up.
                _ = try? await connection.receive()
                return moment
            }
            var all = results.makeAsyncIterator()
            let arrivals = try #require(await all.next())
            #expect(arrivals.map(\.0) == (1..<50).map { .ping($0) })
            #expect(arrivals.dropFirst().allSatisfy { $0.1 >= moment })
        }
    }

    @Test("Whatever breaks a rule is answered with reason 1, every time")
    func violation() async throws {
        let (here, there) = (try Node(), try Node())
        let listen: @Sendable (Connection) async -> Void = { connection in
            // As the node does: it comes back as soon as there is an error.
            while (try? await connection.arrivals(atMost: 8)) != nil {}
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
