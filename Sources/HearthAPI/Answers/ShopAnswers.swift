/// How the caller takes it that a shop sees the address of the household.
package struct ShopsInfo: Codable, Sendable, Hashable {
    /// A link that they paste into a wish of their own is looked up without a question.
    package var areAllowed: Bool

    package init(areAllowed: Bool) {
        self.areAllowed = areAllowed
    }
}

/// What the page of a shop says of the one thing that it sells, as the fields of a wish.
package struct ShopOffer: Codable, Sendable, Hashable {
    package var name: String
    /// Such as `199.50 SEK`.
    package var price: String?
    package var store: String?
    package var notes: String?
    /// Its picture, ready for a wish; absent where there is none that can be had.
    package var photo: PreparedPhoto?

    package init(
        name: String, price: String? = nil, store: String? = nil, notes: String? = nil,
        photo: PreparedPhoto? = nil
    ) {
        self.name = name
        self.price = price
        self.store = store
        self.notes = notes
        self.photo = photo
    }
}
