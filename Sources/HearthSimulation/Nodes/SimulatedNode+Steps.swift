import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire

/// One event or operation after the other, each in a transaction of its own.
extension SimulatedNode {
    // MARK: Operations

    /// Carries out what a person asks for.
    ///
    /// `backdated`: how much earlier the node claims that it is, which no honest one does.
    ///
    /// - Throws: `HearthError`, or what the storage throws; then nothing has changed.
    func perform<Request: Operation>(
        _ operation: Request, as caller: Caller, backdated: Duration = .zero
    ) throws -> Request.Answer {
        doWhatIsDue()
        let isSecret = Secrecy.isSecret(Request.self)
        let answer = try step(
            Request.isReading ? .relaxed : .full, isSecret: isSecret, isRefusable: true
        ) { household, work in
            try household.perform(
                operation, as: caller,
                Work(store: work.store, now: work.now.adding(.zero - backdated)))
        }
        if isSecret, !Request.isReading {
            secretSteps += 1
            onSecretStep?()
        }
        return answer
    }

    /// The same for a person who waits for the answer: if the node dies first, there is none.
    func request<Request: Operation>(
        _ operation: Request, as caller: Caller, backdated: Duration = .zero
    ) -> Result<Request.Answer, any Error>? {
        let wasRunning = isRunning
        let result = Result { try perform(operation, as: caller, backdated: backdated) }
        return isRunning == wasRunning ? result : nil
    }

    // MARK: Events

    /// Takes one event, after what fell due before it; of a peer that asked for as much as it may
    /// once that can be read again.
    func handle(_ event: HouseholdEvent) {
        if case .received(let session, _) = event,
            let moment = household?.pause(of: session, at: now)
        {
            return plan(at: moment) { [self] in handle(event) }
        }
        doWhatIsDue()
        take(event)
    }

    private func doWhatIsDue() {
        if let due = wakeDue, due <= now { take(.wake) }
    }

    private func take(_ event: HouseholdEvent) {
        guard isRunning else { return }
        do {
            try step(
                event.durability, isSecret: Secrecy.isSecret(event),
                // An event that fails is a fault of the program, and is found: nobody needs what was
                // before, unless a test has it fail.
                isRefusable: refusedCommits > 0
            ) { household, work in
                ((), try household.handle(event, work))
            }
        } catch {
            failures.append(error)
            arm()
            if case .received(let session, _) = event {
                world.network.close(session, .internalError, from: self)
            }
        }
    }

    // MARK: Steps

    /// One transaction of the household, and what follows from it once that is committed.
    ///
    /// `isRefusable`: it may throw, and then leaves the household as it was.
    func step<Answer>(
        _ durability: Durability, isSecret: Bool = false, isRefusable: Bool = false,
        _ body: (inout Household, Work) throws -> (Answer, [Directive])
    ) throws -> Answer {
        let before = isRefusable ? household : nil
        guard var changed = household.take() else {
            throw HearthError(.nodeNotRunning, ["home": name])
        }
        let now = now
        let (answer, directives): (Answer, [Directive])
        do {
            entropy.lane = isSecret ? .secret : .open
            defer { entropy.lane = .open }
            (answer, directives) = try store.transaction(durability) { tables in
                let result = try body(&changed, Work(store: tables, now: now))
                if refusedCommits > 0 {
                    refusedCommits -= 1
                    throw StorageFailed()
                }
                return result
            }
        } catch {
            household = before ?? changed
            guard let guess = error as? WrongPassphrase else { throw error }
            household?.count(guess, now: now)
            throw HearthError(.wrongPassphrase)
        }
        household = changed
        commits += 1
        onStep?(changed, now)
        if keepsTrace || onChange != nil { tellChanges(of: changed, at: now) }
        // What follows from this step would else come with the next, which may be a secret one.
        if !changed.replicator.events.isEmpty { failures.append(LeftToTheNextStep()) }
        guard survives(isPublic: durability == .full && !isSecret) else { return answer }
        carryOut(directives)
        arm()
        return answer
    }

    /// False: the node dies with this commit, and says nothing of it.
    private func survives(isPublic: Bool) -> Bool {
        if let left = dies {
            dies = left > 1 ? left - 1 : nil
            guard left > 1 else {
                stop()
                return false
            }
        }
        guard isPublic, let crash = crashes.first, crash.after <= world.ticks else { return true }
        crashes.removeFirst()
        guard crash.isSilent else {
            plan(at: now) { [self] in die(crash) }
            return true
        }
        die(crash)
        return false
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

    // MARK: What follows

    private func carryOut(_ directives: [Directive]) {
        guard !world.isSilent else { return }
        for directive in directives {
            switch directive {
            case .send(let session, let frame, let moment):
                leave(at: moment) { [self] in world.network.send(frame, on: session, from: self) }
            case .close(let session, let reason):
                world.network.close(session, reason, from: self)
            case .dial(let peer, let address):
                world.network.dial(peer, address: address, from: self)
            }
        }
    }

    private func leave(at moment: WallTime?, _ action: @escaping () -> Void) {
        guard let moment, moment > now else { return action() }
        plan(at: moment, action)
    }

    /// Sets the timers for the next thing that is due, and the next look for news.
    private func arm() {
        guard let household else { return }
        let soonest = now.adding(.milliseconds(1))
        let due = max(household.nextWake(after: now), soonest)
        if due != wakeDue {
            wakeDue = due
            plan(at: due) { [self] in if wakeDue == due { doWhatIsDue() } }
        }
        let look = household.nextLook(after: now).map { max($0, soonest) }
        if look != lookDue {
            lookDue = look
            guard let look else { return }
            plan(at: look) { [self] in if lookDue == look, look <= now { handle(.look) } }
        }
    }
}

extension HouseholdEvent {
    /// As in the real shell.
    fileprivate var durability: Durability {
        switch self {
        case .received(_, let frame):
            switch frame {
            case .record, .knock, .knockAnswer: .full
            default: .relaxed
            }
        case .connected, .wake: .full
        default: .relaxed
        }
    }
}
