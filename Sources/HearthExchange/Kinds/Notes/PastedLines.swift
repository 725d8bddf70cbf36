package import HearthAPI
import HearthLists
import HearthWire

/// Lines of a checklist as people paste or pipe them: from other checklists, numbered lists, mails and chats.
///
/// Every line that says something is one. Of a line that is longer than a name its beginning is the name, and
/// all of it is the text: nothing is lost.
package struct PastedLines: Hashable, Sendable {
    /// Lines with anything on them: twice as many as a list holds, for those of who wrote and when are none.
    private static let lineLimit = 2 * Limits.itemsPerList

    package let lines: [NewLine]

    /// - Throws: `HearthError`: `limitItems`; `textNotAllowed` for a letter of hundreds of code points.
    package init(_ text: String) throws(HearthError) {
        do { try LetterMeter.check(text) } catch {
            throw HearthError(.textNotAllowed, ["field": "name"])
        }
        var said: [Substring] = []
        for line in text.split(whereSeparator: \.isNewline)
        where !DirectionMarks.trimmed(line).isEmpty {
            // What a line is takes long to find out, also of one that says nothing.
            guard said.count < Self.lineLimit else {
                throw HearthError(.limitItems, ["limit": "\(Limits.itemsPerList)"])
            }
            said.append(line)
        }
        let areNumbered = said.count > 1 && Self.areNumbered(said)
        lines = said.compactMap { Self.line($0, numbers: areNumbered) }
    }

    /// One number can be a part of what a line says; several count the lines, and so does one where all others have
    /// marks of a list, too.
    private static func areNumbered(_ lines: [Substring]) -> Bool {
        var count = 0
        var isList = true
        for line in lines {
            let marks = LineMarks(of: line)
            if marks.isNumbered { count += 1 }
            isList = isList && marks.isAny
            if count > 1 { break }
        }
        return count > 1 || count == 1 && isList
    }

    /// Nil for one that says nothing.
    private static func line(_ line: Substring, numbers: Bool) -> NewLine? {
        let marks = LineMarks(of: line, numbers: numbers)
        guard !marks.rest.allSatisfy(rules.contains) else { return nil }
        // The node says by how much one is too long for a text.
        let rule = TextRule(limit: 1 << 20, mayBeEmpty: false)
        let whole = WishText.fit(String(marks.rest), to: rule).text
        guard (try? rule.check(whole)) != nil else { return nil }
        let name = FittedName(whole)
        return NewLine(
            name: name.text, text: name.isWhole ? nil : whole, isDone: marks.isTicked == true)
    }

    /// What parts one piece of a text from the next, and bullets with nothing behind.
    private static let rules: Set<Character> = ["-", "–", "—", "*", "_", "=", "~", "•", "·", "+"]

    /// How many say more than fits a name.
    package var longCount: Int { lines.count { $0.text != nil } }
}
