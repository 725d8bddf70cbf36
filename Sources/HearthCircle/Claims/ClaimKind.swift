import HearthLists

/// What a giver does about a wish; the raw value is the low half of an octet on the wire.
package enum ClaimKind: UInt8, Hashable, Sendable, CaseIterable {
    case reserved = 1
    case bought = 2
    /// Some money towards it.
    case contribution = 3
    /// "I am at the shop": a reservation that lapses by itself.
    case hold = 4

    /// Whether it takes pieces of the wish, as opposed to adding money.
    package var isWhole: Bool { self != .contribution }
}
