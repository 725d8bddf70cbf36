import HearthHousehold
import HearthReplication
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
        // Early cells that wait for their turn are by themselves no reason for a commit more.
        if postponed.isEmpty { handle(.wake) } else { doWhatIsOverdue() }
        if QuietMoment.end(at: .now) == nil {
            let early = postponed
            postponed = []
            for (session, frame) in early { handle(.received(session, frame)) }
        }
        if let due = nextLook(at: .now), due <= .now, QuietMoment.end(at: .now) == nil {
            look()
        }
        if nextTidying(at: .now) <= .now { tidy() }
        guard timer == nil else { return }
        let now = WallTime.now
        arm(notBefore: postponed.isEmpty ? now.adding(.seconds(1)) : QuietMoment.end(at: now))
    }

    /// Lets leave what should have left by now, before work is begun that depends on claims: a node
    /// that was busy over a whole second sends late, but not later for that work.
    func doWhatIsOverdue() {
        let now = WallTime.now
        if household.nextWake(after: now) <= now { handle(.wake) }
    }

    /// When news are looked for next: never in a quiet moment, and not at once after a failure.
    func nextLook(at now: WallTime) -> WallTime? {
        household.nextLook(after: now).map { due in
            let next = max(due, looksAgain)
            return next <= now ? QuietMoment.end(at: now) ?? next : next
        }
    }

    func look() {
        let isDone = step(.relaxed) { household, work in
            try household.handle(.look, work)
        }
        if !isDone { looksAgain = WallTime.now.adding(.seconds(60)) }
    }

    /// Sets the timer for the next thing that is due.
    func arm(notBefore earliest: WallTime? = nil) {
        guard !isStopping else { return }
        let now = WallTime.now
        var due = household.nextWake(after: now)
        if !postponed.isEmpty { due = min(due, QuietMoment.end(at: now) ?? now) }
        if let look = nextLook(at: now) { due = min(due, look) }
        due = min(due, nextTidying(at: now))
        let next = earliest.map { max($0, due) } ?? due
        guard next != timerAt || timer == nil else { return }
        timer?.cancel()
        timerAt = next
        let wait = max(
            0,
            next.since(now).components.seconds * 1000
                + next.since(now).components.attoseconds / 1_000_000_000_000_000)
        let requests = wakeRequests
        timer = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(
            // Not longer, since the wall clock may be set meanwhile.
            in: .milliseconds(min(wait, 60_000))
        ) {
            requests.yield()
        }
    }
}
