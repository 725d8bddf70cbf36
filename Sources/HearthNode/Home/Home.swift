import Glibc
package import HearthAPI
import HearthHome
import HearthHousehold
import HearthRecovery
import HearthRows
import HearthSodium
import HearthStore
import HearthTransport
import HearthWire

/// A household's folder: one database and what belongs to the node that runs on it, mode 0700.
package enum Home {
    package static let databaseName = HomeFile.database.rawValue

    /// Whether a household was ever made there, be its database there or not.
    package static func exists(at path: String) -> Bool {
        access(databasePath(path), F_OK) == 0 || hasTraces(path)
    }

    /// Whether files lie there that a household leaves besides its database.
    private static func hasTraces(_ path: String) -> Bool {
        // A log of no octets is there as soon as the database is opened.
        [
            HomeFile.mark.path(in: path), databasePath(path) + "-wal",
            HomeFile.apiToken.path(in: path),
        ].contains { file in
            var status = stat()
            return stat(file, &status) == 0 && status.st_size > 0
        }
    }

    /// Refuses a home whose database is gone or empty though a household lives there: it is not
    /// made again in its place.
    private static func checkDatabase(_ path: String) throws(HearthError) {
        var status = stat()
        let isThere = stat(databasePath(path), &status) == 0 && status.st_size > 0
        guard isThere || !hasTraces(path) else { throw HearthError(.homeVanished, ["home": path]) }
    }

    /// What to say of a database without the node's key: nobody was ever there, or it is lost.
    static func withoutKey(_ path: String, _ work: Work) throws -> HearthError {
        let isNew = try work.store.rows(MemberRow.self).isEmpty && !hasTraces(path)
        return HearthError(isNew ? .homeMissing : .homeVanished, ["home": path])
    }

    /// Leaves a trace that outlives the database, where there is none yet.
    static func leaveMarker(in path: String) {
        let marker = HomeFile.mark.path(in: path)
        let descriptor = open(marker, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        // There already, or the disk is full: the next start leaves it.
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let text = Array("A Hearth household lives here.\n".utf8)
        guard write(descriptor, text, text.count) == text.count, fsync(descriptor) == 0 else {
            // An empty one would be no trace, and be in the way of a whole one.
            unlink(marker)
            return
        }
    }

    static func databasePath(_ home: String) -> String { HomeFile.database.path(in: home) }

    /// Makes a home in which nobody lives yet; one that was there before is left as it is.
    ///
    /// - Throws: `HearthError`.
    package static func prepare(at path: String) throws {
        try change(path) { work in _ = try nodeSecret(path, work) }
    }

    /// Makes a home with its first member, or sets up one in which nobody lives yet.
    ///
    /// - Throws: `HearthError`; a home that was there before is left as it is.
    package static func create(
        at path: String, household: String, member: String, passphrase: String?,
        currency: String? = nil
    ) async throws -> CreatedHome {
        _ = try HouseholdName.checked(household)
        return try change(path) { work in
            var value = try Household(
                node: nodeSecret(path, work).publicKey, clock: .standard, addresses: [],
                entropy: SystemEntropy(), work)
            value.machine.home = path
            let info = try value.setUp(
                SetUpHousehold(
                    household: household, member: member, passphrase: passphrase,
                    currency: currency), work)
            return CreatedHome(
                household: info.household, member: info.member, key: info.key, link: nil)
        }
    }

    /// Makes a home for somebody whose computer is lost, or has them live in one in which nobody lives yet.
    /// Once its node runs, it asks the friend's home. Done twice, it is done once.
    ///
    /// - Throws: `HearthError`: `nodeNotRunning` where others live, whom the running node asks;
    ///   `nodeAlreadyRunning`. A home that was there before is left as it is.
    package static func recover(
        at path: String, _ operation: RecoverMember, currency: String?
    ) throws -> HouseholdInfo {
        let identity = try Household.identity(recoveredBy: operation)
        return try change(path) { work in
            var value = try Household(
                node: nodeSecret(path, work).publicKey, clock: .standard, addresses: [],
                entropy: SystemEntropy(), work)
            value.machine.home = path
            let members = try work.store.rows(MemberRow.self)
            guard members.allSatisfy({ $0.identity == identity }) else {
                throw HearthError(.nodeNotRunning, ["home": path])
            }
            guard members.isEmpty else { return try value.recover(operation, work) }
            let info = try value.perform(operation, as: Caller(), work).0
            try Settings.set(.currency, text: currency, work)
            return info
        }
    }

    /// One transaction on a home that no node runs on; its folder and database are made first.
    private static func change<Result>(
        _ path: String, _ body: (Work) throws -> Result
    ) throws -> Result {
        try LocalAPI.socketPath(in: path)
        try makeFolder(path)
        let lock = try HomeLock(home: path)
        defer { lock.release() }
        try checkDatabase(path)
        let store = try openStore(path)
        do {
            let result = try store.transaction(.full) { tables in
                try body(Work(store: tables, now: .now))
            }
            // So that there is a trace of it from the first moment on.
            leaveMarker(in: path)
            try store.close()
            return result
        } catch {
            try? store.close()
            throw HomeError.shown(error, home: path)
        }
    }

    /// The node's own secret, made where there never was one.
    private static func nodeSecret(_ path: String, _ work: Work) throws -> NodeSecret {
        if let octets = try Settings.octets(.nodeSecret, work) {
            guard let secret = NodeSecret(octets: octets) else {
                throw HearthError(.internalError)
            }
            return secret
        }
        let error = try withoutKey(path, work)
        guard error.code == .homeMissing else { throw error }
        let octets = SystemEntropy().octets(32, for: .key)
        guard let secret = NodeSecret(octets: octets) else { throw HearthError(.internalError) }
        try Settings.set(.nodeSecret, octets, work)
        return secret
    }

    /// Opens the database of a home that exists.
    static func openStore(_ path: String) throws -> SQLiteStore {
        do {
            return try SQLiteStore(path: databasePath(path))
        } catch {
            throw HomeError.shown(error, home: path)
        }
    }

    static func makeFolder(_ path: String) throws(HearthError) {
        var partial = path.hasPrefix("/") ? "" : "."
        for piece in path.split(separator: "/") {
            partial += "/" + piece
            if mkdir(partial, 0o700) != 0, errno != EEXIST {
                throw HearthError(.homeReadOnly, ["home": path])
            }
        }
        guard chmod(path, 0o700) == 0, access(path, W_OK | X_OK) == 0 else {
            throw HearthError(.homeReadOnly, ["home": path])
        }
    }

    /// Refuses a folder that is missing, that others may read, or that cannot be written.
    static func check(_ path: String) throws(HearthError) {
        try checkDatabase(path)
        var status = stat()
        guard stat(databasePath(path), &status) == 0 else {
            throw HearthError(.homeMissing, ["home": path])
        }
        guard stat(path, &status) == 0, status.st_mode & 0o077 == 0 else {
            throw HearthError(.homeNotPrivate, ["home": path])
        }
        guard access(path, W_OK | X_OK) == 0, access(databasePath(path), W_OK) == 0 else {
            throw HearthError(.homeReadOnly, ["home": path])
        }
    }
}

/// What was made.
package struct CreatedHome: Sendable, Hashable {
    package let household: String
    package let member: String
    package let key: String
    package let link: String?
}
