import HearthAPI
import HearthHousehold
import HearthLanguage
import HearthRecovery
import HearthRows
import HearthShell
import HearthWire
import Logging

/// Makes the backup of each day, and keeps as many as somebody wants.
extension Node {
    /// Makes the backup of the day, if it is due. It is asked again and again, since clocks are set and disks
    /// come and go.
    func backUpIfDue() {
        let now = shell.clock.now
        guard backups.task == nil, backups.share == nil, !isStopping,
            let next = try? shell.look({ try $0.nextBackup($1) }), next <= now
        else { return }
        if let failed = backups.unnotedAt, failed <= now, now < Household.retry(after: failed) {
            return
        }
        backups.task = Task {
            await makeDaily()
            backups.task = nil
        }
    }

    private func makeDaily() async {
        guard let kept = try? markedBackups(), let place = kept.folder,
            let folder = BackupFolder(kept)
        else { return }
        // What was told and written down once is not told again each time that the disk is looked for.
        if kept.problem?.code == .backupDiskMissing, await !isThere(folder, kept) { return }
        do {
            try await making(at: place) { try await backUpIntoFolder(isDaily: true) }
        } catch {
            let shown = BackupProblem.shown(error, path: place, home: home)
            guard shown != kept.problem, shown.code != .nodeStopping else { return }
            logger.error(
                "the backup of the day failed",
                metadata: ["reason": "\(Language.english.text(for: shown))"])
        }
    }

    /// Makes one in the folder for each day's, removes what is too many of its kind, and returns its path.
    func backUpIntoFolder(isDaily: Bool) async throws -> String {
        let kept = try markedBackups()
        guard let place = kept.folder, let folder = BackupFolder(kept) else {
            throw HearthError(.backupFolderNotSet)
        }
        guard await isThere(folder, kept) else {
            throw HearthError(.backupDiskMissing, ["path": place])
        }
        let now = shell.clock.now
        let name = try await inPool { try folder.newName(at: now) }
        let path = try await backUp(to: folder.place(of: name)) { head in
            try shell.step(.full) { household, work in
                let made = MadeBackup(name: name, head: head, isDaily: isDaily)
                return (try household.noteMade(made, work), [])
            }
        }
        await removeOld(in: folder, isDaily: isDaily)
        return path
    }

    private func markedBackups() throws -> KeptBackups {
        let kept = try shell.look { try $0.keptBackups($1) }
        guard kept.mark == nil else { return kept }
        return try shell.step(.full) { household, work in (try household.markedBackups(work), []) }
    }

    /// Whether the disk is there. In a folder that was set in an earlier version, the last backup that was noted
    /// shows it, once.
    private func isThere(_ folder: BackupFolder, _ kept: KeptBackups) async -> Bool {
        guard kept.isMarked != true else {
            return (try? await inPool { folder.isThere }) ?? false
        }
        let known = try? await inPool { [last = kept.lastPath] () -> MadeBackup? in
            guard let last, let known = folder.known(last) else { return nil }
            try folder.setUp()
            return known
        }
        guard let known = known ?? nil else { return false }
        return attempt { household, work in
            try household.noteKnownFolder(by: known, work)
            return []
        }
    }

    private func removeOld(in folder: BackupFolder, isDaily: Bool) async {
        guard let kept = try? shell.look({ try $0.keptBackups($1) }) else { return }
        let made = (kept.made ?? []).filter { $0.isDaily == isDaily }
        let removed = try? await inPool {
            folder.removeOld(of: made, keeping: kept.keep ?? KeptBackups.usualKeep)
        }
        guard let removed, !removed.isEmpty else { return }
        attempt { household, work in
            try household.noteRemoved(removed, work)
            return []
        }
    }
}
