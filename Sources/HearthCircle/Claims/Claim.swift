import HearthLists
package import HearthWire

/// One reservation, purchase, contribution or hold of one giver on one wish.
package struct Claim: Hashable, Sendable {
    /// The most pieces of a hold: they have one octet.
    package static let holdUnitsLimit = 255
    /// The most minutes of a hold: they have three octets.
    package static let holdMinutesLimit = (1 << 24) - 1
    /// The first moment that does not fit into six octets of milliseconds.
    static let timeLimit: Int64 = 1 << 48

    package let item: ItemID
    package let kind: ClaimKind
    package let roles: ClaimRoles
    /// When it was first made; stays when reserved becomes bought.
    package let time: WallTime
    /// Pieces, or hundredths of the price's currency, or for a hold pieces and minutes.
    package let amount: UInt32

    /// Nil for an amount outside the kind's range or a time that does not fit on the wire.
    package init?(
        item: ItemID, kind: ClaimKind, roles: ClaimRoles = [], time: WallTime, amount: UInt32
    ) {
        guard time.milliseconds >= 0, time.milliseconds < Self.timeLimit else { return nil }
        switch kind {
        case .reserved, .bought:
            guard (1...ListLimits.quantity).contains(Int(amount)) else { return nil }
        case .contribution:
            guard amount >= 1 else { return nil }
        case .hold:
            guard amount >> 24 >= 1, amount & 0xFF_FFFF >= 1 else { return nil }
        }
        self.init(item, kind, roles, time, amount)
    }

    /// From values that are known to fit.
    init(
        _ item: ItemID, _ kind: ClaimKind, _ roles: ClaimRoles, _ time: WallTime, _ amount: UInt32
    ) {
        self.item = item
        self.kind = kind
        self.roles = roles
        self.time = time
        self.amount = amount
    }

    /// A hold on 1 to 255 pieces for 1 minute or more, counted from `time`; nil outside.
    package static func hold(
        _ item: ItemID, units: Int, minutes: Int, roles: ClaimRoles = [], time: WallTime
    ) -> Claim? {
        guard (1...holdUnitsLimit).contains(units), (1...holdMinutesLimit).contains(minutes)
        else { return nil }
        return Claim(
            item: item, kind: .hold, roles: roles, time: time,
            amount: UInt32(units) << 24 | UInt32(minutes))
    }

    /// Pieces of the wish; 0 for a contribution.
    package var units: Int {
        switch kind {
        case .reserved, .bought: Int(amount)
        case .contribution: 0
        case .hold: Int(amount >> 24)
        }
    }

    /// Hundredths of the price's currency; 0 unless a contribution.
    package var contribution: Int64 {
        kind == .contribution ? Int64(amount) : 0
    }

    /// How long a hold lasts; nil for what does not lapse.
    package var lasts: Duration? {
        kind == .hold ? .seconds(60 * Int64(amount & 0xFF_FFFF)) : nil
    }
}
