package import HearthAPI
import HearthHousehold
import HearthStore
import HearthTransport
import HearthWire

/// What people ask for, each in one transaction.
extension Node {
    /// Carries out an operation of a person's.
    ///
    /// - Throws: `HearthError`; then nothing has changed.
    package func perform<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) async throws -> Request.Answer {
        if Request.changesClaims {
            await makeWayForClaims()
        } else if wakeDue <= .now {
            doWhatIsDue()
        }
        if operation is TestHook, !isStopping,
            let answer = try await testHook(as: caller) as? Request.Answer
        {
            return answer
        }
        let answer = try carryOut(operation, as: caller)
        return await withHookProblem(withDiskProblem(withMoment(answer)), of: caller)
    }

    /// Carries out an operation in one transaction.
    ///
    /// - Throws: `HearthError`; then nothing has changed.
    private func carryOut<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) throws -> Request.Answer {
        guard !isStopping else { throw HearthError(.nodeStopping) }
        let before = household
        let now = WallTime.now
        let start = ContinuousClock.now
        do {
            let isRelaxed = Request.isReading && !household.mayOpenSignIn(caller)
            let (answer, directives) = try store.transaction(isRelaxed ? .relaxed : .full) {
                tables in
                let work = Work(store: tables, now: now)
                let done = try household.perform(operation, as: caller, work)
                // Last: what lies on this machine is told to those alone who may set a hook.
                if let set = operation as? SetHook { try HookProgram.check(set.program) }
                return done
            }
            if !Request.isReading, !Request.changesClaims {
                took(ContinuousClock.now - start)
                lastMoment = now
            }
            if isRelaxed { say(directives) } else { sayAtOnce(directives) }
            tellNews(at: now)
            arm()
            if Request.self == AddMember.self || Request.self == SetPassphrase.self
                || Request.self == SetUpHousehold.self || Request.self == DeleteMember.self
            {
                // What the log still holds of an unprotected seed, or of one that was deleted, has to go, when the
                // disk works again if not now: what was asked for is done either way.
                do { try store.checkpoint() } catch { diskRefuses(error) }
            }
            return answer
        } catch let guess as WrongPassphrase {
            household = before
            household.count(guess, now: now)
            throw HearthError(.wrongPassphrase)
        } catch is StoreError where Request.isReading {
            household = before
            checkDisk()
            // What can be read is shown, although nothing of it can be noted.
            return try look(at: operation, as: caller, now: now)
        } catch {
            household = before
            if error is StoreError { checkDisk() }
            throw HomeError.shown(error, home: home)
        }
    }
}
