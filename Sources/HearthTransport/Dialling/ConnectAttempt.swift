import NIOConcurrencyHelpers
import NIOCore

/// The sockets of one attempt to connect, one for each address that the name has, so that
/// cancelling need not wait until the last of them gives up.
final class ConnectAttempt: Sendable {
    private struct State {
        var channels: [any Channel] = []
        var isCancelled = false
    }

    private let state = NIOLockedValueBox(State())

    /// A socket that is about to connect; closed at once if the attempt is cancelled.
    func add(_ channel: any Channel) {
        let isCancelled = state.withLockedValue { state in
            state.channels.append(channel)
            return state.isCancelled
        }
        if isCancelled { channel.close(promise: nil) }
    }

    /// Gives the attempt up.
    func cancel() {
        let channels = state.withLockedValue { state in
            state.isCancelled = true
            return state.channels
        }
        for channel in channels { channel.close(promise: nil) }
    }
}
