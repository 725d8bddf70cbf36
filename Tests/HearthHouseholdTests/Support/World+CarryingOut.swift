import HearthAPI
import HearthSimulation

@testable import HearthHome
@testable import HearthHousehold

extension World {
    /// Carries out an operation that only tests know, and sends what follows from it.
    @discardableResult
    func carryOut<Request: UseCase>(
        _ request: Request, on node: SimulatedNode
    ) throws -> Request.Answer {
        var household = try node.household ?? { throw HearthError(.internalError) }()
        let answer = try node.store.transaction(.full) { tables in
            try household.carryOut(
                request, Request.self, Caller(), Work(store: tables, now: now))
        }
        node.household = household
        try perform(ShowStatus(), on: node)
        return answer
    }
}
