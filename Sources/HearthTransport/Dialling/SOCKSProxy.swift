package import HearthWire
import NIOCore
import NIOSOCKS

/// A proxy through which a node dials (SOCKS 5, RFC 1928, without a password), Tor for example.
/// It looks names up itself: nobody else learns them.
package struct SOCKSProxy: Sendable, Hashable {
    package let address: HostPort

    package init(_ address: HostPort) { self.address = address }

    /// What asks for a connection, and what waits for the proxy's answer.
    static func handlers(
        for target: HostPort, _ answered: EventLoopPromise<Void>
    ) throws -> [any ChannelHandler] {
        let address: SOCKSAddress =
            InternetAddress(target.host) == nil
            ? .domain(target.host, port: target.port)
            : .address(try SocketAddress(ipAddress: target.host, port: target.port))
        return [SOCKSClientHandler(targetAddress: address), ProxyAnswer(answered)]
    }
}

/// Hears whether the proxy has made the connection that it was asked for.
private final class ProxyAnswer: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private let answered: EventLoopPromise<Void>

    init(_ answered: EventLoopPromise<Void>) { self.answered = answered }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is SOCKSProxyEstablishedEvent else {
            return context.fireUserInboundEventTriggered(event)
        }
        answered.succeed()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        answered.fail(error)
        context.fireErrorCaught(error)
    }

    func channelInactive(context: ChannelHandlerContext) {
        answered.fail(ChannelError.eof)
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        answered.fail(ChannelError.eof)
    }
}
