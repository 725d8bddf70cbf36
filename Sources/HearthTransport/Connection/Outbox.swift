import HearthWire
import NIOConcurrencyHelpers

/// What waits to be written to one connection: plaintexts of transport messages, in order.
final class Outbox: Sendable {
    private struct State {
        var messages: [[UInt8]] = []
        /// Octets that wait here or are being written.
        var octets = 0
        var isFinished = false
        /// What leaves at some moment, in the order in which it was handed over.
        var departing: [Departure] = []
        var writer: CheckedContinuation<[[UInt8]]?, Never>?
    }

    /// What is ready and waits for its moment.
    private struct Departure {
        let at: WallTime
        let messages: [[UInt8]]
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

    /// Keeps frames ready until `depart` is called for their moment.
    func append(_ frames: [Frame], at moment: WallTime) {
        let departure = Departure(at: moment, messages: frames.flatMap(\.messages))
        state.withLockedValue { state in
            if !state.isFinished { state.departing.append(departure) }
        }
    }

    /// Queues what was to leave by a moment; over the bound a close instead of it, and false.
    func depart(by moment: WallTime) -> Bool {
        let hasRoom = state.withLockedValue { state in
            var hasRoom = true
            var rest: [Departure] = []
            for departure in state.departing {
                guard departure.at <= moment, !state.isFinished else {
                    rest.append(departure)
                    continue
                }
                let octets = departure.messages.reduce(0) { $0 + $1.count }
                if state.octets + octets <= limit {
                    state.octets += octets
                    state.messages += departure.messages
                } else {
                    state.isFinished = true
                    state.messages += Frame.close(.overLimit).messages
                    hasRoom = false
                }
            }
            state.departing = state.isFinished ? [] : rest
            return hasRoom
        }
        wakeWriter()
        return hasRoom
    }

    /// Queues a last frame, bound or not; what waits for a moment is dropped. Only the first call does
    /// anything.
    func finish(with last: Frame) {
        state.withLockedValue { state in
            guard !state.isFinished else { return }
            state.isFinished = true
            state.messages += last.messages
            state.departing = []
        }
        wakeWriter()
    }

    /// The connection is gone: drops everything.
    func abandon() {
        state.withLockedValue { state in
            state.isFinished = true
            state.messages = []
            state.departing = []
        }
        wakeWriter()
    }

    /// Everything that waits, as soon as there is something; nil when it is finished.
    ///
    /// Not ended by cancellation: the task that cancels a connection still wants its close sent.
    func next() async -> [[UInt8]]? {
        await withCheckedContinuation { writer in
            state.withLockedValue { state in
                precondition(state.writer == nil, "one task writes")
                state.writer = writer
            }
            wakeWriter()
        }
    }

    /// Octets that wait or are being written.
    var waiting: Int { state.withLockedValue { $0.octets } }

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
