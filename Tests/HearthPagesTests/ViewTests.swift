import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("What pages say")
struct ViewTests {
    private func standing(
        _ queue: [Holder], wanted: Int? = 1, taken: Bool = false
    ) -> Standing {
        Standing(
            isTaken: taken, held: queue.reduce(0) { $0 + $1.units - $1.waiting }, wanted: wanted,
            queue: queue, isBoughtTwice: false, unreadable: 0)
    }

    private func holder(
        _ name: String, isCaller: Bool = false, _ state: ClaimState = .reserved,
        position: Int? = nil
    ) -> Holder {
        Holder(
            name: name, isCaller: isCaller, state: state, units: 1,
            waiting: state == .waiting ? 1 : 0, since: "2026-11-01T00:00:00Z", position: position)
    }

    @Test("A wish is free, mine, another's, or waited for, each with its own drawing and word")
    func status() {
        #expect(WishStatus(standing([])).kind == "free")
        #expect(WishStatus(standing([holder("Me", isCaller: true)], taken: true)).kind == "mine")
        let taken = WishStatus(standing([holder("Friend")], taken: true))
        #expect(taken.kind == "taken")
        #expect(taken.label.string(in: .english) == "Taken by Friend")
        let waiting = WishStatus(
            standing(
                [holder("Friend"), holder("Me", isCaller: true, .waiting, position: 1)],
                taken: true))
        #expect(waiting.kind == "waiting")
        let some = WishStatus(standing([holder("Friend")], wanted: 3))
        #expect(some.label.string(in: .english) == "2 of 3 left")
    }

    @Test(
        "The way to trust the home is open for each device that it may be, and no phone is sent to a menu it has not",
        arguments: [
            (
                "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15",
                ["iPhone and iPad", "Mac"]
            ),
            ("Mozilla/5.0 (Macintosh; rv:143.0) Gecko/20100101 Firefox/143.0", ["Mac"]),
            ("Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", ["Android"]),
            (
                "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 FxiOS/143.0 Mobile/15E148",
                ["iPhone and iPad"]
            ),
            (
                "Mozilla/5.0 (X11; CrOS x86_64) Chrome/141.0.0.0",
                ["Linux and Chromebook, and Firefox on a computer"]
            ),
            ("", []),
        ])
    func trusting(agent: String, open: [String]) throws {
        let view = TrustView(fingerprint: [1, 2], agent: DeviceAgent(agent))
        let ways = view.ways.filter(\.isTheirs)
        #expect(ways.map { $0.name.string(in: .english) } == open)
        #expect(view.isOpen == (open.count != 1))
        for way in ways
        where ["Android", "iPhone and iPad"].contains(way.name.string(in: .english)) {
            #expect(!way.steps.contains { $0.string(in: .english).contains("View Certificates") })
        }
    }

