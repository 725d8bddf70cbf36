extension Language {
    /// English. Its texts stand in the code; those for error codes stand in Resources/en.json.
    package static let english = Language(
        code: "en", name: "English", translations: Translations(PackageResources.en_json),
        plurals: .oneIsSingular,
        numbers: NumberStyle(
            decimal: ".", thousands: ",", symbols: ["EUR": "€", "GBP": "£", "USD": "$"],
            isCurrencyFirst: true),
        possessive: .apostrophe,
        yes: ["y", "yes"], no: "N")
}
