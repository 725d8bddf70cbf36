package import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire

extension SimulatedNode {
    // MARK: Asking

    /// Carries out what a person asked for, before anything that waits and without taking time.
    ///
    /// - Throws: `HearthError`, or what the storage throws; then nothing has changed.
    func perform<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) throws -> Request.Answer {
        guard let before = household else { throw HearthError(.nodeNotRunning, ["home": name]) }
        entropy.lane = Secrecy.isSecret(Request.self) ? .secret : .open
        defer { entropy.lane = .open }
        do {
            let now = timeOfLook
            let (answer, directives) = try commit(.full, now) { household, work in
                try household.perform(operation, as: caller, work)
            }
            if !isDying() { carryOut(directives) }
            return answer
        } catch let guess as WrongPassphrase {
            household = before
            household?.count(guess, now: clock(at: world.ticks))
            throw HearthError(.wrongPassphrase)
        } catch {
            household = before
            throw error
        }
    }

    /// Lets a person ask for something: it is done when its turn comes, and answered after that.
    ///
    /// If the node dies first, there is no answer. `backdated`: how much earlier the node claims that
    /// it is, which no honest one does.
    package func request<Request: Operation>(
        _ operation: Request, as caller: Caller = Caller(), backdated: Duration = .zero,
        answer: @escaping (Result<Request.Answer, any Error>) -> Void
    ) {
        guard isRunning else {
            return answer(.failure(HearthError(.nodeNotRunning, ["home": name])))
        }
        var result: Request.Answer?
        take(
            Job(
                .request(isReading: Request.isReading) { household, work in
                    let (given, directives) = try household.perform(
                        operation, as: caller,
                        Work(store: work.store, now: work.now.adding(.zero - backdated)))
                    result = given
                    return directives
                } answer: { outcome in
                    switch outcome {
                    case .success: if let result { answer(.success(result)) }
                    case .failure(let error): answer(.failure(error))
                    }
                }, at: world.ticks, isSecret: Secrecy.isSecret(Request.self)))
    }

    // MARK: Working

    /// Does something when its turn comes.
    func take(_ job: Job) {
        guard isRunning else { return }
        if case .event(.wake) = job.task {
            // What is due waits only for what is being done, not for all that has come in.
            queue.insert(job, at: 0)
        } else {
            queue.append(job)
        }
        workOn()
    }

    private func workOn() {
        while !isWorking, isRunning, !queue.isEmpty {
            // Secret work waits for whatever else has come in, or is due in this moment.
            let next = queue.firstIndex { !$0.isSecret }
            guard next != nil || hasYielded else { return yield() }
            let job = queue.remove(at: next ?? 0)
            if job.isSecret, let end = quietEnd {
                postpone(job, until: end)
            } else {
                begin(job)
            }
        }
    }

    /// When the quiet moment of the node's clock is over, if this is one: secret work is not begun
    /// then, so that what is due on the whole second finds nobody busy with it.
    private var quietEnd: Ticks? {
        guard !machine.isUnlimited else { return nil }
        let now = world.ticks
        let second = QuietMoment.end(at: clock(at: now)).map { $0.ticks - clockOffset }
        let act = openMoments.first { $0 >= now && $0 - now < Self.longestSecretWork }
        return [second, act.map { $0 + 1 }].compactMap { $0 }.max()
    }

    /// Longer than any secret work takes on the slowest machine.
    private static let longestSecretWork: Ticks = 250_000

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

    private func begin(_ job: Job) {
        let keysBefore = entropy.keysDrawn
        let run = run
        let outcome = carry(job)
        let cost = cost(of: job, keys: entropy.keysDrawn - keysBefore, outcome)
        guard self.run == run, isRunning else { return }
        let crash = outcome.isDone ? crash(at: job) : nil
        if let crash, crash.isSilent { return die(crash, job) }
        if cost == 0 {
            finish(job, outcome)
            if let crash { die(crash, job) }
            return
        }
        isWorking = true
        world.plan(at: world.ticks + cost) { [self] in
            guard self.run == run, isRunning else { return }
            isWorking = false
            finish(job, outcome)
            if let crash { return die(crash, job) }
            workOn()
        }
    }

    private struct Outcome {
        var directives: [Directive] = []
        var error: (any Error)?
        var isDone: Bool { error == nil }
    }

    private func carry(_ job: Job) -> Outcome {
        guard isRunning else { return Outcome() }
        // A request may be refused, and leaves nothing behind then. An event that fails is a fault
        // of the program, and is found: nobody needs what was before, unless a test has it fail.
        if case .call(let body) = job.task {
            callMoment = job.moment
            defer { callMoment = nil }
            body()
            return Outcome()
        }
        let before = job.isRequest || refusedCommits > 0 ? household : nil
        entropy.lane = job.isSecret ? .secret : .open
        defer { entropy.lane = .open }
        let now = time(of: job.moment)
        do {
            let directives = try commit(job.isDurable ? .full : .relaxed, now) {
                household, work in
                let directives: [Directive]
                switch job.task {
                case .event(let event): directives = try household.handle(event, work)
                case .addresses(let addresses):
                    directives = try household.setAddresses(addresses, work)
                case .request(_, let body, _): directives = try body(&household, work)
                case .call: directives = []
                }
                return ((), directives)
            }.1
            return Outcome(directives: directives)
        } catch {
            if let before { household = before }
            if let guess = error as? WrongPassphrase { household?.count(guess, now: now) }
            return Outcome(error: error)
        }
    }

    /// Says what came of it.
    private func finish(_ job: Job, _ outcome: Outcome) {
        if outcome.isDone, isDying() { return }
        carryOut(outcome.directives)
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

    private func cost(of job: Job, keys: Int, _ outcome: Outcome) -> Ticks {
        guard !machine.isUnlimited else { return 0 }
        var octets = job.byteCount
        for case .send(_, let frame, _) in outcome.directives { octets += frame.weight }
        let commit = job.isDurable ? machine.fullCommit : machine.relaxedCommit
        return machine.step + machine.kibioctet * Ticks(octets) / 1024
            + machine.key * Ticks(keys) + (outcome.isDone ? commit : 0)
    }

    private func commit<Answer>(
        _ durability: Durability, _ now: WallTime,
        _ body: (inout Household, Work) throws -> (Answer, [Directive])
    ) throws -> (Answer, [Directive]) {
        guard var changed = household.take() else {
            throw HearthError(.nodeNotRunning, ["home": name])
        }
        defer { household = changed }
        let result = try store.transaction(durability) { tables in
            let result = try body(&changed, Work(store: tables, now: now))
            if refusedCommits > 0 {
                refusedCommits -= 1
                throw StorageFailed()
            }
            return result
        }
        commits += 1
        onStep?(changed, now)
        if keepsTrace || onChange != nil { tellChanges(of: changed, at: now) }
        // What follows from this step would else come with the next, which may be a secret one.
        if !changed.replicator.events.isEmpty { failures.append(LeftToTheNextStep()) }
        return result
    }

    /// Tells members here what their open pages have to look at again.
    private func tellChanges(of household: Household, at now: WallTime) {
        for member in household.replicator.directory.members.sorted() {
            for change in household.changes(for: member) {
                onChange?(member, change, now)
                guard keepsTrace, let list = change.list.flatMap({ ListID(hex: $0) }),
                    let entry = household.replicator.directory.lists[list],
                    entry.owners.contains(member)
                else { continue }
                ownersChanges.append(OwnersChange(member: member, list: list, at: now))
            }
        }
    }

    private func carryOut(_ directives: [Directive]) {
        guard !world.isSilent else { return }
        for directive in directives {
            switch directive {
            case .send(let session, let frame, _):
                world.network.send(frame, on: session, from: self)
            case .close(let session, let reason, _):
                world.network.close(session, reason, from: self)
            case .dial(let peer, let address, _):
                world.network.dial(peer, address: address, from: self)
            }
        }
        arm()
    }

    // MARK: Dying

    /// Counts down to the commit at which a test lets the node die.
    private func isDying() -> Bool {
        guard let left = dies else { return false }
        dies = left > 1 ? left - 1 : nil
        guard left <= 1 else { return false }
        stop()
        return true
    }

    private func crash(at job: Job) -> Crash? {
        guard let next = crashes.first, job.moment >= next.after, !job.isSecret,
            job.isDurable
        else { return nil }
        crashes.removeFirst()
        return next
    }

    private func die(_ crash: Crash, _ job: Job) {
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

extension Frame {
    /// About how many octets it has, without encoding it.
    var weight: Int {
        switch self {
        case .record(let record): 186 + record.payload.count
        case .versions(_, _, let stamps): 160 + 96 * stamps.count
        case .summary(let summaries): 16 + StreamSummary.byteCount * summaries.count
        case .cells(let cells): 16 + cells.reduce(0) { $0 + $1.kind.byteCount }
        case .have(let vectors): 16 + vectors.reduce(0) { $0 + 24 + 16 * $1.entries.count }
        case .early(let cell): 16 + cell.kind.byteCount
        default: 32
        }
    }
}
