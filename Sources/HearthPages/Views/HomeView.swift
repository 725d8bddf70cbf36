package import HearthAPI
import HearthLanguage
package import HearthLists

/// What is new and what comes up.
package struct HomeView: PageContent {
    package static let template = "home"

    let greeting: Text
    /// What is wrong with this node's clock, as long as other homes say so.
    let clock: Text?
    let questions: [Question]
    let hasQuestions: Bool
    let news: [NewsLine]
    let hasNews: Bool
    let coming: [Coming]
    let hasComing: Bool
    let isNew: Bool

    struct Coming: Sendable {
        let icon: String
        let label: Text
        let date: Text
        let href: String
        let days: Int
    }

    /// How far ahead the calendar looks, in days.
    private static let horizon = 120

    package init(
        name: String, inbox: [InboxEntry], news page: NewsPage, lists: [ListInfo],
        birthdays: [BirthdayInfo], friends: Int, addresses: AddressSharingInfo,
        alarms: [AlarmNotice] = [], today: Day
    ) {
        clock = alarms.first { $0.kind == .clockAhead || $0.kind == .clockBehind }?.text
        greeting = Text("Hello, \(name)")
        questions = inbox.map { Question($0, addresses: addresses, today: today) }
        hasQuestions = !questions.isEmpty
        news = page.items.prefix(12).map(NewsLine.init)
        hasNews = !news.isEmpty
        coming = Self.coming(lists, birthdays, today)
        hasComing = !coming.isEmpty
        isNew = friends == 0
    }

    private static func coming(
        _ lists: [ListInfo], _ birthdays: [BirthdayInfo], _ today: Day
    ) -> [Coming] {
        func days(_ date: String) -> Int? {
            Day(date).map { $0.daysSinceEpoch - today.daysSinceEpoch }
                .flatMap { (0...horizon).contains($0) ? $0 : nil }
        }
        let occasions = lists.filter { !$0.isTray && !$0.isArchived }.compactMap { list in
            list.date.flatMap { date in
                days(date).map { left in
                    Coming(
                        icon: Occasions.icon(list.occasion),
                        label: list.isOwn
                            ? Text("Your list “\(list.title ?? "")”")
                            : Text("“\(list.title ?? "")” of \(list.owner)"),
                        date: ListCard.dateText(date, today: today), href: "/lists/\(list.id)",
                        days: left)
                }
            }
        }
        let births = birthdays.compactMap { birthday in
            birthday.next.flatMap { date in
                days(date).map { left in
                    Coming(
                        icon: "for-birthday", label: Text("Birthday of \(birthday.name)"),
                        date: ListCard.dateText(date, today: today),
                        href: "/friends/\(PercentCoding.encode(birthday.name))", days: left)
                }
            }
        }
        return (occasions + births).sorted { $0.days < $1.days }
    }
}

/// All the news that is kept.
package struct NewsView: PageContent {
    package static let template = "news"

    let news: [NewsLine]
    let isEmpty: Bool
    let newest: Int
    let hasUnread: Bool

    package init(_ page: NewsPage) {
        news = page.items.map(NewsLine.init)
        isEmpty = news.isEmpty
        newest = page.newest
        hasUnread = page.unread > 0
    }
}
