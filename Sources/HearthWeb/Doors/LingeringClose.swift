import NIOCore

/// Ends a connection in such a way that the last answer arrives (RFC 9112, section 9.6).
///
/// Many programs send all of a body before they read, and a body that was refused is not read to its end. Left
/// alone they would wait for room to send, and closed at once they would lose the answer. So what comes after the
/// last answer is read and dropped until the other end hangs up, or until `bound` is over.
///
/// It stands next to the socket, below TLS and HTTP.
final class LingeringClose: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = IOData

    private let bound: TimeAmount
    /// Nil: there are answers to come.
    private var end: Scheduled<Void>?

    init(for bound: Duration) { self.bound = TimeAmount(bound) }

    func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

    func close(
        context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
    ) {
        context.close(mode: mode, promise: promise)
        guard mode == .output, end == nil else { return }
        end = context.eventLoop.assumeIsolated().scheduleTask(in: bound) {
            context.close(promise: nil)
        }
        // Nobody above reads any more.
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if end == nil { context.fireChannelRead(data) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if end == nil { context.fireChannelReadComplete() } else { context.read() }
    }
}
