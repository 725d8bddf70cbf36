/// How a language writes numbers.
///
/// The few facts of CLDR that we need. Foundation's formatters would know all of it, but their
/// data doubles the time in which a command starts (4 ms more) and a node's memory has no room
/// for it. Dates stay year-month-day: it is what a person types here too, and unlike 5/6 it means
/// the same in every language.
struct NumberStyle: Sendable {
    /// Between whole and fraction.
    var decimal: Character
    /// Between thousands; nil: nothing.
    var thousands: Character?
    /// How many digits stand at least before the first group of three (minimumGroupingDigits in CLDR).
    var digitsBeforeGroup = 1
    /// Between number and currency: one that no line is broken at, where the language is strict.
    var space = " "
    /// What stands for a currency's code.
    var symbols: [String: String] = [:]
    /// Whether a currency stands before its number: a symbol without a space, a code with one.
    var isCurrencyFirst = false

    /// An amount as the node says it (`1999.50 SEK`) in this style; anything else as it is.
    ///
    /// `isByCode`: with the currency's code where it has a symbol too.
    func amount(_ canonical: String, isByCode: Bool = false) -> String {
        let words = canonical.split(separator: " ", maxSplits: 1)
        let unit = words.dropFirst().first.map(String.init)
        let isMoney = unit.map(Self.isCurrency) ?? false
        guard let number = words.first.flatMap({ self.number(String($0), isMoney: isMoney) }) else {
            return canonical
        }
        // No currency, which only an amount of nothing has.
        guard let unit, unit != "XXX" else { return number }
        let symbol = isByCode ? nil : symbols[unit]
        guard isCurrencyFirst, isMoney else { return number + space + (symbol ?? unit) }
        return symbol.map { $0 + number } ?? unit + space + number
    }

    /// `SEK` is one, `MB` is not.
    private static func isCurrency(_ unit: String) -> Bool {
        unit.utf8.count == 3 && unit.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// `isMoney`: a whole amount is written without decimals, as people write it.
    private func number(_ canonical: String, isMoney: Bool) -> String? {
        let parts = canonical.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ part in
                !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            })
        else { return nil }
        let whole = grouped(String(parts[0]))
        guard let fraction = parts.dropFirst().first else { return whole }
        // "KWD 1,299" reads as thousandths of a currency that has them.
        let isClear = fraction.count < 3 || whole.allSatisfy { !".,".contains($0) }
        if isMoney, isClear, fraction.allSatisfy({ $0 == "0" }) { return whole }
        return whole + String(decimal) + fraction
    }

    private func grouped(_ digits: String) -> String {
        guard let thousands, digits.count >= 3 + digitsBeforeGroup else { return digits }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(thousands) }
            result.append(digit)
        }
        return result
    }
}

extension Language {
    /// An amount of money as the node says it (`1999.50 SEK`), as this language writes it.
    package func amount(_ canonical: String) -> String { numbers.amount(canonical) }

    /// What a thing costs, as this language writes it: no amount of nothing.
    package func price(_ canonical: String) -> String {
        let number = canonical.prefix { $0 != " " }
        let isNothing = !number.isEmpty && number.allSatisfy { $0 == "0" || $0 == "." }
        return isNothing ? Text("Free of charge").string : amount(canonical)
    }

    /// The same with the currency's code, which means one currency to everybody: "$" does not.
    package func plainAmount(_ canonical: String) -> String {
        numbers.amount(canonical, isByCode: true)
    }

    /// A currency as a person recognizes it: `SEK (kr)`.
    package func currency(_ code: String) -> String {
        numbers.symbols[code].map { "\(code) (\($0))" } ?? code
    }

    /// A price for an example, about as much as a book costs, in the currency with this code.
    package func examplePrice(in code: String) -> String {
        amount("\(NumberStyle.exampleAmount(in: code)) \(code)")
    }
}

extension NumberStyle {
    fileprivate static func exampleAmount(in code: String) -> Int {
        examples.first { $0.codes.contains(code) }?.amount ?? 20
    }

    private static let examples: [(amount: Int, codes: Set<String>)] = [
        (
            199,
            [
                "CZK", "DKK", "EGP", "HKD", "INR", "MDL", "MKD", "MXN", "NOK", "PHP", "SEK", "THB",
                "TRY", "TWD", "UAH", "UYU", "ZAR",
            ]
        ),
        (2_000, ["ALL", "AMD", "HUF", "ISK", "JPY", "KES", "LKR", "NGN", "PKR", "RSD", "RUB"]),
        (20_000, ["ARS", "CLP", "COP", "IRR", "KRW", "TZS", "UGX"]),
        (200_000, ["IDR", "LAK", "UZS", "VND"]),
    ]
}
