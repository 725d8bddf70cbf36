package import HearthAPI

/// A piece of news as its sentence is made: with the list that it is about, or below a heading that names the list.
///
/// One sentence serves both: what names the list is a piece of it that says nothing below such a heading.
package struct ToldNews {
    package let news: NewsInfo
    package let isUnderList: Bool

    package var person: String { news.person ?? "?" }
    /// Whether it is known who did it.
    package var isByOne: Bool { news.person != nil }
    package var item: String { news.wish ?? "?" }
    package var detail: String { news.detail ?? "?" }
    /// What somebody says, or calls something.
    package var words: String { news.detail ?? "…" }
    package var count: Int { news.count }
    package var title: String { news.list ?? "?" }

    /// The list, with whose it is.
    package var ownersList: Text {
        news.owner.map { Text("\(Text(whose: $0)) list “\(title)”") }
            ?? Text("your list “\(title)”")
    }

    /// The same in a sentence that has named its owner already.
    package var list: Text {
        news.owner != nil && news.owner == news.person ? Text("“\(title)”") : ownersList
    }

    // MARK: Pieces of sentences, each with the space before it

    /// Where something is.
    package var on: Text { piece { Text(" on \(list)") } }
    /// The same in a sentence that names nobody, as of several things.
    package var onOwners: Text { piece { Text(" on \(ownersList)") } }
    /// Where something came.
    package var to: Text { piece { Text(" to \(list)") } }
    /// Where something was.
    package var from: Text { piece { Text(" from \(list)") } }
    /// What something is meant for.
    package var forList: Text { piece { Text(" for \(list)") } }
    package var forOwners: Text { piece { Text(" for \(ownersList)") } }

    private func piece(_ text: () -> Text) -> Text { isUnderList ? Text(verbatim: "") : text() }

    /// Instead of such a piece, where a sentence needs one.
    package func named(_ text: Text, under: Text = Text("the list")) -> Text {
        isUnderList ? under : text
    }
}
