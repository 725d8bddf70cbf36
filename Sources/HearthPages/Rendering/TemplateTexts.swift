import HearthLanguage

/// The texts that stand in a template: `[[New wish]]` is what is shown in English, and the key under
/// which other languages have theirs. A long one may go over several lines, which count as blanks.
///
/// `[[icon:gift]]` stands for a drawing of icons.svg; what a screen reader says stands beside it.
///
/// They are replaced before the template is read, once for each language, so that showing a page
/// costs nothing for them.
package enum TemplateTexts {
    /// Every text of a template, as its key.
    package static func keys(in template: String) -> [String] {
        pieces(of: template).compactMap { piece in
            guard case .key(let key) = piece, !key.hasPrefix(iconPrefix) else { return nil }
            return key
        }
    }

    /// The template as a language has it.
    static func spoken(_ template: String, in language: Language) -> String {
        pieces(of: template).map { piece in
            switch piece {
            case .markup(let markup): markup
            case .key(let key) where key.hasPrefix(iconPrefix):
                icon(String(key.dropFirst(iconPrefix.count)))
            case .key(let key): StrictHTML.escaped(language.text(ofTemplate: key))
            }
        }
        .joined()
    }

    private static let iconPrefix = "icon:"

    /// The name may be a placeholder of the template.
    private static func icon(_ name: String) -> String {
        "<svg class=\"icon\" aria-hidden=\"true\"><use href=\"/assets/icons.svg?v=\(Asset.version)#\(name)\"/></svg>"
    }

    private enum Piece {
        case markup(String)
        case key(String)
    }

    private static func pieces(of template: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = template[...]
        while let open = rest.firstRange(of: "[["), let close = rest.firstRange(of: "]]") {
            guard open.upperBound <= close.lowerBound else { break }
            pieces.append(.markup(String(rest[..<open.lowerBound])))
            let text = rest[open.upperBound..<close.lowerBound]
            let words = text.split(whereSeparator: \.isWhitespace)
            pieces.append(.key(words.joined(separator: " ")))
            rest = rest[close.upperBound...]
        }
        pieces.append(.markup(String(rest)))
        return pieces
    }
}
