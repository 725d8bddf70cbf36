/// Something that a person has to be told: a code that every language can say, and its arguments.
///
/// No secret ever stands in one.
package struct HearthError: Error, Codable, Sendable, Hashable {
    package let code: ErrorCode
    /// Values for the placeholders in the text of the code, none longer than a person reads.
    package let arguments: [String: String]

    package init(_ code: ErrorCode, _ arguments: [String: String] = [:]) {
        self.code = code
        self.arguments = arguments.reduce(into: [:]) { shown, argument in
            shown[argument.key] = Self.shortened(argument.value, to: Self.longest(argument.key))
        }
    }

    /// Those that name several things, or where a file is, or are sentences.
    private static let long: Set<String> = [
        "candidates", "names", "notes", "path", "file", "folder", "problem", "reason",
    ]

    /// In Unicode scalars: of what somebody typed in place of something else, enough to know it again; else a name.
    private static func longest(_ argument: String) -> Int {
        long.contains(argument) ? 1000 : ["value", "address"].contains(argument) ? 80 : 200
    }

    private static func shortened(_ text: String, to longest: Int) -> String {
        guard text.utf8.count > longest else { return text }
        let shown = text.unicodeScalars.prefix(longest)
        return shown.endIndex == text.endIndex ? text : String(shown) + "…"
    }
}
