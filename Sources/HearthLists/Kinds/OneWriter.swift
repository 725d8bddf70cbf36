package import HearthSodium
package import HearthWire

/// Who alone writes an item, on a list that several people edit, and of what: somebody's count of how often they did
/// what another item is about (protocol-spec/records.md, "Items of one writer").
package struct OneWriter: Hashable, Sendable {
    /// What such items are called, in the hash of their ids and as their name: small letters of ASCII. No kind's is
    /// the beginning of another's.
    package let context: String
    package let writer: IdentityKey
    /// Of what they write it, as the kind says.
    package let subject: [UInt8]

    package init(context: String, writer: IdentityKey, subject: [UInt8]) {
        self.context = context
        self.writer = writer
        self.subject = subject
    }

    /// The only id under which it counts on a list: BLAKE2b-64("hearth/1 " ‖ context ‖ list ‖ writer ‖ subject).
    package func id(on list: ListID) -> ItemID? {
        ItemID(
            octets: BLAKE2b.hash(
                Array(("hearth/1 " + context).utf8), list.octets, writer.octets, subject,
                count: ItemID.byteCount))
    }
}

/// Who edits a list, which decides whose versions of items of one writer count.
package struct ListEditors: Hashable, Sendable {
    package let list: ListID
    let host: IdentityKey
    let editors: Set<IdentityKey>

    package init(of list: ListID, host: IdentityKey, editors: Set<IdentityKey>) {
        self.list = list
        self.host = host
        self.editors = editors
    }

    /// Whether it is an item of one writer under the id of that, and this editor is the writer; or the host, while the
    /// writer does not edit the list.
    package func countsAsOneWriters(_ item: Item, by editor: IdentityKey) -> Bool {
        guard let one = item.oneWriter, one.id(on: list) == item.id else { return false }
        return one.writer == editor || editor == host && !editors.contains(one.writer)
    }
}

extension Item {
    /// Who alone writes it; nil for a tombstone, which does not say.
    package var oneWriter: OneWriter? { isDeleted ? nil : known?.oneWriter }
}
