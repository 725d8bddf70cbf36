/// What a wish says besides its name. Absent: unchanged; empty: taken away.
package struct WishFields: Codable, Sendable, Hashable {
    package var notes: String?
    package var link: String?
    /// As people write it: `199.50 SEK`.
    package var price: String?
    package var store: String?
    package var place: String?
    /// A number, or `any`.
    package var quantity: String?
    /// low, medium or high.
    package var priority: String?
    package var occasion: String?
    /// YYYY-MM-DD.
    package var date: String?
    package var tags: [String]?

    package init(
        notes: String? = nil, link: String? = nil, price: String? = nil, store: String? = nil,
        place: String? = nil, quantity: String? = nil, priority: String? = nil,
        occasion: String? = nil, date: String? = nil, tags: [String]? = nil
    ) {
        self.notes = notes
        self.link = link
        self.price = price
        self.store = store
        self.place = place
        self.quantity = quantity
        self.priority = priority
        self.occasion = occasion
        self.date = date
        self.tags = tags
    }
}

/// Notes a wish, in a list or in the tray.
package struct AddWish: Operation {
    package typealias Answer = WishInfo
    package static let path = "wishes/add"

    /// nil: the tray.
    package var list: String?
    package var name: String
    /// All optional.
    package var fields: WishFields

    package init(list: String? = nil, name: String, fields: WishFields = WishFields()) {
        self.list = list
        self.name = name
        self.fields = fields
    }
}

/// Changes what is given of a wish, leaves the rest.
package struct EditWish: Operation {
    package typealias Answer = WishInfo
    package static let path = "wishes/edit"

    /// `LIST/WISH`, or the wish's name when it is in the tray.
    package var wish: String
    package var name: String?
    /// All optional.
    package var fields: WishFields

    package init(wish: String, name: String? = nil, fields: WishFields = WishFields()) {
        self.wish = wish
        self.name = name
        self.fields = fields
    }
}

/// One wish, one's own or a friend's.
package struct ShowWish: Operation {
    package typealias Answer = WishInfo
    package static let path = "wishes/show"
    package static let isReading = true

    package var wish: String

    package init(wish: String) {
        self.wish = wish
    }
}

/// Moves a wish to another of one's own lists.
package struct MoveWish: Operation {
    package typealias Answer = WishInfo
    package static let path = "wishes/move"

    package var wish: String
    /// nil: to the tray.
    package var to: String?

    package init(wish: String, to: String? = nil) {
        self.wish = wish
        self.to = to
    }
}

/// Deletes a wish.
package struct DeleteWish: Operation {
    package typealias Answer = Done
    package static let path = "wishes/delete"

    package var wish: String

    package init(wish: String) {
        self.wish = wish
    }
}
