import Foundation

/// A text as people look for it: without capitals, accents and widths.
package enum FoldedText {
    /// What two texts have in common that a person would type the same way.
    ///
    /// `å` is found by `a`: anybody who looks for something may sit at a keyboard without it.
    package static func forSearch(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// The text in the usual widths of its characters.
    package static func withoutWidths(_ text: String) -> String {
        let isWide = text.unicodeScalars.contains {
            $0 == "\u{3000}" || 0xFF00...0xFFEF ~= $0.value
        }
        return isWide ? text.folding(options: .widthInsensitive, locale: nil) : text
    }
}
