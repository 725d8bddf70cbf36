import HearthLists
import Testing

@Suite("What people pay with where")
struct CurrencyCountriesTests {
    /// Those of ISO 3166-1, and Kosovo.
    private static let countries = """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS \
        BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE \
        EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM \
        HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC \
        LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA \
        NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW \
        SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO \
        TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
        """

    @Test("Every country has a currency that is in use, and every such currency a country")
    func complete() {
        let countries = Self.countries.split(separator: " ")
        #expect(countries.count == 250)
        #expect(countries.filter { Currency(country: $0) == nil } == ["AQ"])
        let found = Set(countries.compactMap { Currency(country: $0) })
        #expect(found.allSatisfy { $0.isInUse })
        // Salvador pays in dollars, and of Venezuela's two one is for the central bank.
        #expect(Currency.inUse.filter { !found.contains($0) }.map(\.code) == ["SVC", "VED"])
    }

    @Test("What is no country has none", arguments: ["", "S", "SWE", "XA", "ZZ", "é", "1A", "ÅÄ"])
    func none(country: String) {
        #expect(Currency(country: country) == nil)
    }

    @Test(
        "A locale says it by its region, or by a language of one country",
        arguments: [
            ("sv_SE", "SEK"), ("sv_SE.UTF-8", "SEK"), ("sv-SE", "SEK"), ("sv_FI@euro", "EUR"),
            ("en_GB.UTF-8", "GBP"), ("en_US", "USD"), ("en_CA", "CAD"), ("de_DE", "EUR"),
            ("de_CH", "CHF"), ("fi_FI", "EUR"), ("nb_NO", "NOK"), ("da_DK", "DKK"),
            ("is_IS", "ISK"), ("en_DK", "DKK"), ("bg_BG", "EUR"), ("hr_HR", "EUR"),
            ("ja_JP", "JPY"), ("zh_Hant_TW", "TWD"), ("sr-Latn-RS", "RSD"), ("se_NO", "NOK"),
            ("EN-gb", "GBP"), ("sv", "SEK"), ("SV", "SEK"), ("sv.UTF-8", "SEK"), ("da", "DKK"),
            ("fi", "EUR"), ("pl", "PLN"), ("sv-u-co-trad", "SEK"),
            ("en", nil), ("de", nil), ("es-419", nil), ("en_001", nil), ("en-u-ca-gregory", nil),
            ("", nil), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("_SE", nil), ("sv_ZZ", nil),
            ("xx_YY", nil), ("en_XA", nil), ("en_AQ", nil),
            (String(repeating: "a_", count: 99), nil),
        ] as [(String, String?)])
    func locales(locale: String, code: String?) {
        #expect(Currency(locale: locale)?.code == code)
    }
}
