import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// How a wish stands, in words for people.
    func standing(
        of item: Item, in open: OpenList, ledger: Ledger, unreadable: Int
    ) -> Standing {
        let wanted: Int? =
            switch item.wish?.quantity ?? .one {
            case .count(let count): count
            case .any: nil
            }
        guard let settled = ledger[item.id] else {
            return Standing(
                isTaken: false, held: 0, wanted: wanted, unreadable: unreadable)
        }
        return Standing(
            isTaken: settled.isTaken, held: settled.heldUnits, wanted: wanted,
            queue: settled.queue.map { holder($0, in: open) },
            isBoughtTwice: settled.isBoughtTwice, unreadable: unreadable)
    }

    private func holder(_ claim: StandingClaim, in open: OpenList) -> Holder {
        Holder(
            name: open.entry.reader(claim.author)?.name ?? "someone",
            isCaller: claim.author == open.reader.identity, state: Self.state(claim),
            units: claim.claim.units, waiting: claim.waitsUnits, since: claim.claim.time.text)
    }

    static func state(_ claim: StandingClaim) -> ClaimState {
        switch claim.state {
        case .boughtTwice: .boughtTwice
        case .waits, .otherMode: claim.claim.kind == .bought ? .bought : .waiting
        case .holds, .holdsPartly: claim.claim.kind == .bought ? .bought : .reserved
        }
    }

    /// What came of a claim of the caller's.
    mutating func claimInfo(
        _ item: Item, in open: OpenList, _ work: Work
    ) throws -> ClaimInfo {
        guard let ledger = try ledger(of: open, work) else {
            throw HearthError(.ownerNeverReserves, ["list": open.merged.head.title])
        }
        let queue = ledger[item.id]?.queue ?? []
        let own = queue.first { $0.author == open.reader.identity }
        let ahead =
            own.map { mine in
                mine.waitsUnits > 0
                    ? queue.prefix { $0.author != open.reader.identity }
                        .filter { $0.holdsUnits > 0 }
                        .compactMap { open.entry.reader($0.author)?.name } : []
            } ?? []
        return ClaimInfo(
            wish: info(item, in: open, ledger: ledger), state: own.map(Self.state), ahead: ahead)
    }
}
