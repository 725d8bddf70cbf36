import Glibc
import HearthShell
import HearthTransport
import HearthWire
import NIOCore
import NIOPosix

/// The machine's clock, and timers by it.
final class WallClock: ShellClock {
    private let wake = WallTimer()
    private let due = WallTimer()
    private let look = WallTimer()

    private let time: @Sendable () -> WallTime

    init(now: @escaping @Sendable () -> WallTime) { time = now }

    var now: WallTime { time() }

    var elapsed: Duration { .nanoseconds(MachineTime.nanoseconds(CLOCK_BOOTTIME)) }

    func set(_ timer: ShellTimer, to moment: WallTime?) { self[timer].set(to: moment) }

    func rings(of timer: ShellTimer) -> AsyncStream<Void> { self[timer].rings }

    func stop() { for timer in ShellTimer.allCases { self[timer].stop() } }

    private subscript(_ timer: ShellTimer) -> WallTimer {
        switch timer {
        case .wake: wake
        case .due: due
        case .look: look
        }
    }
}

/// Rings at a moment, or earlier; a moment that is set takes the place of the one before.
final class WallTimer {
    /// Ends with `stop`.
    let rings: AsyncStream<Void>
    private let input: AsyncStream<Void>.Continuation
    private let loop = MultiThreadedEventLoopGroup.singleton.next()
    private var scheduled: (ring: Scheduled<Void>, at: NIODeadline)?

    init() {
        (rings, input) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func set(to moment: WallTime?) {
        cancel()
        guard let moment else { return }
        let wait = max(.zero, moment.since(.now))
        let input = input
        // Not longer, since the wall clock may be set meanwhile.
        let deadline = NIODeadline.now() + TimeAmount(min(wait, .seconds(60)))
        scheduled = (loop.scheduleTask(deadline: deadline) { input.yield() }, deadline)
    }

    /// Of what has rung there is nothing to cancel, for which its thread would be woken.
    private func cancel() {
        if let scheduled, scheduled.at > .now() { scheduled.ring.cancel() }
        scheduled = nil
    }

    func stop() {
        cancel()
        input.finish()
    }
}
