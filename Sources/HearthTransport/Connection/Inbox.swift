import HearthWire
import NIOConcurrencyHelpers

/// Hands frames from the task that reads the socket to the one that receives, one at a time.
///
/// The reading task waits until its frame is taken: so a slow receiver slows down the socket and
/// with it the peer.
final class Inbox: Sendable {
    private enum End { case closed, failed(TransportError) }

    private struct State {
        var frame: Frame?
        var end: End?
        var receiver: CheckedContinuation<Result<Frame?, TransportError>, Never>?
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state = NIOLockedValueBox(State())

    /// Gives a frame to whoever receives and comes back once there is room for the next one.
    ///
    /// After `close()` frames are dropped.
    func put(_ frame: Frame) async {
        await withCheckedContinuation { reader in
            let receiver = state.withLockedValue { state -> Waiting in
                guard state.end == nil else { return .reader(reader) }
                if let receiver = state.receiver {
                    state.receiver = nil
                    return .both(receiver, reader)
                }
                precondition(state.frame == nil, "one task reads")
                state.frame = frame
                state.reader = reader
                return .nobody
            }
            switch receiver {
            case .reader(let reader):
                reader.resume()
            case .both(let receiver, let reader):
                receiver.resume(returning: .success(frame))
                reader.resume()
            case .nobody:
                break
            }
        }
    }

    /// The next frame; nil after the end, or when the task is cancelled.
    func take() async throws(TransportError) -> Frame? {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { receiver in
                wait(receiver)
            }
        } onCancel: {
            let receiver = state.withLockedValue { state in
                defer { state.receiver = nil }
                return state.receiver
            }
            receiver?.resume(returning: .success(nil))
        }
        return try result.get()
    }

    /// The peer's side has ended: after what was put, `take()` gives nil, or throws `error`.
    func finish(throwing error: TransportError? = nil) {
        let receiver = state.withLockedValue { state in
            if state.end == nil { state.end = error.map(End.failed) ?? .closed }
            defer { state.receiver = nil }
            return state.receiver
        }
        receiver?.resume(returning: error.map(Result.failure) ?? .success(nil))
    }

    /// This side has ended: drops what was not taken, and what is still going to be put.
    func close() {
        let (receiver, reader) = state.withLockedValue { state in
            state.end = .closed
            state.frame = nil
            defer {
                state.receiver = nil
                state.reader = nil
            }
            return (state.receiver, state.reader)
        }
        receiver?.resume(returning: .success(nil))
        reader?.resume()
    }

    private enum Waiting {
        case nobody
        case reader(CheckedContinuation<Void, Never>)
        case both(
            CheckedContinuation<Result<Frame?, TransportError>, Never>,
            CheckedContinuation<Void, Never>)
    }

    private func wait(
        _ receiver: CheckedContinuation<Result<Frame?, TransportError>, Never>
    ) {
        // Under the lock the handler above has either run, then the task is cancelled by now, or
        // will find the receiver.
        let (result, reader) = state.withLockedValue {
            state -> (Result<Frame?, TransportError>?, CheckedContinuation<Void, Never>?) in
            if Task.isCancelled { return (.success(nil), nil) }
            if let frame = state.frame {
                state.frame = nil
                defer { state.reader = nil }
                return (.success(frame), state.reader)
            }
            switch state.end {
            case .failed(let error): return (.failure(error), nil)
            case .closed: return (.success(nil), nil)
            case nil: break
            }
            precondition(state.receiver == nil, "one task receives at a time")
            state.receiver = receiver
            return (nil, nil)
        }
        if let result { receiver.resume(returning: result) }
        reader?.resume()
    }
}
