import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("Pages about who sees a list")
struct SharingPageTests {
    private func list(isOwn: Bool) -> ListInfo {
        ListInfo(
            id: "ab", title: "Birthday", owner: "Owner", isOwn: isOwn,
            role: isOwn ? .owner : .friend, kind: "wishes", isTray: false, isArchived: false,
            items: 1, readers: 1, state: .open)
    }

    private func reader(
        _ name: String, isFriend: Bool = true, isVerified: Bool = false, sees: Bool? = true,
        changesAt: String? = nil, isSeen: Bool? = true
    ) -> ReaderInfo {
        var reader = ReaderInfo(
            name: name, key: "key-\(name)", role: .friend, state: .reading, isCaller: false,
            isFriend: isFriend, isVerified: isVerified, seesReservations: true)
        reader.seesCaller = sees
        reader.changesAt = changesAt
        reader.isSeen = isSeen
        return reader
    }

    private func page(
        _ readers: [ReaderInfo], friends: [FriendInfo] = [], isOwn: Bool
    ) throws -> String {
        let view = ShareView(
            list(isOwn: isOwn), readers: readers, friends: friends, problem: nil)
        return renderer.html(Page(Text("Who sees it"), PageFrame(), view))
    }

    @Test("Of a list that another made it says who waits for that home, and that they learn of it")
    func madeByAnother() throws {
        var host = reader("Host", sees: nil, isSeen: nil)
        (host.role, host.isHost) = (.owner, true)
        let states: [ReaderState] = [.waiting, .leaving, .full]
        var guests = states.map { reader($0.rawValue, sees: nil, isSeen: nil) }
        for index in guests.indices { guests[index].state = states[index] }
        let text = try page([host] + guests, isOwn: true)
        #expect(text.contains("Has said yes, and waits for Host&#39;s home"))
        #expect(text.contains("Sees it until Host&#39;s home hears of it"))
        #expect(text.contains("Has said yes, but the list is full"))
        // Who goes already needs not be asked to go.
        #expect(text.ranges(of: "/share/stop?").count == 2)
        let friend = FriendInfo(
            name: "Friend", key: "key", state: .friends, isConnected: true, isVerified: false)
        let mine = try page([host], friends: [friend], isOwn: true)
        #expect(mine.contains("Host made the list, and learns whom you ask once they say yes."))
        host.isCaller = true
        #expect(try !page([host], friends: [friend], isOwn: true).contains("made the list"))
    }

    @Test("It says who is left out and what is kept back, as the page of the list does")
    func hidden() throws {
        let left = try page([reader("Partner", isFriend: false, sees: false)], isOwn: false)
        #expect(left.contains(LeftOutText.line("Partner").string.replacing("'", with: "&#39;")))
        let soon = try page(
            [reader("Partner", sees: false, changesAt: "2099-01-01T00:00:00Z")], isOwn: false)
        #expect(soon.contains("Partner sees what you reserve from"))
        let kept = try page([reader("Uncle", isSeen: false)], isOwn: false)
        #expect(kept.contains("What Uncle reserves is kept from you"))
        let plain = try page([reader("Aunt")], isOwn: false)
        #expect(!plain.contains("class=\"hint\""))
    }

    @Test("Numbers can be compared with anybody on the list, friend or not")
    func comparing() throws {
        let page = try page(
            [
                reader("Partner & Co", isFriend: false), reader("Aunt"),
                reader("Uncle", isVerified: true),
            ], isOwn: false)
        #expect(page.contains("href=\"/compare/Partner%20%26%20Co\""))
        #expect(page.contains("href=\"/friends/Aunt#number\""))
        #expect(!page.contains("/friends/Uncle") && !page.contains("/compare/Uncle"))
        let compare = renderer.html(
            Page(
                Text("Compare"), PageFrame(),
                CompareView(
                    SafetyNumberInfo(name: "Partner", number: "12345", isVerified: false),
                    problem: nil)))
        #expect(compare.contains("12345") && compare.contains("value=\"friends/verify\""))
    }

    @Test("Who invited somebody chooses what they can do, and checklists are for ticking")
    func roles() throws {
        var reader = reader("Aunt", sees: nil, isSeen: nil)
        let select = "What Aunt can do"
        #expect(try !page([reader], isOwn: true).contains(select))
        reader.isInvited = true
        #expect(try page([reader], isOwn: true).contains(select))
        #expect(try !page([reader], isOwn: false).contains("<select"))
        reader.asked = .keeper
        var list = list(isOwn: true)
        (list.kind, list.linesToDo) = (NoteFields.kind, 2)
        let friend = FriendInfo(
            name: "Friend", key: "key", state: .friends, isConnected: true, isVerified: false)
        let text = renderer.html(
            Page(
                Text("Who sees it"), PageFrame(),
                ShareView(list, readers: [reader], friends: [friend], problem: nil)))
        // What they are asked to be counts as chosen, and so does what is usual for who is asked next.
        #expect(text.ranges(of: "<option value=\"true\" selected>Tick and change").count == 2)
        #expect(text.contains("Is asked whether they also want to change it"))
    }

