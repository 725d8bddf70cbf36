package import HearthSodium
package import HearthWire

/// Two versions of what one editor wrote of a list, of which neither knew the other: a home was put
/// back to an earlier copy, or runs twice.
///
/// Item by item the newer revision counts. Where both changed an item, nothing is lost: what was
/// deleted is there again. Of two contents their kind makes one (`ItemKind.joined`); where it does
/// not, the one that does not count becomes an item of its own, under an id that every home finds
/// alike. That both did shows in one revision with two contents, or in revisions that are both above
/// the one from which the first version was made.
package struct PartMerge {
    package let part: Part
    /// Whether it says anything that the first of the two did not.
    package let isNews: Bool

    /// Nil when something of the other belongs into a bucket of the first that is missing.
    ///
    /// `base`: the revisions that items had when the first version was begun, if the other one is
    /// known not to be made from it; an item that is not there has none.
    package init?(
        _ own: Part, _ other: Part, by editor: IdentityKey, since base: [ItemID: UInt64]? = nil
    ) {
        let newest = MergedList.newestItems(of: [(editor, own), (editor, other)])
        var changed: [Item] = []
        for theirs in other.items {
            guard !own.isMissing(theirs.id) else { return nil }
            let mine = own.item(theirs.id)
            guard var item = newest[theirs.id] else { continue }
            if let mine, mine.content != theirs.content,
                mine.revision == theirs.revision
                    || base.map({ Self.isAbove($0[theirs.id], mine, theirs) }) ?? false
            {
                if mine.isDeleted || theirs.isDeleted {
                    item = mine.isDeleted ? theirs : mine
                    item.revision = max(mine.nextRevision, theirs.nextRevision)
                } else if let joined = Self.joined(item, with: item == mine ? theirs : mine) {
                    item = joined
                    item.revision = max(mine.nextRevision, theirs.nextRevision)
                } else if let copy = Self.copy(
                    of: item == mine ? theirs : mine, beside: item, by: editor),
                    own.item(copy.id) == nil, other.item(copy.id) == nil,
                    !own.isMissing(copy.id)
                {
                    changed.append(copy)
                }
            }
            if item != mine { changed.append(item) }
        }
        var head = own.head
        if let theirs = other.head, let mine = head {
            if Revision.newest(of: [mine.revision, theirs.revision]) == theirs.revision,
                mine.revision != theirs.revision
            {
                head = theirs
            }
        } else {
            head = head ?? other.head
        }
        isNews = !changed.isEmpty || head != own.head
        let merged = own.replacing(changed)
        part = head.map { merged.replacing($0) } ?? merged
    }

    /// Whether both were changed since this revision.
    private static func isAbove(_ base: UInt64?, _ mine: Item, _ theirs: Item) -> Bool {
        guard let base else { return false }
        return mine.revision > base && theirs.revision > base
    }

    /// One content of the two; nil where their kind keeps both.
    private static func joined(_ counting: Item, with other: Item) -> Item? {
        guard let kind = counting.known.map({ type(of: $0) }),
            let others = other.known.map({ type(of: $0) }), kind == others
        else { return nil }
        return kind.joined(counting, with: other)
    }

    /// The content that does not count as an item of its own; nil where it went into the other.
    private static func copy(
        of item: Item, beside other: Item, by editor: IdentityKey
    ) -> Item? {
        guard item.losing != .copied else {
            return other.hasSeen(item.versionTag) ? nil : item.copyOfLoser(by: editor)
        }
        let octets = Part(items: [item]).encode()
        let id = BLAKE2b.hash(
            Array("hearth/1 second content".utf8), octets, count: ItemID.byteCount)
        guard let id = ItemID(octets: id) else { return nil }
        return item.copied(to: id, name: item.name.prefix(Limits.nameLength - 4) + " (2)")
    }
}
