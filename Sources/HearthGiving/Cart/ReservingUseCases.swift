import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthRows
import HearthSodium
import HearthWire

extension ClaimedWish {
    /// Pieces that others hold, as far as their claims can be read.
    fileprivate func heldByOthers(than asker: Asker, in ledger: Ledger?) -> Int {
        ledger?[id]?.queue.filter { $0.author != asker.identity }
            .reduce(0) { $0 + $1.holdsUnits } ?? 0
    }

    /// How many pieces are meant: as many as were said, as the giver has already, or one.
    ///
    /// `taken`: pieces that others hold, as far as that is known. Where nothing is left one can wait in
    /// line for as many as are wished for.
    ///
    /// - Throws: `HearthError` for more than `limit`, than are wished for, and than are left.
    fileprivate func units(_ said: Int?, limit: Int, taken: Int) throws(HearthError) -> Int {
        let units = said ?? living?.units ?? 1
        let wished: Int =
            switch item?.givable?.quantity ?? .one {
            case .count(let count): count
            case .any: ListLimits.quantity
            }
        guard (1...limit).contains(units) else {
            throw HearthError(
                .numberOutOfRange, ["field": "quantity", "lowest": "1", "highest": "\(limit)"])
        }
        guard units <= wished else {
            throw HearthError(.quantityOverWished, ["wish": name, "limit": "\(wished)"])
        }
        let left = wished - taken
        guard case .count = item?.givable?.quantity ?? .one, said != nil, left > 0,
            units > max(left, living?.units ?? 0)
        else { return units }
        throw HearthError(.quantityOverLeft, ["wish": name, "limit": "\(left)"])
    }
}

extension ReserveWish: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ClaimInfo {
        let wish = try household.givable(self.wish, for: asker, work)
        if let moved = try household.takeMovedClaim(to: wish, by: asker, work) {
            return try household.claim(
                wish.replacing(with: moved), on: wish, by: asker, work)
        }
        if wish.living?.kind == .bought {
            throw HearthError(.alreadyBought, ["wish": wish.name])
        }
        let read = try household.readCircle(of: wish.open, work)
        let ledger = read?.ledger(at: work.now)
        try household.checkMode(of: wish, isWhole: true, in: ledger, by: asker)
        let units = try wish.units(
            quantity, limit: ListLimits.quantity,
            taken: wish.heldByOthers(than: asker, in: ledger))
        let claim =
            if let living = wish.living {
                living.reserving(units, now: work.now)
            } else {
                Claim(item: wish.id, kind: .reserved, time: work.now, amount: UInt32(units))
            }
        guard let claim else { throw HearthError(.internalError) }
        return try household.claim(
            wish.replacing(with: claim), on: wish, since: read, by: asker, work)
    }
}

extension HoldWish: UseCase {
    /// A day: anybody who needs longer reserves.
    private static let longest = 1440

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ClaimInfo {
        let wish = try household.givable(self.wish, for: asker, work)
        let minutes = self.minutes ?? 60
        guard (1...Self.longest).contains(minutes) else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "minutes", "lowest": "1", "highest": "\(Self.longest)"])
        }
        switch wish.living?.kind {
        case .reserved: throw HearthError(.alreadyReserved, ["wish": wish.name])
        case .bought: throw HearthError(.alreadyBought, ["wish": wish.name])
        case .contribution, .hold, nil: break
        }
        let read = try household.readCircle(of: wish.open, work)
        let ledger = read?.ledger(at: work.now)
        try household.checkMode(of: wish, isWhole: true, in: ledger, by: asker)
        let units = try wish.units(
            quantity, limit: Claim.holdUnitsLimit,
            taken: wish.heldByOthers(than: asker, in: ledger))
        let claim =
            if let living = wish.living {
                living.holding(units, minutes: minutes, now: work.now)
            } else {
                Claim.hold(wish.id, units: units, minutes: minutes, time: work.now)
            }
        guard let claim else { throw HearthError(.internalError) }
        return try household.claim(
            wish.replacing(with: claim), on: wish, since: read, by: asker, work)
    }
}

extension MarkBought: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ClaimInfo {
        let wish = try household.claimed(self.wish, for: asker, work)
        // Somebody who comes from the shop after their hold lapsed has the thing all the same.
        guard let own = wish.own else {
            throw HearthError(.notReserved, ["wish": wish.name])
        }
        let isBought = bought ?? true
        guard own.isBought != isBought else { return try household.claimInfo(of: wish, work) }
        let claim = isBought ? own.bought(at: work.now) : own.notBought
        return try household.claim(
            wish.replacing(with: claim), on: wish, isFresh: false, by: asker, work)
    }
}

extension FreeWish: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ClaimInfo {
        let wish: ClaimedWish
        do {
            wish = try household.claimed(self.wish, for: asker, work)
        } catch let error as HearthError {
            guard let copy = try household.takeKeptCopy(self.wish, of: asker, work) else {
                throw error
            }
            return ClaimInfo(wish: copy.info)
        }
        guard wish.own != nil else { return try household.claimInfo(of: wish, work) }
        return try household.claim(
            wish.claims.filter { $0.item != wish.id }, on: wish, by: asker, work)
    }
}

extension Household {
    /// Takes out of the cart what was left there of a list that is gone; nil when there is no such
    /// thing.
    fileprivate func takeKeptCopy(
        _ path: String, of asker: Asker, _ work: Work
    ) throws -> WishCopy? {
        guard let keys = asker.keys else { return nil }
        var state = try storedCart(of: asker.identity, work)
        guard
            let index = state.copies.firstIndex(where: {
                $0.lastState != nil && Names.isSame($0.path, NamePath(path).text)
            })
        else { return nil }
        let copy = state.copies.remove(at: index)
        try saveCart(state, of: asker.identity, keys: keys, work)
        return copy
    }
}
