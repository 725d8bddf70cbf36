package import HearthSodium
package import HearthWire

/// A kind of item: what one says beyond what all items have (name, notes, link, tags, photos).
///
/// A new kind is a folder `Kinds/…` in each layer that has something to say about it, a field in
/// `Item` of protocol-spec/hearth.proto, and a line in `ItemKinds`.
package protocol ItemKind: JoinedKind, Hashable, Sendable {
    /// What lists of it are called.
    static var listKind: ListKind { get }

    /// Whether its lists stand among the others of a member. Of a kind whose lists do not, each member has a single
    /// list, which nobody else edits or owns (protocol-spec/records.md, Single lists).
    static var isShown: Bool { get }

    /// In which room its lists are; kinds in one room are switched on together.
    static var room: String { get }

    /// What answers call a list of it to which nobody gave a name: a tray, or a single list. Whoever shows it has a word
    /// of their own language.
    static var listName: String { get }

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

    /// Whether two items of one list may not have one name.
    static var hasUniqueNames: Bool { get }

    /// The most octets that an item takes in a bucket; nil: the bounds of its texts are enough.
    static var maximumOctets: Int? { get }

    /// Whether the program made the name of an item of the first line of its text, and makes it again when that
    /// changes.
    var isNameMade: Bool { get set }

    /// Whether it is put away: on its list still, and shown in a bin alone.
    var isPutAway: Bool { get }

    /// Whether a list with these settings is one of short lines, which several people tick together: friends are asked
    /// to edit it, what is new on it is told in one piece an hour, and lines are told apart by their names.
    static func isOfLines(_ settings: [UInt8]) -> Bool

    /// The same as it comes out of an export at this moment, in milliseconds since 1970.
    func broughtIn(at now: UInt64) -> Self

    /// The same without what a person did to it at a moment of before, in milliseconds since 1970; nil: they did
    /// nothing.
    func withoutAct(at moment: UInt64, by person: IdentityKey, now: UInt64) -> Self?

    /// Who alone writes it, and of what; nil: everybody who edits its list.
    var oneWriter: OneWriter? { get }

    /// The only id that it has on a list, where that follows from what it says, such as from a day; nil: any.
    func itemID(on list: ListID) -> ItemID?
}

extension ItemKind {
    package static var isShown: Bool { true }

    package static var room: String { listKind.name }

    package static var listName: String { "Tray" }

    package static var hasUniqueNames: Bool { true }

    package static var maximumOctets: Int? { nil }

    package var isNameMade: Bool {
        get { false }
        set {}
    }

    package var isPutAway: Bool { false }

    package static func isOfLines(_ settings: [UInt8]) -> Bool { false }

    package func broughtIn(at now: UInt64) -> Self { self }

    package func withoutAct(at moment: UInt64, by person: IdentityKey, now: UInt64) -> Self? { nil }

    package var oneWriter: OneWriter? { nil }

    package func itemID(on list: ListID) -> ItemID? { nil }

    package static var orders: [ItemOrder] { [] }

    package func sortKey(for order: ItemOrder) -> SortKey? { nil }
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
