import GRDB
package import HearthHousehold

/// The database of a node: one file, one connection, which is the only writer and the only reader.
///
/// Transactions run one after the other and block the caller. After `close()` everything throws.
/// No other program can open it meanwhile, and there is no `-shm` file, whose header counts commits.
package final class SQLiteStore: TransactionalStore, Sendable {
    let queue: DatabaseQueue
    /// Nil in memory, as the next.
    private let mark: LogMark?
    private let log: LogFile?
    /// Whether changes that were on the disk are gone: the log was lost or damaged, or an older
    /// database stands where a newer one stood.
    package let hasLostLog: Bool

    /// Opens the database, or creates it with mode 0600, and brings its tables up to date.
    ///
    /// - Parameter path: Lies in a folder that exists; the caller has locked that folder.
    /// - Throws: `StoreError`; a database that is refused has not been changed.
    package convenience init(path: String) throws(StoreError) {
        try self.init(path: path, busyTimeoutSeconds: 2)
    }

    init(path: String, busyTimeoutSeconds: Double) throws(StoreError) {
        try DatabaseFile.createIfMissing(at: path)
        let mark = LogMark(database: path)
        self.mark = mark
        log = LogFile(database: path)
        (queue, hasLostLog) = try StoreError.mapping {
            let queue = try DatabaseQueue(
                path: path,
                configuration: Self.configuration(busyTimeoutSeconds: busyTimeoutSeconds))
            try Self.prepare(queue, journalMode: "wal")
            return (queue, try queue.writeWithoutTransaction { try mark.isAhead(of: $0) })
        }
        // What a crash left in the log was written by somebody's act.
        try checkpoint()
    }

    private init(inMemory: Void) throws(StoreError) {
        queue = try StoreError.mapping {
            let queue = try DatabaseQueue(configuration: Self.configuration(busyTimeoutSeconds: 0))
            try Self.prepare(queue, journalMode: "memory")
            return queue
        }
        (mark, log, hasLostLog) = (nil, nil, false)
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
        try transaction(durability, isMarked: false, body)
    }

    /// The same; where it is marked, the next start tells if the log does not hold it any more.
    ///
    /// For what a person is told is done: it costs one wait for the disk more.
    package func transaction<Result>(
        _ durability: Durability, isMarked: Bool,
        _ body: (any HouseholdStore) throws -> Result
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
                var hash: [UInt8]?
                try database.inTransaction(.immediate) {
                    result = try body(StoreTransaction(database))
                    if isMarked { hash = try mark?.renew(in: database) }
                    return .commit
                }
                guard let result else { preconditionFailure("committed without a result") }
                // The commit stands, whatever becomes of the file beside it.
                if let hash { try? mark?.keep(hash) }
                return result
            }
        } catch let error as DatabaseError {
            throw StoreError(error)
        }
    }

    /// Waits until everything that was committed is on the disk, also what was committed relaxed.
    ///
    /// - Throws: `StoreError`; then a power cut may take some of it.
    package func sync() throws(StoreError) { try log?.sync() }

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

    /// Free pages that stay for what is written next, and how many at most go at once.
    private static let sparePages = 256
    private static let pagesAtOnce = 4096

    /// Leaves the files as they have to lie there when nobody writes: another mark, room that is not
    /// needed given back to the disk, the log empty.
    ///
    /// Called by the clock alone, so that none of it tells what was written since the last time. If it
    /// fails, nothing is lost.
    package func tidy() throws(StoreError) {
        _ = try StoreError.mapping { try transaction(.full, isMarked: true) { _ in } }
        try StoreError.mapping {
            try queue.writeWithoutTransaction { database in
                let free = try Int.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0
                let surplus = min(free - Self.sparePages, Self.pagesAtOnce)
                guard surplus > 0 else { return }
                try database.execute(sql: "PRAGMA incremental_vacuum(\(surplus))")
            }
        }
        try checkpoint()
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
