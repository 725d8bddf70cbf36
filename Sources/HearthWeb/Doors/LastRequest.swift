import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Has the server see that a request is the last one of its connection, however that is written: the names of
/// options have no case, and others may stand beside them (RFC 9110, section 7.6.1). The server knows one
/// spelling.
final class LastRequest: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    private static let option = "close"

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = Self.unwrapInboundIn(data),
            let options = head.headerFields[.connection]?
                .split(whereSeparator: { ", \t".contains($0) }),
            options.contains(where: { $0.lowercased() == Self.option })
        else { return context.fireChannelRead(data) }
        head.headerFields[.connection] = Self.option
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
    }
}
