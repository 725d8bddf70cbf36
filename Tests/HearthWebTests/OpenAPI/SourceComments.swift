import FoundationEssentials

/// The documentation comments of HearthAPI, so that the file says what the code says.
///
/// Reads the formatted sources line by line: only descriptions come from here, and what is not
/// found stays undescribed. Names, types and what is optional come from `SchemaCollector`.
struct SourceComments {
    /// By `Type`, `Type.Nested`, `Type.field` and `Enum.case`.
    private(set) var comments: [String: String] = [:]

    init() {}

    /// - Throws: what the file manager throws.
    init(folder: String) throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        for file in files where file.hasSuffix(".swift") {
            read(try String(contentsOfFile: folder + "/" + file, encoding: .utf8))
        }
    }

    mutating func read(_ source: String) {
        var comment: [String] = []
        var scopes: [(name: String, indentation: Int)] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let indentation = line.prefix { $0 == " " }.count
            let text = line.dropFirst(indentation)
            if text.hasPrefix("///") {
                comment.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
                continue
            }
            // An attribute stands between a comment and what it is about.
            if text.hasPrefix("@") { continue }
            defer { comment = [] }
            if text.hasPrefix("}") { scopes.removeAll { $0.indentation >= indentation } }
            guard let declared = Self.declared(by: text) else { continue }
            let name = (scopes.map(\.name) + [declared.name]).joined(separator: ".")
            if !comment.isEmpty { comments[name] = Self.joined(comment) }
            if declared.opensScope { scopes.append((declared.name, indentation)) }
        }
    }

    /// What a line declares, as the formatter writes it.
    private static func declared(by line: Substring) -> (name: String, opensScope: Bool)? {
        var words = line.split { " :,({=".contains($0) }[...]
        while let first = words.first, ["package", "public", "static", "indirect"].contains(first) {
            words = words.dropFirst()
        }
        guard words.count >= 2, let kind = words.first, let name = words.dropFirst().first else {
            return nil
        }
        switch kind {
        case "struct", "enum": return (String(name), true)
        case "extension": return (String(name), true)
        case "var", "let", "case": return (String(name), false)
        default: return nil
        }
    }

    /// Lines of a paragraph in one; a blank line stays.
    private static func joined(_ lines: [String]) -> String {
        lines.split(separator: "", omittingEmptySubsequences: true)
            .map { $0.joined(separator: " ") }.joined(separator: "\n\n")
    }

    /// A schema with what the code says of it, under its name or under another one, and of each value
    /// that it can have: what a wish says stands in answers beside the rest.
    func describe(
        _ schema: JSONValue, as name: String, or others: [String] = [], choices: [String] = []
    ) -> JSONValue {
        let values = choices.compactMap { value in
            comments["\(name).\(Self.caseName(of: value))"].map { "- `\(value)`: \($0)" }
        }
        let paragraphs = [
            comments[name] ?? others.lazy.compactMap { comments[$0] }.first,
            values.isEmpty ? nil : values.joined(separator: "\n"),
        ]
        let text = paragraphs.compactMap { $0 }.joined(separator: "\n\n")
        return schema.with("description", text.isEmpty ? nil : .text(text))
    }

    /// `list-gone` is `listGone` in the code.
    private static func caseName(of value: String) -> String {
        let words = value.split(separator: "-")
        return words.prefix(1).joined()
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
