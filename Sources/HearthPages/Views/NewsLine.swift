import HearthAPI
import HearthLanguage

/// A piece of news as a line that leads somewhere.
struct NewsLine: Sendable {
    let id: Int
    let text: String
    let href: String
    let icon: String
    /// ISO 8601, and as people say it.
    let at: String
    let when: Text
    let isUnread: Bool

    /// `isUnderList`: a heading above it names the list. `isNew`: it counts as read since this page was opened.
    init(_ news: NewsInfo, isUnderList: Bool = false, isNew: Bool = false) {
        let said = isUnderList ? news.textUnderList : news.text
        text = PlainSentences.withoutCommands(said.string)
        isUnread = news.isUnread || isNew
        id = news.id
        at = news.at
        when = DateText.moment(news.at)
        let icon = NewsLook.of(news.kind).icon
        // What is told of items is told of notes, too.
        self.icon = news.listKind.map { icon == "gift" ? KindLook.of($0).sign : icon } ?? icon
        href = NewsPlace.href(of: news)
    }
}
