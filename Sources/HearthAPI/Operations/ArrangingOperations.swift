/// Where something is put among others.
package enum Placement: String, Codable, Sendable, Hashable, CaseIterable {
    case first, last
    /// Before or after another one, which has to be named.
    case before, after
    /// At a place counted from 1, which has to be given; beyond the end is the end.
    case at
}

/// Puts items elsewhere in their list, for everybody who reads it.
package struct OrderItems: Operation {
    package typealias Answer = ListDetail
    package static let path = "items/order"
    package static let askers = Askers.everybody

    /// As paths, all on one list; they come to stand in this order.
    package var items: [String]
    package var placement: Placement
    /// The name of another item on the list, for `before` and `after`.
    package var other: String?
    /// Which one it becomes, for `at`; the first of them when they are several.
    package var number: Int?

    package init(items: [String], placement: Placement, other: String? = nil, number: Int? = nil) {
        self.items = items
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

/// Looks for items on all lists that the caller reads; of friends' wishes it says what is reserved.
package struct FindItems: Operation {
    package typealias Answer = [ShownFind]
    package static let path = "items/find"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    /// How many are answered at most; anybody who looks for one letter does not mean ten thousand
    /// items.
    package static let most = 200
    package static let isReading = true

    /// Every word of it stands in an item's name, notes, tags or in a text of its kind, as the store of
    /// a wish.
    package var text: String
    /// Of this kind alone, as `wishes`; nil: of every kind.
    package var kind: String?

    package init(text: String, kind: String? = nil) {
        self.text = text
        self.kind = kind
    }
}
