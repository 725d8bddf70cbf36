import HearthLists

/// A wish of what another app shares: a title, a text and a link, of which each may hold any of the others
/// (W3C, "Web Share Target API").
package struct SharedText: Hashable, Sendable {
    /// Characters of each of the three that are read.
    private static let limit = 10_000
    private static let lineLimit = 200

    /// What names the thing, as it may stand in the name of a wish; empty: nothing does.
    package let name: String
    /// In a form that a page may lead to; empty: there is none.
    package let link: String
    /// What else was said; empty: nothing.
    package let notes: String

    package init(title: String, text: String, link: String) {
        let bare = WrittenLink.followable(link.prefix(Self.limit))
        // What no link can be is words, wherever it stands.
        let parts = [bare == nil ? link : "", text, title].map(Self.lines)
        let found = parts.joined().lazy.compactMap { $0[.link].flatMap(WrittenLink.followable) }
        let own = bare ?? found.first
        self.link = own ?? ""
        let said = parts.reversed().joined().compactMap { Said($0, own: own) }
        let named = own.flatMap { own in said.firstIndex { $0.names(thingAt: own, among: said) } }
        // Without a link the words are all there is.
        let chosen = named ?? (own == nil ? said.indices.first : nil)
        let word = chosen.map { said[$0].phrase } ?? own.flatMap(LinkText.name)
        let name = word.map { WishText.fit($0, to: .name).text } ?? ""
        self.name = name
        var seen: Set<String> = [name]
        let rest = said.indices.filter { $0 != chosen }.map { said[$0] }
            .filter { $0.saysSomething && !$0.repeats(name) && seen.insert($0.whole).inserted }
        notes = WishText.fit(rest.map(\.whole).joined(separator: "\n"), to: .notes).text
    }

    private static func lines(_ text: String) -> [RawWish] {
        let seen = String.UnicodeScalarView(
            text.prefix(limit).unicodeScalars.filter { !steers($0) })
        return String(seen).split(whereSeparator: \.isNewline).prefix(lineLimit).enumerated().map {
            LinkLines.wish($1, line: $0)
        }
    }

    /// Directions, and marks without a width, with which apps surround what they share.
    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// A line of it without the wish's own link.
    private struct Said {
        /// The words, without those that lead to the thing; those where there are no others.
        let phrase: String
        /// The words, and the link where it is another one.
        let whole: String
        let saysSomething: Bool
        /// The words with which it was handed on alone.
        private let handing: String

        /// `own`: the link of the wish.
        init?(_ line: RawWish, own: String?) {
            let words = [line[.name], line[.notes]].compactMap(\.self).filter { !$0.isEmpty }
                .joined(separator: " ")
            let other = line[.link].flatMap { WrittenLink.followable($0) == own ? nil : $0 }
            guard !words.isEmpty || other != nil else { return nil }
            let named = SharingWords.thing(in: words)
            phrase = named ?? words
            handing = named.map { words.replacing($0, with: "") } ?? words
            whole = [words, other].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
            saysSomething = named != nil || words.isEmpty
            isOfOther = other != nil
        }

        private let isOfOther: Bool

        /// Whether it is not only the shop's name, nor about something else.
        func names(thingAt link: String, among said: [Said]) -> Bool {
            saysSomething && !isOfOther && !SharingWords.isShop(phrase, at: link)
                && !said.contains { SharingWords.isPlace(phrase, in: $0.handing) }
        }

        /// Whether it says the name once more, and nothing else.
        func repeats(_ name: String) -> Bool { !isOfOther && phrase == name }
    }
}
