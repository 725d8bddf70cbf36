import Foundation
import HearthLists

/// Makes text of other programs fit for a wish.
enum WishText {
    /// What became of a text.
    struct Result: Hashable {
        var text: String
        var isCut = false
        var isCleaned = false
    }

    /// The text as the rule wants it: normalised, without characters that steer how text is shown,
    /// and as much of it as fits.
    static func fit(_ raw: String, to rule: TextRule) -> Result {
        var result = Result(text: "")
        // Before the costly steps: what is far beyond the limit is cut first.
        var source = Substring(raw)
        let most = ListLimits.octetsPerCharacter * rule.limit
        if source.utf8.count > 4 * most {
            source = source.prefix(4 * rule.limit)
            result.isCut = true
        }
        var scalars = String.UnicodeScalarView()
        let isNormal = source.unicodeScalars.allSatisfy { $0.value < 0x300 }
        let normalised =
            isNormal ? String(source) : String(source).precomposedStringWithCanonicalMapping
        for scalar in normalised.unicodeScalars {
            switch scalar {
            case "\r": if rule.hasLines { continue } else { scalars.append(" ") }
            case "\n", "\t", "\u{85}", "\u{2028}", "\u{2029}":
                scalars.append(rule.hasLines ? (scalar == "\t" ? "\t" : "\n") : " ")
            default:
                if isSafe(scalar) {
                    scalars.append(scalar)
                } else {
                    result.isCleaned = true
                }
            }
        }
        var text = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
        if !rule.hasLines {
            text = text.split(separator: " ", omittingEmptySubsequences: true)
                .joined(separator: " ")
        }
        let octets = text.utf8.count
        if octets > most || octets > rule.limit && text.count > rule.limit {
            result.isCut = true
            var room = most - "…".utf8.count
            var cut = ""
            for character in text.prefix(rule.limit - 1) {
                room -= character.utf8.count
                if room < 0 { break }
                cut.append(character)
            }
            text = cut + "…"
        }
        result.text = text
        return result
    }

    /// Whether a scalar is gone from every text, so that what was around it is side by side then.
    static func isTakenOut(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\t", "\u{85}", "\u{2028}", "\u{2029}": false
        default: !isSafe(scalar)
        }
    }

    /// Whether a scalar may stand anywhere in a text that came from somewhere else; directions are
    /// left to the letters themselves.
    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        if (0x20...0x7E).contains(scalar.value) { return true }
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return false
        default: break
        }
        if scalar.properties.isNoncharacterCodePoint { return false }
        switch scalar.properties.generalCategory {
        case .control, .surrogate: return false
        default: return true
        }
    }
}
