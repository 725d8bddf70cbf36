package import HearthAPI
import HearthSodium
import HearthWire

extension ShowBackups: UseCase {
    package var needsMember: Bool { false }

    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> BackupsInfo
    {
        try household.backupsInfo(work)
    }
}

extension SetBackups: UseCase {
    package var needsMember: Bool { false }

    /// That there is such a folder, the shell has seen to: here is no file.
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> BackupsInfo
    {
        var kept = try household.keptBackups(work)
        if let folder {
            try BackupPath.check(folder)
            let range = KeptBackups.keepRange
            let keep = keep ?? KeptBackups.usualKeep
            guard range.contains(keep) else {
                throw HearthError(
                    .numberOutOfRange,
                    [
                        "field": "number of backups", "lowest": "\(range.lowerBound)",
                        "highest": "\(range.upperBound)",
                    ])
            }
            if kept.folder == nil { kept.since = work.now.milliseconds }
            (kept.folder, kept.keep) = (folder, keep)
        } else {
            (kept.folder, kept.keep, kept.since) = (nil, nil, nil)
        }
        // What went wrong before went wrong elsewhere.
        (kept.failedAt, kept.problem) = (nil, nil)
        try household.keep(kept, work)
        household.noteChange()
        return try household.backupsInfo(work)
    }
}

extension MakeBackup: UseCase {
    package var needsMember: Bool { false }

    /// Whether one may be made, before the node makes it.
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> BackupsInfo
    {
        guard file == nil || asker.caller.place == .home else { throw HearthError(.atHomeOnly) }
        let info = try household.backupsInfo(work)
        guard !info.needsCode else { throw HearthError(.backupNeedsCode) }
        guard let place = file ?? info.folder else { throw HearthError(.backupFolderNotSet) }
        try BackupPath.check(place)
        return info
    }
}

extension ConfirmRecoveryCode: UseCase {
    package var needsMember: Bool { false }

    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> BackupsInfo
    {
        let seed: Seed
        do throws(RecoveryCode.Failure) {
            seed = try RecoveryCode(typed: code).seed
        } catch {
            throw HearthError(error)
        }
        let identity = seed.identity().publicKey
        guard try household.householders(work).contains(identity) else {
            throw HearthError(.backupOtherCode)
        }
        var kept = try household.keptBackups(work)
        kept.hasCode = true
        try household.keep(kept, work)
        household.noteChange()
        return try household.backupsInfo(work)
    }
}

/// Where a backup may be put.
enum BackupPath {
    /// Octets, at most.
    private static let longest = 1000

    static func check(_ path: String) throws(HearthError) {
        guard path.hasPrefix("/"), !path.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
            throw HearthError(.textNotAllowed, ["field": "path"])
        }
        guard path.utf8.count <= longest else {
            throw HearthError(.textTooLong, ["field": "path", "limit": "\(longest)"])
        }
    }
}
