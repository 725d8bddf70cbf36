package import HearthSodium
package import HearthWire

/// A cell of a member's own that this home forgot and a peer has shown, or a bundle of theirs that may
/// have the key to one: kept until the cell is merged, which may have to wait until they unlock.
package struct FoundCellRow: GroupedRow {
    package static let table = "found_cells"

    package struct Key: Codable, RowKey {
        package let list: ListID
        package let member: IdentityKey
        /// Of the octets.
        package let hash: Digest
        package var octets: [UInt8] { list.octets + member.octets + hash.octets }

        package init(list: ListID, member: IdentityKey, hash: Digest) {
            self.list = list
            self.member = member
            self.hash = hash
        }
    }

    /// What the octets are.
    package enum Content {
        case cell(Cell)
        case bundle(Record)
    }

    package let key: Key
    package var group: IdentityKey { key.member }
    package let cameAt: WallTime
    /// A cell, or a whole record.
    package let octets: [UInt8]

    package init(key: Key, cameAt: WallTime, octets: [UInt8]) {
        self.key = key
        self.cameAt = cameAt
        self.octets = octets
    }

    package init(_ content: Content, list: ListID, member: IdentityKey, cameAt: WallTime) {
        octets =
            switch content {
            case .cell(let cell): cell.octets
            case .bundle(let record): record.octets
            }
        key = Key(list: list, member: member, hash: BLAKE2b.digest(octets))
        self.cameAt = cameAt
    }

    /// nil where the octets are neither.
    package var content: Content? {
        if let cell = try? Cell(octets: octets) { return .cell(cell) }
        return (try? Record(octets: octets)).map { .bundle($0) }
    }
}
