import Foundation
import HearthWire

/// The order in which people of one language look for names: numbers by their value, letters by the letter under their
/// accent, except those that the language counts as letters of their own.
///
/// By keys, which are made once for a name. Foundation's comparison by a locale takes four times as long on a long list,
/// and answers "after" both ways for some pairs.
package struct NameOrder: Hashable, Sendable {
    /// Letters that stand elsewhere than their base, each with what it is looked for as.
    private let own: [Character: String]

    /// `language`: BCP 47, without a region; nil, or one that we do not know: none has letters of its own.
    package init(language: String? = nil) {
        own = language == "sv" ? Self.swedish : [:]
    }

    /// Behind z; ü is a kind of y (Svenska Akademiens ordlista).
    private static let swedish: [Character: String] = [
        "å": "{", "ä": "|", "æ": "|", "ö": "}", "ø": "}", "ü": "y",
    ]
    /// Letters that no accent makes of another.
    private static let bases: [Character: String] = [
        "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ß": "ss",
        "ı": "i", "ħ": "h",
    ]

    /// What compares as the name stands in the order. Names with the same letters stand by their accents.
    package func key(_ name: String) -> String {
        let seen = FoldedText.withoutWidths(VisibleText.bare(name))
        let text = seen.precomposedStringWithCanonicalMapping.lowercased()
        var key = ""
        var digits = ""
        func endNumber() {
            let value = digits.drop { $0 == "0" }
            // Longer numbers are larger ones.
            let count = String(value.count)
            key += "0" + String(repeating: "0", count: max(0, 4 - count.count)) + count + value
            digits = ""
        }
        for character in text {
            if let digit = Self.digit(character) {
                digits += digit
                continue
            }
            if !digits.isEmpty { endNumber() }
            if character.isASCII {
                key.append(character)
            } else if let letter = own[character] ?? Self.bases[character] {
                key += letter
            } else {
                key += FoldedText.forSearch(String(character))
            }
        }
        if !digits.isEmpty { endNumber() }
        return key + "\u{0}" + text
    }

    /// Of any script.
    private static func digit(_ character: Character) -> String? {
        guard let scalar = character.unicodeScalars.first,
            scalar.properties.generalCategory == .decimalNumber
        else { return nil }
        return character.wholeNumberValue.map(String.init)
    }
}
