import HearthSodium
import HearthTransport
import HearthWire
import Logging
import Testing

/// A node of a test: a key, and what it listens and dials with.
struct Node: Sendable {
    static let entropy = SystemEntropy()
    static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    let secret: NodeSecret
    /// With time for a handshake on a machine that is busy with other tests.
    var limits = {
        var limits = TransportLimits()
        limits.handshakeDeadline = .seconds(60)
        limits.connectDeadline = .seconds(60)
        return limits
    }()
    var observer: TrafficObserver?

    init() throws {
        let octets = Self.entropy.octets(NodeSecret.byteCount, for: .key)
        secret = try #require(NodeSecret(octets: octets))
    }

    var key: NodeKey { secret.publicKey }

    /// Listens on loopback for as long as `body` runs.
    @discardableResult
    func listening<Result: Sendable>(
        handle: @escaping @Sendable (Connection) async -> Void,
        _ body: (HostPort) async throws -> Result
    ) async throws -> Result {
        let listener = Listener(
            local: secret, entropy: Self.entropy, limits: limits, observer: observer,
            logger: Self.logger)
        let loopback = try #require(HostPort(listening: "127.0.0.1:0"))
        let (bound, continuation) = AsyncStream<HostPort>.makeStream()
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { continuation.finish() }
                try await listener.run(
                    at: [loopback],
                    onBound: { addresses in
                        for address in addresses { continuation.yield(address) }
                    }, handle: handle)
            }
            var addresses = bound.makeAsyncIterator()
            let address = try #require(await addresses.next())
            let result: Result
            do {
                result = try await body(address)
            } catch {
                group.cancelAll()
                throw error
            }
            group.cancelAll()
            try await group.waitForAll()
            return result
        }
    }

    /// Dials `remote` and runs `body` over the connection.
    @discardableResult
    func dial<Result: Sendable>(
        _ remote: NodeKey, at address: HostPort,
        _ body: @escaping @Sendable (Connection) async -> Result
    ) async throws(TransportError) -> Result {
        do throws(DialFailure) {
            return try await dial(remote, at: [address]) { connection, _ in await body(connection) }
        } catch {
            throw error.reasons[address] ?? .closed
        }
    }

    /// Dials `remote` at several addresses and runs `body` over the connection.
    func dial<Result: Sendable>(
        _ remote: NodeKey, at addresses: [HostPort], through proxy: SOCKSProxy? = nil,
        _ body: @escaping @Sendable (Connection, HostPort) async -> Result
    ) async throws(DialFailure) -> Result {
        try await Dialler(
            local: secret, entropy: Self.entropy, proxy: proxy, limits: limits,
            observer: observer, logger: Self.logger
        ).connect(to: addresses, remote: remote, handle: body)
    }

    /// Sends everything back until the other side closes.
    static let echo: @Sendable (Connection) async -> Void = { connection in
        while let frame = try? await connection.receive() {
            try? connection.send([frame])
        }
    }
}

extension Connection {
    /// All frames until the connection ends, and the error if it ended with one.
    func receiveAll() async -> (frames: [Frame], error: TransportError?) {
        var frames: [Frame] = []
        do throws(TransportError) {
            while let frame = try await receive() { frames.append(frame) }
            return (frames, nil)
        } catch {
            return (frames, error)
        }
    }
}
