import HearthWire
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import HearthTransport

@Suite("Listening", .timeLimit(.minutes(5)))
struct ListenerTests {
    @Test("Listening at a port in use fails and names it")
    func portInUse() async throws {
        let (first, second) = (try Node(), try Node())
        try await first.listening(handle: { _ in }) { address in
            let listener = Listener(
                local: second.secret, entropy: Node.entropy, logger: Node.logger)
            await #expect(throws: TransportError.addressInUse(address.description)) {
                try await listener.run(at: [address]) { _ in }
            }
        }
    }

    @Test("Listening at an address of somebody else fails and names it")
    func foreignAddress() async throws {
        let node = try Node()
        let address = try #require(HostPort("192.0.2.1:4711"))
        let listener = Listener(local: node.secret, entropy: Node.entropy, logger: Node.logger)
        await #expect(throws: TransportError.addressNotAvailable("192.0.2.1:4711")) {
            try await listener.run(at: [address]) { _ in }
        }
    }

    @Test("Of several addresses all are listened at or none")
    func allOrNone() async throws {
        let (here, there) = (try Node(), try Node())
        // At an address of its own: there no other test is given this port.
        let port = try await there.listening(handle: { _ in }) { $0.port }
        let free = try #require(HostPort("127.77.0.1:\(port)"))
        let foreign = try #require(HostPort("192.0.2.1:4711"))
        let listener = Listener(local: there.secret, entropy: Node.entropy, logger: Node.logger)
        await #expect(throws: TransportError.addressNotAvailable("192.0.2.1:4711")) {
            try await listener.run(at: [free, foreign]) { _ in }
        }
        await #expect {
            try await here.dial(there.key, at: free) { _ in }
        } throws: { error in
            guard case TransportError.connectFailed = error else { return false }
            return true
        }
    }

    @Test("When cancelled, it stops listening at once and closes connections for shutdown")
    func shutdown() async throws {
        let (here, there) = (try Node(), try Node())
        var late = try Node()
        late.limits.handshakeDeadline = .milliseconds(100)
        let latecomer = late
        let (reasons, reason) = AsyncStream<CloseReason?>.makeStream()
        let (events, event) = AsyncStream<HostPort?>.makeStream()
        let listener = Listener(local: there.secret, entropy: Node.entropy, logger: Node.logger)
        // At an address of its own: there no other test is given the port when it is free again.
        let loopback = try #require(HostPort(listening: "127.77.0.2:0"))
        // A handler that takes its time, cancelled or not.
        let slow = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: Void.self)
        try await withThrowingTaskGroup(of: Void.self) { dialling in
            try await withThrowingTaskGroup(of: Void.self) { listening in
                listening.addTask {
                    try await listener.run(
                        at: [loopback], onBound: { event.yield($0[0]) },
                        handle: { other in
                            event.yield(nil)
                            _ = await other.receiveAll()
                            try? await slow.futureResult.get()
                        })
                }
                var steps = events.makeAsyncIterator()
                let address = try #require(await steps.next() ?? nil)
                dialling.addTask {
                    try await here.dial(there.key, at: address) { other in
                        _ = await other.receiveAll()
                        reason.yield(other.peerCloseReason)
                    }
                }
                _ = await steps.next()
                listening.cancelAll()
                var isListening = true
                while isListening, !Task.isCancelled {
                    do {
                        try await latecomer.dial(there.key, at: address) { _ in }
                    } catch TransportError.connectFailed {
                        isListening = false
                    } catch {}
                }
                #expect(!isListening)
                slow.succeed()
            }
            var closed = reasons.makeAsyncIterator()
            #expect(await closed.next() == .shutdown)
            try await dialling.waitForAll()
        }
    }

    @Test("Unfinished handshakes are bounded, and one that ends makes room")
    func halfOpen() async throws {
        var there = try Node()
        there.limits.halfOpenConnections = 2
        there.limits.handshakeDeadline = .seconds(3600)
        let (listener, here) = (there, try Node())
        try await listener.listening(handle: Node.echo) { address in
            try await Scanner.halfOpen(to: listener.key, at: address) {
                try await Scanner.halfOpen(to: listener.key, at: address) {
                    // Without the bound this would never end, with that deadline.
                    let answer = try await Scanner.answer(to: [], at: address)
                    #expect(answer == [])
                    await #expect(throws: TransportError.refused) {
                        try await here.dial(listener.key, at: address) { _ in }
                    }
                }
                // One of them has hung up; the listener hears of it sooner or later.
                var isOpen = false
                while !isOpen, !Task.isCancelled {
                    let frame = try? await here.dial(listener.key, at: address) { connection in
                        try? connection.send([.ping(3)])
                        return try? await connection.receive()
                    }
                    isOpen = frame == .ping(3)
                }
            }
        }
    }

    @Test("Open connections are bounded, and one that ends makes room")
    func open() async throws {
        var there = try Node()
        there.limits.openConnections = 1
        there.limits.newConnectionsPerAddressAndMinute = 1_000_000
        let (listener, here, other) = (there, try Node(), try Node())
        let ping: @Sendable (Connection) async -> Bool = { connection in
            try? connection.send([.ping(4)])
            return (try? await connection.receive()) == .ping(4)
        }
        try await listener.listening(handle: Node.echo) { address in
            let wasRefused = try await here.dial(listener.key, at: address) { connection in
                guard await ping(connection) else { return false }
                return (try? await other.dial(listener.key, at: address, ping)) == false
            }
            #expect(wasRefused)
            var isOpen = false
            while !isOpen, !Task.isCancelled {
                isOpen = try await other.dial(listener.key, at: address, ping)
            }
        }
    }
}
