import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// How a wish stands, in words for people.
    func standing(
        of item: Item, in open: OpenList, ledger: Ledger, unread: Unread
    ) -> Standing {
        let wanted: Int? =
            switch item.givable?.quantity ?? .one {
            case .count(let count): count
            case .any: nil
            }
        guard let settled = ledger[item.id] else {
            return Standing(
                isTaken: false, held: 0, wanted: wanted, unreadable: unread.people,
                keptBack: unread.keptBack.map { open.name(of: $0.identity) })
        }
        let price = item.givable?.price
        var standing = Standing(
            isTaken: settled.isTaken, held: settled.heldUnits, wanted: wanted,
            queue: settled.queue.map { holder($0, of: settled, price: price, in: open) },
            isBoughtTwice: settled.isBoughtTwice, unreadable: unread.people,
            keptBack: unread.keptBack.map { open.name(of: $0.identity) })
        if settled.mode == .chipIn {
            standing.isChipIn = true
            standing.contributed = Money.text(settled.contributed, price?.currency)
            standing.isComplete = settled.isComplete
            standing.isFree = standing.isFree && !settled.isComplete
            if let price, price.minorUnits > 0 {
                standing.percent = Int(settled.contributed * 100 / price.minorUnits)
                let missing = price.minorUnits - settled.contributed
                standing.missing =
                    missing > 0 ? Money.text(missing, price.currency) : nil
            }
        }
        return standing
    }

    private func holder(
        _ claim: StandingClaim, of standing: ItemStanding, price: Price?, in open: OpenList
    ) -> Holder {
        let isMoney = claim.claim.kind == .contribution
        let lapses = claim.claim.lasts.map { claim.time.adding($0) }
        return Holder(
            name: open.name(of: claim.author),
            isCaller: claim.author == open.reader.identity,
            state: Self.state(claim, of: standing), units: claim.claim.units,
            waiting: claim.waitsUnits, since: claim.claim.time.text,
            position: claim.position.flatMap { $0 > 0 ? $0 : nil }, until: lapses?.text,
            amount: isMoney ? Money.text(claim.offered, price?.currency) : nil,
            counted: isMoney && claim.counted < claim.offered
                ? Money.text(claim.counted, price?.currency) : nil,
            roles: claim.claim.roles.tasks)
    }

    static func state(_ claim: StandingClaim, of standing: ItemStanding) -> ClaimState {
        if claim.claim.isBought { return standing.isBoughtTwice ? .boughtTwice : .bought }
        return switch claim.state {
        case .otherMode: .otherMode
        case .waits: .waiting
        case .holds, .holdsPartly, .boughtTwice:
            switch claim.claim.kind {
            case .reserved, .bought: .reserved
            case .hold: .held
            case .contribution: .chippedIn
            }
        }
    }

    /// Names of those who are in the way of a claim: they hold what it waits for, bought the same,
    /// or go about the wish in the other way.
    static func ahead(
        of claim: StandingClaim, in standing: ItemStanding, _ open: OpenList
    ) -> [String] {
        let others = standing.queue.filter { $0.author != claim.author }
        let ahead: [StandingClaim]
        if claim.claim.isBought, standing.isBoughtTwice {
            ahead = others.filter(\.claim.isBought)
        } else if claim.state == .otherMode {
            ahead = others.filter { $0.state != .otherMode }
        } else if claim.position.map({ $0 > 0 }) ?? false {
            ahead = others.filter { $0.holdsUnits > 0 || $0.counted > 0 }
        } else {
            ahead = []
        }
        return ahead.map { open.name(of: $0.author) }
    }

    /// What came of a claim of the caller's.
    mutating func claimInfo(
        _ item: Item, in list: CircleList, _ ledger: Ledger?, _ work: Work
    ) throws -> ClaimInfo {
        let open = list.open
        guard let ledger else {
            throw HearthError(.ownerNeverReserves, ["list": open.merged.head.title])
        }
        var wish = info(item, in: list, ledger: ledger, unread: try unread(of: open, work))
        guard let standing = ledger[item.id],
            let own = standing.standing(of: open.reader.identity).first
        else { return ClaimInfo(wish: wish) }
        wish.standing?.reach = try reach(
            ofClaimOn: item.id, in: open, changedAt: work.now, work)
        return ClaimInfo(
            wish: wish, state: Self.state(own, of: standing),
            ahead: Self.ahead(of: own, in: standing, open))
    }
}
