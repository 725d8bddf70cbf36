import HearthWire
import NIOConcurrencyHelpers

/// What was read from one socket and not taken yet, in order and with a bound.
///
/// The reading task puts things in without waiting for the code that takes them: so what is read,
/// and with it the peer's view of the connection, does not depend on what the node is busy with.
/// Only at the bound reading stops; the reading task looks again on whole seconds.
final class Inbox: Sendable {
    private enum End { case closed, failed(TransportError) }

    private typealias Receiver = CheckedContinuation<Result<Bool, TransportError>, Never>

    private struct State {
        /// Taken up to `next`.
        var arrivals: [Arrival] = []
        var next = 0
        var octets = 0
        var end: End?
        var receiver: Receiver?

        var count: Int { arrivals.count - next }
    }

    private let octetLimit: Int
    private let countLimit: Int
    private let state = NIOLockedValueBox(State())

    init(octetLimit: Int, countLimit: Int) {
        self.octetLimit = octetLimit
        self.countLimit = countLimit
    }

    /// Adds something; false, and nothing is added, while so much waits that there is no room.
    ///
    /// After `close()` everything is dropped.
    func put(_ arrival: Arrival) -> Bool {
        let (isDone, receiver) = state.withLockedValue { state -> (Bool, Receiver?) in
            guard state.end == nil else { return (true, nil) }
            // However long it is, one has room where nothing waits.
            guard
                state.count == 0
                    || state.count < countLimit && state.octets + arrival.byteCount <= octetLimit
            else { return (false, nil) }
            state.arrivals.append(arrival)
            state.octets += arrival.byteCount
            defer { state.receiver = nil }
            return (true, state.receiver)
        }
        receiver?.resume(returning: .success(true))
        return isDone
    }

    /// When what is taken next came in.
    var firstOrder: ContinuousClock.Instant? {
        state.withLockedValue { $0.next < $0.arrivals.count ? $0.arrivals[$0.next].order : nil }
    }

    /// What came first, if it came before a moment.
    func take(before moment: WallTime? = nil) -> Arrival? {
        state.withLockedValue { state in
            guard state.next < state.arrivals.count else { return nil }
            let first = state.arrivals[state.next]
            if let moment, first.at >= moment { return nil }
            state.next += 1
            state.octets -= first.byteCount
            if state.next == state.arrivals.count || state.next >= 1024 {
                state.arrivals.removeFirst(state.next)
                state.next = 0
            }
            return first
        }
    }

    /// Waits until there is something to take; false after the end, or when the task is cancelled.
    ///
    /// - Throws: Why it ended, once all that came before was taken.
    func arrived() async throws(TransportError) -> Bool {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { receiver in wait(receiver) }
        } onCancel: {
            let receiver = state.withLockedValue { state in
                defer { state.receiver = nil }
                return state.receiver
            }
            receiver?.resume(returning: .success(false))
        }
        return try result.get()
    }

    /// The peer's side has ended: after what was put nothing comes, or `error` is thrown.
    func finish(throwing error: TransportError? = nil) {
        let receiver = state.withLockedValue { state in
            if state.end == nil { state.end = error.map(End.failed) ?? .closed }
            defer { state.receiver = nil }
            return state.receiver
        }
        receiver?.resume(returning: error.map(Result.failure) ?? .success(false))
    }

    /// This side has ended: drops what was not taken, and what is still going to be put.
    func close() {
        let receiver = state.withLockedValue { state in
            state.end = .closed
            state.arrivals = []
            state.next = 0
            state.octets = 0
            defer { state.receiver = nil }
            return state.receiver
        }
        receiver?.resume(returning: .success(false))
    }

    private func wait(_ receiver: Receiver) {
        // Under the lock the handler above has either run, then the task is cancelled by now, or
        // will find the receiver.
        let result = state.withLockedValue { state -> Result<Bool, TransportError>? in
            if Task.isCancelled { return .success(false) }
            if state.count > 0 { return .success(true) }
            switch state.end {
            case .failed(let error): return .failure(error)
            case .closed: return .success(false)
            case nil: break
            }
            precondition(state.receiver == nil, "one task receives at a time")
            state.receiver = receiver
            return nil
        }
        if let result { receiver.resume(returning: result) }
    }
}
