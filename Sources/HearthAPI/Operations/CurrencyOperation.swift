/// The currency that the caller used last on their own lists, for amounts of files and shops that name
/// none.
package struct ShowUsualCurrency: Operation {
    package typealias Answer = CurrencyInfo
    package static let path = "currency"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// A currency.
package struct CurrencyInfo: Codable, Sendable, Hashable {
    /// Its three letters; nil: none was used yet.
    package var currency: String?

    package init(currency: String? = nil) {
        self.currency = currency
    }
}

/// In which currencies amounts are that the caller types.
package struct ShowCurrencySettings: Operation {
    package typealias Answer = CurrencySettings
    package static let path = "currency/settings"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Chooses what the caller's amounts are in, whatever they used last and the household has.
package struct SetCurrency: Operation {
    package typealias Answer = CurrencySettings
    package static let path = "currency/set"
    package static let askers = Askers.everybody

    /// Three letters; nil: none of their own.
    package var currency: String?

    package init(currency: String?) {
        self.currency = currency
    }
}

/// Chooses what the amounts are in of those here who have chosen and used none.
package struct SetHouseholdCurrency: Operation {
    package typealias Answer = CurrencySettings
    package static let path = "household/currency"
    package static let askers = Askers.householders

    /// Three letters; nil: none.
    package var currency: String?

    package init(currency: String?) {
        self.currency = currency
    }
}

/// In which currencies amounts are, each by its three letters.
package struct CurrencySettings: Codable, Sendable, Hashable {
    /// The one that they chose for themselves.
    package var own: String?
    /// The household's.
    package var household: String?
    /// An amount alone is in the first of them. A sign that several currencies share, as "kr" and "$" are,
    /// is the first of them that it can be. Empty where none is known.
    package var usual: [String]

    package init(own: String? = nil, household: String? = nil, usual: [String] = []) {
        self.own = own
        self.household = household
        self.usual = usual
    }
}
