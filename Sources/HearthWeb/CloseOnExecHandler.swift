import HearthProcess
import NIOCore

/// Keeps a connection from the programs that the node starts: NIO does not.
final class CloseOnExecHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    func handlerAdded(context: ChannelHandlerContext) {
        Descriptors.closeOnExec()
    }
}
