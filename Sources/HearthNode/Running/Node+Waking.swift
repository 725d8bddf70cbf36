import HearthHousehold
import HearthReplication
import HearthStore
import HearthTransport
import HearthWire
import NIOCore
import NIOPosix

/// What is due at some time, and the timer for it.
extension Node {
    /// How often it is tried how long a commit takes.
    private static let trialInterval: Duration = .seconds(60)
    /// What is done in one go while nobody waits, or on a slow disk.
    static let longTurn = slice * 8
    /// What fell due longer ago, because the machine slept, is done as if it fell due now.
    private static let oldest: Duration = .seconds(10)

    /// Does what is due. The timer has fired and counts as none, so that it is set again even if
    /// the clock was set back meanwhile; after a failure not before a second has passed.
    func wake() {
        timer = nil
        timerAt = nil
        let isDone = doWhatIsDue()
        if isTrialDue {
            doWhatIsOverdue()
            tryDisk()
        }
        lookAtEarlyCells()
        if let due = nextLook(at: .now), due <= .now, QuietMoment.end(at: .now) == nil {
            look()
        }
        if nextLookAround(at: .now) <= .now { lookAround() }
        arm(notBefore: isDone ? nil : WallTime.now.adding(.seconds(1)))
    }

    /// Does what is due, one moment after the other, and before each what had come in by then: so a
    /// node that was busy does the same as one that was not. False after a failure.
    @discardableResult
    func doWhatIsDue() -> Bool {
        let end = ContinuousClock.now + Self.slice
        repeat {
            let now = WallTime.now
            let due = nextWake(at: now)
            wakeDue = due
            guard due <= now else { return true }
            takeArrivals(before: due, for: Self.slice * 4)
            // What had come in may have to be done before that.
            guard wakeDue >= due else { continue }
            guard handle(.wake, at: due) else { return false }
        } while ContinuousClock.now < end
        return true
    }

    /// When the household has something to do next, as of its last step: counted from now, it would
    /// tell how long the node was busy since.
    private func nextWake(at now: WallTime) -> WallTime {
        // The clock may have been set back since.
        let due = household.nextWake(after: min(lastMoment, now))
        return now.since(due) < Self.oldest ? due : now
    }

    /// Does everything that waits, as far as there is time, and says what follows from it: at the end
    /// of each turn, and before work is begun that depends on claims.
    func doWhatIsOverdue(for time: Duration = longTurn) {
        let end = ContinuousClock.now + time
        var isDone: Bool
        repeat {
            isDone = doWhatIsDue()
            takeWhatCameIn(for: time / 2, isOutOfOrder: !isDone)
        } while isDone && wakeDue <= .now && ContinuousClock.now < end
        settle()
    }

    /// The same before an act of somebody's that depends on claims, which waits for the end of a quiet
    /// moment; on a slow disk what is overdue may last into the next one.
    func makeWayForClaims() async {
        for _ in 0..<5 {
            if let end = QuietMoment.end(at: .now) {
                try? await Task.sleep(for: end.since(.now))
            }
            doWhatIsOverdue()
            // While it waited for the disk more may have fallen due.
            guard QuietMoment.end(at: .now) != nil || nextWake(at: .now) <= .now else { return }
        }
    }

    private func lookAtEarlyCells() {
        let end = ContinuousClock.now + Self.slice
        while !postponed.isEmpty, ContinuousClock.now < end {
            doWhatIsOverdue()
            guard QuietMoment.end(at: .now) == nil else { return }
            let (session, frame) = postponed.removeFirst()
            handle(.received(session, frame))
        }
    }

    private var isTrialDue: Bool {
        let now = WallTime.now
        // The clock may have been set back since.
        return now >= triedAt.adding(Self.trialInterval) || now < triedAt
    }

    /// Sees at public moments how long a commit takes on this disk, also while nobody does anything.
    func tryDisk() {
        triedAt = .now
        let start = ContinuousClock.now
        do {
            // As dear as what a person does.
            try store.transaction(.full) { _ in }
            took(ContinuousClock.now - start)
        } catch {
            diskRefuses(error)
        }
    }

    /// When news are looked for next: never in a quiet moment, and not at once after a failure.
    func nextLook(at now: WallTime) -> WallTime? {
        household.nextLook(after: now).map { due in
            let next = max(due, looksAgain)
            return next <= now ? QuietMoment.end(at: now) ?? next : next
        }
    }

    func look() {
        doWhatIsOverdue()
        // Then it is due again when that is over.
        guard QuietMoment.end(at: .now) == nil else { return }
        if !handle(.look) { looksAgain = WallTime.now.adding(.seconds(60)) }
    }

    /// Sets the timer for the next thing that is due.
    func arm(notBefore earliest: WallTime? = nil) {
        guard !isStopping else { return }
        let now = WallTime.now
        wakeDue = nextWake(at: now)
        var due = wakeDue
        if !postponed.isEmpty { due = min(due, QuietMoment.end(at: now) ?? now) }
        if let look = nextLook(at: now) { due = min(due, look) }
        due = min(due, nextLookAround(at: now))
        due = min(due, triedAt.adding(Self.trialInterval))
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
