import HearthAPI
package import HearthLists
package import HearthRows
import HearthWire

extension Household {
    /// A price as somebody typed it. An amount alone, and a sign that several currencies share, is in the
    /// currency that the wish has, or else in a usual one of the caller's. What costs nothing needs no
    /// currency.
    ///
    /// - Throws: `HearthError.priceMalformed`; `currencyMissing` for an amount where none is known;
    ///   `currencyUnknown` for one that nobody pays with.
    package mutating func price(
        typed text: String, in currency: Currency? = nil, by asker: Asker, _ work: Work
    ) throws -> WrittenPrice {
        let currency = currency == .unnamed ? nil : currency
        var read = WrittenPrice(text, currency: currency)
        // What names its currency needs none of those that are usual here, for which lists are opened.
        if read?.currency == nil || read?.isShared != false {
            let usual = try usualCurrencies(of: asker, work)
            read = WrittenPrice(text, currencies: (currency.map { [$0] } ?? []) + usual)
        }
        guard var written = read else { throw HearthError(.priceMalformed, ["value": text]) }
        if written.amount == 0, written.currency == nil,
            let nothing = WrittenPrice(text, currency: .unnamed)
        {
            written = nothing
        }
        guard let named = written.currency else {
            throw HearthError(.currencyMissing, ["value": text])
        }
        // What the wish has already came from somewhere.
        let isNothing = written.amount == 0 && named == .unnamed
        guard named.isInUse || named == currency || isNothing else {
            throw HearthError(.currencyUnknown, ["value": named.code])
        }
        return written
    }

    /// The fields of a wish with the price written out. What was typed besides an amount, that it is a range
    /// or approximate, stands in the notes.
    mutating func writtenOut(
        _ fields: WishFields, of item: Item, by asker: Asker, _ work: Work
    ) throws -> WishFields {
        guard let typed = fields.price, !typed.isEmpty else { return fields }
        var fields = fields
        let present = item.wish?.price
        // What a page or a program gives back as it was given.
        guard typed != present?.description else { return fields }
        let written = try price(typed: typed, in: present?.currency, by: asker, work)
        fields.price = written.price?.description
        let notes = fields.notes ?? item.text
        if written.saysMore, !notes.contains(typed) {
            fields.notes = notes.isEmpty ? typed : notes + "\n" + typed
        }
        return fields
    }

    /// What the asker's amounts may be in, the likeliest first: what they chose, since nothing says it
    /// plainer; what they used last on their own lists, since what the household has may be found from
    /// the region of its machine; what the household has; what their language says.
    ///
    /// For what a person types, and never for what comes from a file or a shop: those are asked about, or
    /// say that they do not know.
    mutating func usualCurrencies(of asker: Asker, _ work: Work) throws -> [Currency] {
        let found = [
            try Settings.text(.currency, of: asker.identity, work).flatMap { Currency($0) },
            try usualCurrency(of: asker, work),
            try Settings.text(.currency, work).flatMap { Currency($0) },
            asker.caller.language.flatMap { Currency(locale: $0) },
        ].compactMap { $0 }
        return found.enumerated().filter { !found[..<$0.offset].contains($0.element) }
            .map(\.element)
    }

    /// The one that the asker used last on their own lists.
    mutating func usualCurrency(of asker: Asker, _ work: Work) throws -> Currency? {
        guard let keys = asker.keys else { return nil }
        return try openLists(of: asker.identity, keys: keys, work).filter(\.isOwn)
            .flatMap(\.merged.items)
            .filter { $0.wish?.price.map { $0.currency != .unnamed } ?? false }
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
