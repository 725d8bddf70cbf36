import HearthNoise
import HearthProcess
package import HearthSodium
package import HearthWire
package import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// Accepts connections for one node.
///
/// All that nodes under one key listen with shares one listener, and so one memory of replays.
package final class Listener: Sendable {
    private let local: NodeSecret
    private let entropy: any Entropy
    private let limits: TransportLimits
    private let observer: TrafficObserver?
    private let logger: Logger
    private let replays: Replays
    private let admission: NIOLockedValueBox<AdmissionControl>

    package init(
        local: NodeSecret, entropy: any Entropy, limits: TransportLimits = TransportLimits(),
        observer: TrafficObserver? = nil, logger: Logger
    ) {
        self.local = local
        self.entropy = entropy
        self.limits = limits
        self.observer = observer
        self.logger = logger
        replays = Replays(capacity: limits.rememberedEphemerals)
        admission = NIOLockedValueBox(AdmissionControl(limits: limits))
    }

    /// Listens until the task is cancelled, and comes back when all connections are down.
    ///
    /// `onBound` gets the addresses with the ports that the system chose. `handle` runs in a task
    /// of its own for each connection, which ends with it. Cancelling stops accepting at once and
    /// cancels these tasks: `Connection.receive()` then gives nil, and the connection is closed
    /// for `shutdown` when the handler comes back.
    ///
    /// - Throws: `addressInUse` or `addressNotAvailable`, and then nothing listens; `closed` if
    ///   the system closed all listening sockets.
    package func run(
        at addresses: [HostPort],
        onBound: @Sendable ([HostPort]) -> Void = { _ in },
        handle: @Sendable @escaping (Connection) async -> Void
    ) async throws(TransportError) {
        let sockets = try await bind(addresses)
        onBound(sockets.compactMap { $0.channel.localAddress?.hostPort })
        await withDiscardingTaskGroup { group in
            for socket in sockets {
                group.addTask { await self.accept(at: socket, handle) }
            }
        }
        if !Task.isCancelled { throw .closed }
    }

    private typealias ListeningSocket = NIOAsyncChannel<IncomingChannel, Never>

    /// All or none.
    private func bind(_ addresses: [HostPort]) async throws(TransportError) -> [ListeningSocket] {
        var sockets: [ListeningSocket] = []
        do {
            for address in addresses {
                sockets.append(try await bind(address))
            }
            return sockets
        } catch {
            for socket in sockets { try? await socket.channel.close() }
            throw error
        }
    }

    private func bind(_ address: HostPort) async throws(TransportError) -> ListeningSocket {
        let limits = limits
        do {
            let bootstrap = limits.lineOptions.reduce(
                ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            ) { $0.childChannelOption($1.option, value: SocketOptionValue($1.value)) }
            return
                try await bootstrap
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .serverChannelOption(.backlog, value: 128)
                .serverChannelInitializer { channel in
                    Descriptors.closeOnExec()
                    return channel.eventLoop.makeSucceededVoidFuture()
                }
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .bind(host: address.host, port: address.port) { channel in
                    Descriptors.closeOnExec()
                    let incoming = channel.eventLoop.makeCompletedFuture {
                        try IncomingChannel(channel, limits: limits)
                    }
                    // NIO leaves that to whoever cannot take it over.
                    incoming.whenFailure { _ in channel.close(promise: nil) }
                    return incoming
                }
        } catch {
            throw TransportError(binding: address, error)
        }
    }

    private func accept(
        at socket: ListeningSocket, _ handle: @Sendable @escaping (Connection) async -> Void
    ) async {
        // Errors of a listening socket end it; `run` reports that.
        try? await socket.executeThenClose { incoming in
            await withDiscardingTaskGroup { group in
                do {
                    for try await channel in incoming {
                        // Here and not in the task, so that who comes first is served first.
                        guard self.admit(channel) else { continue }
                        group.addTask { await self.serve(channel, handle) }
                    }
                } catch {
                    self.logger.debug(
                        "listening socket failed", metadata: ["error": "\(error)"])
                }
                // Before waiting for the connections: a node that dials now should hear at once
                // that nobody is here.
                socket.channel.close(promise: nil)
            }
        }
    }

    private func admit(_ incoming: IncomingChannel) -> Bool {
        let address = AddressGroup(incoming.remote)
        if admission.withLockedValue({ $0.admit(address, at: .now) }) { return true }
        incoming.refuse()
        logger.debug("too many handshakes")
        return false
    }

    private func serve(
        _ incoming: IncomingChannel, _ handle: @Sendable @escaping (Connection) async -> Void
    ) async {
        var logger = logger
        logger[metadataKey: "peer"] = "\(incoming.remote?.hostPort?.description ?? "unknown")"
        // Its error would only say that the socket is closed, which is what is wanted.
        try? await incoming.channel.executeThenClose { inbound in
            var octets = OctetStream(inbound)
            guard let session = await self.handshake(incoming, &octets, logger) else { return }
            guard self.admission.withLockedValue({ $0.admitOpen() }) else {
                logger.debug("too many connections")
                return
            }
            defer { self.admission.withLockedValue { $0.connectionEnded() } }
            let connection = Connection(
                channel: incoming.channel.channel, remoteKey: session.remoteKey,
                isInitiator: false, limits: self.limits)
            await Conversation(
                connection: connection, session: session, limits: self.limits,
                observer: self.observer, logger: logger
            ).run(&octets, handle)
        }
    }

    /// The session with the node that dialled; nil when there is nothing to say to them.
    private func handshake(
        _ incoming: IncomingChannel, _ octets: inout OctetStream, _ logger: Logger
    ) async -> NoiseSession? {
        defer {
            let address = AddressGroup(incoming.remote)
            admission.withLockedValue { $0.handshakeEnded(address) }
        }
        do {
            let session = try await Handshake(
                local: local, entropy: entropy, channel: incoming.channel.channel
            ).respond(octets: &octets, replays: replays)
            return incoming.deadline.meet() ? session : nil
        } catch {
            _ = incoming.deadline.meet()
            logger.debug("handshake dropped")
            return nil
        }
    }
}
