import NIOCore

/// The octets that arrive on one TCP connection, taken as many at a time as the protocol says.
///
/// Nothing is reserved by announced lengths: the buffer holds what has arrived and has not been
/// asked for, which is less than one read of 64 KiB more than what is being waited for.
struct OctetStream {
    private var reads: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private var buffer = ByteBuffer()

    init(_ inbound: NIOAsyncChannelInboundStream<ByteBuffer>) {
        reads = inbound.makeAsyncIterator()
    }

    /// The next `count` octets.
    ///
    /// - Throws: `truncated` if TCP ends before, `closed` if the task is cancelled before.
    mutating func take(_ count: Int) async throws(TransportError) -> [UInt8] {
        while true {
            if let octets = buffer.readBytes(length: count) { return octets }
            guard var more = await read() else {
                throw Task.isCancelled ? .closed : .truncated
            }
            if buffer.readableBytes == 0 {
                buffer = more
            } else {
                buffer.discardReadBytes()
                buffer.writeBuffer(&more)
            }
        }
    }

    /// Reads over everything until the peer hangs up or the task is cancelled.
    mutating func drain() async {
        buffer.clear()
        while await read() != nil {}
    }

    /// What arrived next; nil at the end, however it came about.
    private mutating func read() async -> ByteBuffer? {
        // A reset connection ends here like any other: what matters is whether the peer said
        // so under the session's keys.
        try? await reads.next(isolation: #isolation)
    }
}
