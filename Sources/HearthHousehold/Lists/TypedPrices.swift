import HearthAPI
import HearthLists
import HearthWire

extension Household {
    /// A price as somebody typed it. An amount alone is in the currency that the wish has, or in the
    /// one that the caller used last on their own lists.
    ///
    /// - Throws: `HearthError.priceMalformed`; `currencyMissing` for an amount where neither is known;
    ///   `currencyUnknown` for one that nobody pays with.
    mutating func price(
        typed text: String, in currency: Currency? = nil, by asker: Asker, _ work: Work
    ) throws -> Price {
        switch PriceText.read(text, currency: currency) {
        case .price(let price):
            // What the wish has already came from somewhere.
            guard price.currency.isInUse || price.currency == currency else {
                throw HearthError(.currencyUnknown, ["value": price.currency.code])
            }
            return price
        case .amount(let units):
            guard let usual = try usualCurrency(of: asker, work) else {
                throw HearthError(.currencyMissing, ["value": text])
            }
            guard let price = Price(minorUnits: units, currency: usual) else { fallthrough }
            return price
        case nil: throw HearthError(.priceMalformed, ["value": text])
        }
    }

    /// The fields of a wish with the price written out.
    mutating func writtenOut(
        _ fields: WishFields, of item: Item, by asker: Asker, _ work: Work
    ) throws -> WishFields {
        guard let typed = fields.price, !typed.isEmpty else { return fields }
        var fields = fields
        let currency = item.wish?.price?.currency
        fields.price = try price(typed: typed, in: currency, by: asker, work).description
        return fields
    }

    /// The one that the asker used last on their own lists.
    mutating func usualCurrency(of asker: Asker, _ work: Work) throws -> Currency? {
        guard let keys = asker.keys else { return nil }
        return try openLists(of: asker.identity, keys: keys, work).filter(\.isOwn)
            .flatMap(\.merged.items).filter { $0.wish?.price != nil }
            .max { ($0.added, $0.id) < ($1.added, $1.id) }?.wish?.price?.currency
    }
}

extension ShowUsualCurrency: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> CurrencyInfo {
        guard asker.keys != nil else { throw HearthError(.locked, ["member": asker.name]) }
        return CurrencyInfo(currency: try household.usualCurrency(of: asker, work)?.code)
    }
}
