import HearthWire
import NIOConcurrencyHelpers

/// What was read from one socket and not taken yet, in order and with a bound.
///
/// At the bound the reading task waits until something is taken: then TCP slows the peer down.
final class Inbox: Sendable {
    private enum End { case closed, failed(TransportError) }

    private typealias Receiver = CheckedContinuation<Result<Bool, TransportError>, Never>

    private struct State {
        var arrivals: [Arrival] = []
        var octets = 0
        var end: End?
        var receiver: Receiver?
        /// The reading task, while there is no room.
        var reader: CheckedContinuation<Void, Never>?
    }

    private let octetLimit: Int
    private let countLimit: Int
    private let state = NIOLockedValueBox(State())

    init(octetLimit: Int, countLimit: Int) {
        self.octetLimit = octetLimit
        self.countLimit = countLimit
    }

    /// Adds something, once there is room. One task at a time.
    ///
    /// After `close()`, or when the task is cancelled, it is dropped.
    func put(_ arrival: Arrival) async {
        while !add(arrival), !Task.isCancelled { await room() }
    }

    private func add(_ arrival: Arrival) -> Bool {
        let (isDone, receiver) = state.withLockedValue { state -> (Bool, Receiver?) in
            guard state.end == nil else { return (true, nil) }
            guard hasRoom(state, for: arrival.byteCount) else { return (false, nil) }
            state.arrivals.append(arrival)
            state.octets += arrival.byteCount
            defer { state.receiver = nil }
            return (true, state.receiver)
        }
        receiver?.resume(returning: .success(true))
        return isDone
    }

    /// However long something is, it has room where nothing waits.
    private func hasRoom(_ state: State, for byteCount: Int) -> Bool {
        state.arrivals.isEmpty
            || state.arrivals.count < countLimit && state.octets + byteCount <= octetLimit
    }

    /// Waits until something was taken.
    private func room() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { reader in
                let mayGoOn = state.withLockedValue { state in
                    if Task.isCancelled || state.end != nil || state.arrivals.isEmpty {
                        return true
                    }
                    precondition(state.reader == nil, "one task reads")
                    state.reader = reader
                    return false
                }
                if mayGoOn { reader.resume() }
            }
        } onCancel: {
            wakeReader()
        }
    }

    private func wakeReader() {
        let reader = state.withLockedValue { state in
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume()
    }

    /// What came first, at most this much; none if nothing waits.
    func take(atMost count: Int) -> [Arrival] {
        let taken = state.withLockedValue { state in
            let taken = Array(state.arrivals.prefix(count))
            state.arrivals.removeFirst(taken.count)
            state.octets -= taken.reduce(0) { $0 + $1.byteCount }
            return taken
        }
        if !taken.isEmpty { wakeReader() }
        return taken
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
        wakeReader()
    }

    /// This side has ended: drops what was not taken, and what is still going to be put.
    func close() {
        let receiver = state.withLockedValue { state in
            state.end = .closed
            state.arrivals = []
            state.octets = 0
            defer { state.receiver = nil }
            return state.receiver
        }
        receiver?.resume(returning: .success(false))
        wakeReader()
    }

    private func wait(_ receiver: Receiver) {
        // Under the lock the handler above has either run, then the task is cancelled by now, or
        // will find the receiver.
        let result = state.withLockedValue { state -> Result<Bool, TransportError>? in
            if Task.isCancelled { return .success(false) }
            if !state.arrivals.isEmpty { return .success(true) }
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
