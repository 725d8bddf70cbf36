/// Makes text that somebody else wrote harmless on a terminal.
///
/// Names and notes come from other homes. A control character in them could move the cursor or
/// change a terminal's settings, a direction override could make a sentence read as another.
package enum SafeText {
    /// One line: line breaks and tabs are escaped too.
    package static func line(_ text: String) -> String {
        escape(text) { isHarmless($0) }
    }

    /// Several lines: line feeds and tabs stay.
    static func block(_ text: String) -> String {
        escape(text) { $0 == "\n" || $0 == "\t" || isHarmless($0) }
    }

    /// Whether a terminal shows the scalar as itself, next to the one before it.
    static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if (0x20...0x7E).contains(scalar.value) { return true }
        if scalar.properties.isNoncharacterCodePoint { return false }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
        case .format: return joiners.contains(scalar)
        default: return true
        }
    }

    /// Soft hyphen, joiners and marks of direction: honest text needs them, and they steer
    /// nothing beyond their neighbours.
    private static let joiners: Set<Unicode.Scalar> = [
        "\u{AD}", "\u{61C}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}",
    ]

    private static func escape(
        _ text: String, unless isHarmless: (Unicode.Scalar) -> Bool
    ) -> String {
        if text.unicodeScalars.allSatisfy(isHarmless) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isHarmless(scalar) {
                result.append(scalar)
            } else {
                let number = String(scalar.value, radix: 16, uppercase: true)
                result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
            }
        }
        return String(result)
    }
}
