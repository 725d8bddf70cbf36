import HearthNoise
import HearthWire
import Logging
import NIOConcurrencyHelpers
import NIOCore

/// Runs one connection after its handshake: reads, writes, and the code that uses it, side by side.
final class Conversation: Sendable {
    /// A length that could hold a plaintext of one octet.
    private static let smallestMessage = NoiseSession.overhead + 1

    private let connection: Connection
    private let session: NIOLockedValueBox<NoiseSession>
    private let limits: TransportLimits
    private let logger: Logger
    private let observed: ObservedConnection?

    init(
        connection: Connection, session: NoiseSession, limits: TransportLimits,
        observer: TrafficObserver?, logger: Logger
    ) {
        self.connection = connection
        observed = observer?.observe(connection.remoteKey, isInitiator: connection.isInitiator)
        self.session = NIOLockedValueBox(session)
        self.limits = limits
        self.logger = logger
    }

    /// Comes back when `handle` has and the connection is down.
    func run<Result: Sendable>(
        _ octets: inout OctetStream, _ handle: @Sendable @escaping (Connection) async -> Result
    ) async -> Result {
        observed?.connected()
        defer { observed?.disconnected() }
        // Not in the pool, where it would have its turn after whatever else the household computes.
        let eventLoop = EventLoopTaskExecutor(connection.channel.eventLoop)
        async let writing: Void = withTaskExecutorPreference(eventLoop) { await write() }
        async let result = use(handle)
        await read(&octets)
        await writing
        return await result
    }

    private func use<Result: Sendable>(
        _ handle: @Sendable (Connection) async -> Result
    ) async -> Result {
        let result = await handle(connection)
        await connection.close(Task.isCancelled ? .shutdown : .goodbye)
        return result
    }

    // MARK: Reading

    private func read(_ octets: inout OctetStream) async {
        do throws(TransportError) {
            try await readFrames(&octets)
            await octets.drain()
        } catch {
            logger.debug("connection failed", metadata: ["error": "\(error)"])
            // First, or the receiver would say goodbye; harmless if the channel is cut
            // already.
            if error == .protocolViolation {
                connection.outbox.finish(with: .close(.protocolViolation))
            }
            connection.inbox.finish(throwing: error)
            if error == .protocolViolation { await octets.drain() }
        }
        // A cancelled task reads no more, but the user of the connection may still close it
        // properly. Otherwise there is nobody left to write to.
        if !Task.isCancelled { connection.outbox.abandon() }
    }

    private func readFrames(_ octets: inout OctetStream) async throws(TransportError) {
        var assembler = FrameAssembler()
        var meter = FrameMeter()
        /// Octets of the frame that is being read.
        var byteCount = 0
        while true {
            let prefix = try await octets.take(2)
            let count = Int(prefix[0]) << 8 | Int(prefix[1])
            guard count >= Self.smallestMessage else { throw cut() }
            guard let plaintext = open(try await octets.take(count)) else { throw cut() }
            if let observed, let measure = meter.take(plaintext) {
                observed.passed(measure, .incoming)
            }
            byteCount += plaintext.count
            let frame: Frame?
            do {
                frame = try assembler.take(plaintext)
            } catch {
                throw .protocolViolation
            }
            switch frame {
            case .close(let reason):
                connection.peerClosed(reason)
                return
            case let frame?:
                await connection.inbox.put(Arrival(.frame(frame), byteCount: byteCount))
                byteCount = 0
            case nil:
                guard let readOver = assembler.readOver else { continue }
                await connection.inbox.put(
                    Arrival(.readOver(byteCount: readOver), byteCount: 64))
                byteCount = 0
            }
        }
    }

    private func open(_ message: [UInt8]) -> [UInt8]? {
        session.withLockedValue { try? $0.decrypt(message) }
    }

    /// Anybody who sent this does not have the session's keys and gets no answer.
    private func cut() -> TransportError {
        connection.channel.close(promise: nil)
        return .protocolViolation
    }

    // MARK: Writing

    private func write() async {
        let channel = connection.channel
        var meter = FrameMeter()
        while let messages = await connection.outbox.next() {
            var rest = messages[...]
            while !rest.isEmpty {
                let batch = rest
                guard let (octets, count) = seal(&rest), await channel.send(octets) else {
                    connection.outbox.abandon()
                    channel.close(promise: nil)
                    return
                }
                connection.outbox.written(count)
                guard let observed else { continue }
                // Now and not before: what could not be handed over has not passed.
                for message in batch.dropLast(rest.count) {
                    if let measure = meter.take(message) { observed.passed(measure, .outgoing) }
                }
            }
        }
        // The peer hangs up once it has read the close. Closing both directions at once could
        // make the kernel throw away what is still on its way there.
        channel.close(mode: .output, promise: nil)
    }

    /// Some messages as they go over the wire, and how many octets they had; nil when the keys
    /// are used up.
    private func seal(_ messages: inout ArraySlice<[UInt8]>) -> (ByteBuffer, count: Int)? {
        var buffer = connection.channel.allocator.buffer(capacity: 0)
        var count = 0
        while count < limits.writeOctets, let message = messages.popFirst() {
            guard let sealed = session.withLockedValue({ try? $0.encrypt(message) }) else {
                return nil
            }
            buffer.writeInteger(UInt16(clamping: sealed.count))
            buffer.writeBytes(sealed)
            count += message.count
        }
        return (buffer, count)
    }
}
