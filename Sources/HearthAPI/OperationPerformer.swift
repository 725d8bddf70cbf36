/// What carries out operations: the node behind the API, or a stand-in in a test.
package protocol OperationPerformer: Sendable {
    /// What can be asked for.
    var operations: [any Operation.Type] { get }

    /// - Throws: `HearthError`; then nothing has changed.
    func perform<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) async throws -> Request.Answer
}
