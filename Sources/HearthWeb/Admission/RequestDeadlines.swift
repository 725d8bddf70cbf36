import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Gives the head and the body of a request their time, and tells who it is by the head: before
/// anything of the body is read.
///
/// Between the requests of somebody with the key Hummingbird's own `idleTimeout` counts, which
/// begins again with every piece of a request; here nothing does.
final class RequestDeadlines: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: WebLimits
    /// nil: they are not counted, and anybody who connects is trusted.
    private let connections: WebConnections?
    /// Which browser or program a request shows to be; nil for a stranger.
    private let browser: @Sendable (HTTPRequest) -> String?

    private var isOpen = false
    private var isStranger: Bool
    /// Whether the end of a request has not come.
    private var isReading = false
    private var deadline: Scheduled<Void>?

    init(
        limits: WebLimits, connections: WebConnections?,
        browser: @escaping @Sendable (HTTPRequest) -> String?
    ) {
        self.limits = limits
        self.connections = connections
        self.browser = browser
        isStranger = connections != nil
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { open(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        open(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(context)
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { end(context) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            isReading = true
            if let connections {
                let name = browser(head)
                isStranger = name == nil
                if let name { connections.recognised(context.channel, as: name) }
            }
            close(context, in: isStranger ? limits.strangersBody : limits.body)
        case .body: break
        case .end:
            isReading = false
            deadline?.cancel()
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            if isReading {
                close(context, in: limits.unreadBody)
            } else if isStranger {
                close(context, in: limits.strangersHead)
            }
        }
        context.write(data, promise: promise)
    }

    private func open(_ context: ChannelHandlerContext) {
        guard !isOpen else { return }
        isOpen = true
        connections?.opened(context.channel)
        close(context, in: isStranger ? limits.strangersHead : limits.head)
    }

    private func end(_ context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = nil
        if isOpen { connections?.closed(context.channel) }
        isOpen = false
    }

    /// Instead of what was to close it before.
    private func close(_ context: ChannelHandlerContext, in time: Duration) {
        deadline?.cancel()
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        deadline = context.value.eventLoop.scheduleTask(in: TimeAmount(time)) {
            context.value.close(promise: nil)
        }
    }
}
