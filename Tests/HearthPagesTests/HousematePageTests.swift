import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("Who may see what is given, on the pages")
struct HousematePageTests {
    private func asked(
        _ place: HousematePlace, _ name: String = "Bo", livesWith: [String] = [],
        isNamesake: Bool = false, list: String? = nil
    ) -> HousemateQuestion {
        HousemateQuestion(
            name: name, isNamesake: isNamesake, key: "key-\(name)", place: place,
            livesWith: livesWith, list: list)
    }

    private func html(_ view: some PageContent) -> String {
        renderer.html(Page(Text("Friends"), PageFrame(), view))
    }

    private func addresses(_ isShown: Bool?) -> AddressSharingInfo {
        AddressSharingInfo(isShown: isShown, addresses: [], lists: 0, shownOn: 0)
    }

    private func friends(
        _ housemates: [HousemateQuestion] = [], inbox: [InboxEntry] = [], isShown: Bool? = true
    ) throws -> String {
        html(
            FriendsView(
                [], lists: [], inbox: inbox, housemates: housemates,
                addresses: addresses(isShown), today: try #require(Day("2026-11-01"))))
    }

    @Test(
        "It is asked in a plain row with nothing chosen, and accuses nobody",
        arguments: [
            (HousematePlace.friendsHome, "Bo lives with Anna and Eva. May Bo see what you give?"),
            (.ownHome, "Bo lives here now. May Bo see what you give?"),
            (.guest, "Bo is a guest here. May Bo see what you give?"),
        ])
    func rows(_ place: HousematePlace, _ question: String) throws {
        let page = try friends([asked(place, livesWith: ["Anna", "Eva"])])
        #expect(page.contains(question))
        #expect(page.contains("name=\"friend\" value=\"key-Bo\""))
        for answer in [HousemateAnswer.yes, .notNow] {
            #expect(page.contains("name=\"answer\" value=\"\(answer.rawValue)\""))
        }
        #expect(!page.contains("checked") && !page.contains("type=\"radio\""))
        // Why it is asked stands behind a fold.
        let fold = try #require(page.firstRange(of: "Why is this asked?"))
        let reason = try #require(page.firstRange(of: "does not exist"))
        #expect(fold.upperBound < reason.lowerBound)
    }

    @Test("Of somebody on a list, the list asks; a namesake is said wherever it is asked")
    func places() throws {
        let onList = asked(.list, livesWith: ["Anna"], isNamesake: true, list: "ab")
        #expect(try !friends([onList]).contains("friends/housemate"))
        let list = ListInfo(
            id: "ab", title: "Birthday", owner: "Anna", isOwn: false, role: .friend,
            kind: "wishes", isTray: false, isArchived: false, items: 0, readers: 1, state: .open)
        func page(_ questions: [HousemateQuestion]) throws -> String {
            html(
                ListView(
                    GivenList(list: list, items: []), lists: [], whispers: nil, comments: nil,
                    housemates: questions, sort: nil, words: nil,
                    today: try #require(Day("2026-11-01"))))
        }
        let namesake = HousemateText.namesake("Bo").string
        #expect(try page([onList]).contains(namesake))
        #expect(try page([onList]).contains("May Bo see what you give?"))
        #expect(try !page([asked(.friendsHome)]).contains("friends/housemate"))
    }

    @Test(
        "A friend's page asks at its top about them and those they live with, and changes the answer"
    )
    func friendsPage() throws {
        func page(
            _ questions: [HousemateQuestion] = [], _ change: (inout FriendInfo) -> Void = { _ in }
        ) throws -> String {
            var friend = FriendInfo(
                name: "Bo", key: "key-Bo", state: .friends, isConnected: false, isVerified: false)
            friend.livesWith = ["Anna"]
            change(&friend)
            return html(
                FriendView(
                    ProfileInfo(name: "Bo", isCaller: false, sizes: [], addresses: []),
                    friend: friend, lists: [], housemates: questions,
                    safety: SafetyNumberInfo(name: "Bo", number: "12345", isVerified: false),
                    problem: nil, today: try #require(Day("2026-11-01"))))
        }
        let both = try page([
            asked(.friendsHome, livesWith: ["Anna"]),
            asked(.friendsHome, "Anna", livesWith: ["Bo"]),
            asked(.friendsHome, "Eva", livesWith: ["Ulf"]),
        ])
        #expect(both.contains("value=\"key-Bo\"") && both.contains("value=\"key-Anna\""))
        #expect(!both.contains("Eva"))
        let row = try #require(both.firstRange(of: "friends/housemate"))
        let lists = try #require(both.firstRange(of: "No list shared with you yet."))
        #expect(row.lowerBound < lists.lowerBound)
        let changes: [(String, (inout FriendInfo) -> Void)] = [
            ("Bo may see what you give the family.", { $0.housemate = .yes }),
            ("Bo may not see what you give the family.", { $0.housemate = .notNow }),
            ("Bo may not see what you give the family.", { _ in }),
        ]
        for (text, change) in changes { #expect(try page([], change).contains(text)) }
        let silent: [(inout FriendInfo) -> Void] = [
            { $0.isChild = true }, { $0.isAsked = true }, { $0.isVerified = true },
            { $0.livesWith = nil },
        ]
        for change in silent { #expect(try !page([], change).contains("friends/housemate")) }
    }

    private func offer(_ keepers: [OfferedKeeper]?) -> InboxEntry {
        InboxEntry(
            id: "list-1", kind: .list, from: "Lisa", key: "key", title: "Wishes", role: .friend,
            listKind: "wishes", livesWithOwner: false, keepers: keepers)
    }

    private func keeper(
        _ name: String, isFriend: Bool = false, sees: Bool = true
    ) -> OfferedKeeper {
        OfferedKeeper(
            name: name, isNamesake: !sees, key: "key-\(name)", isFriend: isFriend, sees: sees)
    }

    @Test("Who accepts a child's list reads who looks after it, and sends whom the page named")
    func keepers() throws {
        let anna = keeper("Anna", isFriend: true)
        let (bo, eva) = (keeper("Bo"), keeper("Eva", isFriend: true))
        let tail = "look after Lisa's list and see what you give. Lisa never does."
        let single = "looks after Lisa's list and sees what you give. Lisa never does."
        for (keepers, said) in [
            ([anna], "Anna, your friend, \(single)"),
            ([anna, bo], "Anna, your friend, and Bo \(tail)"),
            ([anna, eva], "Anna and Eva, your friends, \(tail)"),
            ([anna, bo, eva], "Anna (your friend), Eva (your friend) and Bo \(tail)"),
        ] {
            #expect(KeepersText.lines(keepers, of: "Lisa").map(\.string) == [said])
        }
        let other = keeper("Anna#00112233", sees: false)
        let entry = offer([anna, other])
        let pages = [
            try friends(inbox: [entry]),
            html(AcceptView(entry)),
        ]
        for page in pages {
            #expect(page.contains("Anna, your friend, looks after"))
            #expect(page.contains("is not the Anna you know, and does not see what you give."))
            #expect(page.contains("name=\"keepers[]\" value=\"key-Anna\""))
            #expect(!page.contains("value=\"key-Anna#00112233\""))
        }
        // Where it is asked first how soon, the page of that names them.
        #expect(try !friends(inbox: [entry], isShown: nil).contains("keepers[]"))
        #expect(try !friends(inbox: [offer(nil)]).contains("looks after"))
    }

    @Test("What was accepted for keepers stands under who sees the list, and is taken back there")
    func notes() throws {
        let list = ListInfo(
            id: "ab", title: "Wishes", owner: "Lisa", isOwn: false, role: .friend,
            kind: "wishes", isTray: false, isArchived: false, items: 1, readers: 1, state: .open)
        func page(_ note: HousemateAnswer?) -> String {
            var reader = ReaderInfo(
                name: "Anna", key: "key-Anna", role: .keeper, state: .reading, isCaller: false,
                isFriend: true, isVerified: false, seesReservations: true)
            (reader.seesCaller, reader.note) = (note == .yes, note)
            return html(ShareView(list, readers: [reader], friends: [], problem: nil))
        }
        for (note, other) in [(HousemateAnswer.yes, HousemateAnswer.notNow), (.notNow, .yes)] {
            let page = page(note)
            #expect(
                page.contains(HousemateText.note("Anna", sees: note == .yes).string))
            #expect(page.contains("name=\"list\" value=\"ab\""))
            #expect(page.contains("name=\"answer\" value=\"\(other.rawValue)\""))
        }
        #expect(!page(nil).contains("friends/housemate"))
    }
}
