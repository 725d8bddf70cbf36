/// Who will be able to see what the caller reserves on a list.
package struct ShowAudience: Operation {
    package typealias Answer = AudienceInfo
    package static let path = "giving/audience"
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
    package static let changesClaims = true

    /// `FRIEND/LIST/WISH`.
    package var wish: String
    /// 1 when nil.
    package var quantity: Int?

    package init(wish: String, quantity: Int? = nil) {
        self.wish = wish
        self.quantity = quantity
    }
}

/// Gives a reserved or bought wish free again.
package struct FreeWish: Operation {
    package typealias Answer = ClaimInfo
    package static let path = "giving/free"
    package static let changesClaims = true

    package var wish: String

    package init(wish: String) {
        self.wish = wish
    }
}

/// Says that a reserved wish is bought.
package struct MarkBought: Operation {
    package typealias Answer = ClaimInfo
    package static let path = "giving/bought"
    package static let changesClaims = true

    package var wish: String

    package init(wish: String) {
        self.wish = wish
    }
}

/// Everything the caller reserved.
package struct ShowCart: Operation {
    package typealias Answer = CartInfo
    package static let path = "giving/cart"
    package static let isReading = true

    package init() {}
}
