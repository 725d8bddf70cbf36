import GRDB
package import HearthRows

/// The database of a node: one file, one connection, which is the only writer and the only reader.
///
/// Transactions run one after the other and block the caller. After `close()` everything throws.
/// No other program can open it meanwhile.
package final class SQLiteStore: TransactionalStore, Sendable {
    let queue: DatabaseQueue
    /// Whether there is a file, and not only memory.
    private let isOnDisk: Bool

    /// Opens the database, or creates it with mode 0600, and brings its tables up to date.
    ///
    /// - Parameter path: Lies in a folder that exists; the caller has locked that folder.
    /// - Throws: `StoreError`; a database that is refused has not been changed.
    package convenience init(path: String) throws(StoreError) {
        try self.init(path: path, busyTimeoutSeconds: 2)
    }

    init(path: String, busyTimeoutSeconds: Double) throws(StoreError) {
        try DatabaseFile.createIfMissing(at: path)
        isOnDisk = true
        queue = try StoreError.mapping {
            let queue = try DatabaseQueue(
                path: path,
                configuration: Self.configuration(busyTimeoutSeconds: busyTimeoutSeconds))
            try Self.prepare(queue, journalMode: "wal", path: path)
            return queue
        }
        try giveBackRoom()
        // A crash may have left secrets in the log that were removed since.
        try checkpoint()
    }

    private init(inMemory: Void) throws(StoreError) {
        queue = try StoreError.mapping {
            let queue = try DatabaseQueue(configuration: Self.configuration(busyTimeoutSeconds: 0))
            try Self.prepare(queue, journalMode: "memory")
            return queue
        }
        isOnDisk = false
    }

    /// A database of its own that is gone with the last reference to it.
    package static func inMemory() throws(StoreError) -> SQLiteStore {
        try SQLiteStore(inMemory: ())
    }

    /// Runs `body` in one transaction; see `TransactionalStore`.
    ///
    /// - Precondition: Not called from within `body`, and what `body` is handed is used there only.
    /// - Throws: What `body` threw, or `StoreError`.
    package func transaction<Result>(
        _ durability: Durability, _ body: (any HouseholdStore) throws -> Result
    ) throws -> Result {
        do {
            return try queue.writeWithoutTransaction { database in
                try database.setSynchronous(durability.synchronous)
                defer {
                    // Must not make a failure of what is already committed; and the next
                    // transaction sets what it needs before it begins.
                    try? database.setSynchronous(Durability.full.synchronous)
                }
                var result: Result?
                try database.inTransaction(.immediate) {
                    result = try body(StoreTransaction(database))
                    return .commit
                }
                guard let result else { preconditionFailure("committed without a result") }
                return result
            }
        } catch let error as DatabaseError {
            throw StoreError(error)
        }
    }

    /// Moves everything from the log into the database file and empties the log.
    ///
    /// After it the file alone is a backup, and removed secrets are in neither of the two. If it
    /// fails, nothing is lost: the log stays.
    package func checkpoint() throws(StoreError) {
        try StoreError.mapping {
            try queue.writeWithoutTransaction { database in
                // Not GRDB's own function, which a closed database makes crash.
                let isBusy = try Bool.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
                if isBusy == true { throw StoreError.busy }
            }
        }
    }

    /// Sees whether the disk takes what is written: there must be room for an ordinary act, after the log
    /// is emptied, and something that says nothing is written.
    ///
    /// - Throws: `StoreError`; then nothing is lost.
    package func tryDisk() throws(StoreError) {
        try checkpoint()
        if isOnDisk { try DatabaseFile.checkRoom(besides: queue.path) }
        try StoreError.mapping {
            try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 0") }
        }
    }

    /// Writes the whole database anew, so that nothing of what was removed is left in its file.
    package func vacuum() throws(StoreError) {
        try StoreError.mapping {
            try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM") }
        }
    }

    /// Gives room that nothing needs any more back to the disk.
    private func giveBackRoom() throws(StoreError) {
        try StoreError.mapping {
            try queue.writeWithoutTransaction { database in
                guard try Int.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0 > 0 else {
                    return
                }
                // Where there is no room even for that, it can wait for the next start.
                try? database.execute(sql: "PRAGMA incremental_vacuum")
            }
        }
    }

    /// Empties the log into the database file and closes it, also if the former failed.
    package func close() throws(StoreError) {
        try StoreError.mapping {
            let emptied = Swift.Result { try checkpoint() }
            try queue.close()
            try emptied.get()
        }
    }

    /// What the database says of one of its settings, such as "journal_mode".
    package func pragma(_ name: String) throws(StoreError) -> String {
        try StoreError.mapping { try queue.writeWithoutTransaction { try $0.pragma(name) } }
    }
}

extension Durability {
    var synchronous: SynchronousLevel {
        switch self {
        case .full: .full
        case .relaxed: .normal
        }
    }
}
