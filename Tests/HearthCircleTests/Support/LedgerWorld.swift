import HearthCircle
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

/// One sheet as the ledger takes it.
typealias Authored = (author: IdentityKey, sheet: ClaimSheet, slotEnd: WallTime)

/// A claim on item 1.
func claim(
    _ kind: ClaimKind, _ amount: UInt32 = 1, at time: WallTime, item: UInt8 = 1,
    roles: ClaimRoles = []
) throws -> Claim {
    try #require(
        Claim(item: try itemID(item), kind: kind, roles: roles, time: time, amount: amount))
}

func hold(_ units: Int, minutes count: Int, at time: WallTime) throws -> Claim {
    try #require(Claim.hold(try itemID(1), units: units, minutes: count, time: time))
}

/// The sheet of the giver with this number; its slot ends long after everything else.
func sheet(
    of author: UInt8, _ claims: [Claim], madeAt: WallTime = minutes(1000),
    slotEnd: WallTime = minutes(1_000_000)
) throws -> Authored {
    (
        try identity(author),
        ClaimSheet(
            madeAt: madeAt, entries: claims.map { ClaimEntry($0, changed: madeAt) }), slotEnd
    )
}

/// The standing of item 1, if it is on the list with these terms.
func standing(
    quantity: Quantity = .one, price: Price? = nil, now: WallTime = minutes(2000),
    _ sheets: [Authored]
) throws -> ItemStanding {
    let item = try itemID(1)
    let ledger = Ledger.settle(
        items: [item: LedgerItem(quantity: quantity, price: price)], sheets: sheets, now: now)
    return try #require(ledger[item])
}

extension ItemStanding {
    /// Who stands in the queue, as numbers.
    var authors: [UInt8] { queue.compactMap(\.author.octets.first) }
    var states: [StandingClaim.State] { queue.map(\.state) }
    var positions: [Int?] { queue.map(\.position) }
}
