/// What stands before a wish on a line of a checklist, a chat or a list.
struct LineStart {
    /// The line without it.
    let rest: Substring
    /// Whether a box is ticked.
    let isTicked: Bool
    /// Pieces: "2x".
    let count: LineCount?

    init(of line: Substring) {
        var rest = line
        if let sent = rest.prefixMatch(of: Self.sender) { rest = rest[sent.range.upperBound...] }
        if let bullet = rest.prefixMatch(of: Self.bullet) {
            rest = rest[bullet.range.upperBound...]
        }
        var isTicked = false
        if let sign = rest.first?.unicodeScalars.first, Self.boxes.contains(sign) {
            isTicked = Self.ticks.contains(sign)
            rest = rest.dropFirst().drop(while: \.isWhitespace)
        } else if let box = rest.prefixMatch(of: Self.box) {
            isTicked = box.0.lowercased().contains("x")
            rest = rest[box.range.upperBound...]
        }
        count = LineCount(before: rest)
        self.rest = count?.rest ?? rest
        self.isTicked = isTicked
    }

    private static let ticks: Set<Unicode.Scalar> = ["☑", "☒", "✔", "✓", "✅", "✘", "✗"]
    private static let boxes = ticks.union(["☐", "⬜", "🔲"])
    // Regular expressions are not Sendable. Nothing changes these, so every task may read them.

    /// `[24/11/2026, 10:15:03] Name: ` and `24.11.26, 10:15 - Name: `, as chats are exported.
    nonisolated(unsafe) private static let sender =
        /\[?\d{1,4}[.\/-]\d{1,2}[.\/-]\d{1,4},? \d{1,2}[:.]\d{2}([:.]\d{2})?(\s?[AaPp]\.?[Mm]\.?)?(\]|\s-)\s[^:\n]{1,60}:\s+/
    nonisolated(unsafe) private static let bullet = /([-*•–▪◦‣·●○■]|\d{1,3}[.)])\s+/
    nonisolated(unsafe) private static let box = /\[[ xX]?\](?!\()\s*/
}
