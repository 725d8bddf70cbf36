import NIOConcurrencyHelpers
import NIOCore

/// Ends a connection whose handshake takes too long, counted from its beginning.
final class HandshakeDeadline: Sendable {
    private enum State { case running, met, missed }

    private let state = NIOLockedValueBox(State.running)
    private let task = NIOLockedValueBox<Scheduled<Void>?>(nil)

    /// Starts to count. A timer of the event loop, so that it does not depend on any task being
    /// scheduled, nor on what the peer sends.
    init(for channel: any Channel, after deadline: Duration) {
        let scheduled = channel.eventLoop.scheduleTask(in: TimeAmount(deadline)) {
            guard self.leaveRunning(for: .missed) else { return }
            channel.close(promise: nil)
        }
        task.withLockedValue { $0 = scheduled }
    }

    /// The handshake is finished: stops counting; false if that was too late.
    func meet() -> Bool {
        let isMet = leaveRunning(for: .met)
        task.withLockedValue { $0 }?.cancel()
        return isMet
    }

    /// Whether the connection was ended by this.
    var isMissed: Bool { state.withLockedValue { $0 == .missed } }

    private func leaveRunning(for next: State) -> Bool {
        state.withLockedValue { state in
            guard state == .running else { return false }
            state = next
            return true
        }
    }
}
