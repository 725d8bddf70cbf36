package import HearthAPI

/// Where a piece of news leads, and on which pages it has been read.
package enum NewsPlace {
    /// Whether whoever opens this page may have read news by it.
    package static func reads(at path: String) -> Bool {
        let pieces = pieces(of: path)
        return NewsLook.leads(to: path)
            || pieces.first == "lists" && (2...3).contains(pieces.count)
            || pieces.first == "friends" && pieces.count == 2
    }

    /// Whether a piece of news has been read by whoever opened this page: all of it is shown there, or it leads there,
    /// or the page is that of its list or wish.
    package static func isRead(_ news: NewsInfo, at path: String) -> Bool {
        guard reads(at: path) else { return false }
        if path == "/news" || href(of: news) == path { return true }
        let pieces = pieces(of: path)
        guard pieces.first == "lists", let list = news.listID, pieces[1] == list else {
            return false
        }
        return pieces.count == 2 || pieces[2] == news.wishID
    }

    private static func pieces(of path: String) -> [String] {
        path.split(separator: "/").map(String.init)
    }

    /// The page that shows what it is about.
    static func href(of news: NewsInfo) -> String {
        let list = news.listID.map { "/lists/\($0)" }
        let item = list.flatMap { list in news.wishID.map { "\(list)/\($0)" } }
        return switch NewsLook.of(news.kind).place {
        case .page(let address), .part(let address): address
        case .person: news.person.map { "/friends/\(PercentCoding.encode($0))" } ?? "/friends"
        case .list(let page, let other): list.map { $0 + page } ?? other
        case .item(let other): item ?? list ?? other
        }
    }
}
