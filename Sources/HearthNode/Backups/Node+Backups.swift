import Foundation
import HearthAPI
import HearthBackup
import HearthHome
import HearthHousehold
import HearthRecovery
import HearthRows
import HearthShell
import HearthSodium
import HearthStore
import HearthTransport
import HearthWire
import Logging
import NIOConcurrencyHelpers
import NIOPosix

/// Makes backups: when somebody asks for one, and each day.
extension Node {
    /// Between two steps of the copy, so that what has a moment of its own keeps it.
    private static let pause: Duration = .milliseconds(2)

    /// Makes one that somebody asks for.
    ///
    /// - Throws: `HearthError`; then nothing was made.
    func makeBackup(_ asked: MakeBackup, as caller: Caller) async throws -> BackupsInfo {
        let info = try carryOut(asked, as: caller)
        guard let place = asked.file ?? info.folder else {
            throw HearthError(.backupFolderNotSet)
        }
        try await making(at: place) {
            guard asked.file == nil else { return try await backUp(to: place) }
            return try await backUpIntoFolder(isDaily: false)
        }
        var made = await completed(try carryOut(ShowBackups(), as: caller), for: caller)
        made.leftOut = HomeFiles.named(backups.leftOut)
        return made
    }

    /// How many other files are in the folder of backups; nil: there is no folder, or it cannot be read.
    func othersBesideBackups() async -> Int? {
        guard let kept = try? shell.look({ try $0.keptBackups($1) }),
            let folder = BackupFolder(kept)
        else { return nil }
        return try? await inPool { folder.countOthers(than: kept.made ?? []) }
    }

    /// Removes the copy of the database that a crash left in the middle of a backup: what people removed since
    /// would live on in it.
    func removeLeftCopy() {
        SQLiteStore.removeCopy(at: Home.databasePath(home) + SQLiteStore.copySuffix)
    }

    /// Waits until no backup is being made any more; one that was under way is given up.
    func endBackups() async {
        await backups.task?.value
        while backups.share != nil { await Task.yield() }
    }

    /// Packs up what is one member's, who moves to a home of their own.
    ///
    /// - Throws: `HearthError`; then nothing was made.
    func pack(_ asked: PackMember, as caller: Caller) async throws -> PackedMember {
        let packed = try carryOut(asked, as: caller)
        guard backups.share == nil else { throw HearthError(.backupUnderWay) }
        backups.progress = NIOLockedValueBox(0.0)
        defer { backups.progress = nil }
        let key = try PublicKeyText(packed.key).identity
        // Before anything is copied: what is written after that is in no copy.
        let before = try shell.step(.full) { household, work in
            (try household.beginMoving(key, work), [])
        }
        do {
            let readers = try shell.look { _, work in
                [try work.store.row(MemberRow.self, key)?.sealingKey].compactMap { $0 }
            }
            let addresses = shell.household.addresses
            let unfinished = try BackupWriter.unfinished(beside: asked.file, entropy: entropy)
            _ = try await write(
                to: unfinished, files: [], sealedTo: readers, of: packed.member
            ) { copy in
                try Packing.strip(copy, to: key, homeAt: addresses)
            }
            try await inPool { try BackupWriter.name(unfinished, asked.file) }
            return packed
        } catch {
            attempt { household, work in
                try household.stopMoving(key, since: before, work)
                return []
            }
            throw BackupProblem.shown(error, path: asked.file, home: home)
        }
    }

    /// Has a backup made, one at a time, and writes down what became of it.
    ///
    /// - Throws: `HearthError`, which was written down.
    func making(at place: String, _ make: () async throws -> String) async throws {
        guard backups.share == nil else { throw HearthError(.backupUnderWay) }
        backups.progress = NIOLockedValueBox(0.0)
        defer { backups.progress = nil }
        do {
            let path = try await make()
            note(path, failure: nil)
            logger.notice("a backup was made", metadata: ["path": "\(path)"])
        } catch {
            let shown = BackupProblem.shown(error, path: place, home: home)
            if !isStopping { note(place, failure: shown) }
            throw shown
        }
    }

    /// Makes one at a path in which nothing is, and returns the path. `written`: before it gets that name.
    func backUp(
        to path: String, written: (Digest) throws -> Void = { _ in }
    ) async throws -> String {
        let readers = try shell.look { household, work in try household.backupReaders(work) }
        let unfinished = try BackupWriter.unfinished(beside: path, entropy: entropy)
        let left = try shell.step(.full) { household, work in
            (try household.noteBegun(unfinished, work), [])
        }
        if let left { try await inPool { BackupWriter.remove(left) } }
        let head = try await write(to: unfinished, files: smallFiles(), sealedTo: readers, of: nil)
        do {
            try written(head)
        } catch {
            try await inPool { BackupWriter.remove(unfinished) }
            throw error
        }
        try await inPool { try BackupWriter.name(unfinished, path) }
        return path
    }

    /// Does something on a thread that may wait for a disk.
    func inPool<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await NIOThreadPool.singleton.runIfActive(body)
    }

    /// The home's small files. What else is in its folder is named in the log, once.
    private func smallFiles() -> [(name: String, path: String)] {
        let files = HomeFiles(in: home)
        let new = files.others.filter { !backups.leftOut.contains($0) }
        if !new.isEmpty {
            logger.notice(
                "files in the home's folder are not from Hearth, and are in no backup",
                metadata: ["files": "\(HomeFiles.named(new).joined(separator: ", "))"])
        }
        backups.leftOut = files.others
        return files.backedUp
    }

    private func note(_ path: String, failure: HearthError?) {
        let isNoted = attempt { household, work in
            try household.noteBackup(at: path, failure: failure, work)
            return []
        }
        backups.unnotedAt = isNoted ? nil : shell.clock.now
    }

    /// Copies the database, has `prepare` do something to the copy, and seals it into a new file.
    ///
    /// - Returns: What tells the file from every other.
    private func write(
        to target: String, files besides: [(name: String, path: String)],
        sealedTo readers: [SealingKey], of member: String?,
        prepare: @escaping @Sendable (String) throws -> Void = { _ in }
    ) async throws -> Digest {
        let copy = Home.databasePath(home) + SQLiteStore.copySuffix
        SQLiteStore.removeCopy(at: copy)
        defer { SQLiteStore.removeCopy(at: copy) }
        try await shell.store.copy(to: copy) {
            guard !isStopping else { throw HearthError(.nodeStopping) }
            try await Task.sleep(for: Self.pause)
        }
        let household = member ?? shell.household.name
        let files = [(name: Home.databaseName, path: copy)] + besides
        let (stops, entropy, progress) = (stopFlag, entropy, backups.progress)
        let now = Int(shell.clock.now.seconds)
        return try await inPool {
            try prepare(copy)
            return try BackupWriter.write(
                files, of: household, madeAt: now,
                program: Household.version, to: target, readers: readers, member: member,
                entropy: entropy
            ) { share in
                guard !stops.withLockedValue({ $0 }) else { throw HearthError(.nodeStopping) }
                progress?.withLockedValue { $0 = share }
            }
        }
    }
}

/// What a node knows of the backups that it makes.
struct RunningBackups {
    /// Makes the one of the day.
    var task: Task<Void, Never>?
    var progress: NIOLockedValueBox<Double>?
    /// What was in the home's folder at the last one, and is none of the node's.
    var leftOut: [String] = []
    /// When one was tried of which nothing could be written down: the home's own disk refuses it.
    var unnotedAt: WallTime?
    /// How much of one is done, 0 to 1; nil: none is being made.
    var share: Double? { progress?.withLockedValue { $0 } }
}
