package import HearthSodium
import HearthWire

extension MergedList {
    /// Puts together what the editors of a list wrote: item by item, and for the head, the highest
    /// revision wins, then the higher identity.
    ///
    /// The order of the parts is of no matter. Should one editor have two parts here with two
    /// things under one revision, their octets decide.
    ///
    /// - Returns: Nil when nobody wrote a head.
    package static func merge(_ parts: [(editor: IdentityKey, part: Part)]) -> MergedList? {
        var head: Written<ListHead>?
        var items: [ItemID: Written<Item>] = [:]
        for (editor, part) in parts {
            if let value = part.head {
                let written = Written(value: value, revision: value.revision, editor: editor)
                head = head.map { $0.newer(written, octets: { Part(head: $0) }) } ?? written
            }
            for value in part.items {
                let written = Written(value: value, revision: value.revision, editor: editor)
                items[value.id] =
                    items[value.id].map { $0.newer(written, octets: { Part(items: [$0]) }) }
                    ?? written
            }
        }
        return head.map { MergedList(head: $0.value, newest: items.mapValues(\.value)) }
    }
}

/// Something under a revision, and by whom.
private struct Written<Value: Hashable> {
    let value: Value
    let revision: UInt64
    let editor: IdentityKey

    /// This or the other, the same whichever is asked.
    func newer(_ other: Written, octets part: (Value) -> Part) -> Written {
        if revision != other.revision { return revision > other.revision ? self : other }
        if editor != other.editor { return editor > other.editor ? self : other }
        return part(other.value).encode().lexicographicallyPrecedes(part(value).encode())
            ? self : other
    }
}