    @Test("To stop sharing is asked about first, and taken back by asking them again")
    func stopping() throws {
        let own = try page([reader("Aunt", sees: nil, isSeen: nil)], isOwn: true)
        #expect(own.contains("href=\"/lists/ab/share/stop?with=Aunt\""))
        #expect(!own.contains("lists/unshare"))
        let asked = renderer.html(
            Page(
                Text("Stop"), PageFrame(),
                ConfirmView.stoppingShare(of: "Birthday", id: "ab", with: "Aunt", role: .keeper)))
        #expect(asked.contains("value=\"lists/unshare\"") && asked.contains("value=\"keeper\""))
        var frame = PageFrame()
        frame.notice = Notice.of(
            done: UnshareList.path,
            undo: Notice.Undo(
                operation: ShareList.path, ["list": "ab", "with[]": "Aunt", "keeper": "true"]),
            said: "Gone")
        let page = renderer.html(
            Page(Text("Who"), frame, CartView(CartInfo(), sort: nil)))
        for field in ["lists/share", "name=\"with[]\" value=\"Aunt\"", "name=\"keeper\""] {
            #expect(page.contains(field))
        }
    }

    @Test("Whom one asks stands there by name, else by one's own words, else by their key")
    func asked() throws {
        let today = try #require(Day("2026-11-01"))
        let cases: [(name: String?, greeting: String?, seen: [String], unseen: [String])] = [
            ("Aunt", nil, ["<bdi>Aunt</bdi>"], ["hearth1qqqqqqqqq", "Somebody whose link"]),
            ("Aunt", "Hi", ["<bdi>Aunt</bdi>", "<bdi>Hi</bdi>"], ["hearth1qqqqqqqqq"]),
            (nil, "Hi", ["Somebody whose link", "<bdi>Hi</bdi>"], ["hearth1qqqqqqqqq"]),
            (nil, nil, ["Somebody whose link", "hearth1qqqqqqqqq…"], []),
        ]
        for (name, greeting, seen, unseen) in cases {
            let friend = FriendInfo(
                name: name, key: "hearth1" + String(repeating: "q", count: 60),
                state: .knocking, isConnected: false, isVerified: false, note: .delivered,
                greeting: greeting)
            let view = FriendsView(
                [friend], lists: [], inbox: [],
                addresses: AddressSharingInfo(isShown: nil, addresses: [], lists: 0, shownOn: 0),
                today: today)
            // What a form sends is seen by nobody.
            let html = renderer.html(Page(Text("Friends"), PageFrame(), view))
                .replacing("value=\"\(friend.key)\"", with: "")
            for text in seen { #expect(html.contains(text), "\(text)") }
            for text in unseen { #expect(!html.contains(text), "\(text)") }
        }
    }

    @Test("A friend's page says where their home is dialled, and what came of it")
    func dialled() throws {
        func page(_ addresses: [KnownAddress]) throws -> String {
            let friend = FriendInfo(
                name: "Aunt", key: "key-Aunt", state: .friends, isConnected: false,
                isVerified: false)
            let view = FriendView(
                ProfileInfo(name: "Aunt", isCaller: false, sizes: [], addresses: []),
                friend: friend, lists: [],
                safety: SafetyNumberInfo(name: "Aunt", number: "12345", isVerified: false),
                dialled: addresses, problem: nil, today: try #require(Day("2026-11-01")))
            return renderer.html(Page(Text("Aunt"), PageFrame(), view))
        }
        let some = try page([
            KnownAddress(address: "a.example:1", wasReached: true),
            KnownAddress(
                address: "b.example:1", wasReached: false, lastTried: "2026-11-01T12:00:00Z",
                lastError: PeerProblem.noAnswer.rawValue),
            KnownAddress(address: "c.example:1", wasReached: false),
        ])
        for (address, state) in [
            ("a.example:1", "works"), ("b.example:1", "nobody answers at this address"),
            ("c.example:1", "not tried yet"),
        ] {
            #expect(some.contains("<bdi>\(address)</bdi></dt><dd>\(state)</dd>"))
        }
        #expect(try !page([]).contains("Where their home is reached"))
    }

    @Test("Friends whose home runs another Hearth are shown with what to do")
    func otherHearth() throws {
        func page(_ problem: PeerProblem?) throws -> String {
            let friend = FriendInfo(
                name: "Aunt", key: "key-Aunt", state: .friends, isConnected: false,
                isVerified: false, problem: problem?.rawValue)
            let view = FriendsView(
                [friend], lists: [], inbox: [],
                addresses: AddressSharingInfo(isShown: nil, addresses: [], lists: 0, shownOn: 0),
                today: try #require(Day("2026-11-01")))
            return renderer.html(Page(Text("Friends"), PageFrame(), view))
        }
        #expect(try page(nil).contains(">Away<"))
        #expect(try page(.older).contains(">older Hearth, which has to be updated there<"))
        #expect(try page(.newer).contains(">newer Hearth: update the one here<"))
    }

    @Test("A friend's page leads on to sharing the lists that they do not see yet")
    func leadingOn() throws {
        func page(
            _ shareable: [ListInfo], lists: [ListInfo]
        ) throws -> String {
            let view = FriendView(
                ProfileInfo(name: "Aunt", isCaller: false, sizes: [], addresses: []),
                friend: FriendInfo(
                    name: "Aunt", key: "key-Aunt", state: .friends, isConnected: false,
                    isVerified: false), lists: lists,
                shareable: shareable,
                safety: SafetyNumberInfo(name: "Aunt", number: "12345", isVerified: false),
                problem: nil, today: try #require(Day("2026-11-01")))
            return renderer.html(Page(Text("Aunt"), PageFrame(), view))
        }
        let own = list(isOwn: true)
        let some = try page([own], lists: [own])
        #expect(some.contains("Share a list with Aunt") && some.contains("id=\"share\""))
        #expect(some.contains("name=\"lists[]\" value=\"ab\""))
        // Without a list one is made; where all of them are shared, there is nothing to do.
        let none = try page([], lists: [])
        #expect(none.contains("id=\"share\"") && none.contains("href=\"/lists/new\""))
        #expect(try !page([], lists: [own]).contains("id=\"share\""))
    }

    @Test("A friend is asked for more wishes where they share some")
    func asking() throws {
        func page(_ lists: [ListInfo]) throws -> String {
            let view = FriendView(
                ProfileInfo(name: "Owner", isCaller: false, sizes: [], addresses: []),
                friend: FriendInfo(
                    name: "Owner", key: "key-Owner", state: .friends, isConnected: false,
                    isVerified: false), lists: lists,
                safety: SafetyNumberInfo(name: "Owner", number: "12345", isVerified: false),
                problem: nil, today: try #require(Day("2026-11-01")))
            return renderer.html(Page(Text("Owner"), PageFrame(), view))
        }
        var theirs = list(isOwn: false)
        theirs.ownerKeys = ["key-Owner"]
        #expect(try page([theirs]).contains("value=\"asks/add\""))
        #expect(try !page([]).contains("value=\"asks/add\""))
    }

    @Test("A list is shared with more friends only once it is shared with somebody")
    func first() throws {
        #expect(try page([], isOwn: true).contains("Share with friends"))
        #expect(try page([reader("Aunt")], isOwn: true).contains("Share with more friends"))
    }

    @Test("Who is to edit notes no more is told on the page that asks what is kept")
    func keptNotes() throws {
        func html(_ view: some PageContent) -> String {
            renderer.html(Page(Text("Cabin"), PageFrame(), view))
        }
        func asked(as role: ListRole, isReader: Bool? = nil) throws -> String {
            let present = list(isOwn: false)
            let entry = InboxEntry(
                id: InboxEntry.id(ofList: present.id), kind: .list, from: "Owner", key: "k",
                title: "Cabin", role: role, listKind: NoteFields.kind, isKindKnown: true,
                isReader: isReader)
            return html(
                FriendsView(
                    [], lists: [present], inbox: [entry],
                    addresses: AddressSharingInfo(
                        isShown: nil, addresses: [], lists: 0, shownOn: 0),
                    today: try #require(Day("2026-11-01"))))
        }
        // That it is notes is said, and of notes nothing of gifts.
        let question = try asked(as: .friend)
        #expect(question.contains("Owner wants to share the notes “Cabin” with you"))
        #expect(!question.contains("href=\"/accept/"))
        let more = try asked(as: .keeper, isReader: true)
        #expect(more.contains("Owner asks whether you also want to change “Cabin”"))
        func ended(_ kind: String?) throws -> String {
            html(
                FriendsView(
                    [], lists: [],
                    inbox: [
                        InboxEntry(
                            id: "ended-1", kind: .ended, from: "Owner", key: "k", title: "Cabin",
                            listKind: kind)
                    ],
                    addresses: AddressSharingInfo(
                        isShown: nil, addresses: [], lists: 0, shownOn: 0),
                    today: try #require(Day("2026-11-01"))))
        }
        #expect(try !ended(NoteFields.kind).contains("reserved"))
        #expect(try ended(nil).contains("What you reserved stays in your cart."))
        func pages(keepsWords: Bool) throws -> [String] {
            [
                html(
                    ConfirmView.leavingList(
                        "Cabin", id: "ab", owner: "Owner", of: NoteFields.kind,
                        kept: keepsWords ? Text("It stays on it.") : nil)),
                html(
                    ConfirmView.stoppingShare(
                        of: "Cabin", id: "ab", with: "Aunt", role: .keeper, keepsWords: keepsWords)),
            ]
        }
        #expect(try pages(keepsWords: true).allSatisfy { $0.contains("stays on it") })
        #expect(try !pages(keepsWords: false).contains { $0.contains("stays on it") })
    }
}
