import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Friends with one name")
struct NicknameTests {
    private let story: Birthday
    private var world: World { story.world }
    private var owner: SimulatedNode { story.owner }

    init() throws {
        story = try Birthday()
        for node in [story.first, story.second] {
            try world.perform(EditProfile(name: "Bo"), on: node)
        }
        world.settle()
    }

    private var names: [String] {
        get throws { try world.friends(of: owner).compactMap(\.name).sorted() }
    }

    @Test("They are told apart by short ids, which are understood everywhere")
    func shortIDs() throws {
        let friends = try world.friends(of: owner)
        #expect(friends.allSatisfy { $0.isNamesake })
        let shown = try names
        #expect(Set(shown).count == 2)
        #expect(shown.allSatisfy { ShortID.split($0)?.name == "Bo" })
        expectRefusal(.ambiguousFriend) {
            try world.perform(VerifyFriend(friend: "Bo", verified: true), on: owner)
        }
        let one = try #require(shown.first)
        let verified = try world.perform(VerifyFriend(friend: one, verified: true), on: owner)
        #expect(verified.name == one)
        #expect(try world.friends(of: owner).filter(\.isVerified).compactMap(\.name) == [one])
        let digits = try #require(ShortID.split(one)?.digits)
        let number = try world.perform(ShowSafetyNumber(friend: "#" + digits), on: owner)
        #expect(number.isVerified)
    }

    @Test(
        "Names that look the same are told apart as well",
        arguments: [
            ("Bo", "Bo\u{200B}"), ("Bo", "BO"), ("Bo", "Ｂｏ"), ("Bo", "ｂ\u{3164}Ｏ"),
            ("Bo", "B\u{200E}o"),
            ("Bo Ek", "Bo\u{3000}Ek"), ("Bo", "Bo\u{E0067}"), ("Zoë", "Zoe\u{308}"),
            ("❤", "❤\u{FE0F}"),
        ])
    func alike(name: String, other: String) throws {
        try world.perform(EditProfile(name: name), on: story.first)
        try world.perform(EditProfile(name: other), on: story.second)
        world.settle()
        let friends = try world.friends(of: owner)
        #expect(friends.count == 2 && friends.allSatisfy { $0.isNamesake })
        #expect(friends.allSatisfy { $0.name.flatMap(ShortID.split) != nil })
        let readers = try world.perform(WhoCanSee(list: "Birthday"), on: owner).map(\.name)
        #expect(Set(readers) == Set(["Owner"] + friends.compactMap(\.name)))
        expectRefusal(.ambiguousFriend) {
            try world.perform(VerifyFriend(friend: other, verified: true), on: owner)
        }
        expectRefusal(.nicknameTaken) {
            let one = try #require(friends.first?.name)
            try world.perform(NameFriend(friend: one, nickname: other), on: owner)
        }
    }

    @Test("Nobody is meant by a name that looks like another's short id")
    func impersonated() throws {
        let shown = try names
        let one = try #require(shown.first)
        let key = try #require(try world.friends(of: owner).first { $0.name == one }?.key)
        // The other one now calls themselves just as the first is shown.
        let other =
            key == (try world.perform(ShowKey(), on: story.first).key)
            ? story.second : story.first
        try world.perform(EditProfile(name: one), on: other)
        world.settle()
        let verified = try world.perform(VerifyFriend(friend: one, verified: true), on: owner)
        #expect(verified.key == key)
        #expect(try Set(names).count == 2)
    }

    @Test("A nickname stands for the name everywhere, for whoever gave it alone")
    func nickname() throws {
        let one = try #require(try names.first)
        let named = try world.perform(NameFriend(friend: one, nickname: "Bosse"), on: owner)
        #expect(named.name == "Bosse" && named.ownName == "Bo" && !named.isNamesake)
        #expect(try names == ["Bo", "Bosse"])
        let readers = try world.perform(WhoCanSee(list: "Birthday"), on: owner).map(\.name)
        #expect(Set(readers) == ["Owner", "Bo", "Bosse"])
        expectRefusal(.nicknameTaken) {
            try world.perform(NameFriend(friend: "Bo", nickname: "bosse"), on: owner)
        }
        expectRefusal(.slashInName) {
            try world.perform(NameFriend(friend: "Bo", nickname: "B/o"), on: owner)
        }
        world.stop(owner)
        owner.restart()
        #expect(try names == ["Bo", "Bosse"])
        try world.perform(NameFriend(friend: "Bosse"), on: owner)
        let after = try Set(names)
        #expect(after.count == 2 && !after.contains("Bosse"))
    }

    @Test("A giver's nickname for the owner leads to the owner's lists")
    func ofOwner() throws {
        try world.perform(NameFriend(friend: "Owner", nickname: "Mum"), on: story.first)
        try world.perform(ReserveWish(wish: "Mum/Birthday/Kettle"), on: story.first)
        let cart = try world.perform(ShowCart(), on: story.first)
        #expect(cart.entries.map(\.path) == ["Mum/Birthday/Kettle"])
        let list = try #require(try world.lists(of: story.first).first { $0.owner == "Mum" })
        #expect(list.path == "Mum/Birthday")
        expectRefusal(.unknownFriend) {
            try world.perform(ReserveWish(wish: "Owner/Birthday/Kettle"), on: story.first)
        }
    }

    @Test("A friend's list is found by its title alone for looking, and named for anything else")
    func titleAlone() throws {
        let shown = try world.perform(ShowList(list: "Birthday"), on: story.first)
        #expect(shown.list.owner == "Owner")
        expectRefusal(.didYouMean) {
            try world.perform(LeaveList(list: "Birthday"), on: story.first)
        }
    }
}
