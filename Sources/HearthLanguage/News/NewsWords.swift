package import HearthAPI
package import HearthKinds

/// What is said of one kind of news: on pages, in `hearth news`, by hooks and to phones.
package struct NewsWords: Sendable {
    package static let table = KindTable<NewsWords>(
        ofPeople + ofLists + ofLosses + ofHome + ofGiving + wishes + notes + activities
            + words)

    let kind: NewsKind
    /// The lists that it is about, by their kind; nil: all of which nothing else is said.
    let listKind: String?
    let sentence: @Sendable (ToldNews) -> Text
    /// What a phone is told while Hearth is closed there: never of whom, nor of what.
    let push: Text

    /// Sent to every phone. News for givers uses this sentence too, and never the one of its kind.
    fileprivate static let anything = Text("Something is new. Look at it in Hearth.")

    /// `listKind`: what the list is of, for news of the base that a kind of list says in words of its own.
    package init(
        _ kind: NewsKind, of listKind: String? = nil, push: Text? = nil,
        sentence: @escaping @Sendable (ToldNews) -> Text
    ) {
        self.kind = kind
        self.listKind = listKind
        self.push = kind.isSecret ? Self.anything : push ?? Self.anything
        self.sentence = sentence
    }

    fileprivate static func of(_ news: NewsInfo) -> NewsWords? {
        let listKind = news.listKind ?? WishBody.kind
        let words = table.all.filter { $0.kind == news.kind }
        return words.first { $0.listKind == listKind } ?? words.first { $0.listKind == nil }
    }
}

extension NewsInfo {
    /// The news in a sentence or two, with the list that it is about.
    package var text: Text { said(isUnderList: false) }

    /// The news under a heading that names the list.
    package var textUnderList: Text { said(isUnderList: true) }

    private func said(isUnderList: Bool) -> Text {
        NewsWords.of(self)?.sentence(ToldNews(news: self, isUnderList: isUnderList))
            ?? NewsWords.anything
    }
}

extension NewsKind {
    /// What a phone is told of it.
    package var push: Text {
        NewsWords.table.all.first { $0.kind == self }?.push ?? NewsWords.anything
    }
}

/// Entries of the table, one behind the other: the compiler looks at each by itself.
@resultBuilder package enum NewsWordsBuilder {
    package static func buildBlock(_ words: NewsWords...) -> [NewsWords] { words }
}
