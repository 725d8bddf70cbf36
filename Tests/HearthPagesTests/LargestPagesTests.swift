import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

/// Pages whose length follows from what others write, with the most that a home takes (`protocol-spec/limits.md`).
@Suite("The largest pages")
struct LargestPagesTests {
    /// Of one page, packed for no one.
    private static let octets = 2_000_000
    /// Letters of four octets, as many as a name may have.
    private static let name = String(repeating: "𝒲", count: 200)

    struct Entry: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What stands once for each thing on the page.
        let mark: String
        let content: @Sendable (PagePart) throws -> String
        var most = PagePart.most
    }

    private static func html(_ content: some PageContent) -> String {
        renderer.html(Page(Text("Page"), PageFrame(), whose: .own, content))
    }

    private static func list(_ kind: String, _ number: Int = 0, isOwn: Bool = false) -> ListInfo {
        ListInfo(
            id: "list\(number)", title: name, owner: name, isOwn: isOwn, role: .keeper,
            kind: kind, isTray: false, isArchived: false, items: 10_000, readers: 1, state: .open)
    }

    private static func item(_ number: Int) -> ItemInfo {
        var item = ItemInfo(
            id: "w\(number)", name: name, list: name, listID: "list0", owner: name)
        item.tags = [String](repeating: String(repeating: "𝒯", count: 50), count: 20)
        return item
    }

    private static func friend(_ number: Int) -> FriendInfo {
        FriendInfo(
            name: name, key: "k\(number)", state: .friends, isConnected: false, isVerified: false)
    }

    private static let items = (0..<10_000).map { item($0) }
    private static let given = items.map { GivenWish($0) }
    private static let day = Day("2026-11-01")

    static let pages: [Entry] = [
        Entry(testDescription: "wishes", mark: "data-id=\"w") { part in
            html(
                ListView(
                    GivenList(list: list("wishes"), items: given), lists: [], whispers: nil,
                    comments: nil, sort: nil, words: nil, today: try #require(day), part: part))
        },
        Entry(testDescription: "items of a newer kind", mark: "data-id=\"w") { part in
            html(
                ItemsView(
                    GivenList(list: list("poems"), items: given), comments: nil, sort: nil,
                    words: nil, today: try #require(day), part: part))
        },
        Entry(testDescription: "lines", mark: "data-id=\"w") { part in
            let list = list("notes")
            return html(
                ChecklistView(
                    ChecklistShown(
                        list: list, open: Array(items.prefix(5000)),
                        done: Array(items.dropFirst(5000)), hidden: 0),
                    NotesHead(list, readers: [], backups: nil), comments: nil, part: part))
        },
        Entry(testDescription: "arranging", mark: "data-id=\"list0/w") { part in
            html(ArrangeView.items(of: GivenList(list: list("wishes"), items: given), part))
        },
        Entry(testDescription: "tags", mark: "tag-card") { part in
            let tags = (0..<PagePart.most).map {
                TagCount(tag: "\($0)" + name.prefix(46), notes: 1)
            }
            return html(TagsView(TagsShown(tags: tags, total: 200_000), part: part))
        },
        Entry(
            testDescription: "checklists among notes", mark: "data-id=\"list",
            content: { _ in
                var lists = (0..<500).map { list("notes", $0) }
                for index in lists.indices { lists[index].linesToDo = 3 }
                return html(
                    NotesView(
                        NotesGrid(
                            NotesShown(notes: [], total: 0, tags: []), checklists: lists,
                            NotesSearch(path: "/notes"))))
            }, most: 12),
        Entry(testDescription: "news", mark: "<li class=\"unread") { part in
            let news = (1...500).map {
                NewsInfo(
                    id: $0, kind: .comment, at: "2026-10-01T12:30:00Z", isUnread: true,
                    person: name, list: name, listID: "ab", owner: name, wish: name, wishID: "cd")
            }
            return html(NewsView(NewsPage(items: news), part: part))
        },
        Entry(testDescription: "own lists", mark: "data-id=\"list") { part in
            html(
                ListsView(
                    (0..<1000).map { list("wishes", $0) }, today: try #require(day), part: part))
        },
        Entry(testDescription: "friends", mark: "class=\"friend\" data-id") { part in
            let friends = (0..<1000).map { friend($0) }
            var lists = (0..<500).map { list("wishes", $0) }
            for index in lists.indices { lists[index].ownerKeys = [friends[index % 3].key] }
            return html(
                FriendsView(
                    friends, lists: lists, inbox: [],
                    addresses: AddressSharingInfo(
                        isShown: nil, addresses: [], lists: 0, shownOn: 0),
                    today: try #require(day), part: part))
        },
        Entry(testDescription: "readers", mark: "class=\"card reader\"") { part in
            let readers = (0..<255).map {
                ReaderInfo(
                    name: name, key: "k\($0)", role: .friend, state: .reading, isCaller: false,
                    isFriend: false, isVerified: false, seesReservations: true)
            }
            return html(
                ShareView(
                    list("wishes"), readers: readers, friends: [], problem: nil, part: part))
        },
        Entry(testDescription: "thanks", mark: "class=\"card question") { part in
            let thanks = (0..<256).map { _ in
                ThanksInfo(from: name, gifts: [], text: name, time: "2026-10-01T12:30:00Z")
            }
            return html(ThanksView(list("wishes"), thanks, part: part))
        },
    ]

    @Test("A page has no more than 200 of them, and a bound in octets", arguments: pages)
    func bounded(_ page: Entry) throws {
        for query in ["", "?from=9800", "?shown=10000"] {
            let html = try page.content(PagePart("/page\(query)"))
            let count = html.split(separator: page.mark).count - 1
            #expect(count == page.most || query.contains("from") && (1...page.most).contains(count))
            #expect(html.utf8.count <= Self.octets)
        }
    }
}
