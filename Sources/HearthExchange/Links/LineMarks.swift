/// What stands before the words of a line in a checklist, a list or a chat: who wrote it, marks of a quotation,
/// a bullet or a number, a box.
struct LineMarks {
    /// The line without them.
    let rest: Substring
    /// Whether a box is ticked; nil: there is none.
    let isTicked: Bool?
    /// Whether a number, or a letter with a bracket, was taken for one of them.
    let isNumbered: Bool
    /// Whether there are any.
    let isAny: Bool

    /// `numbers`: whether a number at the beginning counts the lines, and is no part of what the line says.
    init(of line: Substring, numbers: Bool = true) {
        var rest = DirectionMarks.trimmed(line)
        if let said = ChatSender.removed(from: rest) { rest = DirectionMarks.trimmed(said) }
        _ = Self.take(Self.quotation, from: &rest)
        var isNumbered = false
        var isTicked = Self.box(before: &rest)
        if isTicked == nil, !Self.take(Self.bullet, from: &rest), numbers {
            isNumbered = Self.takeKeycap(from: &rest) || Self.take(Self.number, from: &rest)
        }
        if isTicked == nil { isTicked = Self.box(before: &rest) }
        self.rest = rest
        isAny = rest != DirectionMarks.trimmed(line)
        self.isTicked = isTicked
        self.isNumbered = isNumbered
    }

    /// Takes a mark away; says whether there was one.
    private static func take(_ mark: Regex<Substring>, from rest: inout Substring) -> Bool {
        guard let found = rest.prefixMatch(of: mark) else { return false }
        rest = DirectionMarks.trimmed(rest[found.range.upperBound...])
        return true
    }

    /// The same of `1️⃣`, which is one letter.
    private static func takeKeycap(from rest: inout Substring) -> Bool {
        guard let first = rest.first, first.unicodeScalars.last == "\u{20E3}" else { return false }
        rest = DirectionMarks.trimmed(rest.dropFirst())
        return true
    }

    /// Takes a box away, and says whether it is ticked.
    private static func box(before rest: inout Substring) -> Bool? {
        if let sign = rest.first?.unicodeScalars.first, boxes.contains(sign) {
            rest = DirectionMarks.trimmed(rest.dropFirst())
            return ticks.contains(sign)
        }
        guard let found = rest.prefixMatch(of: writtenBox) else { return nil }
        let isTicked = found.1 ?? found.2
        rest = DirectionMarks.trimmed(rest[found.range.upperBound...])
        return isTicked.map { !$0.allSatisfy(\.isWhitespace) } ?? false
    }

    private static let ticks: Set<Unicode.Scalar> = [
        "☑", "☒", "✔", "✓", "✅", "✘", "✗", "🗹", "🗸", "🗷",
    ]
    private static let boxes = ticks.union(["☐", "⬜", "🔲", "□", "▢", "◻", "◽", "❏", "❑", "⬚", "🗆"])
    // Regular expressions are not Sendable. Nothing changes these, so every task may read them.

    nonisolated(unsafe) private static let quotation = /(?:>\s?)+/
    nonisolated(unsafe) private static let bullet = /[-*+•–—▪◦‣·●○■⁃∙➢➤►▸✦❖]\s+(?=\S)/
    /// `1.`, `10)`, `1.)`, `٢.`, `1、`, `1.Mug`, `a)`, `①`; not `1.5 l`.
    nonisolated(unsafe) private static let number =
        #/
        (?: \d{1,3} (?: [.)．）]\)?\s+ | [.)．）](?=\p{L}) | 、\s* ) | [a-zA-Z]\)\s+ | [①-⑳]\s* ) (?=\S)
        /#
    /// `[ ]`, `[x]`, `[ x ]`, `[✓]`, `[]`, `( )`, `(x)`; not `[x](https://…)`.
    nonisolated(unsafe) private static let writtenBox =
        /(?:\[\s{0,3}([xX✓✔✗✘]?)\s{0,3}\](?!\()|\(([ xX])\)(?=\s))\s*/
}
