import FoundationEssentials
import HearthAPI
import HearthHousehold
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// A wish as its giver last took note of it: what stays of it when it is changed or goes away.
///
/// Stored as JSON in their cart.
struct WishCopy: Codable, Hashable {
    var list: String
    var item: String
    var listTitle: String
    var owner: String
    var wish: String
    /// What givers are told of, long texts cut; the date is the list's where the wish has none.
    var fields: WishFields
    /// Short hashes of the name and of those texts, which may be too long to keep whole: 16
    /// hexadecimal digits each, by the name of the field.
    var hashes: [String: String] = [:]
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

    init(of item: Item, in open: OpenList) {
        list = open.id.hex
        self.item = item.id.hex
        listTitle = open.merged.head.title.cut(to: 200)
        owner = open.ownerNames.cut(to: 200)
        wish = item.name.cut(to: 400)
        let said = Self.told(of: item, in: open)
        fields = WishFields()
        hashes = [Self.nameKey: Self.hash(item.name)]
        for field in WishField.allCases {
            guard let value = said[field] else { continue }
            switch field.form {
            case .line: fields[field] = value.cut(to: 300)
            case .notes: fields[field] = value.cut(to: 600)
            default: fields[field] = value
            }
            if field.isText { hashes[field.rawValue] = Self.hash(value) }
        }
    }

    /// What givers are told of, whole.
    static func told(of item: Item, in open: OpenList) -> WishFields {
        let said = WishFields(of: item)
        var told = WishFields()
        for field in WishField.allCases where field.isToldToGivers { told[field] = said[field] }
        told.link = item.followableLink
        told.quantity = item.wish.map { $0.quantity.words }
        told.date = said.date ?? open.merged.head.date?.description
        return told
    }

    private static let nameKey = "name"

    private static func hash(_ text: String) -> String {
        Hex.encode(BLAKE2b.hash(Array(text.utf8), count: 8))
    }

    /// What is another on the wish than in this copy.
    func changes(to item: Item, in open: OpenList) -> [WishChange] {
        let now = WishCopy(of: item, in: open)
        var changes: [WishChange] = []
        if hashes[Self.nameKey].map({ $0 != now.hashes[Self.nameKey] }) ?? (wish != now.wish) {
            changes.append(WishChange(field: .name, before: wish, after: now.wish))
        }
        for field in WishField.allCases where field.isToldToGivers {
            let (before, after) = (fields[field], now.fields[field])
            // A copy of an older program has no hashes, and every text in full except the notes.
            let hasChanged =
                field.isText && !hashes.isEmpty
                ? hashes[field.rawValue] != now.hashes[field.rawValue]
                : before != after && !(field == .notes || field == .quantity && before == nil)
            if hasChanged {
                let isKept = field != .notes
                changes.append(
                    WishChange(
                        field: .said(field), before: isKept ? before : nil,
                        after: isKept ? after : nil))
            }
        }
        return changes
    }

    /// The same without what makes it longer than `limit` octets.
    func bounded(to limit: Int, by encoder: JSONEncoder) throws -> WishCopy {
        var copy = self
        for field in WishField.allCases.reversed() where field.isText {
            guard try encoder.encode(copy).count > limit else { return copy }
            copy.fields[field] = nil
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
    var info: GivenWish {
        var fields = fields
        fields.quantity = nil
        return GivenWish(
            ItemInfo(
                id: item, name: wish, list: listTitle, listID: list, owner: owner, fields: fields))
    }
}

extension WishField {
    /// Whether a value can be long.
    fileprivate var isText: Bool {
        switch form {
        case .line, .link, .notes: true
        case .price, .position, .quantity, .priority, .occasion, .date: false
        }
    }
}

extension WishCopy {
    private enum EarlierKeys: CodingKey {
        case marks, lastBought
    }

    /// Also of what earlier versions wrote: fields beside the others, hashes in a row.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        list = try values.decode(String.self, forKey: .list)
        item = try values.decode(String.self, forKey: .item)
        listTitle = try values.decode(String.self, forKey: .listTitle)
        owner = try values.decode(String.self, forKey: .owner)
        wish = try values.decode(String.self, forKey: .wish)
        waited = try values.decodeIfPresent(Bool.self, forKey: .waited)
        order = try values.decodeIfPresent(Int.self, forKey: .order)
        given = try values.decodeIfPresent(Bool.self, forKey: .given)
        movedTo = try values.decodeIfPresent(String.self, forKey: .movedTo)
        lastUnits = try values.decodeIfPresent(Int.self, forKey: .lastUnits)
        lastState = try values.decodeIfPresent(ClaimState.self, forKey: .lastState)
        lastAmount = try values.decodeIfPresent(String.self, forKey: .lastAmount)
        if let fields = try values.decodeIfPresent(WishFields.self, forKey: .fields) {
            self.fields = fields
            hashes = try values.decode([String: String].self, forKey: .hashes)
            return
        }
        fields = try WishFields(toldBy: decoder)
        let earlier = try decoder.container(keyedBy: EarlierKeys.self)
        let marks = try earlier.decodeIfPresent(String.self, forKey: .marks) ?? ""
        let keys = [Self.nameKey] + [WishField.notes, .link, .store, .place].map(\.rawValue)
        if marks.count == 16 * keys.count {
            for (index, key) in keys.enumerated() {
                let hash = marks.dropFirst(16 * index).prefix(16)
                // What said nothing has none any more.
                if hash != Self.hash("") { hashes[key] = String(hash) }
            }
        }
        if lastState == nil, lastUnits != nil {
            let isBought = try earlier.decodeIfPresent(Bool.self, forKey: .lastBought)
            lastState = isBought == true ? .bought : .reserved
        }
    }
}
