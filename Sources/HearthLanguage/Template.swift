/// A text with placeholders in braces.
package struct Template {
    private enum Piece {
        case text(Substring)
        case placeholder(Substring)
    }

    private var pieces: [Piece] = []

    package init(_ text: String) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            pieces.append(.text(rest[..<open]))
            pieces.append(.placeholder(rest[rest.index(after: open)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        pieces.append(.text(rest))
    }

    /// The names that stand in braces.
    package var placeholders: [String] {
        pieces.compactMap { if case .placeholder(let name) = $0 { String(name) } else { nil } }
    }

    /// The text with its values, which are put in as they are: braces in a value mean nothing.
    package func filled(with values: [String: String]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): String(text)
            case .placeholder(let name): values[String(name)] ?? "…"
            }
        }
        .joined()
    }
}
