/// A name as it is shown: without characters that nobody sees, of which one name can be made into many that look the
/// same.
///
/// Joiners, selectors and tags stay where a script or an emoji needs them (Unicode UAX #31, section 2.3; UTS #51).
package enum VisibleText {
    /// What is seen of the text, without white space around it; it may be nothing.
    package static func of(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) { return text }
        var kept: [Unicode.Scalar] = []
        let all = Array(text.unicodeScalars)
        var index = 0
        while index < all.count {
            let scalar = all[index]
            let count = isUnseen(scalar) ? needed(all[index...], after: kept) : 1
            kept += all[index..<index + count].map { $0 == brailleBlank ? " " : $0 }
            index += max(1, count)
        }
        let first = kept.firstIndex { !$0.properties.isWhitespace } ?? kept.endIndex
        let end = kept.lastIndex { !$0.properties.isWhitespace }.map { $0 + 1 } ?? first
        var result = String.UnicodeScalarView()
        result.append(contentsOf: kept[first..<end])
        return String(result)
    }

    /// The same without what a script or an emoji needs too: for comparing.
    package static func bare(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isUnseen(scalar) {
            result.append(scalar == brailleBlank ? " " : scalar)
        }
        return String(result)
    }

    /// What is seen, or something that tells the person from others where nothing is.
    ///
    /// `hex`: their key, in hexadecimal digits.
    static func name(_ text: String, hex: String) -> String {
        let seen = of(text)
        return seen.isEmpty ? "#" + hex.prefix(8) : seen
    }

    private static let brailleBlank: Unicode.Scalar = "\u{2800}"
    /// The head of a musical note that is none, and what fills a place in Khitan words.
    private static let emptyNote: Unicode.Scalar = "\u{1D159}"
    private static let emptyGlyph: Unicode.Scalar = "\u{16FE4}"

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0xAD { return false }
        return scalar.properties.isDefaultIgnorableCodePoint || 0xFFF9...0xFFFB ~= scalar.value
            || scalar == emptyNote || scalar == emptyGlyph
    }

    /// How many scalars from here on mean something where they stand, of which the first is unseen: most often none.
    private static func needed(
        _ rest: ArraySlice<Unicode.Scalar>, after kept: [Unicode.Scalar]
    ) -> Int {
        guard let scalar = rest.first, let last = kept.last else { return 0 }
        let next = rest.dropFirst().first
        let isNeeded =
            switch scalar.value {
            case 0x200C: isInsideWord(last, next, isJoining: false)
            case 0x200D: isInsideWord(last, next, isJoining: true) || joinsEmoji(kept, next)
            case 0xFE0E, 0xFE0F: isStyled(last, next)
            case 0xFE00...0xFE02, 0xE0100...0xE01EF: last.properties.isIdeographic
            case 0x180B...0x180F: 0x1820...0x18AF ~= last.value
            default: false
            }
        if isNeeded { return 1 }
        return last.value == 0x1F3F4 ? flagTags(rest) : 0
    }

    // MARK: - Scripts

    /// Joins or parts letters of scripts in which that shows.
    private static func isInsideWord(
        _ last: Unicode.Scalar, _ next: Unicode.Scalar?, isJoining: Bool
    ) -> Bool {
        // After a virama it decides how the letter before looks, at the end of a word too.
        if last.properties.canonicalCombiningClass == .virama { return true }
        let isBeforeVirama = next?.properties.canonicalCombiningClass == .virama
        if isBeforeVirama { return last.properties.isAlphabetic && last.value > 0x900 }
        let isNextCursive = next.map(isCursive) ?? false
        // A letter that stands by itself may have its joined form.
        return isJoining
            ? isCursive(last) || isNextCursive && !last.properties.isWhitespace
            : isCursive(last) && isNextCursive
    }

    /// A letter, or a mark on one, of a script whose letters join.
    private static func isCursive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Arabic, Syriac, N'Ko, Mandaic, Mongolian, Phags-pa, Hanifi Rohingya, Adlam.
        case 0x0620...0x074F, 0x0750...0x077F, 0x07CA...0x07F5, 0x0840...0x08FF, 0x1820...0x18AF,
            0xA840...0xA871, 0x10D00...0x10D27, 0x1E900...0x1E94B:
            scalar.properties.isAlphabetic
                || scalar.properties.generalCategory == .nonspacingMark
        default: false
        }
    }

    // MARK: - Emoji

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x7F && scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF ~= scalar.value)
    }

    /// Both sides are emoji, the left one perhaps with its style or the colour of its skin.
    private static func joinsEmoji(_ kept: [Unicode.Scalar], _ next: Unicode.Scalar?) -> Bool {
        guard let next, isEmoji(next) else { return false }
        let base = kept.last == "\u{FE0F}" ? kept.dropLast().last : kept.last
        return base.map(isEmoji) ?? false
    }

    /// As text or in colours; of digits those on keys.
    private static func isStyled(_ last: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool {
        last.value > 0x7F
            ? isEmoji(last) : last.properties.isEmoji && next == "\u{20E3}"
    }

    /// The tags that make a black flag that of a part of a country: letters and digits in so many tags, and their end.
    private static func flagTags(_ rest: ArraySlice<Unicode.Scalar>) -> Int {
        let tags = rest.prefix(7).prefix {
            0xE0030...0xE0039 ~= $0.value || 0xE0061...0xE007A ~= $0.value
        }
        let end = rest.dropFirst(tags.count).first
        return (3...6).contains(tags.count) && end?.value == 0xE007F ? tags.count + 1 : 0
    }
}
