import NIOCore

/// A connection that was just accepted, and its time already running.
struct IncomingChannel: Sendable {
    let channel: TransportChannel
    let deadline: HandshakeDeadline
    /// Kept here since a closed channel does not know it any more.
    let remote: SocketAddress?

    /// Takes over a channel in its initializer. A channel that nobody serves, because the
    /// listener stops in this moment, is closed by its deadline.
    init(_ channel: any Channel, limits: TransportLimits) throws {
        remote = channel.remoteAddress
        self.channel = try .wrap(channel, limits: limits)
        deadline = HandshakeDeadline(for: channel, after: limits.handshakeDeadline)
    }

    /// Hangs up without a word.
    func refuse() {
        _ = deadline.meet()
        channel.channel.close(promise: nil)
    }
}
