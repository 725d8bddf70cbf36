/// The text of a checklist in a file: lines with boxes, each perhaps with more words below it.
package enum ChecklistText {
    /// What stands before each line that belongs to the one with a box above it.
    private static let indent = "    "

    /// One line of the checklist.
    package struct Entry: Hashable, Sendable {
        package var line: ChecklistLine
        /// Empty: there is no more to say.
        package var text: String

        package init(line: ChecklistLine, text: String = "") {
            self.line = line
            self.text = text
        }
    }

    /// In their order; a line without a box that belongs to none is one of its own.
    package static func entries(of text: String) -> [Entry] {
        var entries: [Entry] = []
        var words: [String] = []
        func finish() {
            guard !entries.isEmpty else { return }
            entries[entries.count - 1].text = words.joined(separator: "\n")
            words = []
        }
        for line in text.unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            let isBlank = line.allSatisfy(\.properties.isWhitespace)
            let isIndented = line.starts(with: indent.unicodeScalars)
            if !isBlank, let entry = ChecklistLine(Substring(line)) {
                finish()
                entries.append(Entry(line: entry))
            } else if isIndented, !entries.isEmpty {
                words.append(unescaped(line.dropFirst(indent.unicodeScalars.count)))
            } else if !isBlank {
                finish()
                entries.append(
                    Entry(line: ChecklistLine(text: String(Substring(line)).trimmed, isDone: false))
                )
            }
        }
        finish()
        return entries
    }

    /// A text that is read as these.
    package static func text(of entries: [Entry]) -> String {
        entries.map { entry in
            guard !entry.text.isEmpty else { return entry.line.line }
            let words = entry.text.unicodeScalars
                .split(separator: "\n", omittingEmptySubsequences: false)
                .map { indent + escaped($0) }
            return ([entry.line.line] + words).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// What looks like a line with a box gets one backslash more before it.
    private static func escaped(_ line: Substring.UnicodeScalarView) -> String {
        let text = String(Substring(line))
        return isEntry(line) ? "\\" + text : text
    }

    private static func unescaped(_ line: Substring.UnicodeScalarView) -> String {
        String(Substring(line.first == "\\" && isEntry(line) ? line.dropFirst() : line))
    }

    private static func isEntry(_ line: Substring.UnicodeScalarView) -> Bool {
        ChecklistLine(Substring(line.drop { $0 == "\\" })) != nil
    }
}
