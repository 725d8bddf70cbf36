/// Who wrote a line of a chat and when, as messengers put it before the text where a chat is exported or
/// copied.
enum ChatSender {
    /// Characters of it; what is longer is none.
    private static let limit = 160

    /// The line without it; nil where it begins with none.
    static func removed(from line: Substring) -> Substring? {
        // Marks of direction stand anywhere in it, and say nothing.
        let start = String(
            String.UnicodeScalarView(
                line.prefix(limit).unicodeScalars.filter {
                    !DirectionMarks.contains($0)
                }))
        guard
            let end = start.prefixMatch(of: dayFirst)?.range.upperBound
                ?? start.prefixMatch(of: timeFirst)?.range.upperBound
                ?? start.prefixMatch(of: nameFirst)?.range.upperBound
        else { return nil }
        var left = start.unicodeScalars[..<end].count
        let rest = line.unicodeScalars.drop { scalar in
            guard left > 0 else { return false }
            if !DirectionMarks.contains(scalar) { left -= 1 }
            return true
        }
        return Substring(rest)
    }

    // Regular expressions are not Sendable. Nothing changes these, so every task may read them.

    /// `[24/11/2026, 10:15:03] Name: `, `24.11.26, 10:15 - Name: `, `24. 11. 2026 AM 10:15 - Name: `,
    /// `[2026-11-24 kl. 10:15:03] Name: `.
    nonisolated(unsafe) private static let dayFirst =
        #/
        \[? \d{1,4}[.\/\-]\s?\d{1,2}[.\/\-]\s?\d{1,4}\.? [,،]? \s (?:\p{L}{1,6}\.?\s?)?
        \d{1,2}[:.]\d{2}(?:[:.]\d{2})? (?:\s?\p{L}[\p{L}.]{0,4}(?:\s[\p{L}.]{1,3})?)?
        (?:\s?\]|\s[\-–—]|:) \s [^:\n]{1,60}:(?:\s+|$)
        /#
    /// `[10:15, 24/11/2026] Name: `
    nonisolated(unsafe) private static let timeFirst =
        #/
        \[\d{1,2}[:.]\d{2}(?:[:.]\d{2})? (?:\s?\p{L}[\p{L}.]{0,4}(?:\s[\p{L}.]{1,3})?)? [,،] \s
        \d{1,4}[.\/\-]\s?\d{1,2}[.\/\-]\s?\d{1,4}\.?\] \s [^:\n]{1,60}:(?:\s+|$)
        /#
    /// `Name, [24.11.2026 10:15]`, before the text or on a line of its own.
    nonisolated(unsafe) private static let nameFirst =
        #/
        [^\[\]\n]{1,60},\s\[\d{1,4}[.\/\-]\d{1,2}[.\/\-]\d{1,4}[,،]?\s
        \d{1,2}[:.]\d{2}(?:[:.]\d{2})? (?:\s?\p{L}[\p{L}.]{0,4})?\]:?\s*
        /#
}
