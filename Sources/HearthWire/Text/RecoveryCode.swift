@_spi(Seed) package import HearthSodium

/// A member's seed as text, which they keep on paper: `hearthcode1…` in bech32m.
///
/// Who types one copies it from paper. So any mix of capitals and small letters is taken, spaces, dashes and
/// marks are ignored, and of letters that no code has, those that look like one of its characters count as it.
package struct RecoveryCode: Sendable {
    package static let prefix = "hearthcode"
    /// How many characters stand behind the `1`.
    package static let characterCount =
        Bech32m.length(prefixLength: prefix.utf8.count, octetCount: Seed.byteCount)
        - prefix.utf8.count - 1

    /// More octets than anybody types or pastes for one.
    private static let lengthLimit = 4096

    package let seed: Seed

    /// Why a text is no recovery code.
    package enum Failure: Error, Hashable {
        /// There is none in it.
        case missing
        /// So many characters stand behind the `1`.
        case wrongLength(Int)
        /// A character was mistyped.
        case wrongChecksum
    }

    package init(seed: Seed) { self.seed = seed }

    /// Reads what somebody typed or pasted. What stands behind a whole code is ignored.
    package init(typed text: String) throws(Failure) {
        guard text.utf8.count <= Self.lengthLimit else { throw .missing }
        let characters = try Self.characters(of: text)
        guard characters.count >= Self.characterCount else { throw .wrongLength(characters.count) }
        let body = characters.prefix(Self.characterCount)
        let code = Self.prefix + "1" + String(decoding: body, as: UTF8.self)
        guard let octets = try? Bech32m.decode(code, prefix: Self.prefix),
            let seed = Seed(octets: octets)
        else {
            guard characters.count == body.count else { throw .wrongLength(characters.count) }
            throw .wrongChecksum
        }
        self.seed = seed
    }

    /// As it is written down.
    package var text: String { Bech32m.encode(seed.secret.copy(), prefix: Self.prefix) }

    /// The characters behind the `1`.
    private static func characters(of text: String) throws(Failure) -> [UInt8] {
        let letters = text.unicodeScalars.compactMap(letter)
        let start = Array(prefix.utf8)
        guard let found = letters.indices.first(where: { letters[$0...].starts(with: start) })
        else {
            // Many take the word in front for the name of what follows.
            guard letters.count == characterCount else { throw .missing }
            return letters.map(likeness)
        }
        let rest = letters[(found + start.count)...].map(likeness)
        // The 1 looks like an l too.
        return Array(rest.first == UInt8(ascii: "l") ? rest.dropFirst() : rest[...])
    }

    /// A letter or digit as a small one; nil for what stands between them.
    private static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
        guard scalar.isASCII else {
            // Another alphabet's: it takes a place, and is none of a code.
            let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isLetter ? UInt8(ascii: "b") : nil
        }
        switch UInt8(truncatingIfNeeded: scalar.value) {
        case let capital where UInt8(ascii: "A")...UInt8(ascii: "Z") ~= capital:
            return capital | 0x20
        case let other
        where UInt8(ascii: "a")...UInt8(ascii: "z") ~= other
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= other:
            return other
        default: return nil
        }
    }

    /// What a letter that no code has was on the paper.
    private static func likeness(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "1"), UInt8(ascii: "i"): UInt8(ascii: "l")
        case UInt8(ascii: "o"): UInt8(ascii: "0")
        default: letter
        }
    }
}
