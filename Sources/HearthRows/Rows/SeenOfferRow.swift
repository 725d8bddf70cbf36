package import HearthSodium
package import HearthWire

/// When an offer that names keepers was first read here: who became a friend after that was none before the offer.
package struct SeenOfferRow: GroupedRow {
    package static let table = "seen_offers"

    package var list: ListID
    package var member: IdentityKey
    /// Whose offer it is.
    package var sender: IdentityKey
    package var at: WallTime
    package var key: MembershipKey { MembershipKey(list: list, member: member) }
    package var group: IdentityKey { member }

    package init(list: ListID, member: IdentityKey, sender: IdentityKey, at: WallTime) {
        self.list = list
        self.member = member
        self.sender = sender
        self.at = at
    }
}
