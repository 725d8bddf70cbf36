import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// A wish in a cart, and what is kept of it.
struct CartRow {
    var entry: CartEntry
    let list: String
    let item: String
    /// Their copy, or one as the wish is now; nil when nothing is left to copy.
    let copy: WishCopy?
}

/// Puts a member's cart together.
struct CartBuilder {
    private let today: Day?
    private let now: WallTime
    private let dueWithin: Int
    private(set) var rows: [CartRow] = []
    /// Of those for whom something is in it.
    var sizes: [OwnerSizes] = []
    private var known: Set<[String]> = []
    private var totals = CartTotals()
    private var toBuy = CartTotals()

    /// Empty; what is not bought yet is due when its date is at most this many days away, or past.
    init(today: Day?, now: WallTime, dueWithin days: Int) {
        self.today = today
        self.now = now
        dueWithin = days
    }

    /// One sum a currency.
    var sums: [String] { totals.texts }
    /// The same of what is not bought and not given yet.
    var sumsToBuy: [String] { toBuy.texts }

    /// A claim on a list that the member sees.
    ///
    /// `isTold`: they told the owner that they gave it. `others`: the lists on which they can reserve, where
    /// its wish may have gone.
    mutating func add(
        _ claim: Claim, in list: CircleList, _ standing: ItemStanding?, copy: WishCopy?,
        isTold: Bool = false, others: [CircleList] = []
    ) {
        let open = list.open
        known.insert([open.id.hex, claim.item.hex])
        let item = list.liveItem(claim.item)
        let own = standing?.standing(of: open.reader.identity).first
        let name = item?.name ?? copy?.wish ?? claim.item.hex
        let title = open.merged.head.title
        var entry = CartEntry(
            wish: name, list: title, owner: open.ownerNames,
            path: open.path(ofWish: name).text, listID: open.id.hex,
            wishID: claim.item.hex,
            state: state(claim, own, of: standing), units: claim.units)
        if let item {
            take(WishCopy.told(of: item, in: open), for: &entry)
            entry.notes = nil
            entry.photoHash = item.attachments.first(where: \.isPicture)?.photoHash
            entry.changes = copy?.changes(to: item, in: open) ?? []
            if case .count(let count)? = item.givable?.quantity, count < claim.units {
                entry.wanted = count
            }
        } else {
            entry.movedTo = others.first { $0.id.hex == copy?.movedTo }.flatMap {
                MovedWish(claim.item, on: $0.open)
            }
            entry.note =
                list.isUnderWay(claim.item)
                ? .underWay : entry.movedTo == nil ? .gone : .moved
            if let copy { take(copy.fields, for: &entry) }
            // What is on the list by that name is another wish.
            if list.gifts.contains(where: { Names.isSame($0.name, name) }) {
                entry.path = open.path(ofWish: claim.item.hex).text
            }
        }
        let price = entry.price.flatMap { Price.parse($0) }
        entry.roles = claim.roles.tasks
        entry.until = (own.flatMap(Self.lapses) ?? claim.lapses)?.text
        if claim.kind == .contribution {
            entry.amount = Money.text(claim.contribution, price?.currency)
        }
        if let own, let standing {
            add(own, of: standing, in: open, waited: copy?.waited == true, price, to: &entry)
        }
        entry.isGiven = copy?.given == true
        entry.isTold = isTold
        entry.isDue = entry.note == nil && !entry.isGiven && isDue(entry, claim, standing)
        count(entry, claim, own, price)
        rows.append(
            CartRow(
                entry: entry, list: open.id.hex, item: claim.item.hex,
                copy: copy ?? item.map { WishCopy(of: $0, in: open) }))
    }

    private func state(
        _ claim: Claim, _ own: StandingClaim?, of standing: ItemStanding?
    ) -> ClaimState {
        if let own, let standing { return Household.state(own, of: standing) }
        if claim.isBought { return .bought }
        return switch claim.kind {
        case .hold: .lapsed
        case .contribution: .chippedIn
        case .reserved, .bought: .reserved
        }
    }

