/// What stands before a wish on a line of a checklist, a chat or a list.
struct LineStart {
    /// The line without it.
    let rest: Substring
    /// Whether a box is ticked.
    let isTicked: Bool
    /// Pieces: "2x".
    let count: LineCount?

    init(of line: Substring) {
        var rest = DirectionMarks.trimmed(line)
        if let said = ChatSender.removed(from: rest) { rest = DirectionMarks.trimmed(said) }
        if let bullet = rest.prefixMatch(of: Self.bullet) {
            rest = DirectionMarks.trimmed(rest[bullet.range.upperBound...])
        }
        var isTicked = false
        if let sign = rest.first?.unicodeScalars.first, Self.boxes.contains(sign) {
            isTicked = Self.ticks.contains(sign)
            rest = DirectionMarks.trimmed(rest.dropFirst())
        } else if let box = rest.prefixMatch(of: Self.box) {
            isTicked = box.0.lowercased().contains("x")
            rest = DirectionMarks.trimmed(rest[box.range.upperBound...])
        }
        count = LineCount(before: rest)
        self.rest = count?.rest ?? rest
        self.isTicked = isTicked
    }

    private static let ticks: Set<Unicode.Scalar> = ["☑", "☒", "✔", "✓", "✅", "✘", "✗"]
    private static let boxes = ticks.union(["☐", "⬜", "🔲"])
    // Regular expressions are not Sendable. Nothing changes these, so every task may read them.

    nonisolated(unsafe) private static let bullet = /([-*•–▪◦‣·●○■]|\d{1,3}[.)])\s+/
    nonisolated(unsafe) private static let box = /\[[ xX]?\](?!\()\s*/
}
