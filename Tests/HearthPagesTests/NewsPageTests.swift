import HearthAPI
import HearthKinds
import HearthLanguage
import Testing

@testable import HearthPages

@Suite("Where news are read")
struct NewsPageTests {
    private func news(
        _ kind: NewsKind, _ id: Int = 1, list: String? = "ab", wish: String? = nil,
        person: String? = nil, isUnread: Bool = true
    ) -> NewsInfo {
        NewsInfo(
            id: id, kind: kind, at: "2026-10-01T12:30:00Z", isUnread: isUnread, person: person,
            list: list == nil ? nil : "Birthday", listID: list, owner: "Anna",
            wish: wish == nil ? nil : "Lamp", wishID: wish)
    }

    @Test("A list's page reads what is about the list, a wish's page what is about the wish")
    func lists() {
        let all = [
            news(.wishAdded, wish: "01"), news(.comment, wish: "02"), news(.listArrived),
            news(.turn, wish: "01"), news(.wishAdded, list: "cd", wish: "01"),
        ]
        func read(at path: String) -> [Bool] { all.map { NewsPlace.isRead($0, at: path) } }
        #expect(read(at: "/lists/ab") == [true, true, true, true, false])
        #expect(read(at: "/lists/ab/01") == [true, false, false, true, false])
        #expect(read(at: "/news") == [true, true, true, true, true])
        #expect(read(at: "/cart") == [false, false, false, true, false])
        for path in ["/", "/lists", "/lists/ab/edit", "/lists/ab/01/edit", "/friends", "/live"] {
            #expect(!read(at: path).contains(true), "\(path)")
        }
        // The owner is told on their own page what was given.
        #expect(NewsPlace.isRead(news(.thanks), at: "/lists/ab/thanks"))
    }

    @Test("Every kind of news has a drawing and a page, once")
    func looks() {
        for kind in NewsKind.allCases {
            #expect(NewsLook.table.all.count { $0.kinds.contains(kind) } == 1, "\(kind.rawValue)")
        }
    }

    @Test("What waits for an answer is asked and counted once, and everything else is news")
    func waiting() {
        func entry(_ kind: InboxKind, id: String, from: String = "Anna") -> InboxEntry {
            InboxEntry(id: id, kind: kind, from: from, key: "hearth1anna")
        }
        let list = String(repeating: "ab", count: 16)
        let inbox = [
            entry(.knock, id: "knock-1"), entry(.knock, id: "knock-2", from: "Åke#12345678"),
            entry(.list, id: InboxEntry.id(ofList: list)), entry(.ask, id: "ask-1"),
            entry(.ended, id: "ended-" + String(repeating: "cd", count: 8)),
        ]
        let told: [(NewsInfo, waits: Bool)] = [
            (news(.knock, list: nil, person: "Anna"), true),
            (news(.knock, list: nil, person: "Åke"), true),
            (news(.knock, list: nil, person: "Bo"), false),
            (news(.offer, list: list, person: "Anna"), true),
            (news(.offer, list: "ab", person: "Anna"), false),
            (news(.ask, list: list, person: "Anna"), true),
            (news(.ask, list: list, person: "Bo"), false),
            (news(.listEnded, list: String(repeating: "cd", count: 16)), true),
            (news(.listEnded, list: list), false),
            (news(.listArrived, list: list), false),
            (news(.friendAccepted, list: nil, person: "Anna"), false),
        ]
        for (news, waits) in told {
            #expect(news.waits(in: inbox) == waits, "\(news)")
            #expect(!news.waits(in: []))
        }
    }

    @Test("Friends' pages read what leads to them")
    func friends() {
        #expect(NewsPlace.isRead(news(.knock, list: nil, person: "Åke"), at: "/friends"))
        #expect(NewsPlace.isRead(news(.offer), at: "/friends"))
        let birthday = news(.birthday, list: nil, person: "Åke")
        #expect(NewsPlace.isRead(birthday, at: "/friends/%C3%85ke"))
        #expect(!NewsPlace.isRead(birthday, at: "/friends/Anna"))
        for path in ["/", "/lists", "/settings", "/dates", "/lists/ab/01/edit", ""] {
            #expect(!NewsPlace.reads(at: path), "\(path)")
        }
    }

    @Test("What counts as read since the page was opened is still shown as new there, in its place")
    func new() {
        let old = news(.wishAdded, 2, wish: "01", isUnread: false)
        let view = NewsView(
            NewsPage(items: [news(.turn, 9, wish: "01", isUnread: false), old], newest: 9),
            new: [news(.turn, 9, wish: "01"), news(.thanks, 1)])
        #expect(view.news.map(\.id) == [9, 2, 1])
        #expect(view.news.map(\.isUnread) == [true, false, true])
        #expect(!view.hasUnread)
    }
}
