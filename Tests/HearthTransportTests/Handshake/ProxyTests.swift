import HearthSodium
import HearthTransport
import HearthWire
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import Testing

@Suite("Dialling through a proxy")
struct ProxyTests {
    @Test("A node is reached through a proxy, which is given the name to look up")
    func throughProxy() async throws {
        let (here, there) = (try Node(), try Node())
        let asked = NIOLockedValueBox<[HostPort?]>([])
        try await there.listening(handle: Node.echo) { address in
            let onion = try #require(HostPort("\(String(repeating: "a", count: 56)).onion:4327"))
            try await withProxy(to: address, asked) { proxy in
                let echoed = try await here.dial(there.key, at: [onion], through: proxy) {
                    connection, _ in
                    try? connection.send([.ping(7)])
                    return try? await connection.receive()
                }
                #expect(echoed == .ping(7))
            }
            #expect(asked.withLockedValue { $0 } == [onion])
        }
    }

    @Test("Where the proxy is not there, or finds nobody, that is said")
    func failures() async throws {
        let (here, there) = (try Node(), try Node())
        // One that no test is given, as a port that was free a moment ago may be.
        let address = try #require(HostPort("127.0.0.1:1"))
        let missing = await #expect(throws: DialFailure.self) {
            _ = try await here.dial(there.key, at: [address], through: SOCKSProxy(address)) { $1 }
        }
        #expect(missing?.reasons == [address: .proxyFailed])
        let asked = NIOLockedValueBox<[HostPort?]>([])
        try await withProxy(to: nil, asked) { proxy in
            let refused = await #expect(throws: DialFailure.self) {
                _ = try await here.dial(there.key, at: [address], through: proxy) { $1 }
            }
            guard case .connectFailed? = refused?.reasons[address] else {
                Issue.record("\(String(describing: refused?.reasons))")
                return
            }
        }
    }

    @Test("A proxy that says nothing, hangs up or is none ends the dial")
    func strangeProxies() async throws {
        var here = try Node()
        here.limits.proxyDeadline = .milliseconds(200)
        let dialler = here
        let address = try #require(HostPort("192.0.2.1:4327"))
        for words in ["", "HTTP/1.1 400 Bad Request\r\n\r\n", "\u{5}"] {
            let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(Says(words))
                    }
                }
                .bind(host: "127.0.0.1", port: 0).get()
            let port = try #require(server.localAddress?.port)
            let proxy = SOCKSProxy(try #require(HostPort(host: "127.0.0.1", port: port)))
            await #expect(throws: DialFailure.self) {
                _ = try await dialler.dial(dialler.key, at: [address], through: proxy) { $1 }
            }
            try await server.close()
        }
    }

    /// A proxy that leads every connection to one address; nil: it finds nobody.
    private func withProxy(
        to target: HostPort?, _ asked: NIOLockedValueBox<[HostPort?]>,
        _ body: (SOCKSProxy) async throws -> Void
    ) async throws {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        ProxyServer(target: target, asked: asked))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(server.localAddress?.port)
        try await body(SOCKSProxy(try #require(HostPort(host: "127.0.0.1", port: port))))
        try await server.close()
    }
}

/// Says something to whoever connects.
private final class Says: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let words: String
    init(_ words: String) { self.words = words }

    func channelActive(context: ChannelHandlerContext) {
        if !words.isEmpty { context.writeAndFlush(NIOAny(ByteBuffer(string: words)), promise: nil) }
    }
}

/// A proxy that knows what RFC 1928 says of a client without a password, who names a host.
private final class ProxyServer: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let target: HostPort?
    private let asked: NIOLockedValueBox<[HostPort?]>
    private var come = ByteBuffer()
    private var wasGreeted = false
    private var other: (any Channel)?

    init(target: HostPort?, asked: NIOLockedValueBox<[HostPort?]>) {
        (self.target, self.asked) = (target, asked)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var octets = unwrapInboundIn(data)
        if let other { return other.writeAndFlush(octets, promise: nil) }
        come.writeBuffer(&octets)
        if !wasGreeted, let greeting = come.getBytes(at: come.readerIndex, length: 3) {
            #expect(greeting == [5, 1, 0])
            come.moveReaderIndex(forwardBy: 3)
            wasGreeted = true
            say([5, 0], context)
        }
        guard wasGreeted, let head = come.getBytes(at: come.readerIndex, length: 5) else { return }
        let isName = head[3] == 3
        let length = isName ? 5 + Int(head[4]) + 2 : 10
        guard let request = come.readBytes(length: length) else { return }
        let port = Int(request[length - 2]) << 8 | Int(request[length - 1])
        let name = String(decoding: request[5..<(length - 2)], as: UTF8.self)
        asked.withLockedValue { $0.append(isName ? HostPort(host: name, port: port) : nil) }
        connect(context)
    }

    private func connect(_ context: ChannelHandlerContext) {
        guard let target else { return answer(4, context) }
        let here = context.channel
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        ClientBootstrap(group: context.eventLoop)
            .channelInitializer { there in
                there.eventLoop.makeCompletedFuture {
                    try there.pipeline.syncOperations.addHandler(Passing(to: here))
                }
            }
            .connect(host: target.host, port: target.port)
            .whenSuccess { there in
                let (handler, context) = bound.value
                handler.other = there
                handler.answer(0, context)
            }
    }

    private func answer(_ reply: UInt8, _ context: ChannelHandlerContext) {
        say([5, reply, 0, 1, 0, 0, 0, 0, 0, 0], context)
    }

    private func say(_ octets: [UInt8], _ context: ChannelHandlerContext) {
        context.writeAndFlush(NIOAny(ByteBuffer(bytes: octets)), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { other?.close(promise: nil) }
}

/// Gives another connection what comes on this one.
private final class Passing: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let other: any Channel
    init(to other: any Channel) { self.other = other }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        other.writeAndFlush(unwrapInboundIn(data), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { other.close(promise: nil) }
}
