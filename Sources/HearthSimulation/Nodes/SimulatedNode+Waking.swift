import HearthHousehold
import HearthReplication
import HearthWire

/// What is due at some time, and how long before whole seconds what leaves then is made ready.
extension SimulatedNode {
    /// How often it is tried how long a commit takes.
    private static let trialInterval: Duration = .seconds(60)

    // MARK: What is due

    /// When something is due, in the world's time.
    var wakeMoment: Ticks { (wakeDue?.ticks).map { $0 - clockOffset } ?? .max }

    var isWakeDue: Bool { wakeMoment <= world.ticks }

    /// Notes what is due next, after a step.
    ///
    /// It counts from the moment of the last step that does not depend on claims, lest it tell how
    /// long the node was busy.
    func noteWake(after job: Job? = nil) {
        guard let household else { return }
        if machine.isUnlimited {
            let now = clock(at: world.ticks)
            wakeDue = max(household.nextWake(after: now), now.adding(.milliseconds(1)))
            return
        }
        if case .event(.wake) = job?.task { wokenAt = latestOpen }
        let soonest = wokenAt.map { max(latestOpen, $0.adding(.milliseconds(1))) } ?? latestOpen
        wakeDue = max(household.nextWake(after: latestOpen), soonest)
    }

    /// Has itself woken when the next thing is due.
    func arm() {
        armLook(after: clock(at: world.ticks))
        noteWake()
        let moment = max(wakeMoment, world.ticks)
        guard moment != armedAt else { return }
        armedAt = moment
        let run = run
        world.plan(at: moment) { [self] in
            guard self.run == run, armedAt == moment, isRunning else { return }
            armedAt = nil
            workOn()
        }
    }

    /// Has itself woken when news are looked for next.
    private func armLook(after now: WallTime) {
        guard let due = household?.nextLook(after: now) else { return }
        let next = max(due, now.adding(.milliseconds(1)))
        guard next != lookAt else { return }
        lookAt = next
        let run = run
        let moment = next.ticks - clockOffset
        world.plan(at: moment) { [self] in
            guard self.run == run, lookAt == next, isRunning else { return }
            lookAt = nil
            take(Job(.event(.look), at: moment))
        }
    }

    // MARK: The lead

    /// Sees at public moments how long a commit takes on this disk, first before anything else.
    func tryDisk() {
        guard !machine.isUnlimited, isRunning else { return }
        lead = DepartureLead()
        learn(from: machine.fullCommit.upperBound)
        planTrial(run: run, trials: trials + 1)
    }

    private func planTrial(run: Int, trials: Int) {
        self.trials = trials
        world.plan(after: Self.trialInterval) { [self] in
            guard self.run == run, self.trials == trials, isRunning else { return }
            take(Job(.trial, at: world.ticks))
            planTrial(run: run, trials: trials)
        }
    }

    /// A commit that anybody may know of took so long.
    func learn(from commit: Ticks) {
        guard !machine.isUnlimited else { return }
        lead.saw(.microseconds(commit), at: clock(at: world.ticks))
    }
}
