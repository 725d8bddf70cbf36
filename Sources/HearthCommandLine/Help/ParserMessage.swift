import HearthLanguage

/// What ArgumentParser says when a command line is wrong, which it says in English only.
enum ParserMessage {
    /// Its sentences, the longer of two that begin alike first.
    static let patterns = [
        "Unexpected argument '{1}'",
        "{1} unexpected arguments: '{2}'",
        "Unknown option '{1}'. Did you mean '{2}'?",
        "Unknown option '{1}'",
        "Missing value for '{1}'",
        "Missing expected argument '{1}'",
        "Missing one of: '{1}'",
        "Missing required subcommand.",
        "The option '{1}' does not take any value, but '{2}' was specified.",
        "The value '{1}' is invalid for '{2}'. Please provide one of {3}.",
        "The value '{1}' is invalid for '{2}'. Please provide one of the following:",
        "The value '{1}' is invalid for '{2}'",
        "See '{1}' for more information.",
        "See '{1}' for detailed help.",
        "Usage: {1}",
        "Help:  {1}",
    ]

    /// One line of it, translated; a line that is none of them as it is.
    static func translated(_ line: String, _ say: (String) -> String) -> String {
        for pattern in patterns {
            guard let values = match(line, pattern) else { continue }
            return Template(say(pattern)).filled(
                with: Dictionary(
                    values.enumerated().map { (String($0.offset + 1), $0.element) }
                ) { first, _ in first })
        }
        return line
    }

    /// All lines of what `fullMessage` gives, in the language that is spoken.
    static func inCurrentLanguage(_ message: String) -> String {
        let language = Language.current
        return message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let prefix = [HearthCommand._errorPrefix, "  "].first(where: line.hasPrefix) ?? ""
            let text = String(line.dropFirst(prefix.count))
            return prefix
                + HelpPage.withValueNames(
                    helpText(translated(text, language.help), language), language.help)
        }
        .joined(separator: "\n")
    }

    /// Of a line `Help:  <name>  The list's name.` the text after the name.
    private static func helpText(_ line: String, _ language: Language) -> String {
        guard let gap = line.ranges(of: "  ").last else { return line }
        return line[..<gap.upperBound] + language.help(String(line[gap.upperBound...]))
    }

    /// What stands in the places of {1}, {2}…; nil: the line is another one.
    private static func match(_ line: String, _ pattern: String) -> [String]? {
        var rest = line[...]
        var values: [String] = []
        var pieces = pattern.split(separator: "{", omittingEmptySubsequences: false)[...]
        guard let first = pieces.popFirst(), rest.hasPrefix(first) else { return nil }
        rest = rest.dropFirst(first.count)
        for piece in pieces {
            let literal = piece.drop { $0 != "}" }.dropFirst()
            if literal.isEmpty {
                values.append(String(rest))
                rest = ""
            } else if piece == pieces.last {
                guard rest.hasSuffix(literal) else { return nil }
                values.append(String(rest.dropLast(literal.count)))
                rest = ""
            } else {
                guard let found = rest.firstRange(of: literal) else { return nil }
                values.append(String(rest[..<found.lowerBound]))
                rest = rest[found.upperBound...]
            }
        }
        return rest.isEmpty ? values : nil
    }
}
