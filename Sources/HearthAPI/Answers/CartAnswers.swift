/// Everything the caller reserved.
package struct CartInfo: Codable, Sendable, Hashable {
    package var entries: [CartEntry]
    /// One sum per currency, of what the caller holds or bought.
    package var totals: [String]
    /// One sum per currency, of what of it the caller has still to buy, or to pay in.
    package var toBuy: [String]
    /// Of those for whom something is in it, as far as they tell the caller.
    package var sizes: [OwnerSizes]

    package init(
        entries: [CartEntry] = [], totals: [String] = [], toBuy: [String] = [],
        sizes: [OwnerSizes] = []
    ) {
        self.toBuy = toBuy
        self.entries = entries
        self.totals = totals
        self.sizes = sizes
    }
}

/// A wish in the cart; when it is gone, from the giver's own copy.
@dynamicMemberLookup
package struct CartEntry: Codable, Sendable, Hashable {
    package var wish: String
    package var list: String
    package var owner: String
    /// What to hand to `free`, `bought` and the others.
    package var path: String
    /// The hexadecimal id of the list.
    package var listID: String
    /// The hexadecimal id of the wish, or of the idea.
    package var wishID: String
    package var state: ClaimState
    /// 0 when chipping in.
    package var units: Int
    /// Pieces that are wished for now, where that is less than `units`; else nil.
    package var wanted: Int?
    /// Units of it that wait.
    package var waiting: Int
    /// 1 for the one who is next in line; nil when nothing of it waits.
    package var position: Int?
    /// As in `ClaimInfo`.
    package var ahead: [String]
    /// When a hold lapses, or lapsed, ISO 8601.
    package var until: String?
    /// What the caller puts towards it: `60.00 EUR`.
    package var amount: String?
    /// What of it counts, when that is less.
    package var counted: String?
    /// What all together put towards it; nil unless people chip in.
    package var contributed: String?
    /// Contributions reach the price.
    package var isComplete: Bool
    /// What the caller sees to.
    package var roles: [GiftTask]
    /// What givers are told of. `notes` is nil for a wish that is still there, else at most 600 octets of
    /// what the owner wrote; `date` is that of the occasion. In JSON they stand beside the others.
    package var fields: WishFields
    /// From today, in UTC, to the date; below 0 when it is over.
    package var daysLeft: Int?
    /// It is the caller's to buy, is not bought, and the date is at most 14 days off or over.
    package var isDue: Bool
    /// The caller has noted that they handed it over.
    package var isGiven: Bool
    /// The caller has told the owner that they gave it.
    package var isTold: Bool
    /// Of the first photo of the wish, as in `PhotoInfo`; nil where it has none.
    package var photoHash: String?
    package var note: CartRemark?
    /// Of a wish that was moved where others read it: there the caller claims nothing yet.
    package var movedTo: MovedWish?
    /// Since the caller reserved it or took note the last time.
    package var changes: [WishChange]

    package init(
        wish: String, list: String, owner: String, path: String, listID: String = "",
        wishID: String = "", state: ClaimState, units: Int, wanted: Int? = nil,
        waiting: Int = 0, position: Int? = nil, ahead: [String] = [], until: String? = nil,
        amount: String? = nil, counted: String? = nil, contributed: String? = nil,
        isComplete: Bool = false, roles: [GiftTask] = [], fields: WishFields = WishFields(),
        daysLeft: Int? = nil, isDue: Bool = false, isGiven: Bool = false,
        isTold: Bool = false,
        photoHash: String? = nil, note: CartRemark? = nil, movedTo: MovedWish? = nil,
        changes: [WishChange] = []
    ) {
        self.wish = wish
        self.list = list
        self.owner = owner
        self.path = path
        self.listID = listID
        self.wishID = wishID
        self.state = state
        self.units = units
        self.wanted = wanted
        self.waiting = waiting
        self.position = position
        self.ahead = ahead
        self.until = until
        self.amount = amount
        self.counted = counted
        self.contributed = contributed
        self.isComplete = isComplete
        self.roles = roles
        self.fields = fields
        self.daysLeft = daysLeft
        self.isDue = isDue
        self.isGiven = isGiven
        self.isTold = isTold
        self.photoHash = photoHash
        self.note = note
        self.movedTo = movedTo
        self.changes = changes
    }

    package subscript(dynamicMember field: WritableKeyPath<WishFields, String?>) -> String? {
        get { fields[keyPath: field] }
        set { fields[keyPath: field] = newValue }
    }
}

