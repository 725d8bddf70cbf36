import HearthLanguage

extension HelpPage {
    /// Where the texts beside labels begin.
    static let textColumn = 26

    /// The page as ArgumentParser sets its own, `columns` wide.
    ///
    /// `say` gives the words that stand between its parts.
    func text(columns: Int, _ say: (Fixed) -> String) -> String {
        let overview = "\(say(.overview)): " + overview.joined(separator: "\n\n")
        var blocks = [TextBlock.wrapped(overview, to: columns)]
        blocks.append("\(say(.usage)): \(usage)")
        for section in sections {
            let lines = section.entries.map { Self.lines(of: $0, columns: columns) }
            blocks.append(([section.title + ":"] + lines).joined(separator: "\n"))
        }
        if let footer { blocks.append("  " + footer) }
        return blocks.joined(separator: "\n\n")
    }

    private static func lines(of entry: Entry, columns: Int) -> String {
        let values = entry.values.map { "\($0.name): \($0.text)" }.joined(separator: "; ")
        let text = [entry.text, values.isEmpty ? "" : "(\(values))"]
            .filter { !$0.isEmpty }.joined(separator: " ")
        let label = "  " + entry.label
        if text.isEmpty { return label }
        let wrapped = TextBlock.wrapped(text, to: columns, indent: textColumn)
        return label.displayWidth < textColumn
            ? label.padded(to: textColumn) + wrapped.dropFirst(textColumn)
            : label + "\n" + wrapped
    }
}

/// Text set in lines of a certain width.
enum TextBlock {
    /// Lines of at most `columns` columns, broken at spaces, each indented. A word that is longer
    /// stands on a line of its own.
    ///
    /// As in ArgumentParser, room is kept for the space behind every word but the last.
    static func wrapped(_ text: String, to columns: Int, indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, paragraph) in paragraphs.enumerated() {
            let words = paragraph.split(separator: " ").map(String.init)
            var line = ""
            for (index, word) in words.enumerated() {
                let isLast = number == paragraphs.count - 1 && index == words.count - 1
                let room = isLast ? columns : columns - 1
                if line.isEmpty {
                    line = word
                } else if indent + line.displayWidth + 1 + word.displayWidth <= room {
                    line += " " + word
                } else {
                    lines.append(margin + line)
                    line = word
                }
            }
            lines.append(line.isEmpty ? "" : margin + line)
        }
        return lines.joined(separator: "\n")
    }
}
