package import HearthSodium
package import HearthWire

/// What a member answered of somebody for one list alone, say by accepting a child's list that they keep. It never
/// leaves the node.
package struct HousemateNoteRow: GroupedRow {
    package static let table = "housemate_notes"

    package struct Key: RowKey {
        package let member: IdentityKey
        package let list: ListID
        package let person: IdentityKey
        package var octets: [UInt8] { member.octets + list.octets + person.octets }

        package init(member: IdentityKey, list: ListID, person: IdentityKey) {
            self.member = member
            self.list = list
            self.person = person
        }
    }

    package var member: IdentityKey
    package var list: ListID
    package var person: IdentityKey
    package var answer: FriendRow.Housemate
    package var key: Key { Key(member: member, list: list, person: person) }
    package var group: IdentityKey { member }

    package init(
        member: IdentityKey, list: ListID, person: IdentityKey, answer: FriendRow.Housemate
    ) {
        self.member = member
        self.list = list
        self.person = person
        self.answer = answer
    }
}
