import Foundation

/// Texts in which words are looked for, folded as `FoldedText.forSearch` does it, as octets.
///
/// A search looks through all that a member has, with each letter that they type: octets are compared many times
/// faster than characters, and the letters of most of Europe are folded without Foundation.
struct SearchedText {
    private(set) var octets: [UInt8] = []

    /// Adds a text. No word is found across two of them, since none has a line end in it.
    mutating func append(_ text: String) {
        if !octets.isEmpty { octets.append(0x0A) }
        let start = octets.count
        octets.append(contentsOf: text.utf8)
        if let end = fold(from: start) {
            octets.removeLast(octets.count - end)
        } else {
            // A letter whose neighbours may matter: all of the text the slow way.
            octets.removeSubrange(start...)
            octets += Self.composed(text)
        }
    }

    /// Folds the octets from here on in their place.
    ///
    /// - Returns: Where they end then; nil where a letter is in no table, or longer when it is folded.
    private mutating func fold(from start: Int) -> Int? {
        var octets = octets.mutableSpan
        var (from, to) = (start, start)
        while from < octets.count {
            let octet = octets[from]
            if octet < 0x80 {
                // To small letters.
                octets[to] = 0x41...0x5A ~= octet ? octet | 0x20 : octet
                from += 1
                to += 1
                continue
            }
            let length: Int
            let folded: [UInt8]
            switch octet {
            case 0xC2...0xC8:
                length = 2
                folded = Self.letters[Self.number(octet, octets[from + 1]) - 0x80]
            case 0xE2 where octets[from + 1] < 0xA0:
                length = 3
                folded = Self.signs[Self.number(octets[from + 1], octets[from + 2])]
                if folded.isEmpty { return nil }
            case 0xF0 where octets[from + 1] == 0x9F:
                // U+1F000 to U+1FFFF, small pictures, stand for themselves; not what colours those before it.
                if octets[from + 2] == 0x8F, octets[from + 3] >= 0xBB { return nil }
                length = 4
                folded = [octet, 0x9F, octets[from + 2], octets[from + 3]]
            default: return nil
            }
            guard folded.count <= length else { return nil }
            for octet in folded {
                octets[to] = octet
                to += 1
            }
            from += length
        }
        return to
    }

    /// The bits of the last two octets of a letter in UTF-8.
    private static func number(_ one: UInt8, _ last: UInt8) -> Int {
        Int(one & 0x1F) << 6 | Int(last & 0x3F)
    }

    /// Whether a word stands anywhere in it; also for a word that repeats itself each octet is passed once (Knuth,
    /// Morris, Pratt).
    func contains(_ word: SoughtWord) -> Bool {
        let (text, sought, shorter) = (octets.span, word.octets.span, word.shorter.span)
        guard !sought.isEmpty else { return true }
        var matched = 0
        for index in text.indices {
            while matched > 0, text[index] != sought[matched] { matched = shorter[matched - 1] }
            guard text[index] == sought[matched] else { continue }
            matched += 1
            if matched == sought.count { return true }
        }
        return false
    }

    // MARK: Letters

    /// U+0080 to U+023F: the letters of Europe that are two octets and stand for themselves.
    private static let letters = (0x80..<0x240).map(folded)
    /// U+2000 to U+27FF, dashes, signs of money, arrows and ticks among them; empty for those that join or change
    /// what stands beside them.
    private static let signs = (0x2000..<0x2800).map { number in
        0x2010..<0x2060 ~= number || 0x20A0..<0x20D0 ~= number || 0x2100..<0x2800 ~= number
            ? folded(number) : []
    }

    private static func folded(_ number: Int) -> [UInt8] {
        UnicodeScalar(number).map { composed(String($0)) } ?? []
    }

    /// One writing for what is the same text.
    private static func composed(_ text: String) -> [UInt8] {
        Array(FoldedText.forSearch(text).precomposedStringWithCanonicalMapping.utf8)
    }
}

/// A word that is looked for in many texts.
struct SoughtWord: Hashable, Sendable {
    let octets: [UInt8]
    /// Of the first so many octets and one more: how many of the beginning their end repeats.
    fileprivate let shorter: [Int]

    init(_ word: some StringProtocol) {
        var text = SearchedText()
        text.append(String(word))
        octets = text.octets
        var shorter = [Int](repeating: 0, count: octets.count)
        var matched = 0
        for index in octets.indices.dropFirst() {
            while matched > 0, octets[index] != octets[matched] { matched = shorter[matched - 1] }
            if octets[index] == octets[matched] { matched += 1 }
            shorter[index] = matched
        }
        self.shorter = shorter
    }
}
