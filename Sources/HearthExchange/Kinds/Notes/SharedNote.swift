import HearthLists

/// A note of what another app shares: a title, a text and a link (W3C, "Web Share Target API"). All of it is kept,
/// for a note has no other place to which a link could lead back.
package struct SharedNote: Hashable, Sendable {
    /// Characters of each of the three that are read.
    private static let limit = 10_000

    /// As it may stand in the name of a note; empty: the text names it.
    package let name: String
    /// The text with the link at its end, where it does not say it, and a title that is too long for a name at its
    /// beginning. It can be longer than a note may be: its writer chooses what to leave out.
    package let text: String

    package init(title: String, text: String, link: String) {
        let name = WishText.fit(String(title.prefix(Self.limit)), to: .name)
        // A name of which nothing is to be seen is none.
        let isName = !name.isCut && (try? TextRule.name.check(name.text)) != nil
        self.name = isName ? name.text : ""
        let words = Self.fit(text)
        let link = Self.fit(link)
        let isSaid = words.split(whereSeparator: \.isWhitespace).contains { $0 == link }
        self.text = [isName ? "" : Self.fit(title), words, isSaid ? "" : link]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Without what steers how a text is shown, which no home takes.
    private static func fit(_ words: String) -> String {
        WishText.fit(
            String(words.prefix(limit)), to: TextRule(limit: limit, hasLines: true)
        ).text
    }
}
