/// The currency that an amount alone is in: the one that the caller used last on their own lists.
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
