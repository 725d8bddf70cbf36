/// Keeps spreadsheet programs from taking a text for a formula (OWASP, "CSV injection").
///
/// A cell that begins with one of a few signs is calculated when the file is opened, with all that
/// a formula may do: a friend's wish must not run anything. Such a cell gets an apostrophe before
/// it, and so does one that begins with an apostrophe, so that reading takes exactly one away.
enum FormulaGuard {
    private static let signs: Set<Character> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "'", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]

    static func guarded(_ cell: String) -> String {
        guard let first = cell.unicodeScalars.first else { return cell }
        return signs.contains(Character(first)) ? "'" + cell : cell
    }

    static func unguarded(_ cell: String) -> String {
        // ="0306406152", as some programs keep a number a text.
        if cell.hasPrefix("=\""), cell.hasSuffix("\""), cell.count >= 3 {
            return String(cell.dropFirst(2).dropLast())
        }
        guard cell.unicodeScalars.first == "'",
            let second = cell.unicodeScalars.dropFirst().first,
            signs.contains(Character(second))
        else { return cell }
        return String(cell.unicodeScalars.dropFirst())
    }
}
