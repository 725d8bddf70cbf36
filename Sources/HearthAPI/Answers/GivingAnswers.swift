/// What the circle holds of one wish.
package struct Standing: Codable, Sendable, Hashable {
    /// Nothing is left to reserve.
    package var isTaken: Bool
    /// Units held.
    package var held: Int
    /// Units wished for; nil: any number.
    package var wanted: Int?
    /// Bought first, then by time.
    package var queue: [Holder]
    /// Somebody bought what another already holds.
    package var isBoughtTwice: Bool
    /// Circle members whose cell cannot be read yet.
    package var unreadable: Int

    package init(
        isTaken: Bool, held: Int, wanted: Int? = nil, queue: [Holder] = [],
        isBoughtTwice: Bool = false, unreadable: Int = 0
    ) {
        self.isTaken = isTaken
        self.held = held
        self.wanted = wanted
        self.queue = queue
        self.isBoughtTwice = isBoughtTwice
        self.unreadable = unreadable
    }
}

/// One claim in the queue for a wish.
package struct Holder: Codable, Sendable, Hashable {
    package var name: String
    package var isCaller: Bool
    package var state: ClaimState
    package var units: Int
    /// Units of it that wait.
    package var waiting: Int
    /// ISO 8601.
    package var since: String

    package init(
        name: String, isCaller: Bool, state: ClaimState, units: Int, waiting: Int, since: String
    ) {
        self.name = name
        self.isCaller = isCaller
        self.state = state
        self.units = units
        self.waiting = waiting
        self.since = since
    }
}

/// How far a claim has come.
package enum ClaimState: String, Codable, Sendable, Hashable {
    case reserved
    case bought
    /// Somebody was first.
    case waiting
    /// Bought, but somebody else holds it too.
    case boughtTwice
}

/// Who can see what the caller reserves on a list.
package struct AudienceInfo: Codable, Sendable, Hashable {
    package var list: String
    package var owner: String
    package var people: [AudienceMember]
    /// The caller has reserved on this list before.
    package var alreadyClaimed: Bool

    package init(list: String, owner: String, people: [AudienceMember] = [], alreadyClaimed: Bool) {
        self.list = list
        self.owner = owner
        self.people = people
        self.alreadyClaimed = alreadyClaimed
    }
}

/// One of those who can see.
package struct AudienceMember: Codable, Sendable, Hashable {
    package var name: String
    /// keeper or friend.
    package var role: String
    /// The caller, or somebody she trusts, knows this person; false: the owner alone does.
    package var isKnown: Bool
    /// Lives on a node of the owner's and was not verified: gets no key.
    package var isLeftOut: Bool

    package init(name: String, role: String, isKnown: Bool, isLeftOut: Bool) {
        self.name = name
        self.role = role
        self.isKnown = isKnown
        self.isLeftOut = isLeftOut
    }
}

/// What came of a claim.
package struct ClaimInfo: Codable, Sendable, Hashable {
    package var wish: WishInfo
    /// nil: nothing is claimed any more.
    package var state: ClaimState?
    /// Names of those who were first, when waiting.
    package var ahead: [String]

    package init(wish: WishInfo, state: ClaimState? = nil, ahead: [String] = []) {
        self.wish = wish
        self.state = state
        self.ahead = ahead
    }
}

/// Everything the caller reserved.
package struct CartInfo: Codable, Sendable, Hashable {
    package var entries: [CartEntry]
    /// One sum per currency.
    package var totals: [String]

    package init(entries: [CartEntry] = [], totals: [String] = []) {
        self.entries = entries
        self.totals = totals
    }
}

/// A wish in the cart, from the giver's own copy.
package struct CartEntry: Codable, Sendable, Hashable {
    package var wish: String
    package var list: String
    package var owner: String
    /// What to hand to `free` and `bought`.
    package var path: String
    package var state: ClaimState
    package var units: Int
    package var price: String?
    package var store: String?
    package var place: String?
    package var link: String?
    /// Of the occasion.
    package var date: String?
    /// Code of what changed: `gone`, `list-gone`, or nil.
    package var note: String?

    package init(
        wish: String, list: String, owner: String, path: String, state: ClaimState, units: Int,
        price: String? = nil, store: String? = nil, place: String? = nil, link: String? = nil,
        date: String? = nil, note: String? = nil
    ) {
        self.wish = wish
        self.list = list
        self.owner = owner
        self.path = path
        self.state = state
        self.units = units
        self.price = price
        self.store = store
        self.place = place
        self.link = link
        self.date = date
        self.note = note
    }
}
