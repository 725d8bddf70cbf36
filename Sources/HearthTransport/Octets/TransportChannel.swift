import NIOCore

/// A TCP connection whose inbound half is read with `await`.
///
/// The outbound half is written through the channel itself: there a write ends when the octets
/// are with the kernel, and a cancelled task can still say goodbye.
typealias TransportChannel = NIOAsyncChannel<ByteBuffer, Never>

extension TransportChannel {
    /// Takes over a channel in its initializer.
    static func wrap(_ channel: any Channel, limits: TransportLimits) throws -> TransportChannel {
        try TransportChannel(
            wrappingChannelSynchronously: channel,
            configuration: Configuration(
                backPressureStrategy: .init(
                    lowWatermark: 1, highWatermark: max(1, limits.readsAhead))))
    }
}

extension Channel {
    /// Hands octets to the kernel; false if the connection has ended before.
    func send(_ octets: ByteBuffer) async -> Bool {
        do {
            try await writeAndFlush(octets).get()
            return true
        } catch {
            return false
        }
    }
}
