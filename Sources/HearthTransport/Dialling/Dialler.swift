import HearthProcess
package import HearthSodium
package import HearthWire
package import Logging
import NIOCore
import NIOPosix

/// Makes connections to nodes whose key is known.
package enum Dialler {
    /// Connects to a node and comes back when `handle` has and the connection is down.
    ///
    /// Cancelling the task ends the attempt, or cancels `handle`'s; a name that is being looked
    /// up may hold it until `connectDeadline`.
    ///
    /// Never on the caller's actor, which may be waiting for its disk: the node that is dialled would
    /// see that in when the handshake goes on.
    ///
    /// - Throws: `connectFailed`, `refused`, `handshakeTimeout` or, when cancelled, `closed`;
    ///   then `handle` was not called. What happens later `Connection.receive()` tells.
    @concurrent package static func connect<Result: Sendable>(
        to address: HostPort, remote: NodeKey, local: NodeSecret, entropy: any Entropy,
        limits: TransportLimits = TransportLimits(), observer: TrafficObserver? = nil,
        logger: Logger,
        handle: @Sendable @escaping (Connection) async -> Result
    ) async throws(TransportError) -> Result {
        var logger = logger
        logger[metadataKey: "peer"] = "\(address)"
        let channel = try await open(address, limits)
        let deadline = HandshakeDeadline(for: channel.channel, after: limits.handshakeDeadline)
        do {
            return try await channel.executeThenClose { [logger] inbound in
                var octets = OctetStream(inbound)
                let handshake = Handshake(
                    local: local, entropy: entropy, channel: channel.channel)
                let session = try await handshake.initiate(to: remote, octets: &octets)
                guard deadline.meet() else { throw TransportError.handshakeTimeout }
                let connection = Connection(
                    channel: channel.channel, remoteKey: remote, isInitiator: true,
                    limits: limits)
                return await Conversation(
                    connection: connection, session: session, limits: limits,
                    observer: observer, logger: logger
                ).run(&octets, handle)
            }
        } catch {
            let isTimeout = !deadline.meet() && deadline.isMissed
            throw isTimeout ? .handshakeTimeout : error as? TransportError ?? .refused
        }
    }

    private static func open(
        _ address: HostPort, _ limits: TransportLimits
    ) async throws(TransportError) -> TransportChannel {
        let attempt = ConnectAttempt()
        do {
            return try await withTaskCancellationHandler {
                try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                    .connectTimeout(TimeAmount(limits.connectDeadline))
                    .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                    .connect(host: address.host, port: address.port) { channel in
                        attempt.add(channel)
                        Descriptors.closeOnExec()
                        return channel.eventLoop.makeCompletedFuture {
                            try TransportChannel.wrap(channel, limits: limits)
                        }
                    }
            } onCancel: {
                attempt.cancel()
            }
        } catch {
            throw Task.isCancelled ? .closed : TransportError(connecting: error)
        }
    }
}
