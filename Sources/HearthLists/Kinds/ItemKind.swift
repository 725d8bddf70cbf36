package import HearthSodium
package import HearthWire

/// A kind of item: what one says beyond what all items have (name, notes, link, tags, photos).
///
/// A new kind is a folder `Kinds/…` in each layer that has something to say about it, a field in
/// `Item` of protocol-spec/hearth.proto, and a line in `ItemKinds`.
package protocol ItemKind: Hashable, Sendable {
    /// What lists of it are called.
    static var listKind: ListKind { get }

    /// Takes the body out of an item's message; nil where that has another body or none.
    ///
    /// - Throws: `.malformed` for a value outside its range; texts are checked by `check()`.
    init?(takenFrom message: inout Hearth_V1_Item) throws(PartError)

    /// Puts the body into an item's message.
    func put(into message: inout Hearth_V1_Item)

    /// Refuses what breaks a bound of protocol-spec/limits.md.
    func check() throws(PartError)

    /// Texts in which words are looked for, besides those that all items have.
    var texts: [String] { get }

    /// Orders that mean something for this kind alone.
    static var orders: [ItemOrder] { get }

    /// Where an item stands in one of them; nil: after all others.
    func sortKey(for order: ItemOrder) -> SortKey?

    /// One item made of two contents that one item has because a home was put back to an earlier copy, or
    /// runs twice. Nil: the second stays as an item of its own. It depends on the two alone, so that every home makes
    /// the same of them; its revision is not looked at.
    static func joined(_ counting: Item, with other: Item) -> Item?

    /// Whether two items of one list may not have one name.
    static var hasUniqueNames: Bool { get }

    /// What becomes of a version that another editor did not see.
    static var losing: LosingVersion { get }

    /// The same as a copy of what an item said, which its editor wrote at the same time as somebody else.
    func copy(of item: ItemID, by editor: IdentityKey) -> Self

    /// The same as it comes out of an export at this moment, in milliseconds since 1970.
    func broughtIn(at now: UInt64) -> Self

    /// The winner with the name and body that both versions make together; for kinds that lose none, nil where
    /// both changed one thing, and not alike.
    static func joined(_ winner: Item, _ loser: Item, since base: Item) -> Item?
}

extension ItemKind {
    package static var hasUniqueNames: Bool { true }

    package static var losing: LosingVersion { .forgotten }

    package func copy(of item: ItemID, by editor: IdentityKey) -> Self { self }

    package func broughtIn(at now: UInt64) -> Self { self }

    package static func joined(_ winner: Item, _ loser: Item, since base: Item) -> Item? { nil }

    package static var orders: [ItemOrder] { [] }

    package func sortKey(for order: ItemOrder) -> SortKey? { nil }

    package static func joined(_ counting: Item, with other: Item) -> Item? { nil }
}

/// A kind of item that friends can give, and therefore reserve.
package protocol Givable: ItemKind {
    /// How many of it are wished for.
    var quantity: Quantity { get }
    /// What contributions add up to; nil: nobody can chip in.
    var price: Price? { get }
    /// For when it is wished for, where that is another day than its list's.
    var date: Day? { get }
    /// What this is and where it is to be had, as somebody else may wish for it as well.
    var ofAnybody: Self { get }
}

/// By what items are sorted: by group first, then by number.
package struct SortKey: Hashable, Comparable, Sendable {
    let group: String
    let number: Int64

    package init(group: String = "", number: Int64) {
        self.group = group
        self.number = number
    }

    package static func < (left: SortKey, right: SortKey) -> Bool {
        (left.group, left.number) < (right.group, right.number)
    }
}
