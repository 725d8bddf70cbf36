/// How a currency is written beside an amount: by its code, a sign, or a word.
struct CurrencySign: Hashable {
    /// Those that it may mean, the most usual first.
    let currencies: [Currency]

    /// `word`: without a dot behind it. Three capital letters are a code, whether anybody pays with that or
    /// not; small ones only if somebody does.
    init?(_ word: String) {
        if let codes = Self.signs[word.lowercased()] {
            currencies = codes.split(separator: " ").compactMap { Currency($0) }
        } else if let currency = Currency(word) {
            currencies = [currency]
        } else if let currency = Currency(word.uppercased()), currency.isInUse {
            currencies = [currency]
        } else {
            return nil
        }
    }

    /// What signs beside one amount mean together: "kr 199 DKK" is one currency. Empty where they differ.
    static func common(_ signs: [CurrencySign]) -> [Currency] {
        guard let first = signs.first else { return [] }
        return first.currencies.filter { one in signs.allSatisfy { $0.currencies.contains(one) } }
    }

    private static let signs = [
        "kr": "SEK NOK DKK ISK", "kronor": "SEK", "krona": "SEK", "kroner": "NOK DKK",
        "skr": "SEK", "nkr": "NOK", "dkr": "DKK", "€": "EUR", "euro": "EUR", "euros": "EUR",
        "$": "USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP", "us$": "USD", "c$": "CAD", "ca$": "CAD",
        "a$": "AUD", "au$": "AUD", "nz$": "NZD", "s$": "SGD", "hk$": "HKD", "nt$": "TWD",
        "mx$": "MXN", "r$": "BRL", "dollar": "USD CAD AUD NZD SGD HKD",
        "dollars": "USD CAD AUD NZD SGD HKD", "£": "GBP EGP GIP FKP SHP", "pound": "GBP EGP",
        "pounds": "GBP EGP", "¥": "JPY CNY", "￥": "JPY CNY", "円": "JPY", "元": "CNY",
        "yen": "JPY", "yuan": "CNY", "₩": "KRW", "₹": "INR", "rs": "INR PKR LKR NPR MUR",
        "zł": "PLN", "zl": "PLN", "kč": "CZK", "ft": "HUF", "fr": "CHF", "sfr": "CHF",
        "lei": "RON MDL", "₫": "VND", "đ": "VND", "₺": "TRY", "tl": "TRY", "₽": "RUB",
        "руб": "RUB", "₴": "UAH", "₪": "ILS", "₱": "PHP", "฿": "THB",
    ]
}

extension Currency {
    /// Digits behind its unit (ISO 4217).
    package var decimals: Int {
        if Self.withoutDecimals.contains(code) { return 0 }
        return Self.withThreeDecimals.contains(code) ? 3 : 2
    }

    private static let withoutDecimals: Set<String> = [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
        "XAF", "XOF", "XPF",
    ]
    private static let withThreeDecimals: Set<String> = [
        "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND",
    ]
}
