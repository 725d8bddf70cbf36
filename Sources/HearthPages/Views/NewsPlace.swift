package import HearthAPI

/// Where a piece of news leads, and on which pages it has been read.
package enum NewsPlace {
    private static let plain: Set<String> = [
        "/news", "/cart", "/friends", DevicesView.address,
    ]

    /// Whether whoever opens this page may have read news by it.
    package static func reads(at path: String) -> Bool {
        let pieces = pieces(of: path)
        return plain.contains(path)
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

    /// Whether a piece of news tells of what waits for an answer, which Home and Friends ask and count by itself.
    package static func waits(_ news: NewsInfo, in inbox: [InboxEntry]) -> Bool {
        inbox.contains { entry in
            switch (news.kind, entry.kind) {
            case (.knock, .knock), (.ask, .ask): isBy(news.person, entry)
            case (.offer, .list): news.listID.map(InboxEntry.id(ofList:)) == entry.id
            case (.listEnded, .ended):
                news.listID.map { entry.id == "ended-" + $0.prefix(16) } ?? false
            default: false
            }
        }
    }

    /// The entry may tell its person from a namesake by a short id.
    private static func isBy(_ person: String?, _ entry: InboxEntry) -> Bool {
        person.map { entry.from == $0 || entry.from.hasPrefix($0 + "#") } ?? false
    }

    private static func pieces(of path: String) -> [String] {
        path.split(separator: "/").map(String.init)
    }

    /// The page that shows what it is about.
    static func href(of news: NewsInfo) -> String {
        let list = news.listID.map { "/lists/\($0)" }
        let wish = list.flatMap { list in news.wishID.map { "\(list)/\($0)" } }
        return switch news.kind {
        case .knock, .offer, .listEnded, .ask: "/friends"
        case .friendAccepted, .friendRenamed, .friendMoved, .birthday, .housemateCame:
            news.person.map { "/friends/\(PercentCoding.encode($0))" } ?? "/friends"
        case .storage: "/settings"
        case .backupOverdue, .backupsEnded: "/settings/computer#backups"
        case .clockWrong: "/news"
        case .guestCame: DevicesView.address
        case .listArrived, .dateChanged, .wishGone, .idea, .roleChanged: list ?? "/friends"
        case .wishAdded, .wishChanged, .whisper, .due, .keptTwice, .notesKept:
            wish ?? list ?? "/friends"
        case .comment: wish ?? list ?? "/lists"
        case .thanks: list.map { $0 + "/thanks" } ?? "/lists"
        case .takenOffLate, .roleDiffers: list.map { $0 + "/share" } ?? "/lists"
        case .reservedChanged, .reservedGone, .reservedMoved, .reservedElsewhere, .turn,
            .overtaken, .boughtTwice, .boughtTwiceOver, .priceMet, .holdEnding, .holdLapsed,
            .reminder:
            "/cart"
        }
    }

    static func icon(of kind: NewsKind) -> String {
        switch kind {
        case .knock, .offer, .listEnded, .ask, .friendAccepted, .friendRenamed, .friendMoved,
            .housemateCame, .takenOffLate, .roleDiffers, .roleChanged:
            "friends"
        case .birthday: "for-birthday"
        case .storage: "gear"
        case .backupOverdue, .backupsEnded: "gear"
        case .clockWrong: "twice"
        case .due: "bell"
        case .keptTwice, .notesKept: "pencil"
        case .guestCame: "phone"
        case .listArrived, .dateChanged: "lists"
        case .wishAdded, .wishChanged, .wishGone: "gift"
        case .comment: "comment"
        case .thanks: "thanks"
        case .whisper: "whisper"
        case .idea: "idea"
        case .reservedChanged, .reservedGone, .reservedMoved, .reservedElsewhere, .turn,
            .overtaken, .boughtTwice, .boughtTwiceOver, .priceMet, .holdEnding, .holdLapsed,
            .reminder:
            "cart"
        }
    }
}
