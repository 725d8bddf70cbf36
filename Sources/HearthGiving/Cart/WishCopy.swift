import FoundationEssentials
import HearthAPI
import HearthHousehold
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// A wish as its giver last took note of it: what stays of it when it is changed or goes away.
///
/// Stored as JSON in their private state, where fields that an older program did not write are nil.
struct WishCopy: Codable, Hashable {
    var list: String
    var item: String
    var listTitle: String
    var owner: String
    var wish: String
    var price: String?
    var store: String?
    var place: String?
    var link: String?
    var date: String?
    /// What the owner wrote about it, cut.
    var notes: String?
    var quantity: String?
    /// Short hashes of name, notes, link, store and place, which may be too long to keep; 16
    /// hexadecimal digits each.
    var marks: String?
    /// Whether they waited in line when they last took note.
    var waited: Bool?
    /// Where it stands in the cart that is sorted by hand, counted from 0.
    var order: Int?
    /// They have handed it over.
    var given: Bool?
    /// The list where the wish is now, if it was moved there and the claim did not go along;
    /// hexadecimal.
    var movedTo: String?
    /// Set when the list is gone for this member: pieces, the claim's state, and their money.
    var lastUnits: Int?
    var lastState: ClaimState?
    var lastAmount: String?
    /// What an older program wrote for `lastState`.
    var lastBought: Bool?

    init(of item: Item, in open: OpenList) {
        let wish = item.wish
        list = open.id.hex
        self.item = item.id.hex
        listTitle = open.merged.head.title.cut(to: 200)
        owner = open.ownerNames.cut(to: 200)
        self.wish = item.name.cut(to: 400)
        price = wish?.price?.description
        store = wish?.store.nilIfEmpty?.cut(to: 200)
        place = wish?.place?.text.nilIfEmpty?.cut(to: 300)
        link = item.followableLink
        date = (wish?.date ?? open.merged.head.date)?.description
        notes = item.notes.nilIfEmpty?.cut(to: 600)
        quantity = wish.map { $0.quantity.words }
        marks = Self.texts(of: item).map(Self.mark).joined()
    }

    /// What the marks are of.
    private static func texts(of item: Item) -> [String] {
        [
            item.name, item.notes, item.followableLink ?? "", item.wish?.store ?? "",
            item.wish?.place?.text ?? "",
        ]
    }

    private static func mark(_ text: String) -> String {
        Hex.encode(BLAKE2b.hash(Array(text.utf8), count: 8))
    }

    /// What is another on the wish than in this copy.
    func changes(to item: Item, in open: OpenList) -> [WishChange] {
        let now = WishCopy(of: item, in: open)
        func plain(
            _ field: WishChange.Field, _ key: KeyPath<WishCopy, String?>
        ) -> WishChange? {
            self[keyPath: key] == now[keyPath: key]
                ? nil
                : WishChange(
                    field: field, before: self[keyPath: key], after: now[keyPath: key])
        }
        let old = marks.map(Self.split) ?? []
        let new = now.marks.map(Self.split) ?? []
        func marked(
            _ field: WishChange.Field, _ index: Int, _ before: String?, _ after: String?
        ) -> WishChange? {
            // A copy of an older program has no marks, and everything in full but the notes.
            let isSame =
                old.count == new.count ? old[index] == new[index] : before == after
            return isSame ? nil : WishChange(field: field, before: before, after: after)
        }
        return [
            marked(.name, 0, wish, now.wish), plain(.price, \.price),
            marked(.notes, 1, nil, nil), marked(.link, 2, link, now.link),
            marked(.store, 3, store, now.store), marked(.place, 4, place, now.place),
            quantity == nil ? nil : plain(.quantity, \.quantity), plain(.date, \.date),
        ].compactMap { $0 }
    }

    private static func split(_ marks: String) -> [Substring] {
        var rest = marks[...]
        var pieces: [Substring] = []
        while !rest.isEmpty {
            pieces.append(rest.prefix(16))
            rest = rest.dropFirst(16)
        }
        return pieces
    }

    /// The same without what makes it longer than `limit` octets.
    func bounded(to limit: Int, by encoder: JSONEncoder) throws -> WishCopy {
        var copy = self
        for key in [\WishCopy.notes, \.link, \.place, \.store] {
            guard try encoder.encode(copy).count > limit else { return copy }
            copy[keyPath: key] = nil
        }
        for names in [100, 24] {
            guard try encoder.encode(copy).count > limit else { return copy }
            copy.wish = copy.wish.cut(to: names)
            copy.listTitle = copy.listTitle.cut(to: names)
            copy.owner = copy.owner.cut(to: names)
        }
        return copy
    }

    /// What to hand to commands.
    var path: String { NamePath([owner, listTitle, wish]).text }

    /// The wish, as far as it is kept.
    var info: WishInfo {
        WishInfo(
            id: item, name: wish, list: listTitle, listID: list, owner: owner, isKnown: true,
            notes: notes, link: link, price: price, store: store, place: place, date: date)
    }
}

extension Quantity {
    /// A number, or `any`.
    var words: String {
        switch self {
        case .count(let count): "\(count)"
        case .any: "any"
        }
    }
}
