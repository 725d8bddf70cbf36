/// What a wish says besides its name. In an operation that changes it absent means unchanged, and empty
/// taken away.
package struct WishFields: Codable, Sendable, Hashable {
    package var notes: String?
    package var link: String?
    /// In an answer `199.50 SEK`. In an operation as people write it, also `199 kr` or `€12`; an amount
    /// alone, and a sign that several currencies share, is in the currency that the wish has, or that
    /// the caller used last.
    package var price: String?
    package var store: String?
    package var place: String?
    /// Latitude and longitude in degrees: `59.3293,18.0686`.
    package var position: String?
    /// A number, or `any`; absent in an answer for one.
    package var quantity: String?
    /// low, medium or high.
    package var priority: String?
    package var occasion: String?
    /// YYYY-MM-DD.
    package var date: String?
    package var tags: [String]?

    package init(
        notes: String? = nil, link: String? = nil, price: String? = nil, store: String? = nil,
        place: String? = nil, position: String? = nil, quantity: String? = nil,
        priority: String? = nil, occasion: String? = nil, date: String? = nil,
        tags: [String]? = nil
    ) {
        self.notes = notes
        self.link = link
        self.price = price
        self.store = store
        self.place = place
        self.position = position
        self.quantity = quantity
        self.priority = priority
        self.occasion = occasion
        self.date = date
        self.tags = tags
    }

    package subscript(_ field: WishField) -> String? {
        get { self[keyPath: field.path] }
        set { self[keyPath: field.path] = newValue }
    }
}

extension WishFields {
    /// Those that givers are told of, among the other members of a JSON object.
    package init(toldBy decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: WishField.self)
        for field in WishField.allCases where field.isToldToGivers {
            self[field] = try values.decodeIfPresent(String.self, forKey: field)
        }
    }

    package func tell(_ encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: WishField.self)
        for field in WishField.allCases where field.isToldToGivers {
            try values.encodeIfPresent(self[field], forKey: field)
        }
    }
}
