package import HearthAPI
import HearthHome
import HearthShell
import HearthStore

/// What people ask for.
extension Node {
    nonisolated package var operations: [any HearthAPI.Operation.Type] {
        HouseholdOperations.all
    }

    /// Carries out an operation of a person's.
    ///
    /// - Throws: `HearthError`; then nothing has changed.
    package func perform<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) async throws -> Request.Answer {
        if operation is TestHook, !isStopping,
            let answer = try await testHook(as: caller) as? Request.Answer
        {
            return answer
        }
        if let asked = operation as? MakeBackup,
            let answer = try await makeBackup(asked, as: caller) as? Request.Answer
        {
            return answer
        }
        if let asked = operation as? PackMember,
            let answer = try await pack(asked, as: caller) as? Request.Answer
        {
            return answer
        }
        let answer = await looked(try carryOut(operation, as: caller))
        return await withHookProblem(withDiskProblem(withMoment(answer)), of: caller)
    }

    /// - Throws: `HearthError`; then nothing has changed.
    func carryOut<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) throws -> Request.Answer {
        defer { noteFailures() }
        let answer: Request.Answer
        do {
            answer = try shell.perform(operation, as: caller) { answer in
                // What is on this machine is told to those alone who may set a hook.
                if let set = operation as? SetHook { try HookProgram.check(set.program) }
                if let folder = (operation as? SetBackups)?.folder,
                    let mark = (answer as? BackupsInfo)?.mark
                {
                    try BackupFolder(folder, mark: mark).setUp()
                }
            }
        } catch {
            throw HomeError.shown(error, home: home)
        }
        if Request.self == SetReach.self { lookAtRouter() }
        if Request.self == AddMember.self || Request.self == SetPassphrase.self
            || Request.self == ReplacePassphrase.self || Request.self == SetUpHousehold.self
            || Request.self == RecoverMember.self
            || Request.self == DeleteMember.self
        {
            // What the log still holds of an unprotected seed, of one under the passphrase of before, or
            // of one that was deleted, has to go, when the disk works again if not now: what was asked
            // for is done either way.
            do { try shell.store.checkpoint() } catch { diskRefuses(error) }
        }
        return answer
    }
}
