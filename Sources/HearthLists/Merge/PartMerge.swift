package import HearthSodium
package import HearthWire

/// Two versions of what one editor wrote of a list, of which neither knew the other: a home was put
/// back to an earlier copy, or runs twice.
///
/// Item by item the newer revision counts. Where both changed an item, nothing is lost: what was
/// deleted is there again. Of two contents their kind makes one (`JoinedKind.uniting`), whichever was made from the
/// other; where it does not, the one that does not count becomes an item of its own, under an id that every home finds
/// alike, unless it is of one writer. That both did shows in one revision with two contents, or in revisions that are both above
/// the one from which the first version was made. Where neither shows, but it is known from which version
/// both were made, they are joined by that (`ItemJoin.own`).
package struct PartMerge {
    /// A content that does not count, and went into what does as far as it could.
    package struct Taken {
        package let item: Item
        /// Its notes, where both changed them, and not alike.
        package let text: String?
    }

    package let part: Part
    /// Whether it says anything that the first of the two did not.
    package let isNews: Bool
    /// What does not count of the items that both changed, in the order of the second part.
    package let taken: [Taken]

    /// Nil when something of the other belongs into a bucket of the first that is missing.
    ///
    /// `base`: the revisions that items had when the first version was begun, if the other one is
    /// known not to be made from it; an item that is not there has none. `common`: versions from which both parts'
    /// items were made, neither of which was made from the other.
    package init?(
        _ own: Part, _ other: Part, by editor: IdentityKey, since base: [ItemID: UInt64]? = nil,
        from common: [ItemID: Item] = [:]
    ) {
        let newest = MergedList.newestItems(of: [(editor, own), (editor, other)])
        var changed: [Item] = []
        var taken: [Taken] = []
        for theirs in other.items {
            guard !own.isMissing(theirs.id) else { return nil }
            let mine = own.item(theirs.id)
            guard let newest = newest[theirs.id] else { continue }
            var choice = Choice(item: newest)
            if let mine, mine.content != theirs.content {
                if let united = Self.united(mine, theirs, newest: newest) {
                    choice = united
                } else if mine.revision == theirs.revision
                    || base.map({ Self.isAbove($0[theirs.id], mine, theirs) }) ?? false
                {
                    choice = Self.both(mine, theirs, newest: newest, by: editor)
                } else if let common = common[theirs.id] {
                    choice = Self.joined(mine, theirs, newest: newest, since: common, by: editor)
                }
            }
            taken += choice.taken.map { [$0] } ?? []
            if let copy = choice.copy, own.item(copy.id) == nil, other.item(copy.id) == nil,
                !own.isMissing(copy.id)
            {
                changed.append(copy)
            }
            if choice.item != mine { changed.append(choice.item) }
        }
        let head = Self.head(own.head, other.head)
        isNews = !changed.isEmpty || head != own.head
        let merged = own.replacing(changed)
        part = head.map { merged.replacing($0) } ?? merged
        self.taken = taken
    }

    private static func head(_ own: ListHead?, _ other: ListHead?) -> ListHead? {
        guard let own, let other else { return own ?? other }
        let newest = Revision.newest(of: [own.revision, other.revision])
        return newest == other.revision && other.revision != own.revision ? other : own
    }

    /// Whether both were changed since this revision.
    private static func isAbove(_ base: UInt64?, _ mine: Item, _ theirs: Item) -> Bool {
        guard let base else { return false }
        return mine.revision > base && theirs.revision > base
    }
}

/// What becomes of two contents of one item.
private struct Choice {
    var item: Item
    /// The one that does not count, as an item of its own.
    var copy: Item?
    var taken: PartMerge.Taken?
}

extension PartMerge {
    /// Both are there afterwards: as one, or as two.
    private static func both(
        _ mine: Item, _ theirs: Item, newest: Item, by editor: IdentityKey
    ) -> Choice {
        let next = max(mine.nextRevision, theirs.nextRevision)
        guard !mine.isDeleted, !theirs.isDeleted else {
            var item = mine.isDeleted ? theirs : mine
            item.revision = next
            return Choice(item: item)
        }
        let loser = newest == mine ? theirs : mine
        return Choice(
            item: newest, copy: copy(of: loser, beside: newest, by: editor),
            taken: Taken(item: loser, text: nil))
    }

    /// Of two contents one, under the next revision if it says more than the one that counts; nil where their kind makes
    /// none, or one of them is deleted.
    private static func united(_ mine: Item, _ theirs: Item, newest: Item) -> Choice? {
        guard let kind = mine.known.map({ type(of: $0) }), !mine.isDeleted, !theirs.isDeleted,
            kind == theirs.known.map({ type(of: $0) }), let uniting = kind.uniting
        else { return nil }
        let loser = newest == mine ? theirs : mine
        var choice = Choice(item: uniting(newest, loser))
        if choice.item.content != newest.content {
            choice.taken = Taken(item: loser, text: nil)
        }
        return revised(choice, mine, theirs, newest: newest)
    }

    /// What only one of them changed is as that one has it.
    private static func joined(
        _ mine: Item, _ theirs: Item, newest: Item, since base: Item, by editor: IdentityKey
    ) -> Choice {
        guard !mine.isDeleted, !theirs.isDeleted else { return Choice(item: newest) }
        let loser = newest == mine ? theirs : mine
        guard loser.losing != .copied else {
            var choice = Choice(item: newest, taken: Taken(item: loser, text: nil))
            if let joined = ItemJoin.everything(newest, loser, since: base) {
                choice.item = joined
            } else {
                choice.copy = copy(of: loser, beside: newest, by: editor)
            }
            return revised(choice, mine, theirs, newest: newest)
        }
        let (item, text) = ItemJoin.own(newest, loser, since: base)
        return revised(
            Choice(item: item, taken: Taken(item: loser, text: text)), mine, theirs,
            newest: newest)
    }

    /// Under the next revision, where it says more than the newest of the two.
    private static func revised(
        _ choice: Choice, _ mine: Item, _ theirs: Item, newest: Item
    ) -> Choice {
        var choice = choice
        if choice.item.content == newest.content {
            choice.item = newest
        } else {
            choice.item.revision = max(mine.nextRevision, theirs.nextRevision)
            // What only the notes that are kept have seen is not seen here.
            if choice.taken?.text == nil {
                choice.item.takeSeen(of: newest == mine ? theirs : mine)
            }
        }
        return choice
    }

    /// The content that does not count as an item of its own; nil where it went into the other, or one person alone
    /// writes it: under another id it would not count.
    private static func copy(
        of item: Item, beside other: Item, by editor: IdentityKey
    ) -> Item? {
        guard item.oneWriter == nil else { return nil }
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
