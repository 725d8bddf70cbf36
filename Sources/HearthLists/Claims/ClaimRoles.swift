/// What a giver takes on besides paying; the high half of an octet on the wire.
package struct ClaimRoles: OptionSet, Hashable, Sendable {
    /// 0 to 15; the highest bit has no meaning yet and is kept.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue & 0x0F }

    package static let buys = ClaimRoles(rawValue: 1)
    package static let wraps = ClaimRoles(rawValue: 2)
    package static let writesCard = ClaimRoles(rawValue: 4)
}
