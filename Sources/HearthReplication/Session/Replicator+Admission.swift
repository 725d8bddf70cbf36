import HearthSodium
import HearthWire

/// Whom a node lets in, and how often those who are not known may knock.
extension Replicator {
    /// Whether one more stranger is let in: where there are as many as may be, in place of the one who
    /// has been here longest of those from where the most come.
    mutating func makeRoom(forStrangerFrom source: String) -> Bool {
        let strangers = sessions.values.filter { $0.lane != .sharing }
        guard strangers.count >= Limits.strangerSessions else { return true }
        return takePlace(
            for: source,
            among: Dictionary(
                grouping: strangers.filter { !directory.isKnown($0.peer) }, by: \.place.network))
    }

    /// The same for a guest, of whom one host's lists may bring a part of all.
    mutating func makeRoom(forGuestOf patron: IdentityKey) -> Bool {
        let guests = sessions.values.filter { $0.patron != nil }
        let groups = Dictionary(grouping: guests) { $0.patron ?? patron }
        guard groups[patron, default: []].count < Limits.guestSessionsPerHost else { return false }
        return guests.count < Limits.guestSessions || takePlace(for: patron, among: groups)
    }

    /// Closes the oldest session of the group that has the most, unless that would be no fairer.
    private mutating func takePlace<Group: Hashable & Comparable>(
        for group: Group, among groups: [Group: [PeerSession]]
    ) -> Bool {
        guard
            let fullest = groups.max(by: {
                ($0.value.count, $0.key) < ($1.value.count, $1.key)
            }), fullest.value.count > (groups[group]?.count ?? 0) + 1,
            let first = fullest.value.min(by: { $0.id < $1.id })
        else { return false }
        close(first.id, .overLimit)
        return true
    }

    /// Whether a knock may still be taken on this session: a stranger knocks once.
    package mutating func mayKnock(on id: SessionID) -> Bool {
        guard let session = sessions[id] else { return false }
        if session.lane == .sharing {
            return sessions[id]?.allowance.work.take(Self.knockCost, now: stepAt) == true
        }
        guard !session.hasKnocked else { return false }
        sessions[id]?.hasKnocked = true
        return true
    }
}