extension CartEntry {
    private enum CodingKeys: CodingKey {
        case wish, list, owner, path, listID, wishID, state, units, wanted, waiting, position,
            ahead, until, amount, counted, contributed, isComplete, roles, daysLeft, isDue, isGiven,
            isTold, photoHash, note, movedTo, changes
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        fields = try WishFields(toldBy: decoder)
        wish = try values.decode(String.self, forKey: .wish)
        list = try values.decode(String.self, forKey: .list)
        owner = try values.decode(String.self, forKey: .owner)
        path = try values.decode(String.self, forKey: .path)
        listID = try values.decode(String.self, forKey: .listID)
        wishID = try values.decode(String.self, forKey: .wishID)
        state = try values.decode(ClaimState.self, forKey: .state)
        units = try values.decode(Int.self, forKey: .units)
        wanted = try values.decodeIfPresent(Int.self, forKey: .wanted)
        waiting = try values.decode(Int.self, forKey: .waiting)
        position = try values.decodeIfPresent(Int.self, forKey: .position)
        ahead = try values.decode([String].self, forKey: .ahead)
        until = try values.decodeIfPresent(String.self, forKey: .until)
        amount = try values.decodeIfPresent(String.self, forKey: .amount)
        counted = try values.decodeIfPresent(String.self, forKey: .counted)
        contributed = try values.decodeIfPresent(String.self, forKey: .contributed)
        isComplete = try values.decode(Bool.self, forKey: .isComplete)
        roles = try values.decode([GiftTask].self, forKey: .roles)
        daysLeft = try values.decodeIfPresent(Int.self, forKey: .daysLeft)
        isDue = try values.decode(Bool.self, forKey: .isDue)
        isGiven = try values.decode(Bool.self, forKey: .isGiven)
        isTold = try values.decode(Bool.self, forKey: .isTold)
        photoHash = try values.decodeIfPresent(String.self, forKey: .photoHash)
        note = try values.decodeIfPresent(CartRemark.self, forKey: .note)
        movedTo = try values.decodeIfPresent(MovedWish.self, forKey: .movedTo)
        changes = try values.decode([WishChange].self, forKey: .changes)
    }

    package func encode(to encoder: any Encoder) throws {
        try fields.tell(encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(wish, forKey: .wish)
        try values.encode(list, forKey: .list)
        try values.encode(owner, forKey: .owner)
        try values.encode(path, forKey: .path)
        try values.encode(listID, forKey: .listID)
        try values.encode(wishID, forKey: .wishID)
        try values.encode(state, forKey: .state)
        try values.encode(units, forKey: .units)
        try values.encodeIfPresent(wanted, forKey: .wanted)
        try values.encode(waiting, forKey: .waiting)
        try values.encodeIfPresent(position, forKey: .position)
        try values.encode(ahead, forKey: .ahead)
        try values.encodeIfPresent(until, forKey: .until)
        try values.encodeIfPresent(amount, forKey: .amount)
        try values.encodeIfPresent(counted, forKey: .counted)
        try values.encodeIfPresent(contributed, forKey: .contributed)
        try values.encode(isComplete, forKey: .isComplete)
        try values.encode(roles, forKey: .roles)
        try values.encodeIfPresent(daysLeft, forKey: .daysLeft)
        try values.encode(isDue, forKey: .isDue)
        try values.encode(isGiven, forKey: .isGiven)
        try values.encode(isTold, forKey: .isTold)
        try values.encodeIfPresent(photoHash, forKey: .photoHash)
        try values.encodeIfPresent(note, forKey: .note)
        try values.encodeIfPresent(movedTo, forKey: .movedTo)
        try values.encode(changes, forKey: .changes)
    }
}
