import HearthTransport
import HearthWire
import Testing

@Suite("Two nodes over loopback TCP", .timeLimit(.minutes(5)))
struct ConversationTests {
    @Test("Frames from one octet to a mebibyte arrive unchanged, both ways")
    func sizes() async throws {
        var (here, there) = (try Node(), try Node())
        // Less than all of them together: what is written makes room again.
        here.limits.writeQueueOctets = 1_100_000
        there.limits.writeQueueOctets = 1_100_000
        let (dialler, listener) = (here, there)
        let sizes = [0, 1, 2048, 65_512, 65_513, 65_519, 70_000, 131_038, 500_000, 1_040_000]
        let frames = try sizes.enumerated().map { index, size in
            try Frame.sample(octets: size, seed: UInt8(index))
        }
        try await listener.listening(handle: Node.echo) { address in
            let echoed = try await dialler.dial(listener.key, at: address) { connection in
                var echoed: [Frame] = []
                for frame in frames {
                    try? connection.send([frame])
                    if let back = try? await connection.receive() { echoed.append(back) }
                }
                return echoed
            }
            // A comparison of its own, since nobody wants to see the difference printed.
            let isSame = echoed == frames
            #expect(isSame)
        }
    }

    @Test("Both sides know each other's key, who dialled, and where from")
    func identities() async throws {
        let (here, there) = (try Node(), try Node())
        let (keys, continuation) = AsyncStream<Bool>.makeStream()
        let listen: @Sendable (Connection) async -> Void = { connection in
            continuation.yield(
                connection.remoteKey == here.key && !connection.isInitiator
                    && connection.remoteAddress?.host == "127.0.0.1")
        }
        try await there.listening(handle: listen) { address in
            try await here.dial(there.key, at: address) { connection in
                #expect(connection.remoteKey == there.key)
                #expect(connection.isInitiator)
                #expect(connection.remoteAddress == address)
                _ = await connection.receiveAll()
            }
            var answers = keys.makeAsyncIterator()
            #expect(await answers.next() == true)
        }
    }

    @Test("Many connections at once keep their frames apart and in order")
    func concurrent() async throws {
        var there = try Node()
        there.limits.halfOpenPerAddress = 100
        let (key, listener) = (there.key, there)
        try await listener.listening(handle: Node.echo) { address in
            try await withThrowingTaskGroup(of: (UInt64, [Frame]).self) { group in
                for dialler in UInt64(0)..<20 {
                    group.addTask {
                        let frames = (0..<50).map { Frame.ping(dialler << 32 | $0) }
                        return try await Node().dial(key, at: address) { connection in
                            try? connection.send(frames)
                            var echoed: [Frame] = []
                            while echoed.count < frames.count,
                                let frame = try? await connection.receive()
                            {
                                echoed.append(frame)
                            }
                            return (dialler, echoed)
                        }
                    }
                }
                for try await (dialler, echoed) in group {
                    #expect(echoed == (0..<50).map { Frame.ping(dialler << 32 | $0) })
                }
            }
        }
    }

    @Test("What was queued before a close arrives, then nil, and the reason can be read")
    func closing() async throws {
        var there = try Node()
        there.limits.closeDeadline = .seconds(50)
        let (here, listener) = (try Node(), there)
        let frames = try (0..<7).map { try Frame.sample(octets: 1_000_000, seed: $0) }
        let send: @Sendable (Connection) async -> Void = { connection in
            try? connection.send(frames)
            await connection.close(.duplicate)
        }
        try await listener.listening(handle: send) { address in
            try await here.dial(listener.key, at: address) { connection in
                let (received, error) = await connection.receiveAll()
                let isSame = received == frames
                #expect(isSame)
                #expect(error == nil)
                #expect(connection.peerCloseReason == .duplicate)
            }
        }
    }

    @Test("A close arrives although the other side is still sending")
    func closingWhileReceiving() async throws {
        var there = try Node()
        there.limits.closeDeadline = .seconds(50)
        let (here, listener) = (try Node(), there)
        let close: @Sendable (Connection) async -> Void = { connection in
            _ = try? await connection.receive()
            await connection.close(.overLimit)
        }
        let frame = try Frame.sample(octets: 100_000)
        try await listener.listening(handle: close) { address in
            try await here.dial(listener.key, at: address) { connection in
                async let received = connection.receiveAll()
                while true {
                    do throws(TransportError) {
                        try connection.send([frame])
                    } catch {
                        if error == .closed { break }
                    }
                    await Task.yield()
                }
                let error = await received.error
                #expect(error == nil)
                #expect(connection.peerCloseReason == .overLimit)
            }
        }
    }

    @Test("A handler that just comes back says goodbye")
    func goodbye() async throws {
        let (here, there) = (try Node(), try Node())
        try await there.listening(handle: { _ in }) { address in
            try await here.dial(there.key, at: address) { connection in
                let (received, error) = await connection.receiveAll()
                #expect(received.isEmpty && error == nil)
                #expect(connection.peerCloseReason == .goodbye)
            }
        }
    }

    @Test("After closing, sending fails, receiving ends and closing again does nothing")
    func afterClosing() async throws {
        let (here, there) = (try Node(), try Node())
        try await there.listening(handle: Node.echo) { address in
            try await here.dial(there.key, at: address) { connection in
                try? connection.send([.ping(1)])
                await connection.close(.idle)
                await connection.close(.goodbye)
                #expect(throws: TransportError.closed) { try connection.send([.ping(2)]) }
                let (received, error) = await connection.receiveAll()
                #expect(received.isEmpty && error == nil)
            }
        }
    }
}
