/// A price as shops and people write it: `199`, `1 299:-`, `€19.99`, `SEK 1,299.00`, `ca 5,50 kr`, `20–30 €`,
/// `gratis`.
package struct WrittenPrice: Hashable, Sendable {
    /// Of a range the lower end, in hundredths of the currency's unit; 0 to 10^12.
    package let amount: Int64
    /// Nil where nobody says of what the amount is.
    package let currency: Currency?
    /// Whether the currency is written with a sign that others have too, as "kr" and "$" are.
    package let isShared: Bool
    /// Whether the text says more than an amount: that it is a range, approximate, or for a kilogram.
    package let saysMore: Bool

    /// What it costs, if somebody says in which currency.
    package var price: Price? { currency.flatMap { Price(minorUnits: amount, currency: $0) } }

    private static let longest = 64

    /// Nil where the text could mean several things, or nothing.
    ///
    /// `currency`: what an amount is in that has no currency of its own; a sign that several currencies
    /// share means this one if it is among them. `isMarkup`: it was written for programs, where a point is
    /// always before the fraction.
    package init?(_ text: String, currency: Currency?, isMarkup: Bool = false) {
        self.init(text, currencies: currency.map { [$0] } ?? [], isMarkup: isMarkup)
    }

    /// The same of a person who uses several, the likeliest first.
    package init?(_ text: String, currencies: [Currency], isMarkup: Bool = false) {
        guard text.count <= Self.longest else { return nil }
        let text = !isMarkup && Self.isNothing(text) ? "0" : PlainDigits.written(text)
        guard let pieces = Piece.pieces(of: text) else { return nil }
        var amounts: [String] = []
        var signs: [CurrencySign] = []
        var saysMore = false
        var isRange = false
        var hasCrownsMark = false
        for piece in pieces {
            switch piece {
            case .number(let number): amounts.append(number)
            case .crownsMark: hasCrownsMark = true
            case .dash where amounts.count == 1: isRange = true
            case .dash: return nil
            case .word(let typed):
                let word = typed.lowercased()
                if Self.between.contains(word), amounts.count == 1 {
                    isRange = true
                } else if Self.about.contains(word), amounts.isEmpty {
                    saysMore = true
                } else if Self.after.contains(word), !amounts.isEmpty {
                    saysMore = true
                } else if let sign = CurrencySign(typed) {
                    signs.append(sign)
                } else {
                    return nil
                }
            }
        }
        // "199:-" is crowns as "199 kr" is; "199:- SEK" says which.
        if hasCrownsMark, signs.isEmpty, let crowns = CurrencySign("kr") { signs = [crowns] }
        guard amounts.count == (isRange ? 2 : 1) else { return nil }
        let meant = CurrencySign.common(signs)
        guard signs.isEmpty || !meant.isEmpty else { return nil }
        let own =
            signs.isEmpty
            ? currencies.first : currencies.first(where: meant.contains) ?? meant.first
        let read = amounts.compactMap {
            WrittenAmount.hundredths($0, isMarkup: isMarkup, places: own?.decimals ?? 2)
        }
        guard read.count == amounts.count, read == read.sorted(), let lowest = read.first else {
            return nil
        }
        amount = lowest
        currency = own
        isShared = meant.count > 1
        self.saysMore = saysMore || isRange
    }

    /// Whether the text says that it costs nothing, and nothing else: "free shipping" is no price.
    private static func isNothing(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return nothing.contains(words.lowercased())
    }

    private static let nothing: Set<String> = ["free", "for free", "gratis", "kostnadsfritt"]

    /// Before an amount.
    private static let about: Set<String> = [
        "ca", "c:a", "cirka", "circa", "about", "approx", "approximately", "around", "ungefär",
        "ung",
        "från", "from", "ab", "omkring", "runt", "~", "≈", "max", "upp", "till", "up", "to",
        "under",
    ]
    /// Between the two of a range.
    private static let between: Set<String> = ["to", "till", "bis", "à", "or", "eller"]
    /// Behind an amount.
    private static let after: Set<String> = [
        "*", "inkl", "incl", "inc", "mwst", "moms", "vat", "tax", "ttc", "including", "inklusive",
        "per", "/", "each", "styck", "st", "stk", "pc", "piece", "kg", "l", "liter", "litre", "m",
        "pair",
        "par", "+", "plus", "shipping", "frakt",
    ]
}

