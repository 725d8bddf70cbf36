import Foundation
import HearthWire

/// What one kind of text may contain (protocol-spec/limits.md).
///
/// The same rule serves both directions: what a person types is cleaned and then checked, what a
/// peer wrote is checked as it stands and refused whole rather than repaired, because a repaired
/// text would no longer be what its author signed.
package struct TextRule: Hashable, Sendable {
    /// The most characters (grapheme clusters); four times as many octets of UTF-8.
    package let limit: Int
    /// Whether line breaks and tabs may stand in it.
    package let hasLines: Bool
    /// Whether there may be nothing.
    package let mayBeEmpty: Bool

    package init(limit: Int, hasLines: Bool = false, mayBeEmpty: Bool = true) {
        self.limit = limit
        self.hasLines = hasLines
        self.mayBeEmpty = mayBeEmpty
    }

    package static let name = TextRule(limit: Limits.nameLength, mayBeEmpty: false)
    package static let notes = TextRule(limit: Limits.notesLength, hasLines: true)
    package static let comment = TextRule(
        limit: Limits.commentLength, hasLines: true, mayBeEmpty: false)
    package static let sizeLabel = TextRule(limit: ListLimits.sizeLabel, mayBeEmpty: false)
    package static let sizeValue = TextRule(limit: ListLimits.sizeValue, mayBeEmpty: false)
    package static let postalAddress = TextRule(
        limit: ListLimits.postalAddress, hasLines: true, mayBeEmpty: false)
    package static let profileNote = TextRule(limit: ListLimits.profileNote, hasLines: true)
    package static let thanks = TextRule(limit: ListLimits.thanks, hasLines: true)
    package static let link = TextRule(limit: Limits.linkLength)
    package static let tag = TextRule(limit: ListLimits.tag, mayBeEmpty: false)
    package static let store = TextRule(limit: ListLimits.store)
    package static let place = TextRule(limit: ListLimits.place)
    package static let caption = TextRule(limit: ListLimits.caption)

    /// What to keep of a text that a person typed: normalised (NFC), line ends as one line feed,
    /// outer white space gone.
    ///
    /// - Throws: `TextError` when what is left breaks the rule.
    package func cleaned(_ text: String) throws(TextError) -> String {
        // Before the costly steps: no honest form sends more, and outer white space is cheap.
        let octets = ListLimits.octetsPerCharacter * limit
        guard text.utf8.count <= 4 * octets + 1024 else { throw .tooLong(limit: limit) }
        // Below the first combining mark everything is normalised as it stands.
        let isNormal = text.unicodeScalars.allSatisfy { $0.value < Self.firstMark }
        let normalised = isNormal ? text : text.precomposedStringWithCanonicalMapping
        var scalars = normalised.unicodeScalars[...]
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        var result = String(scalars)
        if hasLines, result.utf8.contains(UInt8(ascii: "\r")) {
            result = result.replacingOccurrences(of: "\r\n", with: "\n")
        }
        try check(result)
        return result
    }

    /// Refuses a text that breaks the rule and changes nothing.
    ///
    /// - Throws: `TextError`, the first that applies.
    package func check(_ text: String) throws(TextError) {
        let octets = text.utf8.count
        // No text has more characters than octets; counting them is slow.
        guard octets <= ListLimits.octetsPerCharacter * limit,
            octets <= limit || text.count <= limit
        else { throw .tooLong(limit: limit) }
        var directions = DirectionStack()
        var isBlank = true
        for scalar in text.unicodeScalars {
            if scalar == "\n", hasLines {
                try directions.endLine()
                continue
            }
            if Self.isPlain(scalar) {
                isBlank = isBlank && scalar == " "
                continue
            }
            guard isAllowed(scalar) else { throw .controlCharacter(scalar) }
            try directions.take(scalar)
            if isBlank, Self.isVisible(scalar) { isBlank = false }
        }
        try directions.endLine()
        if isBlank, !mayBeEmpty { throw .empty }
    }

    /// The first scalar that normalising (NFC) may join with the one before it.
    private static let firstMark: UInt32 = 0x300

    /// Letters, digits and signs of the Latin scripts, and the space: the common case, for which the
    /// slow tables behind `properties` need not be asked.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: true
        // Between them control characters and the space that does not break.
        case 0xA1..<firstMark: scalar != "\u{AD}"
        default: false
        }
    }

    private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\t" { return hasLines }
        if scalar == "\u{FEFF}" || scalar.properties.isNoncharacterCodePoint { return false }
        switch scalar.properties.generalCategory {
        case .control: return false
        // A name is shown on one line.
        case .lineSeparator, .paragraphSeparator: return hasLines
        default: return true
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace
            && !scalar.properties.isDefaultIgnorableCodePoint
    }
}
