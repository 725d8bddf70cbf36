import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// How near a date has to be for what is not bought yet to be told.
private let usualDays = 14

extension ShowCart: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> CartInfo {
        try household.cart(of: asker, in: try CartOrder.named(sort), work)
    }
}

extension OrderCart: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> CartInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let rows = CartOrder.hand.sorted(try household.fullCart(of: asker, work).rows)
        func index(of path: String) throws(HearthError) -> Int {
            try Names.one(
                Array(rows.indices), called: NamePath(path).text, name: { rows[$0].entry.path },
                unknown: .unknownWish, ambiguous: .ambiguousWish)
        }
        let moving = try index(of: wish)
        let spot = try placement.spot(beside: try other.map(index), number: number)
        guard let order = spot.placing([moving], among: Array(rows.indices)) else {
            throw HearthError(.spotNotThere, ["name": wish, "other": other ?? ""])
        }
        var state = try household.storedCart(of: asker.identity, work)
        for (place, index) in order.enumerated() {
            guard var copy = rows[index].copy else { continue }
            copy.order = place
            state.put(copy)
        }
        // Written whatever there is, like everything that a reservation could show in.
        try household.saveCart(state, of: asker.identity, keys: keys, work)
        return try household.cart(of: asker, in: .hand, work)
    }
}

extension CartOrder {
    /// - Throws: `HearthError.sortUnknown`.
    fileprivate static func named(_ word: String?) throws(HearthError) -> CartOrder {
        guard let word else { return .person }
        guard let order = CartOrder(rawValue: word) else {
            let all = allCases.map(\.rawValue).joined(separator: ", ")
            throw HearthError(.sortUnknown, ["value": word, "candidates": all])
        }
        return order
    }
}

extension ShowReminders: UseCase {
    private static let longest = 3650

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> CartInfo {
        var limit = usualDays
        if let days {
            guard let number = Int(days) else {
                throw HearthError(.numberMalformed, ["field": "days", "value": days])
            }
            guard (0...Self.longest).contains(number) else {
                throw HearthError(
                    .numberOutOfRange,
                    ["field": "days", "lowest": "0", "highest": "\(Self.longest)"])
            }
            limit = number
        }
        var cart = try household.cart(of: asker, dueWithin: limit, work)
        let names = asker.nameOrder
        cart.entries = cart.entries.filter(\.isDue)
            .sorted { ($0.date ?? "", names.key($0.path)) < ($1.date ?? "", names.key($1.path)) }
        (cart.totals, cart.toBuy) = ([], [])
        return cart
    }
}

extension AcknowledgeChanges: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> CartInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        var state = try household.storedCart(of: asker.identity, work)
        if let wish {
            let named = try household.claimed(wish, for: asker, work)
            guard named.own != nil else {
                throw HearthError(.notReserved, ["wish": named.name])
            }
            let ledger = try household.ledger(of: named.open, work)
            household.takeNote(of: named.id, in: named.list, ledger, &state)
        } else {
            for list in try household.givingLists(of: asker, keys: keys, work) {
                let claims = try household.claims(of: asker.identity, on: list.id, work)
                let ledger = claims.isEmpty ? nil : try household.ledger(of: list.open, work)
                for claim in claims {
                    household.takeNote(of: claim.item, in: list, ledger, &state)
                }
            }
        }
        // Written either way, like everything that a reservation could show in.
        try household.saveCart(state, of: asker.identity, keys: keys, work)
        return try household.cart(of: asker, work)
    }
}

extension Household {
    /// The lists on which a member can reserve, by owner and title.
    fileprivate mutating func givingLists(
        of asker: Asker, keys: MemberKeys, _ work: Work
    ) throws -> [CircleList] {
        let names = asker.nameOrder
        func order(_ list: CircleList) -> (String, String, ListID) {
            (names.key(list.ownerNames), names.key(list.merged.head.title), list.id)
        }
        return try openLists(of: asker.identity, keys: keys, work)
            .filter { $0.reader.role.isInCircle && $0.entry.isGiving }
            .map { try withIdeas($0, work) }
            .sorted { order($0) < order($1) }
    }

    /// Takes the wish as it is now for what its giver knows of it; of one that is gone they keep
    /// what they have.
    fileprivate func takeNote(
        of item: ItemID, in list: CircleList, _ ledger: Ledger?, _ state: inout Cart
    ) {
        guard let live = list.liveItem(item) else { return }
        let open = list.open
        let own = ledger?[item]?.standing(of: open.reader.identity).first
        var copy = WishCopy(of: live, in: open)
        copy.waited = own.map { $0.state == .waits } ?? false
        copy.given = state.copy(list: open.id.hex, item: item.hex)?.given
        state.put(copy)
    }

    /// Everything that a member claims, and what is left of lists that they cannot see any more.
    mutating func cart(
        of asker: Asker, in order: CartOrder = .person, dueWithin days: Int = usualDays,
        _ work: Work
    ) throws -> CartInfo {
        let cart = try fullCart(of: asker, dueWithin: days, work)
        return CartInfo(
            entries: order.sorted(cart.rows, names: asker.nameOrder).map(\.entry),
            totals: cart.sums, toBuy: cart.sumsToBuy, sizes: cart.sizes)
    }

    /// The same by person, with what is kept of each.
    fileprivate mutating func fullCart(
        of asker: Asker, dueWithin days: Int = usualDays, _ work: Work
    ) throws -> CartBuilder {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let state = try storedCart(of: asker.identity, work)
        var cart = CartBuilder(
            today: calendarDay(work.now, of: asker.identity), now: work.now, dueWithin: days)
        var sizes: [OwnerSizes] = []
        let lists = try givingLists(of: asker, keys: keys, work)
        for list in lists {
            let open = list.open
            let ledger = try ledger(of: open, work)
            let claims = try claims(of: asker.identity, on: open.id, work)
            if !claims.isEmpty {
                sizes += try ownerSizes(of: open, work).filter { !sizes.contains($0) }
            }
            let told =
                claims.isEmpty
                ? nil : try ownThanks(of: asker.identity, on: open.id, keys: keys, work)
            for claim in claims {
                cart.add(
                    claim, in: list, ledger?[claim.item],
                    copy: state.copy(list: open.id.hex, item: claim.item.hex),
                    isTold: told?.gifts.contains { $0.item == claim.item } ?? false, others: lists)
            }
        }
        for copy in state.copies { cart.add(keptCopy: copy) }
        cart.sizes = sizes
        return cart
    }
}
