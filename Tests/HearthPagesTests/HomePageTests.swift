import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("What is new and what comes up")
struct HomePageTests {
    private func news(_ id: Int, list: String?) -> NewsInfo {
        NewsInfo(
            id: id, kind: .wishAdded, at: "2026-10-0\(id)T12:30:00Z", isUnread: true, list: list,
            listID: list.map { "id-\($0)" }, owner: "Aunt", wish: "Lamp", wishID: "0011")
    }

    @Test("News stand under their list, the newest list first, with the hour")
    func groups() throws {
        let groups = NewsGroup.groups([
            news(4, list: "Home"), news(3, list: "Birthday"), news(2, list: "Home"),
            news(1, list: nil),
        ])
        #expect(groups.map(\.id) == ["id-Home", "id-Birthday", ""])
        #expect(groups.map(\.lines.count) == [2, 1, 1])
        #expect(
            groups.map { $0.heading?.string(in: .english) }
                == ["Aunt's list “Home”", "Aunt's list “Birthday”", nil])
        #expect(groups.flatMap(\.lines).map(\.text).last == "“Lamp” is new on Aunt's list “?”.")
        #expect(groups[0].lines.map(\.text) == ["“Lamp” is new.", "“Lamp” is new."])
        let clock = try #require(LocalTime("2026-10-04T12:30:00Z")).clock
        #expect(groups[0].lines[0].when.string(in: .english).hasSuffix(", \(clock)"))
    }

    @Test("A list that somebody wants to share stands under their name, and leads to the question")
    func offers() {
        let groups = NewsGroup.groups([
            NewsInfo(
                id: 1, kind: .offer, at: "2026-10-01T12:30:00Z", isUnread: true, person: "Aunt",
                list: "Birthday", listID: "id-Birthday")
        ])
        #expect(groups.map { $0.heading?.string(in: .english) } == ["Aunt's list “Birthday”"])
        #expect(groups[0].lines.map(\.text) == ["Aunt wants to share this list with you."])
        #expect(groups.map(\.href) == ["/friends"])
    }

    @Test("The recovery code waits for the first list, and until it is put away")
    func recovery() throws {
        let today = try #require(Day("2026-11-01"))
        func page(_ lists: [ListInfo], reminds: Bool) throws -> String {
            let view = HomeView(
                name: "Owner", inbox: [], news: NewsPage(), lists: lists, birthdays: [],
                friends: 0,
                addresses: AddressSharingInfo(isShown: nil, addresses: [], lists: 0, shownOn: 0),
                remindsOfRecovery: reminds, today: today)
            return renderer.html(Page(Text("Home"), PageFrame(), view))
        }
        func list(isOwn: Bool, isTray: Bool = false) -> ListInfo {
            ListInfo(
                id: "ab", title: "Christmas", owner: "Aunt", isOwn: isOwn,
                role: isOwn ? .owner : .friend, kind: "wishes", isTray: isTray, isArchived: false,
                items: 1, readers: 1, state: .open)
        }
        let card = "href=\"/settings/recovery\""
        let before = [list(isOwn: false), list(isOwn: true, isTray: true)]
        #expect(try !page(before, reminds: true).contains(card))
        #expect(try page([list(isOwn: true)], reminds: true).contains(card))
        #expect(try !page([list(isOwn: true)], reminds: false).contains(card))
    }

    @Test("Home offers a room that is neither on nor put away, and says once what waits")
    func rooms() throws {
        let today = try #require(Day("2026-11-01"))
        func page(_ kind: KindInfo, inbox: [InboxEntry] = []) -> String {
            let offer = NewsInfo(
                id: 1, kind: .offer, at: "2026-10-01T12:30:00Z", isUnread: true, person: "Aunt",
                list: "Birthday", listID: "ab")
            let view = HomeView(
                name: "Owner", inbox: inbox, news: NewsPage(items: [offer]), lists: [],
                birthdays: [], friends: 1,
                addresses: AddressSharingInfo(isShown: nil, addresses: [], lists: 0, shownOn: 0),
                kinds: [KindInfo(name: "wishes", isOn: true), kind], today: today)
            return renderer.html(Page(Text("Home"), PageFrame(), view))
        }
        let offered = KindInfo(name: "notes", isOn: false, isOffered: true)
        #expect(page(offered).contains("Shopping lists, photos and voice notes"))
        for other in [KindInfo(name: "notes", isOn: true), KindInfo(name: "notes", isOn: false)] {
            #expect(!page(other).contains("Shopping lists"))
        }
        let news = "Aunt wants to share this list with you."
        let entry = InboxEntry(
            id: InboxEntry.id(ofList: "ab"), kind: .list, from: "Aunt", key: "hearth1aunt",
            title: "Birthday")
        #expect(page(offered).contains(news))
        #expect(!page(offered, inbox: [entry]).contains(news))
    }

    @Test("A code is shown in groups, and its first word stays whole")
    func codeGroups() {
        let view = RecoveryView(RecoveryInfo(code: "hearthcode1qqqqwwww1e"))
        #expect(view.groups == ["hearthcode1", "qqqq", "wwww", "1e"])
        #expect(view.groups.joined() == view.code)
        #expect(RecoveryView(nil).groups.isEmpty)
    }

    @Test("The calendar has the dates of a year by month, and no birthday twice")
    func dates() throws {
        let list = ListInfo(
            id: "ab", title: "Christmas", owner: "Aunt", isOwn: false, role: .friend,
            kind: "wishes", isTray: false, isArchived: false, date: "2026-12-24", items: 1,
            readers: 1, state: .open)
        let birthdays = [
            BirthdayInfo(name: "Aunt", id: "1", birthday: "04-17", next: "2027-04-17"),
            BirthdayInfo(name: "Uncle", id: "2", birthday: "12-01", next: "2026-12-01"),
        ]
        let view = DatesView([list], birthdays, today: try #require(Day("2026-11-01")))
        #expect(
            view.months.map { $0.heading.string(in: .english) } == ["December 2026", "April 2027"])
        #expect(view.months.map { $0.days.map(\.id) } == [["2", "ab"], ["1"]])
        let page = renderer.html(Page(Text("Dates"), PageFrame(), view))
        #expect(page.contains("href=\"/lists/ab\"") && page.contains("href=\"/friends/Aunt\""))
    }
}
