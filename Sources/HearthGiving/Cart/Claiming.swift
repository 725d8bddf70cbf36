import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// A wish on somebody else's list, and what a member of its circle claims there.
struct ClaimedWish {
    let list: CircleList
    let id: ItemID
    /// Nil when its owner removed it.
    let item: Item?
    /// What it is or, when it is gone, was called.
    let name: String
    /// All of the member's claims on the list, without holds that have lapsed.
    var claims: [Claim]
    /// The one on this wish, lapsed or not.
    let own: Claim?

    var open: OpenList { list.open }

    /// The one on this wish that still counts.
    var living: Claim? { claims.first { $0.item == id } }

    /// The member's claims with this one in the place of that on its wish.
    func replacing(with claim: Claim) -> [Claim] {
        guard let index = claims.firstIndex(where: { $0.item == claim.item }) else {
            return claims + [claim]
        }
        var changed = claims
        changed[index] = claim
        return changed
    }
}

extension Household {
    /// A wish that is there to be reserved, for a member of the circle of its list.
    mutating func givable(
        _ path: String, for asker: Asker, _ work: Work
    ) throws -> ClaimedWish {
        let (list, item) = try gift(at: path, for: asker, work)
        let open = list.open
        try open.checkIsGiving()
        guard open.reader.role.isInCircle else {
            throw HearthError(
                .ownerNeverReserves, ["list": open.displayTitle])
        }
        return try claimed(item.id, item, name: item.name, in: list, by: asker, work)
    }

    private func claimed(
        _ id: ItemID, _ item: Item?, name: String, in list: CircleList, by asker: Asker,
        _ work: Work
    ) throws -> ClaimedWish {
        guard try !awaitsOwn(.claims, of: asker.identity, on: list.id, work) else {
            throw HearthError(.ownStillComing, ["list": list.open.displayTitle])
        }
        let claims = try claims(of: asker.identity, on: list.id, work)
        return ClaimedWish(
            list: list, id: id, item: item, name: name,
            claims: claims.filter { !$0.hasLapsed(at: work.now) },
            own: claims.first { $0.item == id })
    }

    /// The wish that a path names, be it still there or not: first among those that the caller has
    /// a claim on, by the name that it has, by the one it had, or by its id.
    mutating func claimed(
        _ path: String, for asker: Asker, _ work: Work
    ) throws -> ClaimedWish {
        guard NamePath(path).pieces.count >= 3 else {
            return try givable(path, for: asker, work)
        }
        return try meaning(of: path, for: asker) { household, path in
            try household.claimed(path, for: asker, work)
        }
    }

    private mutating func claimed(
        _ path: NamePath, for asker: Asker, _ work: Work
    ) throws -> ClaimedWish {
        let open = try list(ofWish: path, for: asker, work)
        guard open.reader.role.isInCircle else {
            throw HearthError(.ownerNeverReserves, ["list": open.merged.head.title])
        }
        let list = try withIdeas(open, work)
        let wanted = path.name
        let copies = try storedCart(of: asker.identity, work).copies
        let own = try claims(of: asker.identity, on: open.id, work).map { claim in
            let copy = copies.first { $0.list == open.id.hex && $0.item == claim.item.hex }
            return (id: claim.item, item: list.liveItem(claim.item), kept: copy?.wish)
        }
        let present = own.filter { $0.item != nil }
        let found =
            own.first { $0.id.hex == wanted }
            ?? Names.called(
                wanted, among: present, name: { $0.item?.name ?? "" }, hex: \.id.hex
            ).first
        if let found {
            let name = found.item?.name ?? found.kept ?? wanted
            return try claimed(found.id, found.item, name: name, in: list, by: asker, work)
        }
        let isThere = list.gifts.contains { Names.isSame($0.name, wanted) }
        let kept = own.first { $0.kept.map { Names.isSame($0, wanted) } ?? false }
        if let kept, !isThere {
            let name = kept.item?.name ?? kept.kept ?? wanted
            return try claimed(kept.id, kept.item, name: name, in: list, by: asker, work)
        }
        let item = try list.gift(called: wanted, by: asker.naming)
        return try claimed(item.id, item, name: item.name, in: list, by: asker, work)
    }

    /// Replaces the caller's claims on a list, and keeps in their cart what they claim.
    ///
    /// The same is written whatever is claimed: one cell, and one row of a size that only the
    /// number of lists decides. `isFresh` says that they have just looked at the wish itself;
    /// `read` is what the circle said before, where that was asked.
    mutating func claim(
        _ claims: [Claim], on wish: ClaimedWish, isFresh: Bool = true,
        since read: ReadCircle? = nil,
        by asker: Asker, _ work: Work
    ) throws -> ClaimInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let open = wish.open
        try setClaims(claims, on: open, work)
        let ledger =
            try read.map { try rereadOwn($0, work).ledger(at: work.now) }
            ?? self.ledger(of: open, work)
        let standing = ledger?[wish.id]
        let own = standing?.standing(of: asker.identity).first
        var state = try storedCart(of: asker.identity, work)
        let list = open.id.hex
        let claimed = Set(claims.map(\.item.hex))
        let known = state.copy(list: list, item: wish.id.hex)
        state.copies.removeAll {
            $0.list == list && $0.lastState == nil && !claimed.contains($0.item)
        }
        if claimed.contains(wish.id.hex) {
            var copy = known
            if let item = wish.item, isFresh || known == nil {
                copy = WishCopy(of: item, in: open)
                copy?.given = known?.given
            }
            copy?.waited = own.map { $0.state == .waits } ?? false
            copy?.lastState = nil
            if let copy { state.put(copy) }
        } else {
            state.remove(list: list, item: wish.id.hex)
        }
        try saveCart(state, of: asker.identity, keys: keys, work)
        return try claimInfo(wish.open.shown(wish), in: wish.list, ledger, work)
    }

    /// How a wish stands for the member who asks.
    mutating func claimInfo(of wish: ClaimedWish, _ work: Work) throws -> ClaimInfo {
        try claimInfo(
            wish.open.shown(wish), in: wish.list, ledger(of: wish.open, work), work)
    }

    /// Refuses a claim that the first one on the wish makes senseless: a wish is either taken
    /// whole or chipped in for.
    ///
    /// What two do before they hear of each other is not refused; there the ledger decides.
    func checkMode(
        of wish: ClaimedWish, isWhole: Bool, in ledger: Ledger?, by asker: Asker
    ) throws(HearthError) {
        if let living = wish.living, living.kind.isWhole != isWhole {
            let code: ErrorCode =
                isWhole
                ? .ownContribution : living.kind == .bought ? .alreadyBought : .ownReservation
            throw HearthError(code, ["wish": wish.name])
        }
        guard let standing = ledger?[wish.id], !standing.isOpen,
            (standing.mode == .whole) != isWhole
        else { return }
        let names = standing.counting.filter { $0.author != asker.identity }
            .map { wish.open.name(of: $0.author) }
        throw HearthError(
            isWhole ? .chippedIn : .takenWhole,
            ["wish": wish.name, "names": names.joined(separator: ", ")])
    }
}

extension OpenList {
    /// The item, or for one that its owner removed what its giver still knows of it.
    fileprivate func shown(_ wish: ClaimedWish) -> Item {
        wish.item
            ?? Item(
                id: wish.id, rank: .middle, revision: 1, name: wish.name, body: .wish(Wish()))
    }
}
