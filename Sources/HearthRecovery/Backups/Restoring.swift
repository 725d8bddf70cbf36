import HearthAPI
import HearthHousehold
package import HearthRows
import HearthSodium
package import HearthWire

/// A home that is put back from a backup: the newest it knows is of then.
extension Household {
    /// Ends, in a home that is being put back, all that somebody may have lost, used or given up since the
    /// backup was made: sign-ins and calendar addresses, hooks, and invitations. Own lists are held back, and no
    /// backup is made each day before somebody says where. `madeAt`: when the backup was made.
    package mutating func comeBack(_ work: Work, from madeAt: WallTime? = nil) throws {
        for row in try work.store.rows(SignInRow.self) {
            try work.store.remove(SignInRow.self, row.token)
        }
        for var row in try work.store.rows(InvitationRow.self) where row.usedBy == nil {
            row.isRevoked = true
            try work.store.put(row)
        }
        try holdLists(knownAt: madeAt, work)
        try endBackups(work)
        try Settings.set(.restoredAt, text: "\(work.now.milliseconds)", work)
        restoredAt = work.now
    }

    /// Ends the backups of each day in a home that is being put back, and forgets what was written down of those
    /// that were made: the file may be somebody else's.
    func endBackups(_ work: Work) throws {
        let kept = (try? keptBackups(work)) ?? KeptBackups()
        var after = KeptBackups()
        after.hasCode = kept.hasCode
        after.ended = kept.folder.map { EndedBackups(folder: $0, keep: kept.keep) } ?? kept.ended
        if let folder = after.ended?.folder, !BackupPath.isPlain(folder) {
            after.ended?.folder = nil
        }
        if let count = after.ended?.keep, !KeptBackups.keepRange.contains(count) {
            after.ended?.keep = nil
        }
        try keep(after, work)
    }

    /// The names of those who decide for the household.
    package func householderNames(_ work: Work) throws -> [String] {
        try householders(work).map { try personName($0, work) }.sorted()
    }
}
