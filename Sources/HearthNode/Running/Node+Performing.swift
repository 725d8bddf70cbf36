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
        if let own = operation as? any NodeOperation {
            guard let answer = try await own.perform(on: self, as: caller) as? Request.Answer else {
                throw HearthError(.internalError)
            }
            return answer
        }
        return await completed(try carryOut(operation, as: caller), for: caller)
    }

    /// - Throws: `HearthError`; then nothing has changed.
    func carryOut<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) throws -> Request.Answer {
        defer { noteFailures() }
        let answer: Request.Answer
        do {
            answer = try shell.perform(operation, as: caller) { answer in
                try operation.prepareMachine(for: answer)
            }
        } catch {
            throw HomeError.shown(error, home: home)
        }
        (operation as? any MachineOperation)?.committed(on: self)
        if operation is any SeedOperation {
            // When the disk works again, if not now: what was asked for is done either way.
            do { try shell.store.checkpoint() } catch { diskRefuses(error) }
        }
        return answer
    }
}
