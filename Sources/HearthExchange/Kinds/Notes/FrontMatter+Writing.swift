extension FrontMatter {
    /// A text as a value: as it is where it cannot mean anything else to any reader, else in quotes.
    static func written(_ text: String) -> String {
        if isPlain(text) { return text }
        var written = String.UnicodeScalarView("\"".unicodeScalars)
        for (index, scalar) in text.unicodeScalars.enumerated() {
            switch scalar {
            case "\"", "\\":
                written.append("\\")
                written.append(scalar)
            case "\n": written.append(contentsOf: "\\n".unicodeScalars)
            case "\r": written.append(contentsOf: "\\r".unicodeScalars)
            case "\t": written.append(contentsOf: "\\t".unicodeScalars)
            default:
                // A mark at the beginning would stand on the quotation mark.
                if isShown(scalar), index > 0 || !isMark(scalar) {
                    written.append(scalar)
                } else {
                    written.append(contentsOf: escape(scalar).unicodeScalars)
                }
            }
        }
        written.append("\"")
        return String(written)
    }

    static func written(_ texts: [String]) -> String {
        "[" + texts.map(written).joined(separator: ", ") + "]"
    }

    /// Letters, digits, and few signs between them; no word that YAML reads as something else.
    private static func isPlain(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, first.properties.isAlphabetic, scalars.last != " ",
            scalars.allSatisfy(isPlain), !words.contains(text.lowercased())
        else { return false }
        return true
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if " -_.()/".unicodeScalars.contains(scalar) { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .decimalNumber:
            return true
        default: return false
        }
    }

    private static let words: Set<String> = [
        "true", "false", "yes", "no", "on", "off", "y", "n", "null",
    ]

    /// Whether a scalar is seen where it stands, and steers nothing around it. The two joiners of letters and
    /// emoji steer only what they join.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
        if scalar.properties.isNoncharacterCodePoint { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
        default: return true
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (sign, width) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
        return "\\\(sign)\(String(repeating: "0", count: max(0, width - digits.count)))\(digits)"
    }
}
