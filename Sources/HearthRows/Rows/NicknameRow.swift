package import HearthSodium

/// What a member calls somebody, in place of the name that the person gave themselves.
package struct NicknameRow: GroupedRow {
    package static let table = "nicknames"

    package var member: IdentityKey
    package var person: IdentityKey
    package var name: String
    package var key: PairKey { PairKey(member: member, other: person) }
    package var group: IdentityKey { member }

    package init(member: IdentityKey, person: IdentityKey, name: String) {
        self.member = member
        self.person = person
        self.name = name
    }
}
