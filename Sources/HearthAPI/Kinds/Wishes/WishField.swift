/// What a wish can say besides its name and its tags.
///
/// Whatever goes through all that a wish says goes through these cases: operations and answers, export
/// and import, what a giver is told of a change, the command line's options, forms and pages. The raw
/// value is the name in JSON, in the columns of a table, in forms and for `--map` and `--clear`; the
/// order is that of the columns and of what is shown.
package enum WishField: String, CodingKey, Codable, Sendable, Hashable, CaseIterable {
    case price, store, place, position, link, quantity, priority, occasion, date, notes

    /// How a value is written.
    package enum Form: Hashable, Sendable {
        /// One line of so many characters at most.
        case line(limit: Int)
        case notes, link, price, position, quantity, priority, occasion, date
    }

    package var form: Form {
        switch self {
        case .store: .line(limit: 200)
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
        case .price, .notes, .link, .store, .place, .quantity, .date: true
        case .position, .priority, .occasion: false
        }
    }

    /// Whether it says which one is meant: whoever buys the wish needs it beside the name.
    package var saysWhichOne: Bool {
        switch self {
        case .price, .store, .place, .position, .link, .quantity, .priority, .occasion, .date,
            .notes:
            false
        }
    }

    var path: WritableKeyPath<WishFields, String?> {
        switch self {
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