extension WrittenPrice {
    /// A number with the signs in it, a word or sign, or a dash between two numbers.
    private enum Piece {
        case number(String)
        case word(String)
        case dash
        /// ":-" behind a number.
        case crownsMark

        /// Nil for a minus, and for what no price has.
        static func pieces(of text: String) -> [Piece]? {
            let characters = Array(text).map { $0.isWhitespace ? " " : $0 }
            var pieces: [Piece] = []
            var index = 0
            while index < characters.count {
                let character = characters[index]
                if character == " " {
                    index += 1
                } else if isDigit(character) || startsFraction(characters, index) {
                    let end = numberEnd(characters, from: index)
                    pieces.append(.number(String(characters[index..<end])))
                    index = end + wholeMark(characters, from: end)
                    if index > end + 1, characters[end] == ":" { pieces.append(.crownsMark) }
                } else if character == ":", isNumber(pieces.last), index + 1 < characters.count,
                    dashes.contains(characters[index + 1])
                {
                    // "199 :-"
                    pieces.append(.crownsMark)
                    index += 2
                } else if dashes.contains(character) {
                    // A minus, and a dash with nothing behind it, are no range.
                    guard case .number = pieces.last(where: { !$0.isSign }) else { return nil }
                    pieces.append(.dash)
                    index += 1
                } else if character.isLetter || character.isCurrencySymbol {
                    let end = wordEnd(characters, from: index)
                    pieces.append(.word(String(characters[index..<end])))
                    index = end
                    if index < characters.count, characters[index] == "." { index += 1 }
                } else if "~≈*/+".contains(character) {
                    pieces.append(.word(String(character)))
                    index += 1
                } else {
                    return nil
                }
            }
            return pieces
        }

        private var isSign: Bool {
            switch self {
            case .word(let word): CurrencySign(word) != nil
            case .crownsMark: true
            case .number, .dash: false
            }
        }

        private static func isNumber(_ piece: Piece?) -> Bool {
            if case .number = piece { true } else { false }
        }

        private static let dashes: Set<Character> = ["-", "–", "—", "−"]

        private static func isDigit(_ character: Character) -> Bool {
            character.isASCII && character.isNumber
        }

        /// ",89"
        private static func startsFraction(_ text: [Character], _ index: Int) -> Bool {
            ".,".contains(text[index]) && index + 1 < text.count && isDigit(text[index + 1])
        }

        /// Digits, with one sign between two of them; a space only between groups of three.
        private static func numberEnd(_ text: [Character], from start: Int) -> Int {
            var end = start + 1
            while end < text.count {
                if isDigit(text[end]) {
                    end += 1
                    continue
                }
                let digits = text[(end + 1)...].prefix(4).prefix(while: isDigit).count
                let isGroup = text[end] == " " && digits == 3
                guard isGroup || ".,:'’".contains(text[end]) && digits > 0 else { break }
                end += 2
            }
            return end
        }

        /// "1299:-", "1299,—" and "1299.-" are whole; so is a dot or comma that ends a sentence.
        private static func wholeMark(_ text: [Character], from end: Int) -> Int {
            var next = end
            if next < text.count, ":.,".contains(text[next]) { next += 1 }
            var last = next
            while last < text.count, dashes.contains(text[last]) { last += 1 }
            let isRange =
                last < text.count && (isDigit(text[last]) || text[last] == " " && next == end)
            return (isRange ? next : last) - end
        }

        /// "R$" and "C$" are one word, "SEK199" is two pieces.
        private static func wordEnd(_ text: [Character], from start: Int) -> Int {
            var end = start + 1
            while end < text.count {
                let character = text[end]
                let isColon = character == ":" && end + 1 < text.count && text[end + 1].isLetter
                guard character.isLetter || character.isCurrencySymbol || isColon else { break }
                end += 1
            }
            return end
        }
    }
}
