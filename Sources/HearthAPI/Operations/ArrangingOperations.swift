/// Where something is put among others.
package enum Placement: String, Codable, Sendable, Hashable, CaseIterable {
    case first, last
    /// Before or after another one, which has to be named.
    case before, after
    /// At a place counted from 1, which has to be given; beyond the end is the end.
    case at
}

/// Puts wishes elsewhere in their list, for everybody who reads it.
package struct OrderWishes: Operation {
    package typealias Answer = ListDetail
    package static let path = "wishes/order"
    package static let askers = Askers.everybody

    /// As paths, all on one list; they come to stand in this order.
    package var wishes: [String]
    package var placement: Placement
    /// The name of another wish on the list, for `before` and `after`.
    package var other: String?
    /// Which one it becomes, for `at`; the first of them when they are several.
    package var number: Int?

    package init(wishes: [String], placement: Placement, other: String? = nil, number: Int? = nil) {
        self.wishes = wishes
        self.placement = placement
        self.other = other
        self.number = number
    }
}

/// Puts a list elsewhere among the caller's own, or among those that they follow; for the caller
/// alone.
package struct OrderList: Operation {
    package typealias Answer = [ListInfo]
    package static let path = "lists/order"
    package static let askers = Askers.everybody

    package var list: String
    package var placement: Placement
    /// Another list, of the same sort, for `before` and `after`.
    package var other: String?
    /// Which one it becomes, for `at`; the first of them when they are several.
    package var number: Int?

    package init(list: String, placement: Placement, other: String? = nil, number: Int? = nil) {
        self.list = list
        self.placement = placement
        self.other = other
        self.number = number
    }
}

/// Puts a wish elsewhere in the cart as it is sorted by hand.
package struct OrderCart: Operation {
    package typealias Answer = CartInfo
    package static let path = "giving/order"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    /// As in the cart.
    package var wish: String
    package var placement: Placement
    /// Another one in the cart, for `before` and `after`.
    package var other: String?
    /// Which one it becomes, for `at`; the first of them when they are several.
    package var number: Int?

    package init(wish: String, placement: Placement, other: String? = nil, number: Int? = nil) {
        self.wish = wish
        self.placement = placement
        self.other = other
        self.number = number
    }
}

/// Looks for wishes on all lists that the caller reads; of friends' wishes it says what is reserved.
package struct FindWishes: Operation {
    package typealias Answer = [ShownFind]
    package static let path = "wishes/find"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    /// How many are answered at most; anybody who looks for one letter does not mean ten thousand
    /// wishes.
    package static let most = 500
    package static let isReading = true

    /// Every word of it stands in a wish's name, notes, tags, store or place.
    package var text: String

    package init(text: String) {
        self.text = text
    }
}
