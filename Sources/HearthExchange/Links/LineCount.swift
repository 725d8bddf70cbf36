/// How many somebody wishes for, as it is written on a line beside the name: `2x Mug`, `[ 2 ] Mug`,
/// `2 st Mug`, `( 2 ) Mug`, `Mug (x2)`, `Mug (2)`, `Mug x2`.
struct LineCount {
    /// The text without it.
    let rest: Substring
    let digits: Substring
    /// It stands alone in brackets, where lists have their numbers too.
    let isBare: Bool

    /// Before the name; nil where there is none, or nothing behind it.
    init?(before text: Substring) {
        if let found = text.prefixMatch(of: Self.inBrackets) {
            digits = found.2 ?? found.4 ?? found.5 ?? found.6 ?? ""
            isBare = found.2 != nil && found.1 == nil && found.3 == nil
            rest = text[found.range.upperBound...]
        } else if let found = text.prefixMatch(of: Self.plain) {
            digits = found.1 ?? found.2 ?? found.3 ?? found.4 ?? ""
            isBare = false
            rest = text[found.range.upperBound...]
        } else {
            return nil
        }
    }

    /// Behind the name; a number without brackets is part of it there, as is a letter with one behind it that tells
    /// models apart, and of several numbers each may be a measure.
    init?(behind text: Substring) {
        guard let found = text.suffix(16).firstMatch(of: Self.last) else { return nil }
        rest = text[..<found.range.lowerBound]
        digits = found.1 ?? found.2 ?? found.3 ?? found.4 ?? found.5 ?? ""
        isBare = false
        let isSure = found.1 != nil || found.2 != nil
        guard !rest.isEmpty, isSure || !rest.contains(where: \.isNumber) else { return nil }
        let word = rest.split(whereSeparator: \.isWhitespace).last?.lowercased() ?? ""
        guard found.5 == nil || !Self.models.contains(word) else { return nil }
    }

    /// Before a letter and a number that are a model.
    private static let models: Set<String> = [
        "model", "modell", "type", "typ", "mark", "serie", "series", "version",
    ]

    // Regular expressions are not Sendable. Nothing changes these, so every task may read them.

    /// `[ 2 ]`, `[x2]`, `(2x)`, `( 2 )`; not `(500) Days`, nor a name in front of a bracket that holds a link.
    nonisolated(unsafe) private static let inBrackets =
        #/
        (?: \[ \s{0,3} ([xX×])? \s? (\d{1,3}) \s? ([xX×]|st\.?|stk\.?|pcs?\.?)? \s{0,3} \]
        | \( \s? (?: [xX×] \s? (\d{1,3}) | (\d{1,3}) \s? (?:[xX×]|st\.?|stk\.?|pcs?\.?)) \s? \)
        | \( \s{1,3} (\d{1,3}) \s{1,3} \))
        (?!\() \s* (?=\S)
        /#
    /// `2x`, `2 x` unless a measure follows, `x2`, `2 st`.
    nonisolated(unsafe) private static let plain =
        /(?:(\d{1,3})[xX×]\s+|(\d{1,3})\s[xX×]\s+(?!\d)|[x×](\d{1,3})\s+|(\d{1,3})\s?(?:stycken|[Ss]tück|pieces|stk?|[Ss]tk|pcs?)\.?\s+)(?=\S)/
    nonisolated(unsafe) private static let last =
        /\s*\(\s?[xX×]\s?(\d{1,3})\s?\)$|\s*\(\s?(\d{1,3})\s?(?:[xX×]|st\.?|stk\.?|pcs?\.?)\s?\)$|\s+×\s?(\d{1,3})$|\s+\(\s?(\d{1,2})\s?\)$|\s+x(\d{1,2})$/
}
