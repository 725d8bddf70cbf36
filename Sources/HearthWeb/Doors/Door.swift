import HearthProcess
import HummingbirdCore
import Logging
import NIOCore

/// One of the places at which others connect to the node, before HTTP.
///
/// Who says no closes: NIO leaves a connection open that is refused, that cannot be set up or that nobody
/// takes. So nothing is set up for it before somebody serves it, and it is closed when they have, however
/// that ended. What is set up would end the program where it is dropped (`NIOAsyncChannel`).
struct Door<Inner: ServerChildChannel>: ServerChildChannel {
    /// A connection that was taken; dropping it closes it.
    final class Value: ServerChildChannelValue {
        let channel: any Channel

        init(_ channel: any Channel) { self.channel = channel }

        deinit { channel.close(promise: nil) }
    }

    let inner: Inner
    /// How long nothing may pass; nil: as long as one likes.
    let stillness: Duration?
    /// Whether a connection is taken at all.
    let admits: @Sendable (any Channel) -> Bool

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        // NIO does not keep it from the programs that the node starts.
        Descriptors.closeOnExec()
        let taken = Value(channel)
        return channel.eventLoop.makeCompletedFuture {
            guard admits(channel) else { throw ChannelError.ioOnClosedChannel }
            if let stillness {
                try channel.pipeline.syncOperations.addHandler(StillLine(after: stillness))
            }
            try channel.pipeline.syncOperations.addHandlers(
                LingeringClose(for: WebLimits.lingering), Threshold())
            // Nothing is read before there is somebody to read it.
            try channel.syncOptions?.setOption(.autoRead, value: false)
            return taken
        }
    }

    @concurrent func handle(value: Value, logger: Logger) async {
        let ready = value.channel.eventLoop.flatSubmit {
            let channel = value.channel
            do {
                let threshold = try channel.pipeline.syncOperations.handler(type: Threshold.self)
                let ready = inner.setup(channel: channel, logger: logger)
                channel.pipeline.syncOperations.removeHandler(threshold, promise: nil)
                try? channel.syncOptions?.setOption(.autoRead, value: true)
                return ready
            } catch {
                return channel.eventLoop.makeFailedFuture(error)
            }
        }
        if let ready = try? await ready.get() {
            await inner.handle(value: ready, logger: logger)
        }
        withExtendedLifetime(value) {}
    }
}

/// Stands where nobody serves a connection yet. If the server ends in this moment, or the other end hangs up,
/// nobody would hear of it later.
private final class Threshold: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent || event as? ChannelEvent == .inputClosed {
            context.close(promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }
}
