/// A text with placeholders in braces.
package struct Template {
    private enum Piece {
        case text(Substring)
        /// `isTyped`: between back-ticks, in a command that people paste into a shell.
        case placeholder(Substring, isTyped: Bool)
    }

    private var pieces: [Piece] = []

    package init(_ text: String) {
        var rest = text[...]
        var isTyped = false
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let before = rest[..<open]
            if !before.count(where: { $0 == "`" }).isMultiple(of: 2) { isTyped.toggle() }
            pieces.append(.text(before))
            pieces.append(
                .placeholder(rest[rest.index(after: open)..<close], isTyped: isTyped))
            rest = rest[rest.index(after: close)...]
        }
        pieces.append(.text(rest))
    }

    /// The names that stand in braces.
    package var placeholders: [String] {
        pieces.compactMap { if case .placeholder(let name, _) = $0 { String(name) } else { nil } }
    }

    /// The text with its values, which are put in as they are: braces in a value mean nothing. Only in
    /// commands they are quoted, so that a shell takes any name for one word and runs nothing of it.
    package func filled(with values: [String: String]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): String(text)
            case .placeholder(let name, true): values[String(name)].map(ShellWord.quoted) ?? "…"
            case .placeholder(let name, false): values[String(name)] ?? "…"
            }
        }
        .joined()
    }
}
