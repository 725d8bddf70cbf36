import GRDB

extension SQLiteStore {
    static func configuration(busyTimeoutSeconds: Double) -> Configuration {
        var configuration = Configuration()
        configuration.label = "hearth.store"
        configuration.foreignKeysEnabled = false
        configuration.busyMode = .timeout(busyTimeoutSeconds)
        configuration.prepareDatabase { database in
            // No other program reads or writes the file while a node runs on it.
            try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
        }
        return configuration
    }

    /// Makes a freshly opened database ready for use. One that is in a file, at `path`, is copied before it
    /// is brought up to date.
    static func prepare(
        _ queue: DatabaseQueue, journalMode: String, path: String? = nil
    ) throws {
        try queue.writeWithoutTransaction { database in
            // First of all, so that a database that is not for this program stays as it is.
            try Schema.checkVersion(database)
            // Before there is a page; what is removed then can give its room back (`giveBackRoom`).
            try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL")
            // GRDB's own write-ahead mode would lower `synchronous` to NORMAL behind our back.
            try database.set("journal_mode", to: "WAL", readingBack: journalMode)
            try database.set("synchronous", to: "FULL", readingBack: "2")
            // What was removed or replaced is overwritten with zeros.
            try database.set("secure_delete", to: "ON", readingBack: "1")
            // No temporary file ever holds a secret.
            try database.set("temp_store", to: "MEMORY", readingBack: "2")
            // A file that cannot be written, or that somebody else writes, shows now and not in
            // the middle of somebody's work.
            try database.inTransaction(.immediate) { .rollback }
        }
        if let path { try EarlierCopy.make(of: queue, at: path) }
        try Schema.migrator.migrate(queue)
        if let path { EarlierCopy.removeOld(at: path) }
    }
}

extension Database {
    fileprivate func set(_ name: String, to value: String, readingBack expected: String) throws {
        try execute(sql: "PRAGMA \(name) = \(value)")
        let actual = try pragma(name)
        guard actual == expected else {
            throw StoreError.io("\(name) is \(actual) where it must be \(expected)")
        }
    }
}
