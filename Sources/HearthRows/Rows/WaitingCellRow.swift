package import HearthSodium
package import HearthWire

/// A member's own cell that came back from friends while the member's keys on the list were sealed: it
/// is merged when they unlock. Of each kind and incarnation the newest, and at most
/// `WaitingCellRow.limit` of one member on one list.
package struct WaitingCellRow: GroupedRow {
    package static let table = "waiting_cells"

    package struct Key: Codable, RowKey {
        package let list: ListID
        package let member: IdentityKey
        package let kind: Cell.Kind
        package let incarnation: UInt32
        package var octets: [UInt8] {
            var writer = OctetWriter()
            writer.write(list)
            writer.write(member)
            writer.write(kind.rawValue)
            writer.write(incarnation)
            return writer.octets
        }

        package init(list: ListID, member: IdentityKey, kind: Cell.Kind, incarnation: UInt32) {
            self.list = list
            self.member = member
            self.kind = kind
            self.incarnation = incarnation
        }
    }

    package static let limit = 8

    package let key: Key
    package var group: IdentityKey { key.member }
    package let cell: [UInt8]

    package init(key: Key, cell: [UInt8]) {
        self.key = key
        self.cell = cell
    }
}
