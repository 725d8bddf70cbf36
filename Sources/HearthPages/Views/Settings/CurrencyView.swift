package import HearthAPI
import HearthLanguage

/// What amounts alone are in.
package struct CurrencyView: PageContent {
    package static let template = "currency"

    let currencies: [Choice]
    let householdCurrencies: [Choice]
    /// Whether they may decide for the household.
    let isHouseholder: Bool

    package init(_ currency: CurrencySettings, isHouseholder: Bool) {
        self.isHouseholder = isHouseholder
        currencies = CurrencyChoices.all(
            chosen: currency.own,
            none: currency.household.map { Text("The one I used last, at first \($0)") }
                ?? Text("The one I used last"))
        householdCurrencies = CurrencyChoices.all(chosen: currency.household, none: Text("None"))
    }
}
