import HearthLists
import HearthWire

/// Goes down the queue of one wish and gives to each claim what is left.
struct Settlement {
    private var queue: [StandingClaim] = []
    private var heldUnits = 0
    private var contributed: Int64 = 0
    private var waiting = 0

    /// The standing of one wish, from the claims that are valid now, in any order.
    ///
    /// `terms` is nil when the wish is gone; then nobody has to wait for anything.
    static func standing(
        of item: ItemID, terms: LedgerItem?, claims: [QueuedClaim]
    ) -> ItemStanding {
        let first = claims.min { $0.isEarlier(than: $1) }
        let isChipIn = first?.claim.kind == .contribution
        let counting = claims.filter { $0.claim.kind.isWhole != isChipIn }
        let others = claims.filter { $0.claim.kind.isWhole == isChipIn }

        var quantity: Int?
        if case .count(let count) = terms?.quantity { quantity = count }
        var price: Int64?
        if let units = terms?.price?.minorUnits, units > 0 { price = units }

        var settlement = Settlement()
        for queued in counting.sorted(by: { $0.isBefore($1) }) {
            if isChipIn {
                settlement.add(queued, upTo: price)
            } else {
                settlement.hold(queued, upTo: quantity)
            }
        }
        for queued in others.sorted(by: { $0.isEarlier(than: $1) }) {
            settlement.append(queued, state: .otherMode, position: nil)
        }
        return ItemStanding(
            item: item, mode: isChipIn ? .chipIn : .whole, queue: settlement.queue,
            heldUnits: settlement.heldUnits,
            isTaken: !isChipIn && quantity.map { settlement.heldUnits >= $0 } ?? false,
            contributed: settlement.contributed,
            isComplete: isChipIn && price.map { settlement.contributed >= $0 } ?? false,
            isBoughtTwice: settlement.isBoughtTwice(isChipIn: isChipIn),
            isGone: terms == nil)
    }

    /// Whether more pieces were bought than are wished for, or the same thing by some as a whole
    /// and for others who chip in, or by more than one of those.
    private func isBoughtTwice(isChipIn: Bool) -> Bool {
        let bought = queue.filter(\.claim.isBought)
        return bought.contains { $0.state == .boughtTwice }
            || bought.count > 1 && (isChipIn || bought.contains { $0.state == .otherMode })
    }

    private mutating func hold(_ queued: QueuedClaim, upTo quantity: Int?) {
        let wanted = queued.claim.units
        let held = min(wanted, quantity.map { max(0, $0 - heldUnits) } ?? wanted)
        heldUnits += held
        let state: StandingClaim.State
        if held == wanted {
            state = .holds
        } else if queued.claim.kind == .bought {
            state = .boughtTwice
        } else {
            state = held > 0 ? .holdsPartly : .waits
        }
        append(
            queued, state: state, holdsUnits: held, waitsUnits: wanted - held,
            position: place(waits: held < wanted))
    }

    private mutating func add(_ queued: QueuedClaim, upTo price: Int64?) {
        let offered = queued.claim.contribution
        let counted = min(offered, price.map { max(0, $0 - contributed) } ?? offered)
        contributed += counted
        let state: StandingClaim.State =
            counted == offered ? .holds : counted > 0 ? .holdsPartly : .waits
        append(queued, state: state, counted: counted, position: place(waits: counted < offered))
    }

    private mutating func place(waits: Bool) -> Int {
        guard waits else { return 0 }
        waiting += 1
        return waiting
    }

    private mutating func append(
        _ queued: QueuedClaim, state: StandingClaim.State, holdsUnits: Int = 0,
        waitsUnits: Int = 0, counted: Int64 = 0, position: Int?
    ) {
        queue.append(
            StandingClaim(
                author: queued.author, claim: queued.claim, time: queued.time, state: state,
                holdsUnits: holdsUnits, waitsUnits: waitsUnits, counted: counted,
                position: position))
    }
}
