import HearthLists
import HearthSodium
import HearthWire

/// A claim that is valid now, with all that its place in line depends on.
struct QueuedClaim {
    let author: IdentityKey
    let claim: Claim
    /// The claim's time, not later than the end of its author's slot: a clock that runs ahead, by
    /// accident or not, gains nothing by it and lasts no longer.
    let time: WallTime

    init(author: IdentityKey, claim: Claim, slotEnd: WallTime) {
        self.author = author
        self.claim = claim
        time = min(claim.time, slotEnd)
    }

    /// Whether it is a hold whose time is over.
    func hasLapsed(at now: WallTime) -> Bool {
        guard let lasts = claim.lasts else { return false }
        return time.adding(lasts) <= now
    }

    /// Time, then identity; what is left are claims of one person, which need some order too.
    func isEarlier(than other: QueuedClaim) -> Bool {
        if time != other.time { return time < other.time }
        if author != other.author { return author < other.author }
        return (claim.kind.rawValue, claim.amount, claim.roles.rawValue, claim.time)
            < (
                other.claim.kind.rawValue, other.claim.amount, other.claim.roles.rawValue,
                other.claim.time
            )
    }

    /// Bought before all else, then as `isEarlier(than:)` says.
    func isBefore(_ other: QueuedClaim) -> Bool {
        let isBought = claim.kind == .bought
        if isBought != (other.claim.kind == .bought) { return isBought }
        return isEarlier(than: other)
    }
}
