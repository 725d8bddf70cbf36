package import HearthAPI
import HearthHousehold
package import HearthRows
import HearthSodium
import HearthWire

/// What the node writes down while it makes backups.
extension Household {
    /// What is written down, with the home's mark, which is made where there is none.
    package func markedBackups(_ work: Work) throws -> KeptBackups {
        var kept = try keptBackups(work)
        guard kept.mark == nil else { return kept }
        // Of no key, since names in a folder are for everybody to see.
        kept.mark = Hex.encode(entropy.octets(4, for: .identifier))
        try keep(kept, work)
        return kept
    }

    /// Notes what is written for a backup before it is whole.
    ///
    /// - Returns: What was left of one before, which was cut off.
    package func noteBegun(_ unfinished: String, _ work: Work) throws -> String? {
        var kept = try keptBackups(work)
        let left = kept.unfinished
        kept.unfinished = unfinished
        try keep(kept, work)
        return left
    }

    /// Notes one before it gets its name, so that no file has one of which nothing is known.
    package func noteMade(_ made: MadeBackup, _ work: Work) throws {
        var kept = try keptBackups(work)
        let others = (kept.made ?? []).filter { $0.name != made.name }
        kept.made = (others + [made]).suffix(MadeBackup.most)
        try keep(kept, work)
    }

    /// Notes that the folder of a home of before has its mark file now, and the backup by which it was known.
    package func noteKnownFolder(by made: MadeBackup, _ work: Work) throws {
        var kept = try keptBackups(work)
        (kept.isMarked, kept.made) = (true, [made] + (kept.made ?? []))
        try keep(kept, work)
    }

    /// Notes that these were removed.
    package func noteRemoved(_ removed: [MadeBackup], _ work: Work) throws {
        var kept = try keptBackups(work)
        kept.made?.removeAll(where: removed.contains)
        try keep(kept, work)
    }

    /// Notes what became of a try.
    package func noteBackup(at path: String, failure: HearthError?, _ work: Work) throws {
        var kept = try keptBackups(work)
        if let failure {
            (kept.failedAt, kept.problem) = (work.now.milliseconds, failure)
        } else {
            (kept.lastAt, kept.lastPath) = (work.now.milliseconds, path)
            (kept.failedAt, kept.problem, kept.unfinished) = (nil, nil, nil)
        }
        try keep(kept, work)
    }
}
