/// Reads prices as shops and people write them: `199`, `1 299:-`, `€19.99`, `SEK 1,299.00`, `5,50 kr`.
package enum PriceText {
    /// What an amount says.
    package enum Reading: Hashable {
        case price(Price)
        /// An amount; nobody says of what.
        case amount(Int64)
    }

    /// `currency` is what an amount without a currency of its own is in.
    package static func read(_ text: String, currency: Currency?) -> Reading? {
        var letters = ""
        var number = ""
        var isAfterNumber = false
        var previous: Character = " "
        for character in text.prefix(40) {
            defer { previous = character }
            // "kr." and the like.
            if character == ".", previous.isLetter { continue }
            if character.isASCII, character.isNumber || ".,:'-–—’ ".contains(character) {
                if character.isNumber, isAfterNumber, !letters.isEmpty,
                    number.contains(where: \.isNumber)
                {
                    // "2 for 5 EUR": more than one number.
                    return nil
                }
                number.append(character)
            } else if character.isWhitespace || "’–—".contains(character) {
                number.append(character.isWhitespace ? " " : character)
            } else {
                if number.contains(where: \.isNumber) { isAfterNumber = true }
                letters.append(character)
            }
        }
        guard text.count <= 40, let units = minorUnits(number) else { return nil }
        guard let named = letters.isEmpty ? currency : code(letters) else {
            return letters.isEmpty ? .amount(units) : nil
        }
        return Price(minorUnits: units, currency: named).map(Reading.price)
    }

    private static func code(_ text: String) -> Currency? {
        let word = text.trimmingPrefix { $0 == "." }
        if let currency = Currency(word.uppercased()), word.count == 3,
            word.uppercased() == word
                || known.contains(word.uppercased())
        {
            return currency
        }
        return symbols[word.lowercased().filter { $0 != "." }].flatMap { Currency($0) }
    }

    /// Written in small letters too.
    private static let known: Set<String> = ["SEK", "EUR", "USD", "GBP", "DKK", "NOK", "CHF"]

    /// A crown is Swedish here unless it says otherwise, a dollar American.
    private static let symbols = [
        "kr": "SEK", "kronor": "SEK", "skr": "SEK", "€": "EUR", "euro": "EUR", "euros": "EUR",
        "$": "USD", "us$": "USD", "dollar": "USD", "dollars": "USD", "£": "GBP", "pounds": "GBP",
        "nkr": "NOK", "dkr": "DKK", "¥": "JPY", "zł": "PLN", "fr": "CHF", "a$": "AUD",
        "c$": "CAD", "₹": "INR", "kč": "CZK", "ft": "HUF",
    ]

    /// Hundredths, from digits with signs between thousands and before the fraction.
    private static func minorUnits(_ text: String) -> Int64? {
        var rest = text.filter { $0 != "'" && $0 != "’" }
        // A blank between two digits parts thousands; any other means nothing.
        rest = rest.split(separator: " ").reduce(into: "") { joined, piece in
            if joined.last?.isNumber == true, piece.first?.isNumber == true { joined.append(" ") }
            joined += piece
        }
        // "1299:-" and "1299,—" are whole crowns.
        for ending in [":-", ",-", ".-", ":–", ",–", ",—", ":—", ":"] where rest.hasSuffix(ending) {
            rest.removeLast(ending.count)
            break
        }
        while let last = rest.last, ".,".contains(last) { rest.removeLast() }
        guard !rest.isEmpty, rest.allSatisfy({ $0.isNumber || ".,: ".contains($0) }) else {
            return nil
        }
        let separators = rest.filter { !$0.isNumber }
        // The last sign is a fraction's when one or two digits follow it and it is the only one of
        // its kind; any other parts thousands.
        guard let last = rest.lastIndex(where: { !$0.isNumber }) else {
            return Price.minorUnits(rest)
        }
        let fraction = rest[rest.index(after: last)...]
        let isFraction =
            (1...2).contains(fraction.count) && rest[last] != " "
            && separators.count { $0 == rest[last] } == 1
        let whole = isFraction ? rest[..<last] : rest[...]
        let groups = whole.split(
            omittingEmptySubsequences: false, whereSeparator: { !$0.isNumber })
        guard groups.dropFirst().allSatisfy({ $0.count == 3 }),
            groups.first.map({ !$0.isEmpty && (groups.count == 1 || $0.count <= 3) }) == true
        else { return nil }
        let digits = groups.joined()
        let hundredths = isFraction ? String(fraction) + (fraction.count == 1 ? "0" : "") : "00"
        return Price.minorUnits(digits + "." + hundredths)
    }
}
