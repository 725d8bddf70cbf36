/// A line of a checklist: `- [ ] Milk`, or `- [x] Milk` for what is done.
package struct ChecklistLine: Hashable, Sendable {
    package let text: String
    package let isDone: Bool

    package init(text: String, isDone: Bool) {
        self.text = text
        self.isDone = isDone
    }

    /// Nil for a line that is none. The dash may be `*` or `+`, and may be indented, as in a list below another
    /// item's.
    package init?(_ line: Substring) {
        let mark = line.unicodeScalars.drop { $0 == " " || $0 == "\t" }
        guard let dash = mark.first, "-*+".unicodeScalars.contains(dash) else { return nil }
        let box = mark.dropFirst().drop { $0 == " " }
        guard box.count >= 3, box.startIndex != mark.index(after: mark.startIndex) else {
            return nil
        }
        let signs = Array(box.prefix(3))
        let rest = box.dropFirst(3)
        guard signs[0] == "[", signs[2] == "]", " xX".unicodeScalars.contains(signs[1]),
            rest.first.map({ $0 == " " || $0 == "\t" || $0 == "\r" }) ?? true
        else { return nil }
        text = String(Substring(rest)).trimmed
        isDone = signs[1] != " "
    }

    /// The line in the form in which Hearth writes it.
    package var line: String { "- [\(isDone ? "x" : " ")] \(text)" }

    /// Whether each line of a text that has something on it is one, and there is at least one.
    static func isList(_ text: String) -> Bool {
        var isAny = false
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != "\n" }
            rest = rest[line.endIndex...].dropFirst()
            if line.allSatisfy(\.properties.isWhitespace) { continue }
            guard ChecklistLine(Substring(line)) != nil else { return false }
            isAny = true
        }
        return isAny
    }
}
