/// A home that was made, with its first member.
package struct MadeHome: Sendable {
    package let household: String
    package let member: String
    /// The member's public key.
    package let key: String

    package init(household: String, member: String, key: String) {
        self.household = household
        self.member = member
        self.key = key
    }
}
