extension Currency {
    /// What people pay with in a country or territory (two letters of ISO 3166-1, in any case); nil for one
    /// that has no currency, as Antarctica, and for what is none.
    package init?(country: some StringProtocol) {
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let country = country.uppercased()
        guard country.utf8.count == 2, country.utf8.allSatisfy(letters.contains) else { return nil }
        if let named = Self.shared[country] {
            self = named
        } else if let own = Self.own[country] {
            self = own
        } else {
            return nil
        }
    }

    /// What people pay with where a locale or a language tag is at home: `sv_SE.UTF-8`, `sv-SE`,
    /// `zh_Hant_TW`. A language alone says it where one country speaks it, as `sv` does and `en` does not.
    package init?(locale: some StringProtocol) {
        guard locale.utf8.count <= Self.longestLocale else { return nil }
        let pieces = locale.prefix { $0 != "." && $0 != "@" }
            .split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        guard let language = pieces.first?.lowercased(), !language.isEmpty else { return nil }
        // Behind one letter stand extensions, which have words of two letters as well.
        let region = pieces.dropFirst().prefix { $0.utf8.count > 1 }.first { piece in
            piece.utf8.count == 2 || piece.utf8.count == 3 && piece.allSatisfy(\.isNumber)
        }
        let known = region.map { String($0) } ?? Self.languages[language]
        guard let country = known else { return nil }
        self.init(country: country)
    }

    private static let longestLocale = 64

    /// A code begins with its country's (ISO 4217); an X there is no country's.
    private static let own = Dictionary(
        inUse.filter { !$0.code.hasPrefix("X") }.map { (String($0.code.prefix(2)), $0) }
    ) { one, _ in one }

    /// The countries that have the currency of another or a common one, or that have given up the one of
    /// their own letters.
    private static let shared: [String: Currency] = Dictionary(
        [
            "AUD": "CC CX HM KI NF NR TV",
            "CHF": "LI",
            "DKK": "FO GL",
            "EUR": """
            AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE \
            SI SK SM TF VA XK YT
            """,
            "GBP": "GG GS IM JE",
            "ILS": "PS",
            "MAD": "EH",
            "NOK": "BV SJ",
            "NZD": "CK NU PN TK",
            "USD": "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM VG VI",
            "VES": "VE",
            "XAF": "CF CG CM GA GQ TD",
            "XCD": "AG AI DM GD KN LC MS VC",
            "XCG": "CW SX",
            "XOF": "BF BJ CI GW ML NE SN TG",
            "XPF": "NC PF WF",
        ].flatMap { code, countries in
            countries.split(separator: " ").compactMap { country in
                Currency(code).map { (String(country), $0) }
            }
        }
    ) { one, _ in one }

    /// Languages of which one country is the usual one.
    private static let languages = [
        "sv": "SE", "da": "DK", "nb": "NO", "nn": "NO", "no": "NO", "fi": "FI", "is": "IS",
        "fo": "FO", "et": "EE", "lv": "LV", "lt": "LT", "pl": "PL", "cs": "CZ", "sk": "SK",
        "hu": "HU", "sl": "SI", "hr": "HR", "bg": "BG", "uk": "UA", "el": "GR", "ja": "JP",
        "th": "TH", "vi": "VN",
    ]
}
