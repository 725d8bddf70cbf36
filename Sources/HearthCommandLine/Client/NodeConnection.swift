import NIOCore
import NIOHTTP1
import NIOPosix

/// A connection to a node's Unix socket, for one request: to open another costs nothing here.
struct NodeConnection {
    /// The connection ended before the answer did.
    struct Ended: Error {}

    /// Octets of a body that are sent at once.
    private static let piece = 1 << 18

    private let channel: NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

    /// Connects to the socket with this path.
    ///
    /// - Throws: `IOError`.
    init(to socket: String) async throws {
        channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(unixDomainSocketPath: socket) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
                }
            }
    }

    /// Sends a request and has `take` put each piece of the answer's body into `taken`; the connection
    /// ends with the answer.
    ///
    /// - Throws: `Ended`; `IOError`; `ChannelError`; `HTTPParserError`; what `take` throws.
    func send<Taken: Sendable>(
        _ request: NodeRequest, into taken: Taken,
        take: @Sendable (inout Taken, HTTPResponseStatus, ByteBuffer) throws -> Void
    ) async throws -> (HTTPResponseStatus, Taken) {
        try await channel.executeThenClose { inbound, outbound in
            try await withThrowingTaskGroup(of: Void.self) { group in
                // Beside the answer: a node that takes no more of the body says why, and closes.
                group.addTask { try? await Self.write(request, to: outbound) }
                defer { group.cancelAll() }
                var status: HTTPResponseStatus?
                var taken = taken
                for try await part in inbound {
                    switch (part, status) {
                    case (.head(let head), _): status = head.status
                    case (.body(let octets), let status?): try take(&taken, status, octets)
                    case (.end, let status?): return (status, taken)
                    case (_, nil): throw Ended()
                    }
                }
                throw Ended()
            }
        }
    }

    /// The whole of what is answered, of at most this number of octets.
    ///
    /// - Throws: `NIOTooManyBytesError`; as `send(_:into:take:)` does.
    func send(
        _ request: NodeRequest, upTo limit: Int
    ) async throws -> (HTTPResponseStatus, ByteBuffer) {
        try await send(request, into: ByteBuffer()) { body, _, octets in
            guard body.readableBytes + octets.readableBytes <= limit else {
                throw NIOTooManyBytesError(maxBytes: limit)
            }
            body.writeImmutableBuffer(octets)
        }
    }

    private static func write(
        _ request: NodeRequest,
        to outbound: NIOAsyncChannelOutboundWriter<HTTPClientRequestPart>
    ) async throws {
        let head = HTTPRequestHead(
            version: .http1_1, method: request.method, uri: request.target,
            headers: request.headers)
        try await outbound.write(.head(head))
        if var body = request.body {
            var sent = 0
            while let octets = body.readSlice(length: min(piece, body.readableBytes)),
                octets.readableBytes > 0
            {
                request.report(sent)
                try await outbound.write(.body(.byteBuffer(octets)))
                sent += octets.readableBytes
            }
        }
        try await outbound.write(.end(nil))
    }
}
