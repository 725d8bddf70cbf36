import AsyncHTTPClient

/// What `body` gives, if it does so before one deadline for all of it: the name, the connection, every turn
/// and the answer. Then it is cancelled.
///
/// - Throws: `ShopFailure.noAnswer`; what `body` throws.
func inTime<Value: Sendable>(
    _ deadline: Duration, _ body: @escaping @Sendable () async throws(ShopFailure) -> Value
) async throws(ShopFailure) -> Value {
    let result = await withTaskGroup(of: Result<Value, ShopFailure>.self) { group in
        group.addTask {
            do throws(ShopFailure) { return .success(try await body()) } catch {
                return .failure(error)
            }
        }
        group.addTask {
            try? await Task.sleep(for: deadline)
            return .failure(.noAnswer)
        }
        defer { group.cancelAll() }
        return await group.next() ?? .failure(.noAnswer)
    }
    return try result.get()
}

extension HTTPClient {
    /// Ends it. Nobody waits for that: the other end may take its time to hang up, for a few seconds.
    func leave() {
        _Concurrency.Task { try? await shutdown() }
    }
}
