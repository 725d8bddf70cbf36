import ArgumentParser

/// The help of one command, in its parts, so that it can be said in another language and set for a
/// terminal or for a manual.
///
/// ArgumentParser makes help as one English text and gives its parts to nobody. Made very wide,
/// that text has one line for each part, which is what is read here; English itself is shown as
/// ArgumentParser sets it.
struct HelpPage: Equatable {
    /// Options, arguments or subcommands under a heading.
    struct Section: Equatable {
        var title: String
        var entries: [Entry]
    }

    struct Entry: Equatable {
        /// `--home <dir>`
        var label: String
        var text: String
        /// What ArgumentParser says about values, in its order: `values`, `default`.
        var values: [Values] = []
    }

    struct Values: Equatable {
        var name: String
        var text: String
    }

    /// What it is for, first in one sentence; an example last.
    var overview: [String] = []
    var usage = ""
    var sections: [Section] = []
    /// Where to read on.
    var footer: String?

    /// The words that ArgumentParser puts between our texts.
    enum Fixed: String, CaseIterable {
        case overview = "OVERVIEW"
        case usage = "USAGE"
        case example = "Example"
        case values = "values"
        case defaultValue = "default"
        case defaultAsFlag = "default as flag"
    }

    init(of command: any ParsableCommand.Type) {
        self.init(HearthCommand.helpMessage(for: command, columns: 100_000))
    }

    init(_ text: String) {
        for block in Self.blocks(text) {
            if let usage = Self.rest(of: block[0], after: "USAGE: ") {
                self.usage = usage
            } else if usage.isEmpty {
                let paragraph = block.joined(separator: " ")
                overview.append(Self.rest(of: paragraph, after: "OVERVIEW: ") ?? paragraph)
            } else if block[0].hasPrefix("  See '") {
                footer = String(block[0].dropFirst(2))
            } else {
                sections.append(Self.section(block))
            }
        }
    }

    /// Lines between empty lines.
    private static func blocks(_ text: String) -> [[String]] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .split(whereSeparator: \.isEmpty).map { $0.map(String.init) }
    }

    private static func rest(of text: String, after prefix: String) -> String? {
        text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
    }

    private static func section(_ lines: [String]) -> Section {
        var section = Section(title: String(lines[0].dropLast()), entries: [])
        var rest = lines.dropFirst()
        while let line = rest.popFirst() {
            if let next = rest.first, next.hasPrefix(margin) {
                // The label is too long to stand beside its text.
                section.entries.append(entry(trimmed(line), trimmed(next)))
                rest = rest.dropFirst()
            } else {
                section.entries.append(
                    entry(
                        trimmed(line.prefix(margin.count)), trimmed(line.dropFirst(margin.count))))
            }
        }
        return section
    }

    /// What stands before a text whose label has a line of its own.
    private static let margin = String(repeating: " ", count: textColumn)

    /// Parts the text from what ArgumentParser adds in parentheses.
    private static func entry(_ label: String, _ text: String) -> Entry {
        let starts = [Fixed.values, .defaultValue, .defaultAsFlag].compactMap {
            text.firstRange(of: "(\($0.rawValue): ")
        }
        guard text.hasSuffix(")"), let start = starts.map(\.lowerBound).min() else {
            return Entry(label: label, text: text)
        }
        let values = text[text.index(after: start)...].dropLast().split(separator: "; ").map {
            let parts = $0.split(separator: ": ", maxSplits: 1).map(String.init)
            return Values(name: parts[0], text: parts.count > 1 ? parts[1] : "")
        }
        return Entry(label: label, text: trimmed(text[..<start]), values: values)
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.firstIndex { $0 != " " } ?? text.endIndex
        return String(text[start...].reversed().drop { $0 == " " }.reversed())
    }
}
