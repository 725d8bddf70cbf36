import HearthLists

/// What a giver takes on besides paying; the high half of an octet on the wire.
package struct ClaimRoles: OptionSet, Hashable, Sendable {
    /// 0 to 15.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue & 0x0F }

    package static let buys = ClaimRoles(rawValue: 1)
    package static let wraps = ClaimRoles(rawValue: 2)
    package static let writesCard = ClaimRoles(rawValue: 4)
    /// In a contribution: the one who buys for all has done so. Without a meaning elsewhere, and
    /// kept.
    package static let hasBought = ClaimRoles(rawValue: 8)

    /// What can be taken on.
    package static let tasks: ClaimRoles = [.buys, .wraps, .writesCard]
}
