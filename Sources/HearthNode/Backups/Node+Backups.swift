import Foundation
import HearthAPI
import HearthBackup
import HearthHousehold
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
        let target = try asked.file ?? info.folder.map { try BackupFolder($0).newPath(at: .now) }
        guard let target else { throw HearthError(.backupFolderNotSet) }
        try await backUp(to: target)
        return withShare(try carryOut(ShowBackups(), as: caller))
    }

    /// The answer, with how much of a backup that is being made is done.
    func withShare<Answer>(_ answer: Answer) -> Answer {
        guard var info = answer as? BackupsInfo else { return answer }
        info.share = backups.share
        return info as? Answer ?? answer
    }

    /// Looks when the backup of the day is due.
    func planBackup() {
        backups.nextAt = try? shell.look { household, work in try household.nextBackup(work) }
    }

    /// Makes the backup of the day, if it is due.
    func backUpIfDue() {
        guard let due = backups.nextAt, due <= .now, backups.task == nil else { return }
        // Until it is known what became of it.
        backups.nextAt = nil
        backups.task = Task {
            do {
                let kept = try shell.look { try $0.keptBackups($1) }
                if let path = kept.folder {
                    let folder = BackupFolder(path)
                    try await backUp(to: folder.newPath(at: .now))
                    folder.removeOld(keeping: kept.keep ?? KeptBackups.usualKeep)
                }
            } catch {
                logger.error("the backup of the day failed", metadata: ["error": "\(error)"])
            }
            backups.task = nil
            planBackup()
        }
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
        let progress = NIOLockedValueBox(0.0)
        backups.progress = progress
        defer { backups.progress = nil }
        do {
            let key = try PublicKeyText(packed.key).identity
            let readers = try shell.look { _, work in
                [try work.store.row(MemberRow.self, key)?.sealingKey].compactMap { $0 }
            }
            let addresses = shell.household.addresses
            try await write(
                to: asked.file, files: [], sealedTo: readers, of: packed.member, progress
            ) { copy in
                try Packing.strip(copy, to: key, homeAt: addresses)
            }
            return packed
        } catch {
            throw BackupProblem.shown(error, path: asked.file, home: home)
        }
    }

    private func backUp(to target: String) async throws {
        guard backups.share == nil else { throw HearthError(.backupUnderWay) }
        let progress = NIOLockedValueBox(0.0)
        backups.progress = progress
        defer { backups.progress = nil }
        do {
            let readers = try shell.look { household, work in try household.backupReaders(work) }
            try await write(
                to: target, files: HomeFiles.besides(home), sealedTo: readers, of: nil, progress
            ) { _ in }
            note(target, failure: nil)
            logger.notice("a backup was made", metadata: ["path": "\(target)"])
        } catch {
            let shown = BackupProblem.shown(error, path: target, home: home)
            if !isStopping { note(target, failure: shown) }
            throw shown
        }
    }

    private func note(_ path: String, failure: HearthError?) {
        attempt { household, work in
            try household.noteBackup(at: path, failure: failure, work)
            return []
        }
        planBackup()
    }

    /// Copies the database, has `prepare` do something to the copy, and seals it.
    private func write(
        to target: String, files besides: [(name: String, path: String)],
        sealedTo readers: [SealingKey], of member: String?,
        _ progress: NIOLockedValueBox<Double>,
        prepare: @escaping @Sendable (String) throws -> Void
    ) async throws {
        let copy = Home.databasePath(home) + SQLiteStore.copySuffix
        SQLiteStore.removeCopy(at: copy)
        defer { SQLiteStore.removeCopy(at: copy) }
        try await shell.store.copy(to: copy) {
            guard !isStopping else { throw HearthError(.nodeStopping) }
            try await Task.sleep(for: Self.pause)
        }
        let household = member ?? shell.household.name
        let files = [(name: Home.databaseName, path: copy)] + besides
        let (stops, entropy) = (stopFlag, entropy)
        try await NIOThreadPool.singleton.runIfActive {
            try prepare(copy)
            try BackupWriter.write(
                files, of: household, madeAt: Int(WallTime.now.seconds),
                program: Household.version, to: target, readers: readers, member: member,
                entropy: entropy
            ) { share in
                guard !stops.withLockedValue({ $0 }) else { throw HearthError(.nodeStopping) }
                progress.withLockedValue { $0 = share }
            }
        }
    }
}

/// What a node knows of the backups that it makes.
struct RunningBackups {
    /// When the next one of the day is due; nil: none is.
    var nextAt: WallTime?
    /// Makes that one.
    var task: Task<Void, Never>?
    var progress: NIOLockedValueBox<Double>?
    /// How much of one is done, 0 to 1; nil: none is being made.
    var share: Double? { progress?.withLockedValue { $0 } }
}
