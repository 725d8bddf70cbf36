package import HearthSodium
package import HearthWire

/// What a member keeps of an item that they edited where others edit too: from which versions theirs was made,
/// until somebody else's has seen it. Sealed, theirs alone (`Household.opened`).
package struct StoredEditRow: GroupedRow {
    package static let table = "edits"

    package struct Key: Codable, RowKey {
        package let list: ListID
        package let member: IdentityKey
        package let item: ItemID
        package var octets: [UInt8] { list.octets + member.octets + item.octets }

        package init(list: ListID, member: IdentityKey, item: ItemID) {
            self.list = list
            self.member = member
            self.item = item
        }
    }

    package let key: Key
    package var octets: [UInt8]
    package var group: MembershipKey { MembershipKey(list: key.list, member: key.member) }

    package init(key: Key, octets: [UInt8]) {
        self.key = key
        self.octets = octets
    }
}
