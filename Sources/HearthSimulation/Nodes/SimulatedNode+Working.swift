import HearthHousehold
import HearthReplication
import HearthWire

/// What a node does when: everything in the order of its moments, however long it waited, and what
/// depends on claims when nothing else waits.
///
/// So what a node says depends on when things came in or fell due, and not on what it was busy
/// with then. All that waits is done in one go, with one wait for the disk before anything is said.
extension SimulatedNode {
    /// Does something when its turn comes.
    func take(_ job: Job) {
        guard isRunning else { return }
        queue.append(job)
        workOn()
    }

    func workOn() {
        while !isWorking, isRunning {
            let isOpen = isWakeDue || queue.contains { !$0.isSecret }
            guard isOpen || !queue.isEmpty else { return }
            // Everything else that comes in or falls due in this moment has to be here by now.
            guard hasYielded else { return yield() }
            if isOpen {
                workOpenly()
            } else if let end = quietEnd {
                postpone(queue.removeFirst(), until: end)
            } else {
                workInSecret(queue.removeFirst())
            }
        }
    }

    /// Whether all that is due in this moment has come in.
    private var hasYielded: Bool { machine.isUnlimited || yieldedAt == world.ticks }

    private func yield() {
        let (run, now) = (run, world.ticks)
        world.plan(at: now) { [self] in
            guard self.run == run, isRunning else { return }
            yieldedAt = now
            workOn()
        }
    }

    // MARK: Openly

    private func workOpenly() {
        isWorking = true
        let run = run
        var done: [(job: Job, outcome: Outcome)] = []
        var cost: Ticks = 0
        var crash: Crash?
        while crash == nil, let job = nextOpenJob(isFirst: done.isEmpty) {
            let keysBefore = entropy.keysDrawn
            let outcome = carry(job)
            guard self.run == run, isRunning else { return }
            if outcome.isDone { crash = takeCrash(at: job) }
            cost += self.cost(of: job, keys: entropy.keysDrawn - keysBefore, outcome)
            done.append((job, outcome))
            noteWake(after: job)
            if machine.isUnlimited || flaws.contains(.commitsEachStep) { break }
        }
        if let crash, crash.isSilent, let last = done.last { return die(crash, last.job) }
        if let first = done.first, done.contains(where: { $0.job.isDurable && $0.outcome.isDone }) {
            let commit = fullCommit(at: first.job.moment, isTrial: done.contains { $0.job.isTrial })
            cost += commit
            learn(from: commit)
        }
        work(for: cost) { [self] in
            for (job, outcome) in done where self.run == run && isRunning { finish(job, outcome) }
            if let crash, let last = done.last { die(crash, last.job) }
        }
    }

    /// What comes first of all that came in or fell due by now. A job at whose commit the node dies is
    /// the only one of its commit.
    private func nextOpenJob(isFirst: Bool) -> Job? {
        let place = queue.firstIndex { !$0.isSecret }
        let moment = place.map { queue[$0].moment } ?? .max
        let isWake = isWakeDue && wakeMoment <= moment
        guard isWake || place != nil else { return nil }
        let job = isWake ? Job(.event(.wake), at: wakeMoment) : queue[place ?? 0]
        guard isFirst || !dies(at: job) else { return nil }
        if isWake { wakeDue = nil } else if let place { queue.remove(at: place) }
        return job
    }

    // MARK: In secret

    private func workInSecret(_ job: Job) {
        isWorking = true
        let run = run
        let keysBefore = entropy.keysDrawn
        let outcome = carry(job)
        guard self.run == run, isRunning else { return }
        noteWake(after: job)
        var cost = cost(of: job, keys: entropy.keysDrawn - keysBefore, outcome)
        if job.isDurable, outcome.isDone {
            let commit = secretCommit(at: job.moment)
            cost += commit
            if flaws.contains(.leadOfClaims) { learn(from: commit) }
        }
        work(for: cost) { [self] in finish(job, outcome) }
    }

    /// When the quiet moment of the node's clock is over, if this is one: secret work is not begun
    /// then, so that what is due on the whole second finds nobody busy with it.
    private var quietEnd: Ticks? {
        guard !machine.isUnlimited else { return nil }
        let now = world.ticks
        let second = QuietMoment.end(at: clock(at: now)).map { $0.ticks - clockOffset }
        let act = openMoments.first { $0 >= now && $0 - now < machine.longestDelay }
        return [second, act.map { $0 + 1 }].compactMap { $0 }.max()
    }

    private func postpone(_ job: Job, until end: Ticks) {
        postponed.append(job)
        guard postponedUntil == nil else { return }
        postponedUntil = end
        let run = run
        world.plan(at: end) { [self] in
            guard self.run == run, isRunning, postponedUntil == end else { return }
            postponedUntil = nil
            let jobs = postponed
            postponed = []
            for var job in jobs {
                job.moment = end
                queue.append(job)
            }
            workOn()
        }
    }

    // MARK: What it costs

    /// Is busy for so long, and says after that what came of it.
    private func work(for cost: Ticks, then finish: @escaping () -> Void) {
        isWorking = true
        let run = run
        let end = { [self] in
            guard self.run == run, isRunning else { return }
            finish()
            guard self.run == run, isRunning else { return }
            isWorking = false
            arm()
        }
        guard cost > 0 else { return end() }
        world.plan(at: world.ticks + cost) { [self] in
            end()
            workOn()
        }
    }

    private func cost(of job: Job, keys: Int, _ outcome: Outcome) -> Ticks {
        guard !machine.isUnlimited, !job.isTrial else { return 0 }
        var octets = job.byteCount
        for case .send(_, let frame, _) in outcome.directives { octets += frame.roughSize }
        return machine.step + machine.kibioctet * Ticks(octets) / 1024
            + machine.key * Ticks(keys) + (outcome.isDone ? machine.relaxedCommit : 0)
    }

    private func fullCommit(at moment: Ticks, isTrial: Bool) -> Ticks {
        let range = machine.fullCommit
        return isTrial ? range.upperBound : world.disks.ticks(in: range, index, moment, lane: 0)
    }

    private func secretCommit(at moment: Ticks) -> Ticks {
        let commit = world.disks.ticks(in: machine.secretCommit, index, moment, lane: 1)
        if commit > 100_000 { world.faults.slowClaims += 1 }
        return commit
    }

    /// Says what came of it.
    private func finish(_ job: Job, _ outcome: Outcome) {
        if outcome.isDone, isDying() { return }
        say(outcome.directives)
        if job.isSecret, job.isRequest, outcome.isDone, job.isDurable {
            secretSteps += 1
            onSecretStep?()
        }
        switch (job.task, outcome.error) {
        case (.request(_, _, let answer), nil): answer(.success(()))
        case (.request(_, _, let answer), let error?): answer(.failure(error))
        case (_, let error?):
            failures.append(error)
            if case .event(.received(let session, _)) = job.task {
                world.network.close(session, .internalError, from: self)
            }
        case (_, nil): break
        }
    }
}

extension Dice {
    /// How long the disk of a node takes for the commit that begins with this moment.
    fileprivate func ticks(
        in range: ClosedRange<Ticks>, _ node: Int, _ moment: Ticks, lane: UInt64
    ) -> Ticks {
        let share = fraction(UInt64(node), UInt64(bitPattern: moment), lane)
        return range.lowerBound + Ticks(share * Double(range.upperBound - range.lowerBound))
    }
}
