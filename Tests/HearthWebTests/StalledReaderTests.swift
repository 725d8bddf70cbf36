import HearthAPI
import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import Testing

@testable import HearthWeb

/// Tells news without end, as fast as they are taken, and counts them.
private final class Flood: OperationPerformer, NewsSource {
    private let state = NIOLockedValueBox<(told: Int, isOver: Bool)>((0, false))
    var told: Int { state.withLockedValue { $0.told } }
    /// Whether whoever took them takes no more.
    var isOver: Bool { state.withLockedValue { $0.isOver } }

    func perform<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) async throws -> Request.Answer {
        throw HearthError(.notFound)
    }

    func news(as caller: Caller, since id: Int?, moment: String?) async throws -> AsyncStream<
        NewsEvent
    > {
        let last = Watch { [state] in state.withLockedValue { $0.isOver = true } }
        return AsyncStream { [state] in
            _ = last
            if Task.isCancelled { return nil }
            let id = state.withLockedValue {
                $0.told += 1
                return $0.told
            }
            return .news(
                NewsInfo(
                    id: id, kind: .wishAdded, at: "2027-05-31T12:00:00Z", isUnread: true,
                    wish: String(repeating: "w", count: 200)))
        }
    }

    /// Says when the stream is let go.
    private final class Watch: Sendable {
        private let end: @Sendable () -> Void
        init(_ end: @escaping @Sendable () -> Void) { self.end = end }
        deinit { end() }
    }
}

@Suite("A reader that does not read")
struct StalledReaderTests {
    private let request = "GET /api/v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n"

    /// Asks every few milliseconds.
    private func eventually(
        within limit: Duration = .seconds(60), _ isTrue: () -> Bool
    ) async throws -> Bool {
        let deadline = ContinuousClock.now + limit
        while ContinuousClock.now < deadline {
            if isTrue() { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return isTrue()
    }

    @Test("She is cut off, and no more waits for her than a few hundred kilobytes")
    func cut() async throws {
        let flood = Flood()
        var limits = WebLimits()
        limits.answer = .seconds(1)
        try await Server.run(performer: flood, limits: limits) { server in
            let reader = try RawSocket(path: server.endpoints.socketPath)
            reader.send(request)
            #expect(try await eventually { reader.isCut })
            // Whatever was held for her is let go.
            #expect(try await eventually { flood.isOver })
            // What the kernel and the channel have room for, at some 330 octets each.
            #expect(flood.told > 100 && flood.told < 5000)
            // Others are served as before.
            #expect(try await server.send("GET", "/health").status == 200)
        }
    }

    @Test("Whoever takes something now and then is not cut off, nor who has nothing to take")
    func slow() throws {
        let channel = EmbeddedChannel(handler: StalledWriteHandler(grace: .seconds(10)))
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/tmp/none")).wait()
        let loop = channel.embeddedEventLoop
        for _ in 0..<10 {
            channel.write(ByteBuffer(string: "news"), promise: nil)
            loop.advanceTime(by: .seconds(9))
            // Now it is taken.
            channel.flush()
            loop.advanceTime(by: .milliseconds(1))
        }
        #expect(channel.isActive)
        loop.advanceTime(by: .hours(10))
        #expect(channel.isActive)
        channel.write(ByteBuffer(string: "news"), promise: nil)
        loop.advanceTime(by: .seconds(9))
        #expect(channel.isActive)
        loop.advanceTime(by: .seconds(4))
        #expect(!channel.isActive)
    }
}
