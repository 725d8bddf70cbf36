package import HearthAPI
package import HearthHousehold
package import HearthRows
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

    /// The shell sees to it that there is such a folder: here is no file.
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> BackupsInfo
    {
        var kept = try household.markedBackups(work)
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
            // The shell puts the mark file there.
            (kept.folder, kept.keep, kept.isMarked) = (folder, keep, true)
        } else {
            (kept.folder, kept.keep, kept.since, kept.isMarked) = (nil, nil, nil, nil)
        }
        // What went wrong before went wrong elsewhere, and they have decided now.
        (kept.failedAt, kept.problem, kept.ended) = (nil, nil, nil)
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
            throw HearthError(
                .textTooLarge,
                ["field": "path", "octets": "\(path.utf8.count)", "limit": "\(longest)"])
        }
    }

    /// Whether it may be shown to people although nobody here has entered it: nothing in it changes how the text
    /// around it reads.
    static func isPlain(_ path: String) -> Bool {
        guard (try? check(path)) != nil else { return false }
        return path.unicodeScalars.allSatisfy {
            ![.control, .format, .lineSeparator, .paragraphSeparator, .unassigned]
                .contains($0.properties.generalCategory)
        }
    }
}
