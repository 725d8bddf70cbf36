import HearthAPI
import HearthLanguage

/// The news of one list, or all that is about none.
struct NewsGroup: Sendable {
    /// Of the list; empty: about none.
    let id: String
    let href: String
    /// Nil for what is about no list.
    let heading: Text?
    let lines: [NewsLine]

    /// `news`: the newest first; so are the groups.
    static func groups(_ news: some Sequence<NewsInfo>) -> [NewsGroup] {
        var order: [String] = []
        var all: [String: [NewsInfo]] = [:]
        for one in news {
            let id = one.listID ?? ""
            if all[id] == nil { order.append(id) }
            all[id, default: []].append(one)
        }
        return order.map { id in
            let news = all[id] ?? []
            let heading = id.isEmpty ? nil : heading(of: news)
            return NewsGroup(
                id: id, href: isNotHere(news) ? "/friends" : "/lists/\(id)", heading: heading,
                lines: news.map { NewsLine($0, isUnderList: heading != nil) })
        }
    }

    private static func heading(of news: [NewsInfo]) -> Text? {
        guard let first = news.first, let list = first.list else { return nil }
        let owner = news.lazy.compactMap(\.owner).first ?? (isNotHere(news) ? first.person : nil)
        return owner.map { Text("\(Text(whose: $0)) list “\(list)”") }
            ?? Text("Your list “\(list)”")
    }

    /// Whether it is all about a list that somebody wants to share, or shares no more.
    private static func isNotHere(_ news: [NewsInfo]) -> Bool {
        news.allSatisfy { $0.kind == .offer || $0.kind == .listEnded }
    }
}
