import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// Somebody on the way to one node: passes every octet on and writes down when messages of which
/// length went which way. It has no keys.
///
/// The node advertises the relay's address instead of its own, so that whoever learns the address
/// from a link or a letter dials the relay.
final class Relay: Sendable {
    let port: Int
    private let server: any Channel
    private let record: Record

    private let target = NIOLockedValueBox(0)
    private let allowance = NIOLockedValueBox<Int?>(nil)

    /// Listens on 127.0.0.1, for connections to be passed on to a port there once `aim` says which.
    init() async throws {
        let record = Record()
        self.record = record
        let target = target
        let allowance = allowance
        server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelOption(.autoRead, value: false)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { dialler in
                Self.join(dialler, to: target.withLockedValue { $0 }, record, allowance)
                return dialler.eventLoop.makeSucceededVoidFuture()
            }
            .bind(host: "127.0.0.1", port: 0).get()
        guard let port = server.localAddress?.port else { throw Failure("no port for a relay") }
        self.port = port
    }

    func aim(at port: Int) { target.withLockedValue { $0 = port } }

    /// Breaks a connection, once, when so many octets more have passed in both directions together.
    func breakOnce(after octets: Int) { allowance.withLockedValue { $0 = octets } }

    /// Whether that has happened.
    var hasBroken: Bool { allowance.withLockedValue { $0 == nil } }

    /// All connections so far, in the order in which they came.
    var connections: [RelayedConnection] { record.connections }

    /// Forgets all connections, which have to be over.
    func forget() { record.forget() }

    deinit { server.close(promise: nil) }

    private static func join(
        _ dialler: any Channel, to target: Int, _ record: Record,
        _ allowance: NIOLockedValueBox<Int?>
    ) {
        /// Whether these octets may still pass.
        @Sendable func mayPass(_ count: Int) -> Bool {
            allowance.withLockedValue { left in
                guard let before = left else { return true }
                left = before > count ? before - count : nil
                return left != nil
            }
        }
        // Both on one event loop, so that nothing of one connection happens at the same time.
        ClientBootstrap(group: dialler.eventLoop)
            .channelOption(.autoRead, value: false)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .connect(host: "127.0.0.1", port: target)
            .whenComplete { result in
                guard case .success(let listener) = result else {
                    return dialler.close(promise: nil)
                }
                let number = record.begin()
                let forth = RelayHandler(
                    partner: listener, handshake: RelayedConnection.handshake.dialler,
                    mayPass: mayPass
                ) { record.append($0, fromDialler: true, to: number) }
                let back = RelayHandler(
                    partner: dialler, handshake: [RelayedConnection.handshake.listener[0]],
                    mayPass: mayPass
                ) { record.append($0, fromDialler: false, to: number) }
                do {
                    try dialler.pipeline.syncOperations.addHandler(forth)
                    try listener.pipeline.syncOperations.addHandler(back)
                } catch {
                    dialler.close(promise: nil)
                    listener.close(promise: nil)
                }
                for channel in [dialler, listener] {
                    channel.setOption(.autoRead, value: true).whenComplete { _ in }
                }
                dialler.closeFuture.and(listener.closeFuture).whenComplete { _ in
                    record.end(number)
                }
            }
    }

    /// What the relay has seen, for tests that run elsewhere.
    private final class Record: Sendable {
        private let all = NIOLockedValueBox<[RelayedConnection]>([])

        var connections: [RelayedConnection] { all.withLockedValue { $0 } }

        func begin() -> Int {
            all.withLockedValue { all in
                all.append(RelayedConnection())
                return all.count - 1
            }
        }

        func append(_ lengths: [Int], fromDialler: Bool, to number: Int) {
            let time = Int64(Date().timeIntervalSince1970 * 1000)
            let messages = lengths.map { RelayedConnection.Message(time: time, octets: $0) }
            all.withLockedValue { all in
                if fromDialler {
                    all[number].fromDialler += messages
                } else {
                    all[number].fromListener += messages
                }
            }
        }

        func forget() {
            all.withLockedValue { all in
                precondition(all.allSatisfy { !$0.isOpen })
                all = []
            }
        }

        func end(_ number: Int) {
            all.withLockedValue { $0[number].isOpen = false }
        }
    }
}

/// Passes on what one side of a connection says, and its hanging up.
private final class RelayHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let partner: any Channel
    private var meter: MessageMeter
    private let mayPass: @Sendable (Int) -> Bool
    private let report: ([Int]) -> Void

    init(
        partner: any Channel, handshake: [Int], mayPass: @escaping @Sendable (Int) -> Bool,
        report: @escaping ([Int]) -> Void
    ) {
        self.partner = partner
        self.mayPass = mayPass
        meter = MessageMeter(handshake: handshake)
        self.report = report
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let buffer = unwrapInboundIn(data)
        guard mayPass(buffer.readableBytes) else {
            partner.close(promise: nil)
            return context.close(promise: nil)
        }
        report(meter.take(buffer.readableBytesView))
        partner.writeAndFlush(buffer, promise: nil)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { partner.close(mode: .output, promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        // The other side may still have something to say, which is to be written down.
        partner.close(mode: .output, promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
