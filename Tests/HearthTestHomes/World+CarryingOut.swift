package import HearthAPI
import HearthRows
package import HearthSimulation

@testable import HearthHome
@testable package import HearthHousehold

extension World {
    /// Carries out an operation that only tests know, and sends what follows from it.
    @discardableResult
    package func carryOut<Request: UseCase>(
        _ request: Request, on node: SimulatedNode, as caller: Caller = Caller()
    ) throws -> Request.Answer {
        var household = try node.household ?? { throw HearthError(.internalError) }()
        let answer = try node.store.transaction(.full) { tables in
            try household.carryOut(
                request, Request.self, caller, Work(store: tables, now: node.now))
        }
        node.household = household
        try perform(ShowStatus(), on: node)
        return answer
    }
}
