/// How a language writes numbers.
///
/// The few facts of CLDR that we need. Foundation's formatters would know all of it, but their
/// data doubles the time in which a command starts (4 ms more) and a node's memory has no room
/// for it. Dates stay year-month-day: it is what a person types here too, and unlike 5/6 it means
/// the same in every language.
struct NumberStyle: Sendable {
    /// Between whole and fraction.
    var decimal: Character
    /// Between thousands, in numbers of five digits and more; nil: nothing.
    var thousands: Character?
    /// Between number and currency: one that no line is broken at, where the language is strict.
    var space = " "

    /// An amount as the node says it (`1999.50 SEK`) in this style; anything else as it is.
    func amount(_ canonical: String) -> String {
        let words = canonical.split(separator: " ", maxSplits: 1)
        guard let number = words.first.flatMap({ self.number(String($0)) }) else {
            return canonical
        }
        return ([number] + words.dropFirst().map(String.init)).joined(separator: space)
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
        guard let thousands, digits.count >= 5 else { return digits }
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

    /// What a person typed or copied as an amount, as the node reads it: without spaces between
    /// digits and with an ordinary one before the currency. (Point and comma the node reads both.)
    package static func plainAmount(_ typed: String) -> String {
        let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}"]
        let characters = typed.map { spaces.contains($0) ? " " : $0 }
        var result = ""
        for (index, character) in characters.enumerated() {
            let isBetweenDigits =
                character == " " && result.last?.isNumber == true
                && index + 1 < characters.count && characters[index + 1].isNumber
            if !isBetweenDigits { result.append(character) }
        }
        return result
    }
}
