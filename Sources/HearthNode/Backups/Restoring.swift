import Foundation
import HearthAPI
import HearthBackup
import HearthHome
import HearthHousehold
import HearthRecovery
import HearthRows
package import HearthSodium
import HearthStore
import HearthTransport
import HearthWire

/// Puts a home back from a backup.
package enum Restoring {
    /// What came back.
    package struct Restored: Codable, Sendable, Hashable {
        package let home: String
        package let household: String
        /// When the backup was made (RFC 3339).
        package let madeAt: String
        /// Who may decide for the household there.
        package let householders: [String]
        /// Whom alone it is of, where they have moved to a home of their own.
        package let member: String?
        /// In the home, beside the database.
        package let files: [String]
        /// What else was in the backup, and stayed there.
        package let leftOut: [String]
    }

    /// Reads all of a backup without writing anything.
    ///
    /// - Throws: `HearthError`, or what `progress` threw.
    package static func check(
        _ backup: String, seed: Seed, progress: (Double) throws -> Void
    ) throws -> (household: String, madeAt: String, leftOut: [String]) {
        do {
            var reader = try BackupReader(backup, secret: seed.sealing())
            let taken = try HomeFiles.taken(from: reader.manifest)
            try reader.check(progress: progress)
            return (
                reader.manifest.household, madeAt(reader.manifest),
                reader.manifest.names(without: taken)
            )
        } catch {
            throw shown(error, backup, home: "")
        }
    }

    /// Puts it into a folder in which no home is. There is one as soon as all of it is there, and not before.
    ///
    /// Nothing proves who made the file: of what is in it the files that a node writes are taken, and the database
    /// if it is one that a node wrote. Nothing in the folder is replaced. `prepare` is given a folder with what
    /// came back, before it is a home.
    ///
    /// - Throws: `HearthError`, or what `prepare` or `progress` threw; then no home is there.
    package static func restore(
        _ backup: String, seed: Seed, into home: String, prepare: (String) throws -> Void,
        progress: (Double) throws -> Void
    ) throws -> Restored {
        guard !Home.exists(at: home), !HomeFiles.areRestored(in: home) else {
            throw HearthError(.homeExists, ["home": home])
        }
        do {
            // Before anything is made: whether the code opens it.
            var reader = try BackupReader(backup, secret: seed.sealing())
            let manifest = reader.manifest
            let taken = try HomeFiles.taken(from: manifest)
            try Home.makeFolder(home)
            let lock = try HomeLock(home: home)
            defer { lock.release() }
            let folder = try RestoringFolder(in: home)
            defer { folder.remove() }
            try reader.extract(taken, into: folder.path, progress: progress)
            try ForeignDatabase.check(Home.databasePath(folder.path))
            let householders = try takeUp(
                folder.path, of: manifest.member == nil ? nil : seed,
                from: WallTime(seconds: Int64(manifest.madeAt)))
            try prepare(folder.path)
            let files = try moveIn(folder.path, home)
            Home.leaveMarker(in: home)
            return Restored(
                home: home, household: manifest.household, madeAt: madeAt(manifest),
                householders: householders, member: manifest.member, files: files,
                leftOut: manifest.names(without: taken))
        } catch {
            throw shown(error, backup, home: home)
        }
    }

    /// Opens the database that came back, which brings it up to date, and ends what must not go on.
    ///
    /// `mover`: the seed of a member who moves to a home of their own, which is another node then. `madeAt`: when the
    /// backup was made.
    private static func takeUp(
        _ folder: String, of mover: Seed?, from madeAt: WallTime
    ) throws -> [String] {
        let store = try SQLiteStore(path: Home.databasePath(folder))
        let householders = try store.transaction(.full) { tables in
            let work = Work(store: tables, now: .now)
            if mover != nil {
                try Settings.set(
                    .nodeSecret, SystemEntropy().octets(NodeSecret.byteCount, for: .key), work)
            }
            guard let octets = try Settings.octets(.nodeSecret, work),
                let secret = NodeSecret(octets: octets)
            else { throw BackupError.damaged }
            var household = try Household(
                node: secret.publicKey, clock: .standard, addresses: [],
                entropy: SystemEntropy(), work)
            try household.comeBack(work, from: madeAt)
            if let mover { try household.arrive(mover, work) }
            return try household.householderNames(work)
        }
        try store.close()
        return householders
    }

    /// Gives the files their places, the database last: with it there is a home. If it fails, none of them is
    /// left there.
    private static func moveIn(_ folder: String, _ home: String) throws(HearthError) -> [String] {
        let names = HomeFiles(in: folder).backedUp.map(\.name)
        var moved: [String] = []
        for name in names + [Home.databaseName] {
            let target = home + "/" + name
            let isThere = HomeFiles.isThere(target)
            guard !isThere, rename(folder + "/" + name, target) == 0 else {
                for path in moved { unlink(path) }
                throw HearthError(isThere ? .homeExists : .homeReadOnly, ["home": home])
            }
            moved.append(target)
        }
        return names
    }

    private static func madeAt(_ manifest: BackupManifest) -> String {
        WallTime(seconds: Int64(manifest.madeAt)).text
    }

    private static func shown(_ error: any Error, _ backup: String, home: String) -> any Error {
        switch error {
        case BackupError.io where access(backup, F_OK) != 0:
            HearthError(.fileMissing, ["file": backup])
        case BackupError.io: HearthError(.fileUnreadable, ["file": backup])
        case BackupError.diskFull: HearthError(.diskFull, ["home": home])
        case StoreError.foreign(let entry):
            HearthError(.backupForeign, ["path": backup, "entry": entry])
        case StoreError.corrupt: HearthError(.backupDamaged, ["path": backup])
        case is BackupError, is StoreError:
            BackupProblem.shown(error, path: backup, home: home)
        default: error
        }
    }
}
