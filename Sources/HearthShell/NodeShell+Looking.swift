import HearthAPI
package import HearthHousehold
package import HearthRows

/// Takes back what a transaction did, which is no failure.
private struct Undone: Error {}

extension NodeShell {
    /// Shows something of which nothing is kept, in memory or in the store.
    ///
    /// - Throws: What `body` or the store throws.
    package func look<Answer>(_ body: (inout Household, Work) throws -> Answer) throws -> Answer {
        var shown = household
        var answer: Answer?
        do {
            try store.transaction(.relaxed) { tables in
                let work = Work(store: tables, now: clock.now, elapsed: clock.elapsed)
                answer = try body(&shown, work)
                throw Undone()
            }
        } catch is Undone {}
        guard let answer else { throw HearthError(.internalError) }
        return answer
    }
}
