import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold

/// Each accepts with the keys of everybody in the home, as a page would that names more than the node does.
@Suite("These get nothing by accepting a list")
struct NothingByAcceptingTests {
    private let family: Family
    private var world: World { family.world }
    private var home: SimulatedNode { family.home }
    private var first: SimulatedNode { family.friends[0] }

    init() throws { family = try Family() }

    private func everybody() throws -> [String] {
        try world.perform(ListMembers(), on: home).map(\.key)
    }

    /// Offers a list to the first friend, who accepts it and reserves on it; the name of who sees it then.
    private func accepted(
        _ list: String, by owner: Caller, on giver: SimulatedNode? = nil,
        seenBy keeper: String
    ) throws -> (keepers: [OfferedKeeper]?, sees: Bool) {
        let giver = giver ?? first
        var entry: InboxEntry?
        try world.run(until: "it is offered") {
            entry = try world.inbox(of: giver).first { $0.kind == .list }
            return entry != nil
        }
        try world.perform(
            AnswerInbox(entry: entry?.id ?? "", answer: .accept, keepers: everybody()), on: giver)
        let wish = try world.perform(AddWish(list: list, name: "Kite"), on: home, as: owner)
        let id = try #require(
            try world.perform(ListLists(), on: home, as: owner).first {
                $0.id == list || $0.title == list
            }?.id)
        try world.run(until: "it is read") { world.wishes(on: id, of: giver) == ["Kite"] }
        let path = "\(id)/\(wish.id)"
        try world.perform(ReserveWish(wish: path), on: giver)
        world.day()
        let seen = try world.queue(for: path, seenBy: home, as: family.signIn(keeper))
        return (entry?.keepers, !seen.isEmpty)
    }

    /// The brother makes a list with a keeper, and offers it to the first friend.
    private func brothersList(keeper: String) throws -> Caller {
        let brother = Caller(member: "Brother", at: .home)
        try world.perform(NewList(title: "Tools"), on: home, as: brother)
        try world.perform(
            ShareList(list: "Tools", with: [keeper], keeper: true), on: home, as: brother)
        try world.perform(
            AnswerInbox(entry: "Tools", answer: .accept), on: home, as: family.signIn(keeper))
        try world.perform(ShareList(list: "Tools", with: ["First"]), on: home, as: brother)
        return brother
    }

    @Test("An adult who marks themselves a child later")
    func markedLater() throws {
        let brother = Caller(member: "Brother", at: .home)
        try world.befriend(home, first, as: brother)
        world.settle()
        let key = try world.perform(ShowKey(), on: home, as: brother).key
        let identity = try PublicKeyText(key).identity
        home.store.put(SettingRow(name: "is-child \(identity.hex)", value: [1]))
        _ = try brothersList(keeper: "Mother")
        try world.run(until: "the friend takes them for one") {
            try world.friends(of: first).first { $0.name == "Brother" }?.isChild == true
        }
        let (keepers, sees) = try accepted("Tools", by: brother, seenBy: "Mother")
        #expect(keepers == nil && !sees)
    }

    @Test("Keepers of a child's list of whom none is a friend")
    func noFriend() throws {
        let other = try world.add(household: "Other", member: "Other")
        try world.befriend(other, home, friend: family.atHome)
        try world.perform(
            ShareList(list: family.list, with: ["Other"]), on: home, as: family.atHome)
        let (keepers, sees) = try accepted(
            family.list, by: family.atHome, on: other, seenBy: "Mother")
        #expect(keepers == nil && !sees)
    }

    @Test("A keeper who was no friend before the offer, with nobody who was")
    func friendSince() throws {
        let other = try world.add(household: "Other", member: "Other")
        try world.befriend(other, home, friend: family.atHome)
        try world.perform(
            ShareList(list: family.list, with: ["Other"]), on: home, as: family.atHome)
        try world.run(until: "it is offered") {
            try world.inbox(of: other).contains { $0.kind == .list }
        }
        try world.befriend(home, other, as: family.signIn("Mother"))
        let (keepers, sees) = try accepted(
            family.list, by: family.atHome, on: other, seenBy: "Mother")
        #expect(keepers == nil && !sees)
    }

    @Test("A keeper who came after it was accepted")
    func cameAfter() throws {
        try world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: home,
            as: family.signIn("Mother"))
        try family.accept(first)
        try world.perform(
            ShareList(list: family.list, with: ["Aunt"], keeper: true), on: home,
            as: family.atHome)
        try world.perform(
            AnswerInbox(entry: "Wishes of the child", answer: .accept), on: home,
            as: family.signIn("Aunt"))
        let wish = try world.perform(
            AddWish(list: family.list, name: "Kite"), on: home, as: family.atHome)
        try world.run(until: "it is read") {
            world.wishes(on: family.list, of: first) == ["Kite"]
        }
        let path = "\(family.list)/\(wish.id)"
        try world.perform(ReserveWish(wish: path), on: first)
        world.day()
        for (name, sees) in [("Aunt", false), ("Mother", true)] {
            let seen = try world.queue(for: path, seenBy: home, as: family.signIn(name))
            #expect(seen.isEmpty != sees, "\(name)")
        }
        #expect(try world.perform(ListHousemates(), on: first).map(\.name) == ["Aunt"])
    }

    @Test("The same keeper on a list of an adult in that home")
    func otherList() throws {
        try world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: home,
            as: family.signIn("Mother"))
        try family.accept(first)
        try world.befriend(home, first, as: Caller(member: "Brother", at: .home))
        let brother = try brothersList(keeper: "Mother")
        let (keepers, sees) = try accepted("Tools", by: brother, seenBy: "Mother")
        #expect(keepers == nil && !sees)
    }

    @Test("A housemate whom an owner made up, and who became a friend first")
    func madeUp() throws {
        try world.perform(
            AddMember(name: "Made up", passphrase: Family.passphrase), on: home)
        try world.befriend(home, first, as: family.signIn("Made up"))
        try world.befriend(home, first, as: Caller(member: "Brother", at: .home))
        let brother = try brothersList(keeper: "Made up")
        let (keepers, sees) = try accepted("Tools", by: brother, seenBy: "Made up")
        #expect(keepers == nil && !sees)
    }

    @Test("A keeper who has the name of somebody else whom the giver knows")
    func namesake() throws {
        let other = try world.add(household: "Other", member: "Uncle")
        try world.befriend(other, first)
        try world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: home,
            as: family.signIn("Mother"))
        try world.run(until: "the child asks") {
            try world.inbox(of: first).contains { $0.kind == .knock && $0.from == "Child" }
        }
        try world.perform(AnswerInbox(entry: "Child", answer: .accept), on: first)
        let (keepers, sees) = try accepted(
            family.list, by: family.atHome, seenBy: "Uncle")
        #expect(keepers?.filter { !$0.sees }.map(\.isNamesake) == [true])
        #expect(keepers?.count == 4 && !sees)
    }

    @Test("Somebody who came to one's own home later: asked about once, as news; and about guests")
    func cameHome() throws {
        func asked(_ name: String) throws -> [String] {
            try world.perform(ListHousemates(), on: home, as: family.signIn(name))
                .filter { $0.place != .list }.map { "\($0.name) \($0.place.rawValue)" }.sorted()
        }
        // Who was here when he came is trusted, and the child is asked about by nobody.
        let later = [
            "Aunt own-home", "Brother own-home", "Guest guest", "Stepfather own-home",
            "Uncle own-home",
        ]
        #expect(try asked("Father") == later)
        try world.readAll(of: home, as: family.signIn("Father"))
        try world.perform(
            AddMember(name: "Cousin", current: Family.passphrase), on: home,
            as: family.signIn("Mother"))
        // Who added her is not asked.
        #expect(try !asked("Mother").contains { $0.hasPrefix("Cousin") })
        let news = try world.unread(of: home, as: family.signIn("Father"))
        #expect(news.map { "\($0.kind.rawValue) \($0.person ?? "")" } == ["housemate-came Cousin"])
        try world.perform(
            AnswerHousemate(friend: "Cousin", answer: .notNow), on: home,
            as: family.signIn("Father"))
        #expect(try world.unread(of: home, as: family.signIn("Father")).isEmpty)
        #expect(try asked("Father") == later)
    }
}
