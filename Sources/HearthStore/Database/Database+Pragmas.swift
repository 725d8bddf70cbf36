import GRDB

/// When SQLite waits for the disk, by its own numbers.
enum SynchronousLevel: Int {
    /// At checkpoints: a crash of the program loses nothing, a power failure the last commits.
    case normal = 1
    /// At every commit.
    case full = 2
}

extension Database {
    /// - Throws: Inside a transaction.
    func setSynchronous(_ level: SynchronousLevel) throws {
        // SQLite acts on this while it compiles the statement, so it must not come from a cache.
        try execute(sql: "PRAGMA synchronous = \(level.rawValue)")
    }

    /// The value of a pragma as text.
    func pragma(_ name: String) throws -> String {
        precondition(name.utf8.allSatisfy { 0x61...0x7A ~= $0 || $0 == 0x5F })
        let value = try DatabaseValue.fetchOne(self, sql: "PRAGMA \(name)")
        switch value?.storage {
        case .int64(let number): return String(number)
        case .string(let text): return text
        default: throw StoreError.io("no setting is called \(name)")
        }
    }
}
