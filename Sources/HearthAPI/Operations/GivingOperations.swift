/// Who will be able to see what the caller reserves on a list.
package struct ShowAudience: Operation {
    package typealias Answer = AudienceInfo
    package static let path = "giving/audience"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// Reserves a friend's wish.
package struct ReserveWish: Operation {
    package typealias Answer = ClaimInfo
    package static let path = "giving/reserve"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    /// `FRIEND/LIST/WISH`.
    package var wish: String
    /// When nil: as many as the caller has of it already, or 1.
    package var quantity: Int?

    package init(wish: String, quantity: Int? = nil) {
        self.wish = wish
        self.quantity = quantity
    }
}

/// "I am at the shop": holds a friend's wish for a while; holding again prolongs it.
package struct HoldWish: Operation {
    package typealias Answer = ClaimInfo
    package static let path = "giving/hold"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    package var wish: String
    /// 1 to 1,440, from now on; 60 when nil.
    package var minutes: Int?
    /// 1 to 255; when nil: as many as the caller has of it already, or 1.
    package var quantity: Int?

    package init(wish: String, minutes: Int? = nil, quantity: Int? = nil) {
        self.wish = wish
        self.minutes = minutes
        self.quantity = quantity
    }
}

/// Puts an amount towards a friend's wish, or changes what the caller puts towards it.
package struct ChipIn: Operation {
    package typealias Answer = ClaimInfo
    package static let path = "giving/chip-in"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    package var wish: String
    /// `20`, `20.50` or `20.50 EUR`, in the currency of the wish's price.
    package var amount: String

    package init(wish: String, amount: String) {
        self.wish = wish
        self.amount = amount
    }
}

/// Says what the caller sees to for a wish that they have a claim on.
package struct TakeRoles: Operation {
    package typealias Answer = ClaimInfo
    package static let path = "giving/roles"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    package var wish: String
    /// Of `buys`, `wraps` and `card`; those that are not named are given back.
    package var roles: [String]

    package init(wish: String, roles: [String] = []) {
        self.wish = wish
        self.roles = roles
    }
}

/// Gives a wish free again, or withdraws what the caller put towards it.
package struct FreeWish: Operation {
    package typealias Answer = ClaimInfo
    package static let path = "giving/free"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    package var wish: String

    package init(wish: String) {
        self.wish = wish
    }
}

/// Says that a reserved or held wish is bought, or bought for all who chip in; or takes that back.
package struct MarkBought: Operation {
    package typealias Answer = ClaimInfo
    package static let path = "giving/bought"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    package var wish: String
    /// False: not bought after all, so reserved again with the place in line that it had. True when
    /// nil.
    package var bought: Bool?

    package init(wish: String, bought: Bool? = nil) {
        self.wish = wish
        self.bought = bought
    }
}

/// Everything the caller reserved.
package struct ShowCart: Operation {
    package typealias Answer = CartInfo
    package static let path = "giving/cart"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    /// person, date, price, store or hand. nil: person.
    package var sort: String?

    package init(sort: String? = nil) {
        self.sort = sort
    }
}

/// What in the cart is not bought yet though its date is near or over.
package struct ShowReminders: Operation {
    package typealias Answer = CartInfo
    package static let path = "giving/reminders"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    /// How many days off the date may be, 0 to 3,650; 14 when nil.
    package var days: String?

    package init(days: String? = nil) {
        self.days = days
    }
}

/// Takes note of what changed about a wish in the cart: it is not told again.
package struct AcknowledgeChanges: Operation {
    package typealias Answer = CartInfo
    package static let path = "giving/seen"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    /// Everything in the cart when nil.
    package var wish: String?

    package init(wish: String? = nil) {
        self.wish = wish
    }
}
