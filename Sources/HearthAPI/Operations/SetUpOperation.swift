/// Sets a household up in which nobody lives yet: its name, and its first member.
///
/// Everything else that is asked of such a household is refused as `nobodyHere`, and this is
/// refused as `homeExists` once somebody lives there.
package struct SetUpHousehold: Operation {
    package typealias Answer = HouseholdInfo
    package static let path = "household/set-up"
    package static let askers = Askers.anyone
    package static let needsKeys = false

    /// What the household is called.
    package var household: String
    /// The first member's name.
    package var member: String
    /// Protects the member's keys on the disk; nil: the home's file mode does.
    package var passphrase: String?
    /// What prices of the household are in, in three letters; nil: nothing says it.
    package var currency: String?

    package init(
        household: String, member: String, passphrase: String? = nil, currency: String? = nil
    ) {
        self.household = household
        self.member = member
        self.passphrase = passphrase
        self.currency = currency
    }
}

/// A household that was set up.
package struct HouseholdInfo: Codable, Sendable, Hashable {
    package var household: String
    /// The first member.
    package var member: String
    /// Their public key.
    package var key: String

    package init(household: String, member: String, key: String) {
        self.household = household
        self.member = member
        self.key = key
    }
}
