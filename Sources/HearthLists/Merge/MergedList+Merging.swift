package import HearthSodium
package import HearthWire

extension MergedList {
    /// Puts together what the editors of a list wrote: item by item, and for the head, the newest
    /// revision wins, then the higher identity.
    ///
    /// The order of the parts is of no matter. Should one editor have two parts here with two
    /// things under one revision, their octets decide.
    ///
    /// `editors`: of the list of which these are all parts; where nobody says, no item of one writer counts.
    ///
    /// - Returns: Nil when nobody wrote a head.
    package static func merge(
        _ parts: [(editor: IdentityKey, part: Part)], by editors: ListEditors? = nil
    ) -> MergedList? {
        guard let head = head(of: parts) else { return nil }
        let counting = counting(of: parts, by: editors)
        return MergedList(
            head: head, newest: counting.others, ofOneWriter: counting.ofOneWriter)
    }

    /// The same as of the parts alone, made from what they were before.
    ///
    /// - Parameters:
    ///   - parts: all parts of the list.
    ///   - editors: of the list, the same as before.
    ///   - before: earlier parts, and the list that they made.
    /// - Returns: Nil when nobody wrote a head.
    package static func merge(
        _ parts: [(editor: IdentityKey, part: Part)], by editors: ListEditors,
        since before: (parts: [(editor: IdentityKey, part: Part)], list: MergedList)
    ) -> MergedList? {
        guard before.parts.map(\.editor) == parts.map(\.editor) else {
            return merge(parts, by: editors)
        }
        guard let head = head(of: parts) else { return nil }
        var changed: Set<ItemID> = []
        for (earlier, now) in zip(before.parts, parts) {
            changed.formUnion(now.part.changed(since: earlier.part))
        }
        // One by one, they would take longer than all at once.
        guard changed.count < 100 else { return merge(parts, by: editors) }
        let counting = counting(
            of: parts.map { editor, part in
                (editor, Part(items: changed.compactMap { part.item($0) }))
            }, by: editors)
        return before.list.replacing(
            changed, head: head, newest: counting.others, ofOneWriter: counting.ofOneWriter)
    }

    private static func counting(
        of parts: [(editor: IdentityKey, part: Part)], by editors: ListEditors?
    ) -> (others: [ItemID: Item], ofOneWriter: [ItemID: Item]) {
        let ofOneWriter = newestItems(of: parts) { item, editor in
            editors?.countsAsOneWriters(item, by: editor) == true
        }
        // What others wrote under their ids counts nowhere, whatever it is.
        let others = newestItems(of: parts) { item, _ in
            item.oneWriter == nil && ofOneWriter[item.id] == nil
        }
        return (others, ofOneWriter)
    }

    /// The head alone, for which the items need not be there.
    package static func head(of parts: [(editor: IdentityKey, part: Part)]) -> ListHead? {
        parts.compactMap { editor, part in
            part.head.map { Written(value: $0, revision: $0.revision, editor: editor) }
        }.newest { Part(head: $0) }
    }

    /// The newest of every item, tombstones included, without a head; of versions that count alone.
    package static func newestItems(
        of parts: [(editor: IdentityKey, part: Part)],
        where counts: (Item, IdentityKey) -> Bool = { _, _ in true }
    ) -> [ItemID: Item] {
        var items: [ItemID: Item] = [:]
        items.reserveCapacity(parts.map(\.part.items.count).max() ?? 0)
        // Most items were written by one editor alone.
        var several: [ItemID: [Written<Item>]] = [:]
        for (index, (editor, part)) in parts.enumerated() {
            for item in part.items where counts(item, editor) {
                let written = Written(value: item, revision: item.revision, editor: editor)
                if several[item.id] != nil {
                    several[item.id]?.append(written)
                } else if items.updateValue(item, forKey: item.id) != nil {
                    several[item.id] = parts[...index].compactMap { editor, part in
                        part.item(item.id).flatMap {
                            counts($0, editor)
                                ? Written(value: $0, revision: $0.revision, editor: editor) : nil
                        }
                    }
                }
            }
        }
        for (id, written) in several {
            items[id] = written.newest { Part(items: [$0]) }
        }
        return items
    }
}

/// Something under a revision, and by whom.
private struct Written<Value: Hashable> {
    let value: Value
    let revision: UInt64
    let editor: IdentityKey
}

extension Array {
    /// What counts, the same in whatever order they stand.
    fileprivate func newest<Value: Hashable>(
        octets part: (Value) -> Part
    ) -> Value? where Element == Written<Value> {
        guard let revision = Revision.newest(of: map(\.revision)) else { return nil }
        return filter { $0.revision == revision }.max { one, other in
            if one.editor != other.editor { return one.editor < other.editor }
            return part(one.value).encode().lexicographicallyPrecedes(part(other.value).encode())
        }?.value
    }
}
