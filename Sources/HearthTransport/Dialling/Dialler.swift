import HearthProcess
package import HearthSodium
package import HearthWire
package import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// Makes connections to nodes whose key is known.
package struct Dialler: Sendable {
    private let local: NodeSecret
    private let entropy: any Entropy
    private let proxy: SOCKSProxy?
    private let limits: TransportLimits
    private let observer: TrafficObserver?
    private let logger: Logger

    package init(
        local: NodeSecret, entropy: any Entropy, proxy: SOCKSProxy? = nil,
        limits: TransportLimits = TransportLimits(), observer: TrafficObserver? = nil,
        logger: Logger
    ) {
        self.local = local
        self.entropy = entropy
        self.proxy = proxy
        self.limits = limits
        self.observer = observer
        self.logger = logger
    }

    /// Connects to a node at one of its addresses, and comes back when `handle` has and the connection is
    /// down. The next address is tried a moment after the one before it, or as soon as that one failed
    /// (RFC 8305, section 5); the first at which the node proves its key is the one.
    ///
    /// Cancelling the task ends the attempts, or cancels `handle`'s; a name that is being looked
    /// up may hold it until `connectDeadline`.
    ///
    /// Never on the caller's actor, which may be waiting for its disk: the node that is dialled would
    /// see that in when the handshake goes on.
    ///
    /// - Throws: why nothing came of any address: `connectFailed`, `refused`, `handshakeTimeout`,
    ///   `proxyFailed`, `proxyNeeded` or, when cancelled, `closed`; then `handle` was not called.
    ///   What happens later `Connection.receive()` tells.
    @concurrent package func connect<Result: Sendable>(
        to addresses: [HostPort], remote: NodeKey,
        handle: @Sendable @escaping (Connection, HostPort) async -> Result
    ) async throws(DialFailure) -> Result {
        let race = DialRace()
        let outcome = await withTaskGroup(of: DialEvent<Result>.self) { group in
            var waiting = addresses[...]
            var reasons: [HostPort: TransportError] = [:]
            func begin() {
                guard !race.isOver, let address = waiting.popFirst() else { return }
                group.addTask {
                    do throws(TransportError) {
                        let result = try await self.connect(to: address, remote, race, handle)
                        return .ended(address, .success(result))
                    } catch {
                        return .ended(address, .failure(error))
                    }
                }
                guard !waiting.isEmpty else { return }
                let delay = limits.nextAddressDelay
                group.addTask {
                    try? await Task.sleep(for: delay)
                    return .turn
                }
            }
            begin()
            for await event in group {
                switch event {
                case .turn: begin()
                case .ended(_, .success(let result)):
                    group.cancelAll()
                    return Swift.Result<Result, DialFailure>.success(result)
                case .ended(let address, .failure(let reason)):
                    reasons[address] = reason
                    if !Task.isCancelled { begin() }
                }
            }
            return .failure(DialFailure(reasons: reasons))
        }
        return try outcome.get()
    }

    /// Whether a node is at an address: goes on until the node has proven its key, and then hangs up, so that
    /// the node sees no connection. Not through a proxy, where addresses mean something else.
    @concurrent package func finds(_ remote: NodeKey, at address: HostPort) async -> Bool {
        guard proxy == nil, let channel = try? await open(address) else { return false }
        let deadline = HandshakeDeadline(for: channel.channel, after: limits.handshakeDeadline)
        let isProven = NIOLockedValueBox(false)
        try? await channel.executeThenClose { inbound in
            var octets = OctetStream(inbound)
            _ = try await Handshake(local: local, entropy: entropy, channel: channel.channel)
                .initiate(to: remote, octets: &octets) {
                    isProven.withLockedValue { $0 = true }
                    return false
                }
        }
        return deadline.meet() && isProven.withLockedValue { $0 }
    }

    private func connect<Result: Sendable>(
        to address: HostPort, _ remote: NodeKey, _ race: DialRace,
        _ handle: @Sendable @escaping (Connection, HostPort) async -> Result
    ) async throws(TransportError) -> Result {
        var logger = logger
        logger[metadataKey: "peer"] = "\(address)"
        let channel = try await open(address)
        let deadline = HandshakeDeadline(
            for: channel.channel,
            after: proxy == nil ? limits.handshakeDeadline : limits.proxyDeadline)
        do {
            return try await channel.executeThenClose { [logger] inbound in
                var octets = OctetStream(inbound)
                let handshake = Handshake(
                    local: local, entropy: entropy, channel: channel.channel)
                let session = try await handshake.initiate(to: remote, octets: &octets) {
                    race.win()
                }
                guard deadline.meet() else { throw TransportError.handshakeTimeout }
                let connection = Connection(
                    channel: channel.channel, remoteKey: remote, isInitiator: true,
                    limits: limits)
                return await Conversation(
                    connection: connection, session: session, limits: limits,
                    observer: observer, logger: logger
                ).run(&octets) { await handle($0, address) }
            }
        } catch {
            let isTimeout = !deadline.meet() && deadline.isMissed
            throw isTimeout ? .handshakeTimeout : error as? TransportError ?? .refused
        }
    }

    private func open(_ address: HostPort) async throws(TransportError) -> TransportChannel {
        if let proxy { return try await open(address, through: proxy) }
        // Names of Tor are no business of those who look up names (RFC 7686, section 2).
        guard !address.isOnion else { throw .proxyNeeded }
        do {
            return try await tcp(to: address) { _ in }
        } catch {
            throw Task.isCancelled ? .closed : TransportError(connecting: error)
        }
    }

    private func open(
        _ address: HostPort, through proxy: SOCKSProxy
    ) async throws(TransportError) -> TransportChannel {
        let answered = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: Void.self)
        let channel: TransportChannel
        do {
            channel = try await tcp(to: proxy.address) { channel in
                try channel.pipeline.syncOperations.addHandlers(
                    SOCKSProxy.handlers(for: address, answered))
            }
        } catch {
            answered.fail(error)
            throw Task.isCancelled ? .closed : .proxyFailed
        }
        let deadline = HandshakeDeadline(for: channel.channel, after: limits.proxyDeadline)
        do {
            try await withTaskCancellationHandler {
                try await answered.futureResult.get()
            } onCancel: {
                channel.channel.close(promise: nil)
            }
            guard deadline.meet() else { throw TransportError.handshakeTimeout }
            return channel
        } catch {
            _ = deadline.meet()
            try? await channel.executeThenClose { _ in }
            throw Task.isCancelled ? .closed : .connectFailed("\(error)")
        }
    }

    private func tcp(
        to address: HostPort, _ prepare: @Sendable @escaping (any Channel) throws -> Void
    ) async throws -> TransportChannel {
        let attempt = ConnectAttempt()
        let eventLoop = MultiThreadedEventLoopGroup.singleton.any()
        return try await withTaskCancellationHandler {
            let bootstrap = limits.lineOptions.reduce(ClientBootstrap(group: eventLoop)) {
                $0.channelOption($1.option, value: SocketOptionValue($1.value))
            }
            return
                try await bootstrap
                .resolver(NameResolver(eventLoop))
                .connectTimeout(TimeAmount(limits.connectDeadline))
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .connect(host: address.host, port: address.port) { [limits] channel in
                    attempt.add(channel)
                    Descriptors.closeOnExec()
                    return channel.eventLoop.makeCompletedFuture {
                        try prepare(channel)
                        return try TransportChannel.wrap(channel, limits: limits)
                    }
                }
        } onCancel: {
            attempt.cancel()
        }
    }
}

/// What happens while a node is dialled.
private enum DialEvent<Result: Sendable>: Sendable {
    /// It is the next address's turn.
    case turn
    case ended(HostPort, Swift.Result<Result, TransportError>)
}
