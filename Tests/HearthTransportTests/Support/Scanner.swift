import HearthNoise
import HearthSodium
import HearthWire
import NIOCore
import NIOPosix

@testable import HearthTransport

/// A TCP client that does not speak the protocol.
enum Scanner {
    /// Sends octets, then listens until the other side hangs up; what it answered.
    static func answer(to octets: [UInt8], at address: HostPort) async throws -> [UInt8] {
        try await connected(to: address) { channel, answer in
            _ = await channel.send(ByteBuffer(bytes: octets))
            return await answer.untilEnd()
        }
    }

    /// Runs `body` while `node` waits for the last message of a handshake.
    static func halfOpen<Result: Sendable>(
        to node: NodeKey, at address: HostPort, _ body: () async throws -> Result
    ) async throws -> Result {
        var handshake = NoiseHandshake.initiator(
            local: try Node().secret, remote: node, ephemeral: try Node().secret,
            prologue: Handshake.prologue)
        let first = try handshake.writeMessage()
        return try await connected(to: address) { channel, octets in
            _ = await channel.send(ByteBuffer(bytes: first))
            _ = try await octets.take(Handshake.byteCounts[1])
            return try await body()
        }
    }

    /// Runs `body` over a bare TCP connection.
    @discardableResult
    static func connected<Result: Sendable>(
        to address: HostPort,
        _ body: (any Channel, inout OctetStream) async throws -> Result
    ) async throws -> Result {
        let channel = try await dial(address)
        let underlying = channel.channel
        return try await channel.executeThenClose { inbound in
            var octets = OctetStream(inbound)
            return try await body(underlying, &octets)
        }
    }

    /// A bare TCP connection.
    static func dial(_ address: HostPort) async throws -> TransportChannel {
        try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: address.host, port: address.port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try TransportChannel.wrap(channel, limits: TransportLimits())
                }
            }
    }
}

extension OctetStream {
    /// Everything until the other side hangs up.
    mutating func untilEnd() async -> [UInt8] {
        var octets: [UInt8] = []
        while let octet = try? await take(1) { octets += octet }
        return octets
    }
}
