import HearthHousehold
import HearthReplication
import HearthWire

/// What a node says, and what is still said for it when it dies.
extension SimulatedNode {
    /// Carries out what the household asks for: what names a moment is handed over and leaves then,
    /// whatever the node does in that moment.
    func say(_ directives: [Directive]) {
        guard !world.isSilent else { return }
        for directive in directives {
            switch directive {
            case .send(let session, let frame, let moment):
                leave(at: moment ?? quietEnd(for: frame)) { [self] in
                    world.network.send(frame, on: session, from: self)
                }
            case .close(let session, let reason):
                world.network.close(session, reason, from: self)
            case .dial(let peer, let address):
                world.network.dial(peer, address: address, from: self)
            }
        }
        if !isWorking { arm() }
    }

    /// What could not be made ready in time leaves on the next whole second: how late it was does not
    /// show.
    private func leave(at moment: WallTime?, _ action: @escaping () -> Void) {
        guard let moment, !flaws.contains(.sendsWithoutMoment) else { return action() }
        let now = clock(at: world.ticks)
        let next = moment >= now ? moment : WallTime(seconds: now.seconds + 1)
        let run = run
        world.plan(at: next.ticks - clockOffset) { [self] in
            if self.run == run, isReachable { action() }
        }
    }

    /// Until when an early cell waits, lest it lie before what leaves on the second.
    private func quietEnd(for frame: Frame) -> WallTime? {
        guard !machine.isUnlimited, case .early = frame else { return nil }
        return QuietMoment.end(at: clock(at: world.ticks))
    }

    // MARK: Dying

    /// Counts down to the commit at which a test lets the node die.
    func isDying() -> Bool {
        guard let left = dies else { return false }
        dies = left > 1 ? left - 1 : nil
        guard left <= 1 else { return false }
        stop()
        return true
    }

    /// Whether the node dies at the commit of this job, unless that fails.
    func dies(at job: Job) -> Bool {
        guard let next = crashes.first else { return false }
        return job.moment >= next.after && !job.isSecret && job.isDurable && !job.isTrial
    }

    func takeCrash(at job: Job) -> Crash? { dies(at: job) ? crashes.removeFirst() : nil }

    func die(_ crash: Crash, _ job: Job) {
        guard isRunning else { return }
        stop(noticed: job.moment + Crash.notice.ticks)
        let run = run
        world.faults.crashes += 1
        world.plan(at: job.moment + max(crash.rest.ticks, 2 * Crash.notice.ticks)) { [self] in
            guard self.run == run, !isRunning else { return }
            restart()
        }
    }

    /// Starts the node again; what goes wrong then counts among its failures.
    package func restart(from snapshot: MemoryStore.Snapshot? = nil) {
        do {
            try world.start(self, from: snapshot)
        } catch {
            failures.append(error)
        }
    }
}
