package import HearthSodium
package import HearthWire

/// When an item is due for a member.
///
/// Members, lists and items by their ids, and a time: it can be read while the member is locked, so that
/// they are told then. What it means is done with their keys. Nothing that depends on claims has one: what
/// givers are reminded of, and their holds, stand in their sealed rows.
package struct DueMoment: Codable, Hashable, Sendable {
    package let member: IdentityKey
    package let list: ListID
    package let item: ItemID
    package let at: WallTime

    package init(member: IdentityKey, list: ListID, item: ItemID, at: WallTime) {
        self.member = member
        self.list = list
        self.item = item
        self.at = at
    }

    /// Moments before 1970, and after 2100, are refused.
    static let bounds = WallTime(seconds: 0)...WallTime(milliseconds: 4_133_980_799_999)

    /// What tells it from others: an item has one moment for each member.
    package struct Key: Codable, RowKey {
        package let member: IdentityKey
        package let list: ListID
        package let item: ItemID
        package var octets: [UInt8] { member.octets + list.octets + item.octets }

        package init(member: IdentityKey, list: ListID, item: ItemID) {
            self.member = member
            self.list = list
            self.item = item
        }
    }

    package var key: Key { Key(member: member, list: list, item: item) }

    /// In the order in which they come.
    static func isEarlier(_ left: DueMoment, _ right: DueMoment) -> Bool {
        left.at == right.at
            ? left.key.octets.lexicographicallyPrecedes(right.key.octets) : left.at < right.at
    }
}
