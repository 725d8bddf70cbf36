package import HearthAPI
package import HearthLists
package import HearthRows

extension ShowCurrencySettings: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> CurrencySettings {
        try household.currencySettings(of: asker, work)
    }
}

extension SetCurrency: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> CurrencySettings {
        let chosen = try currency.map(Household.chosenCurrency)
        try Settings.set(.currency, of: asker.identity, text: chosen?.code, work)
        household.noteChange()
        return try household.currencySettings(of: asker, work)
    }
}

extension SetHouseholdCurrency: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> CurrencySettings {
        let chosen = try currency.map(Household.chosenCurrency)
        try Settings.set(.currency, text: chosen?.code, work)
        household.noteChange()
        return try household.currencySettings(of: asker, work)
    }
}

extension Household {
    /// - Throws: `HearthError.currencyUnknown` for what nobody pays with.
    package static func chosenCurrency(_ typed: String) throws(HearthError) -> Currency {
        guard let currency = Currency(typed.uppercased()), currency.isInUse else {
            throw HearthError(.currencyUnknown, ["value": typed])
        }
        return currency
    }

    fileprivate mutating func currencySettings(
        of asker: Asker, _ work: Work
    ) throws -> CurrencySettings {
        CurrencySettings(
            own: try Settings.text(.currency, of: asker.identity, work),
            household: try Settings.text(.currency, work),
            usual: try usualCurrencies(of: asker, work).map(\.code))
    }
}
