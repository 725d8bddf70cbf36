import NIOCore

/// Cuts a connection off whose other end does not take what is written to it.
///
/// The channel stops accepting writes when its buffer is full, so that little memory waits for such
/// a reader; but it would wait for ever, together with everything that holds on to it.
final class StalledWriteHandler: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = Any
    typealias OutboundOut = Any

    private static let looksPerGrace: Int64 = 4

    /// How long nothing at all may be taken of what waits.
    private let grace: TimeAmount
    private var waiting = 0
    /// Octets that the channel held when it was looked at last; nil before.
    private var buffered: Int?
    private var progress: NIODeadline = .distantPast
    private var look: Scheduled<Void>?

    init(grace: TimeAmount) {
        self.grace = grace
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let promise = promise ?? context.eventLoop.makePromise()
        let (loop, handler) = (context.eventLoop, NIOLoopBound(self, eventLoop: context.eventLoop))
        promise.futureResult.whenComplete { _ in handler.value.written(at: loop.now) }
        waiting += 1
        if look == nil {
            progress = context.eventLoop.now
            buffered = nil
            lookLater(context)
        }
        context.write(data, promise: promise)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        look?.cancel()
        look = nil
    }

    private func written(at now: NIODeadline) {
        waiting -= 1
        progress = now
        guard waiting == 0 else { return }
        look?.cancel()
        look = nil
    }

    private func lookLater(_ context: ChannelHandlerContext) {
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
        look = context.eventLoop.scheduleTask(
            in: .nanoseconds(grace.nanoseconds / Self.looksPerGrace)
        ) {
            handler.value.lookNow(context.value)
        }
    }

    private func lookNow(_ context: ChannelHandlerContext) {
        let now = context.eventLoop.now
        // A large piece that goes out bit by bit is not done, but it moves.
        let options = context.channel.syncOptions
        if let left = try? options?.getOption(.bufferedWritableBytes) {
            if let buffered, left < buffered { progress = now }
            buffered = left
        }
        guard now - progress < grace else {
            look = nil
            context.close(mode: .all, promise: nil)
            return
        }
        lookLater(context)
    }
}
