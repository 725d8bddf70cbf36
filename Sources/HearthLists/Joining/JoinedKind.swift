package import HearthSodium
package import HearthWire

/// What a kind makes of two versions of one item.
package protocol JoinedKind {
    /// What becomes of a version that another editor did not see.
    static var losing: LosingVersion { get }

    /// The winner with the name and body that both versions make together; for kinds that lose none, nil where
    /// both changed one thing, and not alike.
    static func joined(_ winner: Item, _ loser: Item, since base: Item) -> Item?

    /// The winner with those acts of the loser, such as a tick, that are later than its own, where each text of the
    /// loser stands in it; nil: there are none.
    static func withLaterActs(_ winner: Item, of loser: Item) -> Item?

    /// Whether all that people read of the other stands in it, where name, text, link, tags and files do.
    func says(allOf other: Self) -> Bool

    /// The same as a copy of what an item said, which its editor wrote at the same time as somebody else.
    func copy(of item: ItemID, by editor: IdentityKey) -> Self

    /// The item of which it is such a copy. Nothing is made a copy of a copy by itself.
    var copyOf: ItemID? { get }

    /// Makes one of two contents of one item by one person, because a home of theirs was put back to an earlier copy,
    /// or runs twice; nil: the second stays as an item of its own. The first counts.
    ///
    /// It depends on the two alone, so that every home makes the same of them; its revision is not looked at. The
    /// second may be an older version from which the first was made: to say that again must change nothing.
    static var uniting: (@Sendable (_ counting: Item, _ other: Item) -> Item)? { get }
}

extension JoinedKind {
    package static var losing: LosingVersion { .forgotten }

    package static func joined(_ winner: Item, _ loser: Item, since base: Item) -> Item? { nil }

    package static func withLaterActs(_ winner: Item, of loser: Item) -> Item? { nil }

    package func copy(of item: ItemID, by editor: IdentityKey) -> Self { self }

    package var copyOf: ItemID? { nil }

    package static var uniting: (@Sendable (_ counting: Item, _ other: Item) -> Item)? { nil }
}

extension JoinedKind where Self: Equatable {
    package func says(allOf other: Self) -> Bool { self == other }
}

extension ItemKind {
    fileprivate func says(allOfAny other: any ItemKind) -> Bool {
        (other as? Self).map(says(allOf:)) ?? false
    }
}

extension Item {
    /// Whether all that the other says to people stands in it.
    package func hasAll(of other: Item) -> Bool {
        guard let body = known, let others = other.known else { return false }
        return !isDeleted && name == other.name && text == other.text && link == other.link
            && body.says(allOfAny: others) && Set(other.tags).isSubset(of: tags)
            && Set(other.attachments).isSubset(of: attachments)
    }

    /// With the later acts of another version whose texts all stand in it; nil: there are none.
    package func withLaterActs(of other: Item) -> Item? {
        known.flatMap { type(of: $0).withLaterActs(self, of: other) }
    }

    /// Of two names the one that changed, or that a person typed; nil where they typed both.
    static func name(_ winner: Item, _ loser: Item, since base: Item) -> String? {
        if let name = ItemJoin.one(winner.name, loser.name, since: base.name) { return name }
        if loser.known?.isNameMade == true { return winner.name }
        return winner.known?.isNameMade == true ? loser.name : nil
    }
}
