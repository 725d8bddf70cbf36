package import HearthSodium
package import HearthWire

/// A member's own newer cell that came back from friends and is still to be taken over: kept, since
/// what their own cell says of its order depends on what they did since the last beat.
package struct ReturnedCellRow: GroupedRow {
    package static let table = "returned_cells"

    package struct Key: Codable, RowKey {
        package let list: ListID
        package let member: IdentityKey
        package let kind: Cell.Kind
        package var octets: [UInt8] { list.octets + member.octets + [kind.rawValue] }

        package init(list: ListID, member: IdentityKey, kind: Cell.Kind) {
            self.list = list
            self.member = member
            self.kind = kind
        }
    }

    package let key: Key
    package var group: IdentityKey { key.member }

    package init(key: Key) { self.key = key }
}
