import HearthAPI
import HearthHousehold
import HearthReplication
import HearthStore
import HearthTransport
import HearthWire

/// An act that waits for its turn.
struct CoveredAct {
    /// Carries it out in a transaction; false when it failed and nothing was committed.
    let carryOut: () -> Bool
    let refuse: (HearthError) -> Void
}

/// On a node that hosts an owner, claims of members who live here are committed at moments at which a
/// commit of the same rows is made anyway while they use the node, one at each: who reads the
/// database's log sees the same commits whether they look or claim.
extension Node {
    /// What a claim takes at most without being seen: that long after it has begun, each commit is made.
    private static let workingTime: Duration = .milliseconds(40)
    /// So many wait at most: they have their turns while there is still a reason for such moments.
    private static let waitingLimit = 8

    /// Whether what this caller claims has to wait for such a moment; from now on there are some.
    func isCovered(_ caller: Caller) -> Bool {
        let now = WallTime.now
        let isCovered = try? store.transaction(.relaxed) { tables in
            try household.attend(caller, Work(store: tables, now: now))
        }
        return isCovered ?? false
    }

    /// Carries out an operation at the next such moment that nobody else has.
    ///
    /// - Throws: `HearthError`; then nothing has changed.
    func underCover<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) async throws -> Request.Answer {
        guard !isStopping else { throw HearthError(.nodeStopping) }
        guard coveredActs.count < Self.waitingLimit else {
            throw HearthError(.tooManyActs)
        }
        defer { arm() }
        return try await withCheckedThrowingContinuation { continuation in
            coveredActs.append(
                CoveredAct(
                    carryOut: {
                        do {
                            let answer = try self.carryOut(operation, as: caller, Self.cover())
                            continuation.resume(returning: answer)
                            return true
                        } catch {
                            continuation.resume(throwing: error)
                            return false
                        }
                    }, refuse: { continuation.resume(throwing: $0) }))
            arm()
        }
    }

    /// When the next such moment is; it may be overdue. Nobody waits for one that does not come.
    func nextCover(at now: WallTime) -> WallTime? {
        household.nextCover(at: now) ?? (coveredActs.isEmpty ? nil : now)
    }

    /// Such a moment has come: with or without an act.
    func cover() {
        doWhatIsOverdue()
        guard QuietMoment.end(at: .now) == nil else { return household.missCover(at: .now) }
        let cover = Self.cover()
        if !coveredActs.isEmpty, coveredActs.removeFirst().carryOut() { return }
        let before = household
        do {
            try store.transaction(.full, isMarked: true) { tables in
                try cover(&household, Work(store: tables, now: .now))
            }
        } catch {
            household = before
            household.missCover(at: .now)
            diskRefuses(error)
        }
    }

    /// What each such commit has, and when it is made: a while after now.
    private static func cover() -> (inout Household, Work) throws -> Void {
        let end = ContinuousClock.now + workingTime
        return { household, work in
            try household.cover(work)
            // Holds the node up on purpose, and the processor busy: neither how long a claim took nor
            // how much it computed may show, to who counts processor time or to the system, which
            // gives a thread its turn by what it has used.
            while ContinuousClock.now < end {}
        }
    }
}
