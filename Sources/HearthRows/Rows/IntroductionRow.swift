package import HearthSodium
package import HearthWire

/// A friend of one member, of whom they told another who may know them too. It never leaves the node.
package struct IntroductionRow: GroupedRow {
    package static let table = "introductions"

    /// Who was told.
    package var member: IdentityKey
    package var person: IdentityKey
    /// Whose friend the person is.
    package var teller: IdentityKey
    package var toldAt: WallTime
    package var key: PairKey { PairKey(member: member, other: person) }
    package var group: IdentityKey { member }

    package init(member: IdentityKey, person: IdentityKey, teller: IdentityKey, toldAt: WallTime) {
        self.member = member
        self.person = person
        self.teller = teller
        self.toldAt = toldAt
    }
}
