import HearthAuthority
import HearthProcess
import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore

/// A connection from the home network: it gets a place, and then TLS and HTTP.
struct HomeChannel: HTTPChannelHandler {
    typealias Value = HTTP2UpgradeChannel.Value

    let inner: HTTP2UpgradeChannel
    let places: ConnectionPlaces
    /// Whether only what comes from the home's own network is taken.
    let isForHomeAlone: Bool

    var responder: Responder { inner.responder }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        Descriptors.closeOnExec()
        guard !isForHomeAlone || isFromHome(channel), places.take(channel) else {
            return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
        }
        return inner.setup(channel: channel, logger: logger)
    }

    @concurrent func handle(value: Value, logger: Logger) async {
        await inner.handle(value: value, logger: logger)
    }

    /// A router may lead others to the port, and a machine may stand in other networks too.
    private func isFromHome(_ channel: any Channel) -> Bool {
        [channel.localAddress, channel.remoteAddress].allSatisfy { address in
            guard let text = address?.ipAddress else { return false }
            let plain = text.hasPrefix("::ffff:") ? String(text.dropFirst(7)) : text
            let host = PagesHost(String(plain.prefix { $0 != "%" }))
            return plain == "::1" || plain.hasPrefix("127.") || host?.isOfHome ?? false
        }
    }
}