    private static func lapses(_ own: StandingClaim) -> WallTime? {
        own.claim.lasts.map { own.time.adding($0) }
    }

    /// What the others' claims make of the member's own.
    private func add(
        _ own: StandingClaim, of standing: ItemStanding, in open: OpenList, waited: Bool,
        _ price: Price?, to entry: inout CartEntry
    ) {
        entry.waiting = own.waitsUnits
        entry.position = own.position.flatMap { $0 > 0 ? $0 : nil }
        entry.ahead = Household.ahead(of: own, in: standing, open)
        if own.claim.kind == .contribution, own.counted < own.offered {
            entry.counted = Money.text(own.counted, price?.currency)
        }
        if standing.mode == .chipIn {
            entry.contributed = Money.text(standing.contributed, price?.currency)
            entry.isComplete = standing.isComplete
        }
        if waited, own.state == .holds || own.state == .holdsPartly, !own.claim.isBought {
            entry.changes.append(WishChange(field: .turn))
        }
    }

    /// What the wish says; how many are wished for the entry says itself.
    private func take(_ fields: WishFields, for entry: inout CartEntry) {
        entry.fields = fields
        entry.quantity = nil
        if let date = fields.date.flatMap({ Day($0) }), let today {
            entry.daysLeft = date.daysSinceEpoch - today.daysSinceEpoch
        }
    }

    /// Whether it is for the member to buy, and time to do so.
    private func isDue(_ entry: CartEntry, _ claim: Claim, _ standing: ItemStanding?) -> Bool {
        guard let daysLeft = entry.daysLeft, daysLeft <= dueWithin else { return false }
        switch entry.state {
        case .reserved, .held: return true
        case .chippedIn:
            // Where nobody buys, everybody is told.
            let nobodyBuys = standing?.authors(with: .buys).isEmpty ?? true
            return claim.roles.contains(.buys) || nobodyBuys
        case .lapsed, .bought, .waiting, .boughtTwice, .otherMode: return false
        }
    }

    /// What it costs the member as things stand.
    private mutating func count(
        _ entry: CartEntry, _ claim: Claim, _ own: StandingClaim?, _ price: Price?
    ) {
        guard let price else { return }
        switch entry.state {
        case .lapsed, .waiting, .otherMode: return
        case .chippedIn, .reserved, .held, .bought, .boughtTwice: break
        }
        let (cost, pieces) =
            claim.kind == .contribution
            ? (own?.counted ?? claim.contribution, 1)
            : (price.minorUnits, claim.units - (claim.kind == .bought ? 0 : entry.waiting))
        totals.add(cost, times: pieces, in: price.currency)
        if !claim.isBought, !entry.isGiven { toBuy.add(cost, times: pieces, in: price.currency) }
    }

    /// What is left of a list that went out of the member's sight.
    mutating func add(keptCopy copy: WishCopy) {
        guard let state = copy.lastState, !known.contains([copy.list, copy.item]) else { return }
        var entry = CartEntry(
            wish: copy.wish, list: copy.listTitle, owner: copy.owner, path: copy.path,
            listID: copy.list, wishID: copy.item,
            state: state, units: copy.lastUnits ?? 1, amount: copy.lastAmount,
            note: .listGone)
        take(copy.fields, for: &entry)
        entry.isGiven = copy.given == true
        rows.append(CartRow(entry: entry, list: copy.list, item: copy.item, copy: copy))
    }
}

extension MovedWish {
    /// Nil where the wish is not on that list any more.
    fileprivate init?(_ item: ItemID, on open: OpenList) {
        guard let wish = open.liveItem(item) else { return nil }
        let isOnly = open.merged.items.count { Names.isSame($0.name, wish.name) } == 1
        self.init(
            list: open.merged.head.title,
            path: open.path(ofWish: isOnly ? wish.name : item.hex).text, listID: open.id.hex)
    }
}
