package import HearthSodium
import HearthWire

/// What becomes of the version of an item that does not count, because another editor wrote one at the same
/// time (protocol-spec/records.md, "What a version has seen").
package enum LosingVersion: Hashable, Sendable {
    /// It is seen no more.
    case forgotten
    /// Its text goes into the one that counts, line by line; where they cannot, their editor keeps them.
    case textJoined
    /// All of it goes into the one that counts; where it cannot, it becomes an item of its own.
    case copied
}

/// Joins two versions of an item that were made from one.
package enum ItemJoin {
    /// The winner with the lines that the loser changed in the text; nil where that cannot be.
    package static func text(_ winner: Item, _ loser: Item, since base: Item) -> Item? {
        guard
            let text = LineMerge.join(winner.text, loser.text, since: base.text),
            (try? TextRule.notes.check(text)) != nil
        else { return nil }
        var joined = winner
        joined.text = text
        return joined
    }

    /// The winner with all that the loser changed; nil where both changed one thing, and not alike.
    package static func everything(_ winner: Item, _ loser: Item, since base: Item) -> Item? {
        guard !winner.isDeleted, !loser.isDeleted, !base.isDeleted,
            var joined = text(winner, loser, since: base),
            let link = one(winner.link, loser.link, since: base.link)
        else { return nil }
        guard let kind = winner.known.map({ type(of: $0) }),
            let body = kind.joined(winner, loser, since: base),
            case .known(let content) = body.body
        else { return nil }
        joined.name = body.name
        joined.body = .known(content)
        joined.link = link
        joined.tags = union(winner.tags, loser.tags, since: base.tags)
        joined.attachments = union(
            winner.attachments, loser.attachments, since: base.attachments)
        if loser.rank != base.rank, winner.rank == base.rank { joined.rank = loser.rank }
        guard (try? joined.check()) != nil else { return nil }
        return joined
    }

    /// Two versions of a wish by one editor: what only one of them changed is as that one has it, line by line in the
    /// text; of what both changed, and not alike, the winner's counts.
    ///
    /// - Returns: With the loser's text, where those could not be joined.
    package static func own(
        _ winner: Item, _ loser: Item, since base: Item
    ) -> (item: Item, text: String?) {
        let withText = text(winner, loser, since: base)
        var joined = withText ?? winner
        if let kind = winner.known.map({ type(of: $0) }),
            let others = kind.joined(winner, loser, since: base)
        {
            joined.name = others.name
            joined.body = others.body
        }
        joined.link = one(winner.link, loser.link, since: base.link) ?? winner.link
        joined.tags = union(winner.tags, loser.tags, since: base.tags)
        joined.attachments = union(
            winner.attachments, loser.attachments, since: base.attachments)
        if (try? joined.check()) == nil { joined = withText ?? winner }
        return (joined, withText == nil ? loser.text : nil)
    }

    /// The value that was changed; nil where both changed it, and not alike.
    package static func one<Value: Equatable>(
        _ winner: Value, _ loser: Value, since base: Value
    ) -> Value? {
        if winner == loser || loser == base { return winner }
        return winner == base ? loser : nil
    }

    /// What both have or either added, without what either took away; in the order of the winner.
    static func union<Value: Hashable>(
        _ winner: [Value], _ loser: [Value], since base: [Value]
    ) -> [Value] {
        let (before, theirs) = (Set(base), Set(loser))
        let kept = winner.filter { theirs.contains($0) || !before.contains($0) }
        let present = Set(winner)
        return kept + loser.filter { !present.contains($0) && !before.contains($0) }
    }
}

extension Item {
    /// What becomes of it where another editor's version counts and did not see it.
    package var losing: LosingVersion { known.map { type(of: $0).losing } ?? .forgotten }

    /// What this editor wrote as an item of its own, under an id that is the same wherever and however often it is
    /// made: BLAKE2b-64 over "hearth/1 copy", the item's id and the tag of the version. Nil where its kind makes
    /// none.
    package func copyOfLoser(by editor: IdentityKey) -> Item? {
        guard losing == .copied, let body = known else { return nil }
        let hash = BLAKE2b.hash(
            Array("hearth/1 copy".utf8), id.octets, versionTag.octets, count: ItemID.byteCount)
        guard let copyID = ItemID(octets: hash) else { return nil }
        var copy = copied(to: copyID, name: name)
        copy.body = .known(body.copy(of: id, by: editor))
        return copy
    }
}
