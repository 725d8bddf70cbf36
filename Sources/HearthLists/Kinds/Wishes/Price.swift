/// What something costs.
package struct Price: Hashable, Sendable, CustomStringConvertible {
    /// Hundredths of the currency's unit, whatever the currency: 0 to 10^12.
    package let minorUnits: Int64
    package let currency: Currency

    /// Nil for a negative amount or one above 10^12 hundredths.
    package init?(minorUnits: Int64, currency: Currency) {
        guard (0...ListLimits.price).contains(minorUnits) else { return nil }
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// Reads exactly an amount, one space and a currency: `199.50 SEK`.
    package static func parse(_ text: some StringProtocol) -> Price? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, let units = minorUnits(words[0]), let currency = Currency(words[1])
        else { return nil }
        return Price(minorUnits: units, currency: currency)
    }

    /// Reads an amount as people write it: `199`, `199.50`, `199,50` or `199.500`, nothing else; in
    /// hundredths, nil above 10^12.
    package static func minorUnits(_ text: some StringProtocol) -> Int64? {
        let octets = Array(text.utf8)
        let separators = [UInt8(ascii: "."), UInt8(ascii: ",")]
        let parts = octets.split(
            maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: separators.contains)
        guard let whole = number(parts[0], digits: 1...11) else { return nil }
        var hundredths: Int64 = 0
        if parts.count == 2 {
            // As those currencies are written that have thousandths.
            let digits = parts[1].count == 3 ? parts[1].dropLast() : parts[1]
            guard parts[1].count < 3 || parts[1].last == UInt8(ascii: "0"),
                let fraction = number(digits, digits: 2...2)
            else { return nil }
            hundredths = fraction
        }
        let units = whole * 100 + hundredths
        return units <= ListLimits.price ? units : nil
    }

    /// The form `199.50 SEK`, which `parse(_:)` reads, with as many digits behind the point as the currency
    /// has; for people, pages format by language.
    package var description: String { "\(number) \(currency)" }

    private var number: String {
        let (whole, rest) = minorUnits.quotientAndRemainder(dividingBy: 100)
        if rest == 0, currency.decimals == 0 { return "\(whole)" }
        return "\(whole).\(rest < 10 ? "0" : "")\(rest)" + (currency.decimals == 3 ? "0" : "")
    }

    private static func number(_ octets: ArraySlice<UInt8>, digits: ClosedRange<Int>) -> Int64? {
        guard digits.contains(octets.count) else { return nil }
        var value: Int64 = 0
        for octet in octets {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(octet) else { return nil }
            value = value * 10 + Int64(octet - UInt8(ascii: "0"))
        }
        return value
    }
}
