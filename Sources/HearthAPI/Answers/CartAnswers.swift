/// Everything the caller reserved.
package struct CartInfo: Codable, Sendable, Hashable {
    package var entries: [CartEntry]
    /// One sum per currency, of what the caller holds or bought.
    package var totals: [String]
    /// Of those for whom something is in it, as far as they tell the caller.
    package var sizes: [OwnerSizes]

    package init(
        entries: [CartEntry] = [], totals: [String] = [], sizes: [OwnerSizes] = []
    ) {
        self.entries = entries
        self.totals = totals
        self.sizes = sizes
    }
}

/// A wish in the cart; when it is gone, from the giver's own copy.
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
    /// What the caller sees to: of `buys`, `wraps` and `card`.
    package var roles: [String]
    package var price: String?
    package var store: String?
    package var place: String?
    package var link: String?
    /// What the owner wrote about a wish that is gone: at most 600 octets of it, as the caller knows
    /// it; nil for one that is still there.
    package var notes: String?
    /// Of the occasion.
    package var date: String?
    /// From today, in UTC, to the date; below 0 when it is over.
    package var daysLeft: Int?
    /// It is the caller's to buy, is not bought, and the date is at most 14 days off or over.
    package var isDue: Bool
    /// The caller has noted that they handed it over.
    package var isGiven: Bool
    /// Of the first photo of the wish, as in `PhotoInfo`; nil where it has none.
    package var photoHash: String?
    /// `gone` when the wish is, `moved` when it is on another list now, `list-gone` when the whole
    /// list is, `under-way` while this node waits
    /// for the part of the list where the wish may be, or nil.
    package var note: String?
    /// Of a wish that was moved where others read it: there the caller claims nothing yet.
    package var movedTo: MovedWish?
    /// Since the caller reserved it or took note the last time.
    package var changes: [WishChange]

    package init(
        wish: String, list: String, owner: String, path: String, listID: String = "",
        wishID: String = "", state: ClaimState, units: Int, wanted: Int? = nil,
        waiting: Int = 0, position: Int? = nil, ahead: [String] = [], until: String? = nil,
        amount: String? = nil, counted: String? = nil, contributed: String? = nil,
        isComplete: Bool = false, roles: [String] = [], price: String? = nil,
        store: String? = nil, place: String? = nil, link: String? = nil, notes: String? = nil,
        date: String? = nil, daysLeft: Int? = nil, isDue: Bool = false, isGiven: Bool = false,
        photoHash: String? = nil, note: String? = nil, movedTo: MovedWish? = nil,
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
        self.price = price
        self.store = store
        self.place = place
        self.link = link
        self.notes = notes
        self.date = date
        self.daysLeft = daysLeft
        self.isDue = isDue
        self.isGiven = isGiven
        self.photoHash = photoHash
        self.note = note
        self.movedTo = movedTo
        self.changes = changes
    }
}

/// What is another now than when the caller looked last.
package struct WishChange: Codable, Sendable, Hashable {
    package enum Field: String, Codable, Sendable, Hashable, CaseIterable {
        case name, price, notes, link, store, place, quantity, date
        /// The caller waited in line, and now it is theirs.
        case turn
    }

    package var field: Field
    /// What it was; nil when there was nothing, and for what is not kept (`notes`, `turn`).
    package var before: String?
    package var after: String?

    package init(field: Field, before: String? = nil, after: String? = nil) {
        self.field = field
        self.before = before
        self.after = after
    }
}
