import HearthWire
import NIOConcurrencyHelpers

/// What waits to be written to one connection: plaintexts of transport messages, in order.
final class Outbox: Sendable {
    private struct State {
        var messages: [[UInt8]] = []
        /// Octets that wait here or are being written.
        var octets = 0
        var isFinished = false
        var writer: CheckedContinuation<[[UInt8]]?, Never>?
    }

    private let limit: Int
    private let state = NIOLockedValueBox(State())

    /// Holds at most `limit` octets.
    init(limit: Int) {
        self.limit = limit
    }

    /// Queues frames, all or none.
    ///
    /// - Throws: `queueFull` or `closed`, and then nothing has changed.
    func append(_ frames: [Frame]) throws(TransportError) {
        let messages = frames.flatMap(\.messages)
        let octets = messages.reduce(0) { $0 + $1.count }
        let error = state.withLockedValue { state -> TransportError? in
            guard !state.isFinished else { return .closed }
            guard state.octets + octets <= limit else { return .queueFull }
            state.messages += messages
            state.octets += octets
            return nil
        }
        if let error { throw error }
        wakeWriter()
    }

    /// Queues a last frame, bound or not; only the first call does anything.
    func finish(with last: Frame) {
        state.withLockedValue { state in
            guard !state.isFinished else { return }
            state.isFinished = true
            state.messages += last.messages
        }
        wakeWriter()
    }

    /// The connection is gone: drops everything.
    func abandon() {
        state.withLockedValue { state in
            state.isFinished = true
            state.messages = []
        }
        wakeWriter()
    }

    /// Everything that waits, as soon as there is something; nil when it is finished.
    ///
    /// Not ended by cancellation: whoever cancels a connection still wants its close sent.
    func next() async -> [[UInt8]]? {
        await withCheckedContinuation { writer in
            state.withLockedValue { state in
                precondition(state.writer == nil, "one task writes")
                state.writer = writer
            }
            wakeWriter()
        }
    }

    /// Octets that `next()` gave are written and make room.
    func written(_ octets: Int) {
        state.withLockedValue { $0.octets -= octets }
    }

    private func wakeWriter() {
        let (writer, messages) = state.withLockedValue {
            state -> (CheckedContinuation<[[UInt8]]?, Never>?, [[UInt8]]?) in
            guard let writer = state.writer else { return (nil, nil) }
            if state.messages.isEmpty && !state.isFinished { return (nil, nil) }
            defer {
                state.writer = nil
                state.messages = []
            }
            return (writer, state.messages.isEmpty ? nil : state.messages)
        }
        writer?.resume(returning: messages)
    }
}
