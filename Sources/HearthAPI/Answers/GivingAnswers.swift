/// What the circle holds of one wish.
package struct Standing: Codable, Sendable, Hashable {
    /// Nothing is left to reserve.
    package var isTaken: Bool
    /// Something is left to give for certain: not all is taken, the price is not met, and
    /// everybody's claims can be read.
    package var isFree: Bool
    /// Units held, as far as claims can be read.
    package var held: Int
    /// Units wished for; nil: any number.
    package var wanted: Int?
    /// Bought first, then by time.
    package var queue: [Holder]
    /// Somebody bought what another bought too.
    package var isBoughtTwice: Bool
    /// Circle members whose claims cannot be read: the wish may be taken without being known here.
    package var unreadable: Int
    /// Names of those among them who keep their claims from the caller, who lives with an owner,
    /// until they have compared safety numbers.
    package var keptBack: [String]
    /// Whether people chip in; then contributions count and pieces do not.
    package var isChipIn: Bool
    /// What was put towards it and counts: `60.00 EUR`; nil unless people chip in.
    package var contributed: String?
    /// What is missing to the price; nil when nothing is, and without a price.
    package var missing: String?
    /// Of 100, how much of the price is there, rounded down; nil without a price.
    package var percent: Int?
    /// Contributions reach the price.
    package var isComplete: Bool
    /// How soon the others learn what the caller claims; nil once they could have, and without a
    /// claim.
    package var reach: ReachInfo?

    package init(
        isTaken: Bool, held: Int, wanted: Int? = nil, queue: [Holder] = [],
        isBoughtTwice: Bool = false, unreadable: Int = 0, keptBack: [String] = [],
        isChipIn: Bool = false,
        contributed: String? = nil, missing: String? = nil, percent: Int? = nil,
        isComplete: Bool = false, reach: ReachInfo? = nil
    ) {
        self.reach = reach
        self.isTaken = isTaken
        isFree = !isTaken && !isComplete && unreadable == 0
        self.held = held
        self.wanted = wanted
        self.queue = queue
        self.isBoughtTwice = isBoughtTwice
        self.unreadable = unreadable
        self.keptBack = keptBack
        self.isChipIn = isChipIn
        self.contributed = contributed
        self.missing = missing
        self.percent = percent
        self.isComplete = isComplete
    }
}

extension Standing {
    /// Whether something is left to give: neither all of it is taken nor its price met.
    package var isOpen: Bool { !isTaken && !isComplete }
}

/// How soon the others who see reservations learn of a claim, as far as it is known here.
package struct ReachInfo: Codable, Sendable, Hashable {
    /// Names of those who have it already: their nodes are connected with this one.
    package var atOnce: [String]
    /// Names of those who get it with the list's next beat. Until then they may have claimed the
    /// same before.
    package var later: [String]
    /// By when the beat has reached those, if their nodes run; ISO 8601. Nil while no node is
    /// connected that could bring it to them.
    package var by: String?

    package init(atOnce: [String] = [], later: [String] = [], by: String? = nil) {
        self.atOnce = atOnce
        self.later = later
        self.by = by
    }
}

/// One claim in the queue for a wish.
package struct Holder: Codable, Sendable, Hashable {
    package var name: String
    package var isCaller: Bool
    package var state: ClaimState
    /// 0 when chipping in.
    package var units: Int
    /// Units of it that wait.
    package var waiting: Int
    /// ISO 8601.
    package var since: String
    /// 1 for the one who is next in line; nil when nothing of it waits.
    package var position: Int?
    /// When a hold lapses, ISO 8601.
    package var until: String?
    /// What is put towards the wish: `60.00 EUR`.
    package var amount: String?
    /// What of it counts, when that is less.
    package var counted: String?
    package var roles: [GiftTask]

    package init(
        name: String, isCaller: Bool, state: ClaimState, units: Int, waiting: Int, since: String,
        position: Int? = nil, until: String? = nil, amount: String? = nil, counted: String? = nil,
        roles: [GiftTask] = []
    ) {
        self.name = name
        self.isCaller = isCaller
        self.state = state
        self.units = units
        self.waiting = waiting
        self.since = since
        self.position = position
        self.until = until
        self.amount = amount
        self.counted = counted
        self.roles = roles
    }
}

