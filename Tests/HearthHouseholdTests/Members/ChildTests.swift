import FoundationEssentials
import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("A child and those who look after the list")
struct ChildTests {
    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test("One step makes the child, a birthday and a list; whoever does it keeps the list")
    func made() throws {
        let family = try Family()
        let (world, home) = (family.world, family.home)
        let child = try #require(
            try world.perform(ListMembers(), on: home).first { $0.name == "Child" })
        #expect(child.isChild && !child.isHouseholder && !child.hasPassphrase && !child.isGuest)
        let profile = try world.perform(ShowProfile(), on: home, as: family.atHome)
        #expect(profile.birthday == "2019-04-17")
        let kept = try world.lists(of: home, as: family.signIn("Mother"))
            .first { $0.id == family.list }
        #expect(kept?.role == .keeper && kept?.state == .open && kept?.isOwn == false)
        let readers = try world.perform(WhoCanSee(list: family.list), on: home, as: family.atHome)
        #expect(
            Set(readers.filter { $0.role == .keeper }.map(\.name))
                == ["Mother", "Father", "Uncle", "Guest"])
    }

    @Test("A parent without a passphrase chooses one on the way, and needs one")
    func passphrase() throws {
        let world = World.quick()
        let home = try world.add(household: "Home", member: "Mother")
        let info = try world.perform(SignIn(member: "Mother"), on: home, as: Caller())
        let mother = Caller(member: "Mother", session: info.token)
        let add = AddChild(name: "Child", title: "Wishes")
        expectRefusal(.circleNeedsPassphrase) { try world.perform(add, on: home, as: mother) }
        #expect(try world.perform(ListMembers(), on: home).count == 1)
        var with = add
        with.passphrase = Family.passphrase
        let made = try world.perform(with, on: home, as: mother, keepingID: true)
        // The same request again, whose answer got lost.
        with.current = Family.passphrase
        #expect(
            try world.perform(with, on: home, as: mother, keepingID: true).list == made.list)
        var other = with
        other.name = "Other"
        expectRefusal(.idUsed) {
            try world.perform(other, on: home, as: mother, keepingID: true)
        }
        let members = try world.perform(ListMembers(), on: home)
        #expect(members.filter(\.hasPassphrase).map(\.name) == ["Mother"])
        #expect(members.filter(\.isChild).map(\.name) == ["Child"])
        #expect(
            try world.lists(of: home, as: mother).contains {
                $0.id == made.list && $0.role == .keeper && $0.state == .open
            })
    }

    @Test("Friends whom the mother invites come to read the list while every parent is signed out")
    func invited() throws {
        let family = try Family()
        let (world, home) = (family.world, family.home)
        let mother = try family.signIn("Mother")
        let asked = try world.perform(
            InviteForChild(
                list: family.list, friends: ["First", "Second", "Third"], greeting: "Hello"),
            on: home, as: mother)
        #expect(asked.filter { $0.state == .knocking }.map(\.name) == ["First", "Second", "Third"])
        for member in try world.perform(ListMembers(), on: home) where member.hasPassphrase {
            try world.perform(SignOutElsewhere(), on: home, as: family.signIn(member.name))
        }
        world.stop(home)
        try world.start(home)
        for member in try world.perform(ListMembers(), on: home) where member.hasPassphrase {
            let identity = try PublicKeyText(member.key).identity
            #expect(home.household?.keyring.keys(of: identity) == nil, "\(member.name)")
        }
        for friend in family.friends { try family.accept(friend) }
        let readers = try world.perform(WhoCanSee(list: family.list), on: home, as: family.atHome)
        #expect(
            Set(readers.filter { $0.role == .friend }.map(\.name)) == ["First", "Second", "Third"])
        // And off again.
        try world.perform(
            UnshareList(list: family.list, with: ["Second"]), on: home, as: family.acting("Father"))
        try world.run(until: "the second reads it no more") {
            try !world.lists(of: family.friends[1]).contains { $0.id == family.list }
        }
    }

    @Test("Who is the child's friend already is asked at once")
    func friendsAlready() throws {
        let family = try Family()
        let (world, home) = (family.world, family.home)
        let aunt = try world.perform(
            InviteForChild(list: family.list, friends: ["Aunt"]), on: home,
            as: family.signIn("Mother"))
        #expect(aunt.first { $0.name == "Aunt" }?.state == .asked)
        #expect(
            try world.inbox(of: home, as: family.signIn("Aunt")).contains { $0.kind == .list })
        // A friend who knocked at the child by themselves is let in with the invitation.
        let link = try world.link(of: home, as: family.atHome)
        try world.perform(AddFriend(link: link), on: family.friends[0])
        try world.run(until: "the child is asked") {
            try world.inbox(of: home, as: family.atHome).contains { $0.kind == .knock }
        }
        try world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: home,
            as: family.signIn("Mother"))
        try world.run(until: "they are offered the list") {
            try world.inbox(of: family.friends[0]).contains { $0.kind == .list }
        }
    }

    @Test("Whoever is taken off before they answered the knock is not offered the list")
    func takenBack() throws {
        let family = try Family()
        let (world, home, first) = (family.world, family.home, family.friends[0])
        try world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: home,
            as: family.signIn("Mother"))
        try world.run(until: "they are asked") {
            try world.inbox(of: first).contains { $0.from == "Child" }
        }
        try world.perform(
            RemoveFriend(friend: world.perform(ShowKey(), on: first).link), on: home,
            as: family.acting("Mother"))
        try world.perform(AnswerInbox(entry: "Child", answer: .accept), on: first)
        world.settle()
        #expect(try world.inbox(of: first).isEmpty)
    }

    @Test("What the child and the home's pages are told is the same with a reservation and without")
    func blind() throws {
        let family = try Family()
        let (world, home, first) = (family.world, family.home, family.friends[0])
        let mother = try family.signIn("Mother")
        try world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: home, as: mother)
        try family.accept(first)
        let kite = try world.perform(
            AddWish(list: family.list, name: "Kite"), on: home, as: family.atHome)
        let path = "\(family.list)/\(kite.id)"
        try world.run(until: "the friend sees it") {
            world.wishes(on: family.list, of: first) == ["Kite"]
        }
        world.beat()
        world.beat()
        func told() throws -> [String] {
            let acting = try family.acting("Mother")
            return try [Caller(member: "Child"), family.atHome].flatMap { child in
                [
                    try json(world.perform(ShowList(list: family.list), on: home, as: child)),
                    try json(world.perform(ShowItem(item: path), on: home, as: child)),
                    try json(world.perform(ListLists(), on: home, as: child)),
                    try json(world.perform(ShowInbox(), on: home, as: child)),
                    try json(world.perform(ShowNews(which: "all"), on: home, as: child)),
                ]
            } + [try json(world.perform(WhoCanSee(list: family.list), on: home, as: acting))]
        }
        let before = try told()
        try world.perform(ReserveWish(wish: path), on: first)
        try world.run(until: "the mother sees who gives it") {
            try world.queue(for: path, seenBy: home, as: mother) == ["First"]
        }
        #expect(try told() == before)
    }

    @Test("With a passphrase the child decides alone, and takes each keeper off")
    func growingUp() throws {
        let family = try Family()
        let (world, home) = (family.world, family.home)
        try world.perform(
            SetPassphrase(new: "battery staple"), on: home, as: family.acting("Mother"))
        let info = try #require(
            try world.perform(ListMembers(), on: home).first { $0.name == "Child" })
        #expect(!info.isChild && !info.isHouseholder && info.hasPassphrase)
        for name in ["Mother", "Uncle"] {
            expectRefusal(.notForAnother) {
                try world.perform(
                    ShareList(list: family.list, with: ["Aunt"]), on: home,
                    as: family.acting(name))
            }
            expectRefusal(.notForAnother) {
                try world.perform(
                    InviteForChild(list: family.list, friends: ["First"]), on: home,
                    as: family.signIn(name))
            }
        }
        let session = try world.perform(
            SignIn(member: "Child", passphrase: "battery staple"), on: home, as: Caller())
        let child = Caller(member: "Child", session: session.token)
        try world.perform(
            AddFriend(link: world.link(of: family.friends[0])), on: home, as: child)
        try world.perform(
            UnshareList(list: family.list, with: ["Mother", "Uncle"]), on: home, as: child)
        #expect(
            try !world.lists(of: home, as: family.signIn("Mother"))
                .contains { $0.id == family.list })
        #expect(
            try world.lists(of: home, as: family.signIn("Father"))
                .contains { $0.id == family.list })
        try world.perform(
            SetHouseholder(member: "Child", isHouseholder: true), on: home, as: Caller(at: .home))
    }

    @Test("Nobody loses the list when a parent goes")
    func parentGoes() throws {
        let family = try Family()
        let (world, home) = (family.world, family.home)
        try world.perform(
            DeleteMember(passphrase: Family.passphrase), on: home, as: family.signIn("Mother"))
        #expect(
            try world.lists(of: home, as: family.signIn("Father"))
                .contains { $0.id == family.list && $0.state == .open })
        try world.perform(
            ShareList(list: family.list, with: ["Aunt"]), on: home, as: family.acting("Father"))
    }

    @Test("What was promised to somebody is kept when the home starts again")
    func promises() throws {
        let family = try Family()
        let (world, home) = (family.world, family.home)
        world.stop(family.friends[0])
        try world.perform(
            InviteForChild(list: family.list, friends: ["First"]), on: home,
            as: family.signIn("Mother"))
        world.stop(home)
        try world.start(home)
        try world.start(family.friends[0])
        try family.accept(family.friends[0])
    }
}
