import NIOCore

/// Closes a connection over which nothing passes any more, in spite of what waits to be sent: whoever is at
/// the other end is gone, does not read, or keeps the connection for its own sake.
///
/// It stands next to the socket, below TLS and HTTP, and asks nobody at the other end.
final class StillLine: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = IOData

    /// One after the other in which nothing passed.
    private static let looks = 4

    private let interval: TimeAmount
    private var next: Scheduled<Void>?
    /// Octets that were given to the socket, and how many of them it had taken at the last look.
    private var given = 0
    private var taken = 0
    private var hasRead = false
    private var stillLooks = 0

    /// Closes at a look after `bound`, which is at most a quarter of it later.
    init(after bound: Duration) {
        interval = TimeAmount(bound / Self.looks)
    }

    func handlerAdded(context: ChannelHandlerContext) { lookLater(context) }

    func handlerRemoved(context: ChannelHandlerContext) { next?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        hasRead = true
        context.fireChannelRead(data)
    }

    func write(
        context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
    ) {
        given += Self.unwrapOutboundIn(data).readableBytes
        context.write(data, promise: promise)
    }

    private func lookLater(_ context: ChannelHandlerContext) {
        next = context.eventLoop.assumeIsolated().scheduleTask(in: interval) {
            self.look(context)
        }
    }

    private func look(_ context: ChannelHandlerContext) {
        let waiting =
            (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        // Who sends and does not read holds the connection too.
        let hasMoved = given - waiting != taken || waiting == 0 && hasRead
        (taken, hasRead) = (given - waiting, false)
        stillLooks = hasMoved ? 0 : stillLooks + 1
        guard stillLooks < Self.looks else { return context.close(promise: nil) }
        lookLater(context)
    }
}
