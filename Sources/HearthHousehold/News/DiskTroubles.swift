import HearthAPI
package import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// More troubles than these are not told one by one.
    private static let diskTroubleLimit = 8

    /// The disk works again after it refused what was written: its people are told, and friends are
    /// dialled soon, however long they were out of reach.
    package mutating func diskRecovered(since start: WallTime, _ work: Work) throws -> [Directive] {
        beginStep(at: work.now)
        // Asked while the plan is changed, which is a part of the household.
        let dice = self
        dialPlan.hurryAll(now: work.now) { dice.jitter() }
        news.diskTroubles = Array(news.diskTroubles.suffix(Self.diskTroubleLimit - 1))
        news.diskTroubles.append(DiskTrouble(since: start))
        news.look(from: work.now)
        alarms.removeAll { $0.kind == .storageRefused }
        try dialWanted(work)
        return takeDirectives()
    }

    /// Whether there is something of the disk that a member was not told yet.
    package func hasDiskNews(of member: IdentityKey) -> Bool {
        news.diskTroubles.contains { !$0.told.contains(member) }
    }

    /// What a member was not told yet of the disk.
    package mutating func diskNews(of member: IdentityKey) -> [NewsDraft] {
        var drafts: [NewsDraft] = []
        for index in news.diskTroubles.indices
        where news.diskTroubles[index].told.insert(member).inserted {
            drafts.append(
                .about(
                    .storage, person: "",
                    detail: news.diskTroubles[index].since.text))
        }
        return drafts
    }
}