    @Test("What cannot be read here is never shown as free, in part or whole")
    func unknown() throws {
        func status(_ standing: Standing) -> String {
            WishStatus(standing).label.string(in: .english)
        }
        var none = standing([])
        #expect(none.isFree)
        none = Standing(isTaken: false, held: 0, wanted: 1, unreadable: 1)
        #expect(!none.isFree && status(none) == "Perhaps free")
        none = Standing(isTaken: false, held: 0, wanted: 1, unreadable: 1, keptBack: ["Friend"])
        #expect(!none.isFree && status(none) == "Not known to you")
        let some = Standing(
            isTaken: false, held: 1, wanted: 3, queue: [holder("Friend")], unreadable: 1)
        #expect(!some.isFree && status(some) == "At most 2 of 3 left")
        let money = Standing(
            isTaken: false, held: 0, wanted: 1, queue: [holder("Friend", .chippedIn)],
            unreadable: 1, isChipIn: true, contributed: "60.00 EUR", missing: "40.00 EUR",
            percent: 60)
        #expect(!money.isFree && status(money) == "At least 60 % of the price")
        let missing = GivingView(
            GivenWish(
                ItemInfo(
                    id: "01", name: "Socks", list: "Birthday", listID: "ab", owner: "Owner")),
            money, audience: nil
        ).bar?.text
        #expect(
            missing?.string(in: .english) == "Together at least €60; at most €40 is missing")
        #expect(!Standing(isTaken: true, held: 1, wanted: 1).isFree)
    }

    @Test("Whoever reserves nothing, or learns nothing at once, is not asked how soon")
    func asked() {
        let unsaid = AddressSharingInfo(isShown: nil, addresses: [], lists: 0, shownOn: 0)
        var offer = InboxEntry(
            id: "list-1", kind: .list, from: "Owner", key: "key", title: "Birthday",
            role: .friend, livesWithOwner: false)
        #expect(AcceptView.isNeeded(for: offer, unsaid))
        var said = unsaid
        said.isShown = false
        #expect(!AcceptView.isNeeded(for: offer, said))
        offer.livesWithOwner = true
        #expect(!AcceptView.isNeeded(for: offer, unsaid))
        offer.livesWithOwner = false
        offer.role = .owner
        #expect(!AcceptView.isNeeded(for: offer, unsaid))
        (offer.role, offer.listKind) = (.keeper, NoteFields.kind)
        #expect(!AcceptView.isNeeded(for: offer, unsaid))
    }

    @Test("An owner's page has nothing about giving, whatever it is handed")
    func owner() throws {
        var wish = GivenWish(
            ItemInfo(
                id: "0011223344556677", name: "Socks", list: "Birthday", listID: "ab",
                owner: "Owner"))
        wish.standing = standing([holder("Friend")], taken: true)
        let list = ListInfo(
            id: "ab", title: "Birthday", owner: "Owner", isOwn: true, role: .owner,
            kind: "wishes", isTray: false, isArchived: false, items: 1, readers: 1, state: .open)
        let today = try #require(Day("2026-11-01"))
        let view = ListView(
            GivenList(list: list, items: [wish]), lists: [], whispers: nil, comments: nil,
            sort: nil, words: nil, today: today)
        let page = renderer.html(Page(Text("Lists"), PageFrame(), whose: .own, view))
        #expect(!page.contains("Friend") && !page.contains("taken") && !page.contains("status"))
    }

    @Test("A list says whether some of it is missing, or a newer version is coming")
    func incompleteList() throws {
        let today = try #require(Day("2026-11-01"))
        func hints(missing: Int = 0, newerIsComing: Bool = false) throws -> [String] {
            let list = ListInfo(
                id: "ab", title: "Birthday", owner: "Owner", isOwn: false, role: .friend,
                kind: "wishes", isTray: false, isArchived: false, items: 0, missingPieces: missing,
                newerIsComing: newerIsComing, readers: 1, state: .open)
            let view = ListView(
                GivenList(list: list, items: []), lists: [], whispers: nil, comments: nil,
                sort: nil, words: nil, today: today)
            let page = renderer.html(
                Page(Text("Lists"), PageFrame(), whose: .friend, view))
            return ["Some of this list", "A newer version of this list"].filter(page.contains)
        }
        #expect(try hints().isEmpty)
        #expect(try hints(missing: 1) == ["Some of this list"])
        #expect(try hints(newerIsComing: true) == ["A newer version of this list"])
    }

    @Test("An empty cart is sorted and arranged like a full one")
    func emptyCart() throws {
        let cart = renderer.html(
            Page(Text("Cart"), PageFrame(), whose: .friend, CartView(CartInfo(), sort: nil)))
        #expect(cart.contains("name=\"sort\"") && cart.contains("href=\"/cart/arrange\""))
        let arranged = renderer.html(
            Page(Text("Cart"), PageFrame(), whose: .friend, ArrangeView.cart(CartInfo())))
        #expect(arranged.contains("There is nothing to put in order yet."))
    }

    @Test("The home page says that the node's clock is wrong, and nothing of it where it is right")
    func clock() throws {
        let today = try #require(Day("2026-11-01"))
        func page(_ alarms: [AlarmNotice]) throws -> String {
            let view = HomeView(
                name: "Me", inbox: [], news: NewsPage(), lists: [], birthdays: [], friends: 1,
                addresses: AddressSharingInfo(isShown: nil, addresses: [], lists: 0, shownOn: 0),
                alarms: alarms, today: today)
            return renderer.html(Page(Text("Home"), PageFrame(), view))
        }
        for (kind, words) in [
            (AlarmNotice.Kind.clockAhead, "is ahead of those of other homes. Minutes: 95."),
            (.clockBehind, "is behind those of other homes. Minutes: 95."),
        ] {
            #expect(try page([AlarmNotice(kind, detail: "95")]).contains(words))
        }
        #expect(try !page([AlarmNotice(.quota, person: "Friend")]).contains("of other homes"))
        // So it does of a member's own room.
        let full = AlarmNotice(.privateRoom, detail: "3700 MiB, 4 GiB")
        #expect(try page([full]).contains("take 3700 MiB of the 4 GiB"))
    }

    @Test("One's own words can be taken back, other people's be hidden, and hidden ones be found")
    func talk() throws {
        let said = WhispersInfo(
            list: "Birthday", owner: "Owner",
            whispers: [
                WhisperInfo(
                    id: "1", author: "Me", isCaller: true, time: nil, text: "Mine", wish: "Lamp"),
                WhisperInfo(id: "2", author: "Friend", isCaller: false, time: nil, text: "Hers"),
            ])
        let whispers = TalkView(said, about: "Owner/ab")
        #expect(whispers.lines.map(\.action?.operation) == [DeleteWhisper.path, nil])
        #expect(whispers.lines.map(\.about) == ["Lamp", nil])
        #expect(TalkView(said, about: "Owner/ab/cd").lines.map(\.about) == [nil, nil])

        func comment(_ id: String, isCaller: Bool, isHidden: Bool = false) -> CommentInfo {
            CommentInfo(
                id: id, author: "A", isCaller: isCaller, list: "Birthday", text: "Hm",
                isHidden: isHidden)
        }
        var all = CommentsInfo(
            list: "Birthday", listID: "ab", owner: "Owner", isOwn: false,
            comments: [comment("1", isCaller: true), comment("2", isCaller: false)], hidden: 1)
        func list(isOwn: Bool, readers: Int) -> ListInfo {
            ListInfo(
                id: "ab", title: "Birthday", owner: "Owner", isOwn: isOwn, role: .owner,
                kind: "wishes", isTray: false, isArchived: false, items: 1, readers: readers,
                state: .open)
        }
        let theirs = list(isOwn: false, readers: 1)
        let some = try #require(CommentsView(all, on: "ab", theirs))
        #expect(!some.isOwner)
        #expect(some.lines.map(\.action?.operation) == [DeleteComment.path, HideComment.path])
        #expect(some.hidden != nil)
        all.comments.append(comment("3", isCaller: false, isHidden: true))
        let shown = try #require(CommentsView(all, on: "ab", theirs))
        #expect(shown.hidden == nil)
        #expect(shown.lines.last?.action?.fields.last?.value == "false")
        #expect(
            shown.lines.prefix(2).map { $0.choices.string(in: .english) }
                == ["Choices for what you wrote", "Choices for what A wrote"])
        // Nobody is asked to write where nobody else reads; what was written there stays.
        let alone = list(isOwn: true, readers: 0)
        #expect(CommentsView(all, on: "ab", alone)?.isOwner == true)
        all.comments = []
        all.hidden = 0
        #expect(CommentsView(all, on: "ab", alone) == nil)
        #expect(CommentsView(all, on: "ab", list(isOwn: true, readers: 1)) != nil)
    }

    @Test(
        "Only addresses of pages are opened as links",
        arguments: [
            ("https://example.org/a", true), ("HTTP://example.org", true),
            ("javascript:alert(1)", false),
            ("data:text/html,x", false), ("//example.org", false), ("example.org", false),
        ])
    func links(_ link: String, _ isOpened: Bool) {
        #expect(WishView.isOpenable(link) == isOpened)
    }

    @Test("What names a command is left out where one taps")
    func sentences() {
        #expect(
            PlainSentences.withoutCommands("You have no friend. `hearth friend list` shows them.")
                == "You have no friend.")
        #expect(PlainSentences.withoutCommands("All is well.") == "All is well.")
        #expect(PlainSentences.withoutCommands("See `hearth`.") == "See `hearth`.")
    }

    @Test("Dates are said in words, with how far off they are")
    func dates() throws {
        let today = try #require(Day("2026-12-23"))
        let text = ListCard.dateText("2026-12-24", today: today)
        #expect(text.string(in: .english) == "24 December 2026, tomorrow")
        #expect(DateText.birthday("04-17").string(in: .english) == "17 April")
        #expect(DateText.date("nonsense").string(in: .english) == "nonsense")
    }
}
