import HearthLists
package import HearthWire

/// What its author can make of a claim (protocol-spec/ledger.md, changing a claim).
extension Claim {
    /// When it lapses by itself, by its author's clock; nil for all but holds.
    package var lapses: WallTime? { lasts.map(time.adding) }

    /// Whether it is a hold whose time is over: it counts nowhere any more, and its author drops
    /// it when they next change their claims on the list.
    package func hasLapsed(at now: WallTime) -> Bool {
        lapses.map { $0 <= now } ?? false
    }

    /// The same with these tasks; that it is bought stays only with the task of buying.
    package func taking(_ tasks: ClaimRoles) -> Claim {
        var roles = roles.subtracting(.tasks).union(tasks.intersection(.tasks))
        if !roles.contains(.buys) { roles.remove(.hasBought) }
        return Claim(item, kind, roles, time, amount)
    }

    /// Reserved, with this many pieces: as long as there are no more than before it keeps its
    /// time and so its place in line.
    ///
    /// - Returns: Nil for a contribution and for pieces outside of 1 to 10,000.
    package func reserving(_ units: Int, now: WallTime) -> Claim? {
        guard kind.isWhole, (1...ListLimits.quantity).contains(units) else { return nil }
        return Claim(
            item: item, kind: .reserved, roles: roles, time: units > self.units ? now : time,
            amount: UInt32(units))
    }

    /// A hold with this many pieces that lapses this many minutes from now: as long as there are
    /// no more pieces than before it keeps its time and so its place in line.
    ///
    /// - Returns: Nil unless it is a hold, and outside of what a hold can have.
    package func holding(_ units: Int, minutes: Int, now: WallTime) -> Claim? {
        guard kind == .hold else { return nil }
        let time = units > self.units ? now : time
        // A begun minute counts; a clock that was set back takes nothing away.
        let passed = max(0, (now.milliseconds - time.milliseconds + 59_999) / 60_000)
        guard let begun = Int(exactly: passed), minutes <= Self.holdMinutesLimit,
            begun <= Self.holdMinutesLimit - minutes
        else { return nil }
        return Claim.hold(item, units: units, minutes: begun + minutes, roles: roles, time: time)
    }

    /// A contribution of another amount, in hundredths; keeps its time and so its place.
    ///
    /// - Returns: Nil unless it is a contribution, and for amounts that have no room.
    package func contributing(_ amount: Int64) -> Claim? {
        guard kind == .contribution, let amount = UInt32(exactly: amount) else { return nil }
        return Claim(item: item, kind: .contribution, roles: roles, time: time, amount: amount)
    }

    /// The same as bought: it keeps its time and so its place among those who bought.
    ///
    /// A hold that has lapsed was no claim any more and begins again. A contribution stays one; its
    /// author takes on the buying and says that it is done.
    package func bought(at now: WallTime) -> Claim {
        switch kind {
        case .contribution:
            return Claim(item, kind, roles.union([.buys, .hasBought]), time, amount)
        case .reserved, .bought, .hold:
            return Claim(
                item, .bought, roles, hasLapsed(at: now) ? now : time, UInt32(units))
        }
    }

    /// The same as not bought after all: reserved, with its time and so its place in line. A
    /// contribution stays one, without the word that the buying is done; its author still sees to it.
    package var notBought: Claim {
        switch kind {
        case .bought: Claim(item, .reserved, roles, time, amount)
        case .contribution: Claim(item, kind, roles.subtracting(.hasBought), time, amount)
        case .reserved, .hold: self
        }
    }

    /// Whether its author has the thing: in whole, or for all who chipped in.
    package var isBought: Bool {
        kind == .bought || kind == .contribution && roles.contains(.hasBought)
    }
}
