/// What went wrong, in a sentence.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Asks again and again until there is an answer.
///
/// - Throws: `Failure` after the deadline, and what `body` throws, at once.
@discardableResult
func eventually<Value>(
    _ what: String, within limit: Duration = .seconds(40), _ body: () async throws -> Value?
) async throws -> Value {
    let deadline = ContinuousClock.now + limit
    while true {
        if let value = try await body() { return value }
        guard ContinuousClock.now < deadline else {
            throw Failure("Within \(limit) it did not come true that \(what).")
        }
        try await Task.sleep(for: .milliseconds(50))
    }
}

/// The same for a question that is answered by yes or no.
func eventually(
    _ what: String, within limit: Duration = .seconds(40), _ body: () async throws -> Bool
) async throws {
    try await eventually(what, within: limit) { try await body() ? true : nil }
}
