package import HearthSodium
package import HearthWire

/// What somebody wrote on a list for others to read before they left it: kept here, never served.
package struct FormerRecordRow: GroupedRow {
    package static let table = "former_records"

    package struct Key: RowKey {
        package let list: ListID
        package let author: IdentityKey
        package let kind: RecordKind
        package var octets: [UInt8] { list.octets + author.octets + [kind.rawValue] }

        package init(list: ListID, author: IdentityKey, kind: RecordKind) {
            self.list = list
            self.author = author
            self.kind = kind
        }
    }

    package var list: ListID
    package var author: IdentityKey
    package var kind: RecordKind
    /// What they were called on the last roster that they stood on.
    package var name: String
    /// The record as it travelled.
    package var octets: [UInt8]
    package var key: Key { Key(list: list, author: author, kind: kind) }
    package var group: ListID { list }

    package init(
        list: ListID, author: IdentityKey, kind: RecordKind, name: String, octets: [UInt8]
    ) {
        self.list = list
        self.author = author
        self.kind = kind
        self.name = name
        self.octets = octets
    }
}
