import HearthTransport
import HearthWire
import Testing

@Suite("A peer that does not read", .timeLimit(.minutes(5)))
struct BackpressureTests {
    @Test("The queue has a bound, a call over it queues nothing, and all before it arrives")
    func bound() async throws {
        var (here, there) = (try Node(), try Node())
        here.limits.writeQueueOctets = 1 << 20
        here.limits.closeDeadline = .seconds(50)
        there.limits.closeDeadline = .seconds(50)
        let (dialler, listener) = (here, there)
        let (queueIsFull, full) = AsyncStream<Void>.makeStream()
        let (received, results) = AsyncStream<[Frame]>.makeStream()
        let read: @Sendable (Connection) async -> Void = { connection in
            for await _ in queueIsFull {}
            results.yield(await connection.receiveAll().frames)
        }
        // Far more than the kernel, the reads ahead and the queue hold together.
        let most = 64 << 20
        try await listener.listening(handle: read) { address in
            let sent = try await dialler.dial(listener.key, at: address) { connection in
                var sent: [Frame] = []
                var octets = 0
                while octets < most {
                    let number = UInt8(truncatingIfNeeded: sent.count)
                    guard let frame = try? Frame.sample(octets: 100_000, seed: number) else {
                        break
                    }
                    do throws(TransportError) {
                        try connection.send([frame, .ping(UInt64(sent.count))])
                    } catch {
                        #expect(error == .queueFull)
                        break
                    }
                    sent += [frame, .ping(UInt64(sent.count))]
                    octets += frame.octets.count
                    await Task.yield()
                }
                #expect(octets < most)
                full.finish()
                await connection.close(.goodbye)
                return sent
            }
            var answers = received.makeAsyncIterator()
            // A comparison of its own, since nobody wants to see the difference printed.
            let isSame = await answers.next() == sent
            #expect(isSame)
        }
    }

    @Test("Closing does not wait for it longer than the deadline")
    func closing() async throws {
        var here = try Node()
        here.limits.closeDeadline = .milliseconds(100)
        let (dialler, there) = (here, try Node())
        let (finished, finish) = AsyncStream<Void>.makeStream()
        let sleep: @Sendable (Connection) async -> Void = { _ in
            for await _ in finished {}
        }
        try await there.listening(handle: sleep) { address in
            try await dialler.dial(there.key, at: address) { connection in
                let frame = try? Frame.sample(octets: 1_000_000)
                while let frame, (try? connection.send([frame])) != nil { await Task.yield() }
                await connection.close(.overLimit)
                #expect(throws: TransportError.closed) { try connection.send([.ping(0)]) }
            }
            finish.finish()
        }
    }
}
