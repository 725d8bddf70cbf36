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
    /// How many digits a number has at least in which thousands are parted.
    var groupedFrom = 4
    /// Between number and currency: one that no line is broken at, where the language is strict.
    var space = " "
    /// What stands for a currency's code.
    var symbols: [String: String] = [:]
    /// Whether a currency stands before its number: a symbol without a space, a code with one.
    var isCurrencyFirst = false

    /// An amount as the node says it (`1999.50 SEK`) in this style; anything else as it is.
    func amount(_ canonical: String) -> String {
        let words = canonical.split(separator: " ", maxSplits: 1)
        guard let number = words.first.flatMap({ self.number(String($0)) }) else {
            return canonical
        }
        guard let unit = words.dropFirst().first.map(String.init) else { return number }
        guard isCurrencyFirst, Self.isCurrency(unit) else {
            return number + space + (symbols[unit] ?? unit)
        }
        return symbols[unit].map { $0 + number } ?? unit + space + number
    }

    /// `SEK` is one, `MB` is not.
    private static func isCurrency(_ unit: String) -> Bool {
        unit.utf8.count == 3 && unit.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    private func number(_ canonical: String) -> String? {
        let parts = canonical.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ part in
                !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            })
        else { return nil }
        return ([grouped(String(parts[0]))] + parts.dropFirst().map(String.init))
            .joined(separator: String(decimal))
    }

    private func grouped(_ digits: String) -> String {
        guard let thousands, digits.count >= groupedFrom else { return digits }
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
}
