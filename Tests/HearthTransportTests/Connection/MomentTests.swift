import HearthTransport
import HearthWire
import Testing

/// A node looks at what came in when it has time; these moments say when it came.
@Suite("Moments of a connection", .timeLimit(.minutes(1)))
struct MomentTests {
    @Test("However late one looks, what came in and the end have the moments at which they were")
    func late() async throws {
        let (here, there) = (try Node(), try Node())
        let (looked, saysLooked) = AsyncStream<Void>.makeStream()
        let (seen, saysSeen) = AsyncStream<[WallTime]>.makeStream()
        let before = WallTime.now
        let listen: @Sendable (Connection) async -> Void = { connection in
            // Nobody looks at the connection until long after it is over.
            var turns = looked.makeAsyncIterator()
            _ = await turns.next()
            var moments = [connection.madeAt]
            while let isMore = try? await connection.hasArrived(), isMore {
                while let arrival = connection.takeArrival() { moments.append(arrival.at) }
            }
            if let end = connection.endedAt { moments.append(end) }
            saysSeen.yield(moments)
        }
        try await there.listening(handle: listen) { address in
            try await here.dial(there.key, at: address) { connection in
                try? connection.send([.ping(1)])
                try? connection.send([.ping(2)])
                await connection.close(.shutdown)
            }
            // The other side has hung up by then, so all of it has come in there.
            let end = WallTime.now
            while WallTime.now.since(end) < .milliseconds(20) { await Task.yield() }
            saysLooked.yield()
            var views = seen.makeAsyncIterator()
            let moments = try #require(await views.next())
            #expect(moments.count == 4)
            #expect(moments == moments.sorted())
            #expect(moments.allSatisfy { $0 >= before && $0 <= end })
        }
    }

    @Test("A close leaves at its moment, after what leaves then, though nobody looks any more")
    func closing() async throws {
        let (here, there) = (try Node(), try Node())
        let moment = WallTime.now.adding(.milliseconds(1500))
        let listen: @Sendable (Connection) async -> Void = { connection in
            connection.send([.ping(9)], at: moment)
            let closing = Task { await connection.close(.overLimit, at: moment) }
            // Over as soon as it is settled that the connection is to end.
            while let isMore = try? await connection.hasArrived(), isMore {}
            _ = closing
        }
        try await there.listening(handle: listen) { address in
            try await here.dial(there.key, at: address) { connection in
                var pings = 0
                while let isMore = try? await connection.hasArrived(), isMore {
                    while connection.takeArrival() != nil { pings += 1 }
                }
                #expect(WallTime.now >= moment)
                #expect(pings == 1)
                #expect(connection.peerCloseReason == .overLimit)
            }
        }
    }
}
