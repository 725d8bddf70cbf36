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

    init(_ news: NewsInfo) {
        text = PlainSentences.withoutCommands(news.text.string)
        isUnread = news.isUnread
        id = news.id
        at = news.at
        when = DateText.moment(news.at)
        (icon, href) = Self.place(of: news)
    }

    private static func place(of news: NewsInfo) -> (String, String) {
        let wish = news.listID.flatMap { list in news.wishID.map { "/lists/\(list)/\($0)" } }
        let list = news.listID.map { "/lists/\($0)" }
        switch news.kind {
        case .knock, .offer, .listEnded, .ask: return ("friends", "/friends")
        case .friendAccepted, .friendRenamed, .birthday:
            return (
                news.kind == .birthday ? "for-birthday" : "friends",
                news.person.map { "/friends/\(PercentCoding.encode($0))" } ?? "/friends"
            )
        case .storage: return ("gear", "/settings")
        case .clockWrong: return ("twice", "/news")
        case .listArrived, .dateChanged: return ("lists", list ?? "/friends")
        case .wishAdded, .wishChanged: return ("gift", wish ?? list ?? "/friends")
        case .wishGone: return ("gift", list ?? "/friends")
        case .comment: return ("comment", wish ?? list ?? "/lists")
        case .thanks: return ("thanks", list.map { $0 + "/thanks" } ?? "/lists")
        case .whisper: return ("whisper", wish ?? list ?? "/friends")
        case .idea: return ("idea", list ?? "/friends")
        case .reservedChanged, .reservedGone, .reservedMoved, .reservedElsewhere, .turn,
            .overtaken, .boughtTwice, .boughtTwiceOver, .priceMet, .holdEnding, .holdLapsed,
            .reminder:
            return ("cart", "/cart")
        }
    }
}
