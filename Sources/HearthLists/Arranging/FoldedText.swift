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

    /// What decides about the order of names: numbers by their value, `å`, `ä` and `ö` after `z`
    /// as the Nordic languages have them, other accents aside.
    package static func forSorting(_ text: String) -> String {
        var key = ""
        var digits = ""
        func endNumber() {
            let value = digits.drop { $0 == "0" }
            // As long as a name can be, so that shorter numbers come first.
            key += String(repeating: "0", count: max(0, 20 - value.count)) + value
            digits = ""
        }
        for character in text.precomposedStringWithCanonicalMapping.lowercased() {
            if let value = character.wholeNumberValue, character.isASCII {
                digits += String(value)
                continue
            }
            if !digits.isEmpty { endNumber() }
            switch character {
            case "å": key += "{"
            case "ä", "æ": key += "|"
            case "ö", "ø": key += "}"
            default: key += forSearch(String(character))
            }
        }
        if !digits.isEmpty { endNumber() }
        return key
    }
}
