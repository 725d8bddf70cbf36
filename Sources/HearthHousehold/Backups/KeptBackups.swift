import Foundation
package import HearthAPI
package import HearthSodium
package import HearthWire

/// What is written down of a home's backups. It holds no secret: a backup names nobody to whoever finds it.
package struct KeptBackups: Codable, Sendable, Hashable {
    /// When the last one was made, in Unix milliseconds, and where it was put.
    package var lastAt: Int64?
    package var lastPath: String?
    /// Where one is made each day, since when, and how many are kept.
    package var folder: String?
    package var since: Int64?
    package var keep: Int?
    /// When a try failed after the last one that was made, and why.
    package var failedAt: Int64?
    package var problem: HearthError?
    /// A householder has shown that they have their recovery code.
    package var hasCode: Bool?

    package static let usualKeep = 14
    static let keepRange = 1...1000

    package init() {}
}

/// Backups: what the node goes by, and when the next one is due.
extension Household {
    /// Seconds after midnight, by the clocks of the house, at which the backup of the day is made: at a time
    /// that nothing in the home decides.
    private static let hour: Int64 = 3 * 3600
    /// After so long without one, those who decide are told.
    private static let patience: Int64 = 2 * 86_400
    /// How long after a try that failed there is another.
    private static let pause: Int64 = 3600

    package func keptBackups(_ work: Work) throws -> KeptBackups {
        guard let octets = try Settings.octets(.backups, work) else { return KeptBackups() }
        return try JSONDecoder().decode(KeptBackups.self, from: Data(octets))
    }

    package func keep(_ backups: KeptBackups, _ work: Work) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try Settings.set(.backups, [UInt8](encoder.encode(backups)), work)
    }

    /// What the key of the next backup is sealed to: the householders, each of whose recovery codes opens it.
    package func backupReaders(_ work: Work) throws -> [SealingKey] {
        let householders = try householders(work)
        return try work.store.rows(MemberRow.self).filter { householders.contains($0.identity) }
            .map(\.sealingKey)
    }

    /// When the next backup of the day is to be made, which may have been before now; nil: none is made.
    package func nextBackup(_ work: Work) throws -> WallTime? {
        let kept = try keptBackups(work)
        guard kept.folder != nil, kept.hasCode == true else { return nil }
        guard let last = kept.lastAt.map(WallTime.init(milliseconds:)) else {
            return retry(kept) ?? work.now
        }
        let local = last.seconds + machine.zoneOffset(last) - Self.hour
        let day = local >= 0 ? local / 86_400 : (local + 1) / 86_400 - 1
        let next = (day + 1) * 86_400 + Self.hour
        let due = WallTime(seconds: next - machine.zoneOffset(WallTime(seconds: next)))
        return max(due, retry(kept) ?? due)
    }

    private func retry(_ kept: KeptBackups) -> WallTime? {
        kept.failedAt.map { WallTime(milliseconds: $0).adding(.seconds(Self.pause)) }
    }

    /// Whether the backups of each day have not come for too long.
    func isBackupOverdue(_ kept: KeptBackups, at now: WallTime) -> Bool {
        guard kept.folder != nil, let since = kept.lastAt ?? kept.since else { return false }
        return now.seconds - since / 1000 > Self.patience
    }

    /// Told to those who decide for the household, once for each time that backups do not come.
    func backupNews(of member: IdentityKey, _ work: Work) throws -> NewsFact? {
        let kept = try keptBackups(work)
        guard isBackupOverdue(kept, at: work.now), try householders(work).contains(member)
        else { return nil }
        let last = kept.lastAt.map { String(WallTime(milliseconds: $0).text.prefix(10)) } ?? ""
        return NewsFact(
            mark: Fingerprint("backup", Array("\(kept.lastAt ?? kept.since ?? 0)".utf8)),
            draft: .about(.backupOverdue, person: "", detail: last))
    }

    package func backupsInfo(_ work: Work) throws -> BackupsInfo {
        let kept = try keptBackups(work)
        return BackupsInfo(
            lastAt: kept.lastAt.map { WallTime(milliseconds: $0).text }, lastPath: kept.lastPath,
            folder: kept.folder, keep: kept.keep, isOverdue: isBackupOverdue(kept, at: work.now),
            problem: kept.problem,
            openedBy: try householderNames(work),
            needsCode: kept.hasCode != true)
    }

    /// Notes what became of a try.
    package func noteBackup(at path: String, failure: HearthError?, _ work: Work) throws {
        var kept = try keptBackups(work)
        if let failure {
            (kept.failedAt, kept.problem) = (work.now.milliseconds, failure)
        } else {
            (kept.lastAt, kept.lastPath) = (work.now.milliseconds, path)
            (kept.failedAt, kept.problem) = (nil, nil)
        }
        try keep(kept, work)
    }
}
