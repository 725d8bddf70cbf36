import HearthWire
import NIOCore
import NIOPosix
import Testing

@testable import HearthTransport

/// Somebody on the way between two nodes: passes on one protocol message after the other, or
/// what it makes of them.
struct Relay: Sendable {
    enum Direction: Sendable { case toListener, toDialler }

    /// One message as it arrived; those of the session begin with their length.
    struct Message: Sendable {
        let direction: Direction
        /// Counted from 0 for each direction.
        let index: Int
        let octets: [UInt8]
    }

    /// What to do with it.
    enum Action: Sendable {
        case pass([UInt8])
        /// Pass this on, then hang up on both.
        case cut(after: [UInt8])
    }

    let rewrite: @Sendable (Message) -> Action

    /// Listens for as long as `body` runs, and passes connections on to `target`.
    @discardableResult
    func relaying<Result: Sendable>(
        to target: HostPort, _ body: (HostPort) async throws -> Result
    ) async throws -> Result {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try TransportChannel.wrap(channel, limits: TransportLimits())
                }
            }
        let address = try #require(server.channel.localAddress?.hostPort)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await server.executeThenClose { incoming in
                    try await withThrowingDiscardingTaskGroup { group in
                        for try await channel in incoming {
                            group.addTask { try await self.pass(channel, to: target) }
                        }
                    }
                }
            }
            let result = try await body(address)
            group.cancelAll()
            return result
        }
    }

    private func pass(_ dialler: TransportChannel, to target: HostPort) async throws {
        let listener = try await Scanner.dial(target)
        async let back: Void = pass(
            listener, dialler.channel, direction: .toDialler, handshake: [48])
        async let forth: Void = pass(
            dialler, listener.channel, direction: .toListener, handshake: [48, 64])
        _ = try await (back, forth)
    }

    private func pass(
        _ from: TransportChannel, _ to: any Channel, direction: Direction, handshake: [Int]
    ) async throws {
        try await from.executeThenClose { inbound in
            var octets = OctetStream(inbound)
            await pass(&octets, to, direction: direction, handshake: handshake)
        }
    }

    private func pass(
        _ octets: inout OctetStream, _ to: any Channel, direction: Direction, handshake: [Int]
    ) async {
        var index = 0
        while true {
            let message: [UInt8]
            do {
                if index < handshake.count {
                    message = try await octets.take(handshake[index])
                } else {
                    let prefix = try await octets.take(2)
                    let count = Int(prefix[0]) << 8 | Int(prefix[1])
                    message = prefix + (try await octets.take(count))
                }
            } catch {
                to.close(mode: .output, promise: nil)
                return
            }
            let event = Message(direction: direction, index: index, octets: message)
            switch rewrite(event) {
            case .pass(let octets):
                _ = await to.send(ByteBuffer(bytes: octets))
            case .cut(let octets):
                _ = await to.send(ByteBuffer(bytes: octets))
                to.close(promise: nil)
                return
            }
            index += 1
        }
    }
}
