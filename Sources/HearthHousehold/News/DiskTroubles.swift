import HearthAPI
package import HearthReplication
import HearthSodium
package import HearthWire

/// Something that went wrong with this home's disk since the node was started.
struct DiskTrouble: Sendable {
    /// When it began to refuse what was written; nil: changes that were on it are gone.
    let since: WallTime?
    /// Members who were told; the others are once their keys are at hand.
    var told: Set<IdentityKey> = []
}

extension Household {
    /// More troubles than these are not told one by one.
    private static let diskTroubleLimit = 8

    /// The disk works again after it refused what was written: its people are told, and friends are
    /// dialled soon, however long they were out of reach.
    ///
    /// Comes with the node's tidying, at moments of the clock.
    package mutating func diskRecovered(since start: WallTime, _ work: Work) throws -> [Directive] {
        replicator.stepBegins(at: work.now)
        news.stepBegins()
        // Asked while the plan is changed, which is a part of the household.
        let dice = self
        dialPlan.hurryAll(now: work.now) { dice.jitter() }
        noteDiskTrouble(since: start, at: work.now)
        alarms.removeAll { $0.kind == .storageRefused }
        try dialWanted(work)
        return takeDirectives()
    }

    /// Changes that were on the disk are gone from it.
    package mutating func noteLostLog(at now: WallTime) {
        alarm(.logLost)
        noteDiskTrouble(since: nil, at: now)
    }

    private mutating func noteDiskTrouble(since start: WallTime?, at now: WallTime) {
        news.diskTroubles = Array(news.diskTroubles.suffix(Self.diskTroubleLimit - 1))
        news.diskTroubles.append(DiskTrouble(since: start))
        news.look(from: now)
    }

    /// Whether there is something of the disk that a member was not told yet.
    func hasDiskNews(of member: IdentityKey) -> Bool {
        news.diskTroubles.contains { !$0.told.contains(member) }
    }

    /// What a member was not told yet of the disk.
    mutating func diskNews(of member: IdentityKey) -> [NewsDraft] {
        var drafts: [NewsDraft] = []
        for index in news.diskTroubles.indices
        where news.diskTroubles[index].told.insert(member).inserted {
            drafts.append(
                .about(
                    .storage, person: "",
                    detail: news.diskTroubles[index].since?.text ?? ""))
        }
        return drafts
    }
}
