import Foundation
import GRDB

/// The database as it was before this Hearth brought it up to date: the way back to the Hearth before.
enum EarlierCopy {
    /// What follows the database's own name in the copy's.
    static let suffix = "-before-upgrade"
    static let unfinishedSuffix = suffix + "-unfinished"
    /// As long as somebody may want to go back, in seconds; it keeps what people removed since.
    private static let lifetime: TimeInterval = 30 * 86_400

    /// Copies a database that is to be brought up to date; the copy of an earlier time is replaced.
    ///
    /// - Throws: What SQLite says, a full disk for example; then nothing was changed.
    static func make(of queue: DatabaseQueue, at path: String) throws {
        let isOld = try queue.writeWithoutTransaction { database in
            let migrator = Schema.migrator
            return try !migrator.appliedIdentifiers(database).isEmpty
                && !migrator.hasCompletedMigrations(database)
        }
        guard isOld else { return }
        let (copy, unfinished) = (path + suffix, path + unfinishedSuffix)
        unlink(unfinished)
        try DatabaseFile.createIfMissing(at: unfinished)
        do {
            let target = try DatabaseQueue(path: unfinished)
            try queue.backup(to: target)
            try target.close()
            // Whole, or not there.
            guard rename(unfinished, copy) == 0 else { throw DatabaseFile.error(errno) }
        } catch {
            unlink(unfinished)
            throw error
        }
    }

    /// Removes a copy to which nobody goes back any more.
    static func removeOld(at path: String) {
        let copy = path + suffix
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: copy),
            let made = attributes[.modificationDate] as? Date,
            Date.now.timeIntervalSince(made) > lifetime
        else { return }
        unlink(copy)
    }
}
