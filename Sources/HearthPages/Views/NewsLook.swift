package import HearthAPI
package import HearthKinds

/// How pages show kinds of news.
package struct NewsLook: Sendable {
    package static let table = KindTable<NewsLook>(ofAll + activities + words)

    let kinds: [NewsKind]
    /// The name of a drawing.
    let icon: String
    let place: Place

    /// The page that a piece of news leads to.
    package enum Place: Sendable {
        /// Always this one. Opening it reads what leads there.
        case page(String)
        /// Always this part of a page of many things: opening that reads nothing.
        case part(String)
        /// That of the person.
        case person
        /// That of the list, or a page of it, such as `/share`; where it is about none, the other one.
        case list(page: String = "", otherwise: String = "/friends")
        /// That of the item, else of the list, else the other one.
        case item(otherwise: String = "/friends")
    }

    package init(_ kinds: NewsKind..., icon: String, at place: Place) {
        (self.kinds, self.icon, self.place) = (kinds, icon, place)
    }

    static func of(_ kind: NewsKind) -> NewsLook {
        table.all.first { $0.kinds.contains(kind) } ?? NewsLook(icon: "bell", at: .page("/news"))
    }

    /// Whether any kind of news always leads to this page.
    static func leads(to path: String) -> Bool {
        table.all.contains { if case .page(path) = $0.place { true } else { false } }
    }

    private static let ofAll = [
        NewsLook(.knock, .offer, .listEnded, .ask, icon: "friends", at: .page("/friends")),
        NewsLook(
            .friendAccepted, .friendRenamed, .friendMoved, .housemateCame, icon: "friends",
            at: .person),
        NewsLook(.birthday, icon: "for-birthday", at: .person),
        NewsLook(.storage, icon: "gear", at: .part("/settings")),
        NewsLook(
            .backupOverdue, .backupsEnded, icon: "gear", at: .part("/settings/computer#backups")),
        NewsLook(.clockWrong, icon: "twice", at: .page("/news")),
        NewsLook(.guestCame, icon: "phone", at: .page(DevicesView.address)),
        NewsLook(.listArrived, .dateChanged, icon: "lists", at: .list()),
        NewsLook(.wishGone, icon: "gift", at: .list()),
        NewsLook(.wishAdded, .wishChanged, icon: "gift", at: .item()),
        NewsLook(.due, icon: "bell", at: .item()),
        NewsLook(.keptTwice, .notesKept, icon: "pencil", at: .item()),
        NewsLook(.comment, icon: "comment", at: .item(otherwise: "/lists")),
        NewsLook(.thanks, icon: "thanks", at: .list(page: "/thanks", otherwise: "/lists")),
        NewsLook(
            .takenOffLate, .roleDiffers, icon: "friends",
            at: .list(page: "/share", otherwise: "/lists")),
        NewsLook(.roleChanged, icon: "friends", at: .list()),
        NewsLook(.whisper, icon: "whisper", at: .item()),
        NewsLook(.idea, icon: "idea", at: .list()),
        NewsLook(
            .reservedChanged, .reservedGone, .reservedMoved, .reservedElsewhere, .turn, .overtaken,
            .boughtTwice, .boughtTwiceOver, .priceMet, .holdEnding, .holdLapsed, .reminder,
            icon: "cart", at: .page("/cart")),
    ]
}
