extension Language {
    /// English. Its texts stand in the code; those for error codes stand in the folder English, by
    /// what they are about.
    package static let english = Language(
        code: "en", name: "English",
        errors: [
            englishErrorsTyped, englishErrorsHome, englishErrorsLimits, englishErrorsLists,
            englishErrorsGiving, englishErrorsFiles, englishErrorsShops, englishErrorsTalk,
        ].joined(),
        texts: [], counted: [], help: [], plurals: .oneIsSingular,
        numbers: NumberStyle(
            decimal: ".", thousands: ",", symbols: ["EUR": "€", "GBP": "£", "USD": "$"],
            isCurrencyFirst: true),
        yes: ["y", "yes"], no: "N")
}
