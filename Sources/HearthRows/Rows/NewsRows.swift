package import HearthSodium
package import HearthWire

/// A member's news and what they know of their claims, sealed under their storage key.
package struct NewsRow: StoredRow {
    package static let table = "news"

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
package struct NewsListRow: GroupedRow {
    package static let table = "news_lists"

    package var list: ListID
    package var member: IdentityKey
    package var octets: [UInt8]
    package var key: MembershipKey { MembershipKey(list: list, member: member) }
    package var group: IdentityKey { member }

    package init(list: ListID, member: IdentityKey, octets: [UInt8]) {
        self.list = list
        self.member = member
        self.octets = octets
    }
}
