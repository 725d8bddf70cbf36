import HearthAPI
import HearthHome
import HearthHousehold
import HearthReplication
import HearthRows
import HearthShell
import HearthSodium
import HearthWire

/// What happens to the node, and what the world notes of each step.
extension SimulatedNode {
    /// Carries out what a person asks for.
    ///
    /// `backdated`: how much earlier the node claims that it is, which no honest one does.
    ///
    /// - Throws: `HearthError`, or what the storage throws; then nothing has changed.
    func perform<Request: Operation>(
        _ operation: Request, as caller: Caller, backdated: Duration = .zero
    ) throws -> Request.Answer {
        doWhatIsDue()
        guard let shell else { throw HearthError(.nodeNotRunning, ["home": name]) }
        let isSecret = Request.showsClaims
        let answer = try drawing(isSecret ? .secret : .open) {
            // The caller is told what went wrong.
            defer { _ = shell.takeFailures() }
            guard backdated > .zero else { return try shell.perform(operation, as: caller) }
            return try shell.step(.full) { household, work in
                try household.perform(
                    operation, as: caller,
                    Work(
                        store: work.store, now: work.now.adding(.zero - backdated),
                        elapsed: work.elapsed))
            }
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

    /// Takes one event; of a peer that asked for as much as it may once that can be read again.
    func handle(_ event: HouseholdEvent) {
        if case .received(let session, _) = event,
            let moment = household?.pause(of: session, at: now)
        {
            return plan(at: moment) { [self] in handle(event) }
        }
        whenFree { [self] in
            doWhatIsDue()
            take(isSecret: Secrecy.isSecret(event)) { $0.take([event]) }
        }
    }

    func rang(_ timer: ShellTimer) {
        switch timer {
        case .wake: doWhatIsDue()
        case .due: take(isSecret: false) { $0.rang(.due) }
        case .look: take(isSecret: true) { $0.rang(.look) }
        }
    }

    /// Of what happens at one moment, in every world that first.
    private func doWhatIsDue() {
        guard shell?.isDue(.wake) == true else { return }
        take(isSecret: false) { $0.rang(.wake) }
    }

    private func take(isSecret: Bool, _ turn: (Shell) -> Void) {
        guard let shell else { return }
        drawing(isSecret ? .secret : .open) { turn(shell) }
        failures += shell.takeFailures()
    }

    private func drawing<Result>(
        _ track: SeededEntropy.Track, _ body: () throws -> Result
    ) rethrows -> Result {
        entropy.track = track
        defer { entropy.track = .open }
        return try body()
    }

    // MARK: Commits

    /// A step was committed, and nothing is said of it yet.
    func committed(_ household: Household, at now: WallTime) {
        commits += 1
        onStep?(household, now)
        if keepsTrace || onChange != nil { tellChanges(of: household, at: now) }
        // What follows from this step would else come with the next, which may be a secret one.
        if !household.replicator.events.isEmpty { failures.append(LeftToTheNextStep()) }
        dieWhereDue()
    }

    /// Some commits are the last that a run of the node makes.
    private func dieWhereDue() {
        if let left = dies {
            dies = left > 1 ? left - 1 : nil
            if left <= 1 { return stop() }
        }
        guard disk.isPublic, let crash = crashes.first, crash.after <= world.ticks else { return }
        crashes.removeFirst()
        guard crash.isSilent else {
            return plan(at: now) { [self] in die(crash) }
        }
        die(crash)
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
}
