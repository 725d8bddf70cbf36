package import HearthSodium
package import HearthWire

/// A member's news and what they know of their claims, sealed under their storage key.
package struct NewsRow: StoredRow {
    package var member: IdentityKey
    package var octets: [UInt8]
    package var key: IdentityKey { member }

    package init(member: IdentityKey, octets: [UInt8]) {
        self.member = member
        self.octets = octets
    }
}

/// What a member knows of the wishes on one list, sealed under their storage key; written when the
/// list changed.
package struct NewsListRow: StoredRow {
    package var list: ListID
    package var member: IdentityKey
    package var octets: [UInt8]
    package var key: MembershipKey { MembershipKey(list: list, member: member) }

    package init(list: ListID, member: IdentityKey, octets: [UInt8]) {
        self.list = list
        self.member = member
        self.octets = octets
    }
}
