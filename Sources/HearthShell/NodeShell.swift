package import HearthAPI
import HearthHome
package import HearthHousehold
package import HearthReplication
package import HearthRows
import HearthWire

/// The loop of a node: something happens, or somebody asks for something; one transaction; what
/// follows from it is carried out; the timers are set.
///
/// It has no clock, disk or socket of its own: a real node gives it real ones, a simulated world
/// those of virtual time. A step that throws, or that the store cannot commit, leaves the household
/// as it was before it, and nobody hears of it.
package final class NodeShell<Clock: ShellClock, Store: TransactionalStore, Line: ShellLine> {
    package var household: Household
    package let clock: Clock
    package let store: Store
    package let line: Line
    /// What could not be done since the owner of the shell asked last, oldest first.
    private var failures: [any Error] = []
    /// For when each timer is set.
    private var moments: [ShellTimer: WallTime] = [:]
    /// After a failure, before when a timer is not set.
    private(set) var pauses: [ShellTimer: WallTime] = [:]
    private var isStopped = false

    package init(household: Household, clock: Clock, store: Store, line: Line) {
        self.household = household
        self.clock = clock
        self.store = store
        self.line = line
    }

    // MARK: Turns

    /// Takes what happened, in one step: many records cost one wait for the disk. If that fails,
    /// each event is a step of its own.
    package func take(_ events: [HouseholdEvent]) {
        if attempt(events) { return }
        for event in events where events.count == 1 || !attempt([event]) { giveUp(event) }
    }

    /// Takes what one peer sent, in order, as far as that peer may ask for more, and removes it: in one
    /// step, or, if that fails, each event in a step of its own.
    package func take(_ events: inout ArraySlice<HouseholdEvent>, from session: SessionID) {
        let all = events
        let isDone = attempt(durability(of: all)) { household, work in
            events = all
            return try household.handle(&events, from: session, work)
        }
        if isDone { return }
        for event in all where all.count == 1 || !attempt([event]) { giveUp(event) }
        events = []
    }

    /// Carries out what a person asks for; `check` is given the answer, and may still refuse it.
    ///
    /// - Throws: `HearthError`, or what the store throws; then nothing has changed.
    package func perform<Request: Operation>(
        _ operation: Request, as caller: Caller, check: (Request.Answer) throws -> Void = { _ in }
    ) throws -> Request.Answer {
        do {
            return try step(durability(of: Request.self, caller)) { household, work in
                let done = try household.perform(operation, as: caller, work)
                try check(done.0)
                return done
            }
        } catch let guess as WrongGuess {
            household.count(guess, now: clock.now)
            throw guess.shown
        } catch let failure as any StorageFailure {
            failures.append(failure)
            guard Request.isReading else { throw failure }
            // What can be read is shown, although nothing of it can be noted.
            return try look { try $0.perform(operation, as: caller, $1).0 }
        }
    }

    /// A timer has rung: does what is due by itself, and sets the timer again, even if the clock was
    /// set back meanwhile.
    package func rang(_ timer: ShellTimer) {
        let isDue = isDue(timer)
        moments[timer] = nil
        if isDue, !attempt([timer.event]) {
            pauses[timer] = clock.now.adding(timer.pause)
        }
        arm()
    }

    /// Whether a timer was set for now or earlier.
    package func isDue(_ timer: ShellTimer) -> Bool {
        moments[timer].map { $0 <= clock.now } ?? false
    }

    // MARK: Steps

    /// One step: a transaction, and once that has committed what follows from it.
    ///
    /// - Throws: What `body` or the store throws; then nothing has changed.
    package func step<Answer>(
        _ durability: Durability,
        _ body: (inout Household, Work) throws -> (Answer, [Directive])
    ) throws -> Answer {
        guard !isStopped else { throw HearthError(.nodeStopping) }
        let before = household
        let (now, elapsed) = (clock.now, clock.elapsed)
        let (answer, directives): (Answer, [Directive])
        do {
            (answer, directives) = try store.transaction(durability) { tables in
                try body(&household, Work(store: tables, now: now, elapsed: elapsed))
            }
        } catch {
            household = before
            throw error
        }
        line.committed(household, at: now)
        carryOut(directives)
        arm()
        return answer
    }

    /// One step that nobody waits for; false when it failed, which is noted.
    @discardableResult
    package func attempt(
        _ durability: Durability, _ body: (inout Household, Work) throws -> [Directive]
    ) -> Bool {
        guard !isStopped else { return true }
        do {
            try step(durability) { ((), try body(&$0, $1)) }
            return true
        } catch {
            failures.append(error)
            return false
        }
    }

    private func attempt(_ events: [HouseholdEvent]) -> Bool {
        attempt(durability(of: events)) { try $0.handle(events, $1) }
    }

    /// What could not be done since this was asked last, oldest first.
    package func takeFailures() -> [any Error] {
        defer { failures = [] }
        return failures
    }

    package func endPauses() { pauses = [:] }

    /// From now on nothing is done or said any more.
    package func stop() { isStopped = true }

    // MARK: What follows

    private func carryOut(_ directives: [Directive]) {
        var rest = directives[...]
        while !isStopped, let directive = rest.popFirst() {
            switch directive {
            case .send(let session, let frame, let moment):
                var frames = [frame]
                while case .send(session, let next, moment)? = rest.first {
                    frames.append(next)
                    rest.removeFirst()
                }
                line.send(frames, on: session, at: moment.map(notPast))
            case .close(let session, let reason): line.close(session, reason)
            case .dial(let peer, let addresses): line.dial(peer, at: addresses)
            case .dialBack(let session, let nonce, let port):
                line.dialBack(session, nonce: nonce, port: port)
            }
        }
    }

    /// What could not be made ready in time leaves on the next whole second.
    private func notPast(_ moment: WallTime) -> WallTime {
        let now = clock.now
        return moment >= now ? moment : WallTime(seconds: now.seconds + 1)
    }

    /// An event that cannot be taken ends its session: what was missed comes with the next one.
    private func giveUp(_ event: HouseholdEvent) {
        switch event {
        case .received(let session, _), .readOver(let session, _):
            line.close(session, .internalError)
        case .connected(let session, let peer, let isInitiator, let address, _):
            // The household does not know of this connection, and must not wait for its end.
            if isInitiator {
                let reasons = [address: PeerProblem.storage.rawValue]
                _ = attempt([.dialFailed(peer, reasons: reasons)])
            }
            line.close(session, .internalError)
        case .disconnected, .dialFailed, .dialledBack, .wake, .due, .look: break
        }
    }

    /// Sets the timers for what is due next.
    private func arm() {
        guard !isStopped else { return }
        for timer in ShellTimer.allCases {
            let next = nextMoment(of: timer)
            guard next != moments[timer] else { continue }
            moments[timer] = next
            clock.set(timer, to: next)
        }
    }
}
