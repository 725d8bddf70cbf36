package import HearthAPI
import HearthLanguage
package import HearthLists

/// What is new and what comes up.
package struct HomeView: PageContent {
    package static let template = "home"

    let greeting: Text
    /// What is wrong with this node's clock, as long as other homes say so.
    let clock: Text?
    /// That the room for private lists is nearly full.
    let privateRoom: Text?
    /// When somebody set a new passphrase with the member's recovery code; nil: they know of it.
    let replaced: Text?
    let questions: [Question]
    let hasQuestions: Bool
    /// Of whom it is asked whether they may see what the visitor gives.
    let asked: [HousemateRow]
    let isAsked: Bool
    let isWaiting: Bool
    let news: [NewsGroup]
    let hasNews: Bool
    let coming: [Coming]
    let hasComing: Bool
    /// The member's own that do not come up.
    let lists: [HomeList]
    let hasLists: Bool
    /// They have no friend yet, and the first steps are shown.
    let isNew: Bool
    let lacksWish: Bool
    /// Nothing is new, and nothing comes up.
    let isQuiet: Bool
    /// Whether a card leads to the recovery code: from their first list on, until they put it away.
    let remindsOfRecovery: Bool

    /// What there is to do or to wait for after a lost computer; nil: nothing.
    let comingBack: Text?

    /// Rooms that the member has neither switched on nor put away.
    let offered: [RoomRow]
    /// What a device of the member's own proposes; nil: nothing.
    let zone: ZoneProposal?
    /// What kinds say there.
    let cards: [HomeCard]

    /// How far ahead it looks, in days.
    private static let horizon = 120
    /// Friends' page has the others.
    private static let mostQuestions = 20
    /// The page of lists has the others.
    private static let mostLists = 4

    package init(
        name: String, inbox: [InboxEntry], news page: NewsPage, lists: [ListInfo],
        birthdays: [BirthdayInfo], friends: Int, housemates: [HousemateQuestion] = [],
        addresses: AddressSharingInfo,
        alarms: [AlarmNotice] = [], remindsOfRecovery: Bool = false,
        replacements: [PassphraseReplacement] = [], recovery: RecoveryProgress? = nil,
        kinds: [KindInfo] = [], today: Day, zone: ZoneProposal? = nil, cards: [HomeCard] = []
    ) {
        self.cards = cards
        offered = RoomRow.all(kinds.filter(\.isOffered))
        self.zone = zone
        replaced = PassphraseView.moments(of: replacements.filter(\.isNew)).map {
            Text(
                "Somebody set a new one with your recovery code, and all sign-ins of yours ended: \($0)."
            )
        }
        comingBack = recovery.flatMap { ComingBackView.reminder($0, lists: lists) }
        clock = alarms.first { $0.kind == .clockAhead || $0.kind == .clockBehind }?.text
        privateRoom = alarms.first { $0.kind == .privateRoom }?.text
        greeting = Text("Hello, \(name)")
        questions = inbox.prefix(Self.mostQuestions).map {
            Question($0, lists: lists, addresses: addresses, today: today)
        }
        hasQuestions = !questions.isEmpty
        let asked = HousemateRow.waiting(housemates)
        self.asked = asked
        isAsked = !asked.isEmpty
        isWaiting = hasQuestions || isAsked
        // What waits for an answer stands above.
        news = NewsGroup.groups(
            page.items.filter {
                !$0.waits(in: inbox) && (asked.isEmpty || $0.kind != .housemateCame)
            }.prefix(12))
        hasNews = !news.isEmpty
        coming = Coming.all(lists, birthdays, today: today, horizon: Self.horizon)
        hasComing = !coming.isEmpty
        let comingUp = Set(coming.map(\.id))
        self.lists = lists.filter {
            $0.isOwn && !$0.isTray && !$0.isArchived && !comingUp.contains($0.id)
        }.prefix(Self.mostLists).map(HomeList.init)
        hasLists = !self.lists.isEmpty
        isNew = friends == 0
        lacksWish = !lists.contains { $0.isOwn && $0.isOfWishes && $0.items > 0 }
        isQuiet = !hasNews && !hasComing && !isNew
        self.remindsOfRecovery =
            remindsOfRecovery && lists.contains { $0.isOwn && !$0.isTray }
    }
}

/// An own list on the first page, as `Coming` stands there.
struct HomeList: Sendable {
    let id: String
    let icon: String
    let label: Text
    let date: Text
    let href: String

    init(_ list: ListInfo) {
        let look = KindLook.of(list.kind)
        id = list.id
        icon = look.icon(list.occasion)
        label = Text(verbatim: list.title ?? "")
        date = look.count(list.items)
        href = "/lists/\(list.id)"
    }
}

/// All the news that is kept.
package struct NewsView: PageContent {
    package static let template = "news"

    let news: [NewsLine]
    let isEmpty: Bool
    let newest: Int
    let hasUnread: Bool
    /// Nil where these are all.
    let ways: PageWays?

    /// `new`: what counts as read since the page was opened.
    package init(_ page: NewsPage, new: [NewsInfo] = [], part: PagePart = PagePart()) {
        let known = Set(page.items.map(\.id))
        let ids = Set(new.map(\.id))
        let all = page.items + new.filter { !known.contains($0.id) }
        news = part.of(all.sorted { $0.id > $1.id })
            .map { NewsLine($0, isNew: ids.contains($0.id)) }
        ways = part.ways(of: all.count)
        isEmpty = all.isEmpty
        newest = page.newest
        hasUnread = page.unread > 0
    }
}
