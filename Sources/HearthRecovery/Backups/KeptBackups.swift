import Foundation
package import HearthAPI
package import HearthHousehold
package import HearthRows
package import HearthSodium
package import HearthWire
import HearthZones

/// What is written down of a home's backups. It holds no secret: a backup names nobody to whoever finds it.
package struct KeptBackups: Codable, Sendable, Hashable {
    /// When the last one was made, in Unix milliseconds, and where it was put.
    package var lastAt: Int64?
    package var lastPath: String?
    /// Where one is made each day, since when, and how many are kept.
    package var folder: String?
    package var since: Int64?
    package var keep: Int?
    /// The folder has the mark file, by which its disk is known; nil: it was set in an earlier version.
    package var isMarked: Bool?
    /// Stands in the names of the home's files: random, and made again when the home is put back.
    package var mark: String?
    /// Those in the folder, in the order in which they were made; nil: none is known.
    package var made: [MadeBackup]?
    /// Where the last one was written that did not become whole.
    package var unfinished: String?
    /// What was made each day before the home was put back.
    package var ended: EndedBackups?
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
    ///
    /// A disk that is not there is no reason to wait: it may be back.
    package func nextBackup(_ work: Work) throws -> WallTime? {
        let kept = try keptBackups(work)
        guard kept.folder != nil, kept.hasCode == true else { return nil }
        let due = Self.past(kept.lastAt, at: work.now).map(nextNight) ?? work.now
        guard kept.problem?.code != .backupDiskMissing else { return due }
        return max(due, Self.past(kept.failedAt, at: work.now).map(Self.retry) ?? due)
    }

    /// The first moment after another at which the backup of the day is made.
    private func nextNight(after last: WallTime) -> WallTime {
        let days = Days(machine.zones.own)
        let day = days.lastDay(at: last.seconds, hour: Self.hour)
        return WallTime(seconds: days.moment(of: day + 1, hour: Self.hour))
    }

    /// When there is another try after one that failed.
    package static func retry(after failedAt: WallTime) -> WallTime {
        failedAt.adding(.seconds(pause))
    }

    /// A moment that was written down; nil where it is still to come: then a clock was wrong, and it counts for
    /// nothing.
    private static func past(_ milliseconds: Int64?, at now: WallTime) -> WallTime? {
        milliseconds.map(WallTime.init(milliseconds:)).flatMap { $0 <= now ? $0 : nil }
    }

    /// Since when there is no newer backup; nil: what is written down does not tell.
    private static func age(of kept: KeptBackups, at now: WallTime) -> WallTime? {
        past(kept.lastAt, at: now) ?? past(kept.since, at: now)
    }

    /// Whether the backups of each day have not come for too long.
    func isBackupOverdue(_ kept: KeptBackups, at now: WallTime) -> Bool {
        guard kept.folder != nil else { return false }
        guard let since = Self.age(of: kept, at: now) else { return kept.problem != nil }
        return now.seconds - since.seconds > Self.patience
    }

    /// Told to those who decide for the household, once for each time that backups do not come, or have ended.
    package func backupNews(of member: IdentityKey, _ work: Work) throws -> NewsFact? {
        let kept = try keptBackups(work)
        guard try householders(work).contains(member) else { return nil }
        if kept.ended != nil {
            return NewsFact(
                mark: Fingerprint("backups ended", Array("\(restoredAt?.milliseconds ?? 0)".utf8)),
                draft: .about(.backupsEnded, person: ""))
        }
        guard isBackupOverdue(kept, at: work.now) else { return nil }
        let last = Self.past(kept.lastAt, at: work.now).map { dayText($0, of: member) } ?? ""
        return NewsFact(
            mark: Fingerprint("backup", Array("\(kept.lastAt ?? kept.since ?? 0)".utf8)),
            draft: .about(.backupOverdue, person: "", detail: last))
    }

    package func backupsInfo(_ work: Work) throws -> BackupsInfo {
        let kept = try keptBackups(work)
        return BackupsInfo(
            lastAt: kept.lastAt.map { WallTime(milliseconds: $0).text }, lastPath: kept.lastPath,
            folder: kept.folder, keep: kept.keep, mark: kept.mark, ended: kept.ended,
            isOverdue: isBackupOverdue(kept, at: work.now), problem: kept.problem,
            openedBy: try householderNames(work), needsCode: kept.hasCode != true)
    }
}
