import FoundationEssentials
import HearthLanguage

/// Finds the texts in the code, every literal in `Text(…)`, and in the templates of pages, every
/// `[[…]]`, as their keys.
///
/// It reads Swift only as far as it has to: comments, string literals with what is put into them,
/// and what stands right before a literal.
struct SourceTexts {
    /// The literals of `Text("…")`, and what stands in templates.
    var fixed: Set<String> = []
    /// The literals of `other:` in `Text(count:one:other:)`.
    var counted: Set<String> = []
    /// The literals of `one:`, which have no translation of their own.
    var singular: Set<String> = []

    /// Everything below folders of the package.
    init(below folders: String...) throws {
        for folder in folders {
            try Self.eachFile(below: folder, ".swift") { add($0) }
            try Self.eachFile(below: folder, ".mustache") { add(template: $0) }
        }
    }

    init(source: String) { add(source) }

    init(template: String) { add(template: template) }

    /// Written anew rather than taken from the pages, so that it tests what they do.
    private mutating func add(template: String) {
        for match in template.matches(of: /(?s)\[\[(.*?)\]\]/) where !match.1.hasPrefix("icon:") {
            fixed.insert(String(match.1.replacing("\n", with: " ")))
        }
    }

    private mutating func add(_ source: String) {
        var scanner = Scanner(source)
        while let literal = scanner.nextLiteral() {
            switch literal.label {
            case "Text(": fixed.insert(literal.key)
            case ",one:": singular.insert(literal.key)
            case ",other:": counted.insert(literal.key)
            default: break
            }
            for inner in literal.interpolations { add(inner) }
        }
    }

    private struct Literal {
        var key: String
        /// The code inside `\(…)`.
        var interpolations: [String]
        /// What stands right before it: `Text(`, a label, or nothing that matters.
        var label: String
    }

    private struct Scanner {
        private let characters: [Character]
        private var position = 0
        /// The code since the last literal, without white space.
        private var code = ""

        init(_ source: String) { characters = Array(source) }

        private func starts(with text: StaticString, at index: Int) -> Bool {
            text.withUTF8Buffer { octets in
                guard index + octets.count <= characters.count else { return false }
                for (offset, octet) in octets.enumerated()
                where characters[index + offset] != Character(Unicode.Scalar(octet)) {
                    return false
                }
                return true
            }
        }

        mutating func nextLiteral() -> Literal? {
            while position < characters.count {
                if starts(with: "//", at: position) {
                    while position < characters.count, !characters[position].isNewline {
                        position += 1
                    }
                } else if starts(with: "#\"", at: position) {
                    // Raw: never a text.
                    position += 2
                    while position < characters.count, !starts(with: "\"#", at: position) {
                        position += 1
                    }
                    position += 2
                } else if characters[position] == "\"" {
                    let before = code
                    code = ""
                    let (key, inner) = literal()
                    let label = ["Text(", ",one:", ",other:"].first(where: before.hasSuffix) ?? ""
                    return Literal(key: key, interpolations: inner, label: label)
                } else {
                    if !characters[position].isWhitespace { code.append(characters[position]) }
                    position += 1
                }
            }
            return nil
        }

        /// Reads a literal that begins here.
        private mutating func literal() -> (key: String, interpolations: [String]) {
            let isLong = starts(with: "\"\"\"", at: position)
            let quote: StaticString = isLong ? "\"\"\"" : "\""
            position += quote.utf8CodeUnitCount
            var text = ""
            var inner: [String] = []
            while position < characters.count, !starts(with: quote, at: position) {
                guard characters[position] == "\\" else {
                    text.append(characters[position])
                    position += 1
                    continue
                }
                position += 1
                guard position < characters.count else { break }
                let escaped = characters[position]
                position += 1
                switch escaped {
                case "(":
                    inner.append(interpolation())
                    text += "{\(inner.count)}"
                case "n": text.append("\n")
                case "t": text.append("\t")
                // In a long literal: the line goes on.
                case _ where escaped.isNewline: text.append("\u{0}")
                default: text.append(escaped)
                }
            }
            position += quote.utf8CodeUnitCount
            return (isLong ? Self.unindented(text) : text, inner)
        }

        /// Reads to the parenthesis that closes what is put in.
        private mutating func interpolation() -> String {
            var depth = 1
            var text = ""
            while position < characters.count {
                let character = characters[position]
                if character == "\"" {
                    let start = position
                    _ = literal()
                    text += String(characters[start..<min(position, characters.count)])
                    continue
                }
                position += 1
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                if depth == 0 { break }
                text.append(character)
            }
            return text
        }

        /// A long literal without the indentation of its last line.
        private static func unindented(_ text: String) -> String {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let indentation = lines.popLast()?.count ?? 0
            return lines.dropFirst()
                .map { line in
                    line.split(separator: "\u{0}", omittingEmptySubsequences: false)
                        .map { $0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count)) }
                        .joined()
                }
                .joined(separator: "\n")
        }
    }
}

extension SourceTexts {
    /// What the code calls the fields that are wrong: `"field": "notes"` and `field: "notes"`.
    static func fields(below folders: String...) throws -> Set<String> {
        var fields: Set<String> = []
        for folder in folders {
            try eachFile(below: folder, ".swift") { source in
                for match in source.matches(of: /field"?: "([^"\\]+)"/) {
                    fields.insert(String(match.1))
                }
            }
        }
        return fields
    }

    private static func eachFile(
        below folder: String, _ ending: String, _ body: (String) throws -> Void
    ) throws {
        let here = #filePath
        let root = here.firstRange(of: "/Tests/").map { here[..<$0.lowerBound] } ?? ""
        let path = root + "/" + folder
        for name in try FileManager.default.subpathsOfDirectory(atPath: path)
        where name.hasSuffix(ending) {
            try body(try String(contentsOfFile: path + "/" + name, encoding: .utf8))
        }
    }
}
