import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("Pages for somebody whose computer was lost")
struct RecoveryPageTests {
    private let since = "2026-11-20T08:00:00Z"

    private func list(
        _ title: String, isHeld: Bool? = nil, homes: Int = 0, isOwn: Bool = true,
        isTray: Bool = false
    ) -> ListInfo {
        ListInfo(
            id: "id-\(title)", title: title, owner: "Owner", isOwn: isOwn,
            role: isOwn ? .owner : .friend, kind: "wishes", isTray: isTray, isArchived: false,
            items: 1, readers: 1, state: .open, isHeld: isHeld, otherHomes: homes)
    }

    private func html(_ progress: RecoveryProgress, _ lists: [ListInfo] = []) throws -> String {
        renderer.html(
            Page(
                Text("What comes back"), PageFrame(),
                ComingBackView(progress, since: since, lists: lists)))
    }

    @Test("Whom the record names is asked with a tick, and nobody is asked where it names nobody")
    func found() throws {
        let found = RecoveryProgress(
            since: since, friends: [RecoveringFriend(key: "k1", isBack: false)], keptAt: since,
            found: [FoundFriend(name: "Aunt", key: "k2")], listsKept: 2, listsHere: 1)
        let page = try html(found)
        #expect(page.contains("name=\"wanted[]\" value=\"k2\" checked"))
        #expect(page.contains("name=\"shown[]\" value=\"k2\""))
        #expect(page.contains("1 of 2 lists are here.") && page.contains("The others come once"))
        #expect(page.contains("The friend whose link you gave"))
        #expect(try !html(RecoveryProgress(since: since)).contains("recovery/ask"))
    }

    @Test("A list that is held back leads to its page, and nothing is done before")
    func held() throws {
        let back = RecoveryProgress(
            since: since, friends: [RecoveringFriend(name: "Aunt", key: "k", isBack: true)],
            keptAt: since, listsKept: 1, listsHere: 1)
        let held = try html(back, [list("Birthday", isHeld: true)])
        #expect(held.contains("href=\"/lists/id-Birthday#held\""))
        #expect(!held.contains("class=\"notice\""))
        #expect(try html(back, [list("Birthday")]).contains("class=\"notice\""))
    }

    @Test("The first page leads there as long as something is to be done, or nothing has come")
    func reminder() {
        let waiting = [RecoveringFriend(key: "k", isBack: false)]
        let found = [FoundFriend(name: "Aunt", key: "k2")]
        func says(_ progress: RecoveryProgress, _ lists: [ListInfo] = []) -> Bool {
            ComingBackView.reminder(progress, lists: lists) != nil
        }
        #expect(!says(RecoveryProgress(), [list("Birthday", isHeld: true)]))
        #expect(says(RecoveryProgress(since: since, friends: waiting)))
        #expect(says(RecoveryProgress(since: since, keptAt: since, found: found)))
        #expect(says(RecoveryProgress(since: since), [list("Birthday", isHeld: true)]))
        // Friends who are not reached for days are no errand.
        #expect(!says(RecoveryProgress(since: since, friends: waiting, keptAt: since)))
    }

    @Test("Lists that no other home has come first, and many are folded")
    func homes() throws {
        let lists = [
            list("Birthday", homes: 3), list("Diary"), list("Garden", homes: 1),
            list("Aunt's", isOwn: false), list("Tray", isTray: true),
        ]
        let homes = try #require(ListHomes(lists))
        #expect(homes.rows.map(\.title) == ["Diary", "Birthday", "Garden"])
        #expect(
            homes.rows.map { $0.state.string(in: .english) }
                == ["only here", "3 other homes", "1 other home"])
        #expect(homes.rows.map(\.isAlone) == [true, false, false] && !homes.isLong)
        #expect(try #require(ListHomes((0..<9).map { list("List \($0)") })).isLong)
        #expect(ListHomes([list("Aunt's", isOwn: false)]) == nil)
    }

    @Test("What is printed has the code twice, the link and the steps, and nothing without a code")
    func sheet() throws {
        func html(_ code: RecoveryInfo?) throws -> String {
            let sheet = code.map {
                RecoverySheet(
                    of: "Owner", household: "House", code: $0.code, link: "hearth:link@host",
                    drawing: { "<svg>\($0)</svg>" })
            }
            return renderer.html(
                Page(Text("Recovery code"), PageFrame(), RecoveryView(code, sheet: sheet)))
        }
        let shown = try html(RecoveryInfo(code: "hearthcode1qqqqwwww"))
        for part in [
            "class=\"sheet\"", "<svg>hearthcode1qqqqwwww</svg>", "<code>qqqq</code>", "House",
            "hearth:link@host", "I have been here before", "whom you buy presents for",
            "cannot be locked out",
        ] { #expect(shown.contains(part), "\(part)") }
        #expect(try !html(nil).contains("class=\"sheet\""))
    }

    @Test("Who uses another computer now reads it on every page, and others see it beside the name")
    func elsewhere() throws {
        var frame = PageFrame()
        frame.elsewhereSince = since
        let page = renderer.html(Page(Text("Data"), frame, DataView()))
        #expect(page.contains("Since 20 November 2026 you use Hearth on another computer."))
        #expect(page.contains("href=\"/recovery/take-over\""))
        frame.copyOf = "2026-11-18T10:00:00Z"
        let copy = renderer.html(Page(Text("Data"), frame, DataView()))
        #expect(copy.contains("This is an old copy of what you had on 18 November 2026"))
        #expect(copy.contains("href=\"/recovery/take-over\"") && !copy.contains("members/stay"))
        #expect(
            !renderer.html(Page(Text("Data"), PageFrame(), DataView()))
                .contains("another computer"))
        let members = [
            MemberInfo(
                name: "Anna", key: "k", hasPassphrase: false, isUnlocked: false,
                elsewhereSince: since),
            MemberInfo(
                name: "Bert", key: "l", hasPassphrase: true, isUnlocked: false, movingSince: since),
        ]
        let shelf = SignInView(
            household: "House", members: members, chosen: nil, next: "/", problem: nil,
            address: { $0 }, forgotten: { $0 })
        let marked = renderer.html(Page(Text("Sign in"), PageFrame(), shelf))
        #expect(marked.split(separator: "on another computer since 20 November 2026").count == 2)
        #expect(marked.split(separator: "moving out since 20 November 2026").count == 2)
    }

    @Test("No page gives back a recovery code that was typed, and all else that was")
    func refused() throws {
        let problem = Problem(
            message: "Wrong.", form: RecoverMember.path, address: RecoverView.address, fields: [:],
            sent: [("name", "Aunt"), ("link", "hearth:abc")], wrong: ["code"])
        var frame = PageFrame()
        frame.problem = problem
        let page = renderer.html(
            Page(Text("Recover"), frame, RecoverView(for: Confirmation(hasPassphrase: true))))
        #expect(page.contains("value=\"Aunt\"") && page.contains(">hearth:abc</textarea>"))
        #expect(page.contains("aria-invalid=\"true\"") && page.contains("name=\"?current\""))
        #expect(!page.contains("name=\"household\""))
    }
}
