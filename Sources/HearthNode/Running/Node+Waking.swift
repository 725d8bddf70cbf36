import HearthHousehold
import HearthReplication
import HearthTransport
import HearthWire
import NIOCore
import NIOPosix

/// What is due at some time, and the timer for it.
extension Node {
    /// Does what is due. The timer has fired and counts as none, so that it is set again even if
    /// the clock was set back meanwhile; after a failure not before a second has passed.
    func wake() {
        timer = nil
        timerAt = nil
        var isDone = true
        if household.nextWake(after: .now) <= .now { isDone = handle(.wake) }
        if let due = nextLook(at: .now), due <= .now { look() }
        if nextLookAround(at: .now) <= .now { lookAround() }
        arm(notBefore: isDone ? nil : WallTime.now.adding(.seconds(1)))
    }

    /// When news are looked for next: not at once after a failure.
    private func nextLook(at now: WallTime) -> WallTime? {
        household.nextLook(after: now).map { max($0, looksAgain) }
    }

    private func look() {
        if !handle(.look) { looksAgain = WallTime.now.adding(.seconds(60)) }
    }

    /// Sets the timer for the next thing that is due.
    func arm(notBefore earliest: WallTime? = nil) {
        guard !isStopping else { return }
        let now = WallTime.now
        let due =
            [household.nextWake(after: now), nextLook(at: now), nextLookAround(at: now)]
            .compactMap { $0 }.min() ?? now
        let next = earliest.map { max($0, due) } ?? due
        guard next != timerAt || timer == nil else { return }
        timer?.cancel()
        timerAt = next
        let wait = max(.zero, next.since(now))
        let requests = wakeRequests
        timer = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(
            // Not longer, since the wall clock may be set meanwhile.
            in: TimeAmount(min(wait, .seconds(60)))
        ) {
            requests.yield()
        }
    }
}
