/// What a wish can say besides its name and its tags.
///
/// Whatever goes through all that a wish says goes through these cases: operations and answers, export
/// and import, what a giver is told of a change, the command line's options, forms and pages. The raw
/// value is the name in JSON, in the columns of a table, in forms and for `--map` and `--clear`; the
/// order is that of the columns and of what is shown.
package enum WishField: String, CodingKey, Codable, Sendable, Hashable, CaseIterable {
    case variant, price, store, place, position, link, quantity, priority, occasion, date, notes

    /// How a value is written.
    package enum Form: Hashable, Sendable {
        /// One line of at most this many characters.
        case line(limit: Int)
        case notes, link, price, position, quantity, priority, occasion, date
    }

    package var form: Form {
        switch self {
        case .variant, .store: .line(limit: 200)
        case .place: .line(limit: 500)
        case .notes: .notes
        case .link: .link
        case .price: .price
        case .position: .position
        case .quantity: .quantity
        case .priority: .priority
        case .occasion: .occasion
        case .date: .date
        }
    }

    /// Whether people who reserved the wish are told when it changes, and find it in their cart.
    package var isToldToGivers: Bool {
        switch self {
        case .variant, .price, .notes, .link, .store, .place, .quantity, .date: true
        case .position, .priority, .occasion: false
        }
    }

    /// Whether it says which one is meant: the one who buys the wish needs it beside the name.
    package var saysWhichOne: Bool {
        switch self {
        case .variant: true
        case .price, .store, .place, .position, .link, .quantity, .priority, .occasion, .date,
            .notes:
            false
        }
    }

    fileprivate var path: WritableKeyPath<WishFields, String?> {
        switch self {
        case .variant: \.variant
        case .price: \.price
        case .store: \.store
        case .place: \.place
        case .position: \.position
        case .link: \.link
        case .quantity: \.quantity
        case .priority: \.priority
        case .occasion: \.occasion
        case .date: \.date
        case .notes: \.notes
        }
    }
}

/// What a wish says besides its name. In an operation that changes it absent means unchanged, and empty
/// taken away.
package struct WishFields: Codable, Sendable, Hashable {
    package var notes: String?
    /// Which one is meant: colour, model, edition.
    package var variant: String?
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
        notes: String? = nil, variant: String? = nil, link: String? = nil, price: String? = nil,
        store: String? = nil, place: String? = nil, position: String? = nil,
        quantity: String? = nil,
        priority: String? = nil, occasion: String? = nil, date: String? = nil,
        tags: [String]? = nil
    ) {
        self.notes = notes
        self.variant = variant
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
