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
            if !isDying() { say(directives) }
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

    // MARK: Carrying out

    struct Outcome {
        var directives: [Directive] = []
        var error: (any Error)?
        var isDone: Bool { error == nil }
    }

    /// Carries a job out, without saying anything about it.
    func carry(_ job: Job) -> Outcome {
        guard isRunning, !job.isTrial else { return Outcome() }
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
        let now = time(of: job)
        do {
            let directives = try commit(job.isDurable ? .full : .relaxed, now) {
                household, work in
                let directives: [Directive]
                switch job.task {
                case .event(let event): directives = try household.handle(event, work)
                case .addresses(let addresses):
                    directives = try household.setAddresses(addresses, work)
                case .request(_, let body, _): directives = try body(&household, work)
                case .call, .trial: directives = []
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
}