/// How far a claim has come.
package enum ClaimState: String, Codable, Sendable, Hashable, CaseIterable {
    case reserved
    /// "I am at the shop"; see `until`.
    case held
    /// A hold whose time is over; shown to its giver alone.
    case lapsed
    /// Some money is put towards it.
    case chippedIn
    case bought
    /// Somebody was first.
    case waiting
    /// Bought, but somebody else bought it too; all who did have this state.
    case boughtTwice
    /// Reserved while others chip in, or the other way round: it does not count.
    case otherMode
}

/// Who can see what the caller reserves on a list.
package struct AudienceInfo: Codable, Sendable, Hashable {
    package var list: String
    package var owner: String
    package var people: [AudienceMember]
    /// The caller has reserved on this list before.
    package var alreadyClaimed: Bool
    /// The caller has whispers or ideas there.
    package var alreadyWhispered: Bool

    package init(
        list: String, owner: String, people: [AudienceMember] = [], alreadyClaimed: Bool,
        alreadyWhispered: Bool = false
    ) {
        self.alreadyWhispered = alreadyWhispered
        self.list = list
        self.owner = owner
        self.people = people
        self.alreadyClaimed = alreadyClaimed
    }
}

/// One of those who can see.
package struct AudienceMember: Codable, Sendable, Hashable {
    package var name: String
    package var role: ListRole
    /// The caller knows this person; false: the owner alone does.
    package var isKnown: Bool
    /// Lives on a node of the owner's, and the caller neither verified them nor said yes before today: does not see it.
    package var isLeftOut: Bool
    /// Lives on a node of the owner's.
    package var isAtHome: Bool
    /// Somebody else whom the caller knows has the same name.
    package var isNamesake: Bool
    /// By a safety number that the caller compared.
    package var isVerified: Bool
    /// Whether they may see what the caller gives there; nil: that was not answered.
    package var housemate: HousemateAnswer?
    /// Whether the caller is asked that on this list.
    package var isAsked: Bool
    /// What was answered for this list alone: yes, by accepting a child's list that they keep.
    package var note: HousemateAnswer?
    /// They are a child without a passphrase: never asked about, and sees nothing where an owner lives with them.
    package var isChild: Bool
    /// When that changes, since the caller marked somebody today; ISO 8601.
    package var changesAt: String?

    package init(
        name: String, role: ListRole, isKnown: Bool, isLeftOut: Bool, isAtHome: Bool = false,
        isNamesake: Bool = false, isVerified: Bool = false, housemate: HousemateAnswer? = nil,
        isAsked: Bool = false, note: HousemateAnswer? = nil, isChild: Bool = false,
        changesAt: String? = nil
    ) {
        self.isAtHome = isAtHome
        self.isNamesake = isNamesake
        self.isVerified = isVerified
        self.housemate = housemate
        self.isAsked = isAsked
        self.note = note
        self.isChild = isChild
        self.changesAt = changesAt
        self.name = name
        self.role = role
        self.isKnown = isKnown
        self.isLeftOut = isLeftOut
    }
}

/// What came of a claim.
package struct ClaimInfo: Codable, Sendable, Hashable {
    /// With the standing of all claims on it, the caller's among them.
    package var wish: GivenWish
    /// nil: nothing is claimed any more.
    package var state: ClaimState?
    /// Names of those who hold what the caller waits for, who bought it too, or who go about it in
    /// the other way.
    package var ahead: [String]

    package init(wish: GivenWish, state: ClaimState? = nil, ahead: [String] = []) {
        self.wish = wish
        self.state = state
        self.ahead = ahead
    }
}
