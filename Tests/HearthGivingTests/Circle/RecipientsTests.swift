import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Who gets the keys on an owner's node")
struct RecipientsTests {
    @Test("Nobody seals to a partner on the owner's node unasked, and says so")
    func leftOut() throws {
        let scene = try Mates()
        let (story, world) = (scene.story, scene.world)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(try scene.mateSees().isEmpty)
        let mate = try #require(try scene.who(asked: story.first))
        #expect(mate.known == .ownerOnly && mate.seesCaller == false)
        let second = try #require(try scene.who("Second", asked: story.first))
        #expect(second.known == .ownerOnly && second.seesCaller == true)
        let owner = try #require(try scene.who("Owner", asked: story.first))
        #expect(owner.known == .friend && owner.seesCaller == nil)
        let audience = try world.perform(ShowAudience(list: story.list), on: story.first)
        #expect(
            audience.people.filter(\.isLeftOut).map(\.name) == ["Mate"])
        // The partner seals to the friends all the same: they live elsewhere.
        try world.perform(
            ReserveWish(wish: story.marbles), on: scene.node, as: scene.mate)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.marbles, seenBy: story.first) == ["Mate"])
    }

    @Test("Whoever verifies her lets her see from the next day on, and takes it back with another")
    func verifying() throws {
        let scene = try Mates()
        let (story, world) = (scene.story, scene.world)
        let first = try #require(story.first.member)
        func generation() -> UInt16? { story.second.generation(of: first, in: scene.list) }
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.day()
        let before = try #require(generation())
        try world.perform(VerifyFriend(friend: "Mate", verified: true), on: story.first)
        world.beat()
        world.beat()
        // Else the owner's node saw that somebody verified somebody.
        #expect(generation() == before)
        #expect(try scene.mateSees().isEmpty)
        let today = try #require(try scene.who(asked: story.first))
        #expect(today.known == .verified && today.seesCaller == false)
        let change = try #require(today.changesAt)
        world.day()
        #expect(world.now.text > change)
        #expect(generation() == before + 1)
        #expect(try scene.mateSees() == ["First"])
        let mate = try #require(try scene.who(asked: story.first))
        #expect(mate.seesCaller == true && mate.changesAt == nil)

        try world.perform(VerifyFriend(friend: "Mate", verified: false), on: story.first)
        #expect(try scene.who(asked: story.first)?.changesAt != nil)
        world.day()
        #expect(generation() == before + 2)
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        try world.perform(ReserveWish(wish: story.marbles, quantity: 2), on: story.first)
        world.beat()
        world.beat()
        #expect(
            try world.queue(for: story.marbles, seenBy: scene.node, as: scene.mate).isEmpty)
        #expect(try scene.mateSees().isEmpty)
        #expect(try world.queue(for: story.marbles, seenBy: story.second) == ["First"])
    }

    @Test(
        "Whoever says yes to her lets her see from the next day on, and takes it back the same way")
    func sayingYes() throws {
        let scene = try Mates()
        let (story, world) = (scene.story, scene.world)
        let first = try #require(story.first.member)
        func generation() -> UInt16? { story.second.generation(of: first, in: scene.list) }
        func asked() throws -> AudienceMember? {
            try world.perform(ShowAudience(list: story.list), on: story.first).people
                .first { $0.name == "Mate" }
        }
        func say(_ answer: HousemateAnswer) throws -> HousemateAnswer? {
            try world.perform(AnswerHousemate(friend: "Mate", answer: answer), on: story.first)
                .housemate
        }
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.day()
        let before = try #require(generation())
        #expect(try asked()?.isAtHome == true && asked()?.housemate == nil)
        // Nobody but the home of the owner makes them a question.
        let people = try world.perform(ShowAudience(list: story.list), on: story.first).people
        #expect(people.filter(\.isAtHome).map(\.name) == ["Mate"])
        #expect(try say(.notNow) == .notNow)
        world.day()
        #expect(try scene.mateSees().isEmpty && asked()?.housemate == .notNow)
        #expect(try say(.yes) == .yes)
        world.beat()
        world.beat()
        // Else the owner's node saw that somebody said yes.
        #expect(generation() == before + 1)
        #expect(try scene.mateSees().isEmpty)
        #expect(try asked()?.isLeftOut == true && asked()?.changesAt != nil)
        world.day()
        #expect(generation() == before + 2)
        #expect(try scene.mateSees() == ["First"])
        #expect(try asked()?.isLeftOut == false && asked()?.changesAt == nil)
        // What one says counts for oneself alone.
        #expect(
            try world.perform(ShowItem(item: story.kettle), on: scene.node, as: scene.mate)
                .standing?
                .keptBack == ["Second"])
        #expect(try say(.open) == nil)
        world.day()
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        world.beat()
        world.beat()
        #expect(try scene.mateSees().isEmpty && asked()?.housemate == nil)
    }

    @Test("Nobody is let in by a yes who owns the list")
    func neverAnOwner() throws {
        let scene = try Mates()
        let (story, world) = (scene.story, scene.world)
        let owner = try world.perform(WhoCanSee(list: story.list), on: story.first)
            .first { $0.role == .owner }
        _ = try world.perform(
            AnswerHousemate(friend: try #require(owner?.name), answer: .yes), on: story.first)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.day()
        let seen = try world.perform(
            WhoCanSee(list: "Birthday"), on: scene.node, as: scene.owner)
        #expect(seen.allSatisfy { $0.seesCaller == nil && $0.isSeen == nil })
        #expect(
            try world.perform(ShowAudience(list: story.list), on: story.first).people
                .allSatisfy { $0.name != owner?.name })
    }

    @Test("What is kept from her is never shown to her as free, and she is told by whom")
    func keptBack() throws {
        let scene = try Mates()
        let (story, world) = (scene.story, scene.world)
        func standing() throws -> Standing? {
            try world.perform(ShowItem(item: story.kettle), on: scene.node, as: scene.mate).standing
        }
        #expect(try standing()?.keptBack == ["First", "Second"])
        #expect(try standing()?.unreadable == 2)
        #expect(try standing()?.isFree == false)
        #expect(
            try scene.who("First", asked: scene.node, as: scene.mate)?.isSeen == false)
        try world.perform(VerifyFriend(friend: "Mate", verified: true), on: story.first)
        world.day()
        #expect(try standing()?.keptBack == ["Second"])
        #expect(try standing()?.unreadable == 1)
        #expect(try scene.who("First", asked: scene.node, as: scene.mate)?.isSeen == true)
        // Whoever lives elsewhere is kept from nothing, and the owner is told nothing.
        let others = try world.perform(ShowItem(item: story.kettle), on: story.first).standing
        #expect(others?.keptBack == [] && others?.unreadable == 0 && others?.isFree == true)
        let owners = try world.perform(
            WhoCanSee(list: "Birthday"), on: scene.node, as: scene.owner)
        #expect(owners.allSatisfy { $0.isSeen == nil && $0.changesAt == nil })
    }

    @Test("What the owner is told of her readers depends on nobody's claims or friends")
    func ownersView() throws {
        let scene = try Mates()
        let (story, world) = (scene.story, scene.world)
        func view() throws -> [ReaderInfo] {
            try world.perform(WhoCanSee(list: "Birthday"), on: story.owner, as: scene.owner)
        }
        let before = try view()
        #expect(before.allSatisfy { $0.seesCaller == nil })
        try world.perform(VerifyFriend(friend: "Mate", verified: true), on: story.first)
        try world.perform(VerifyFriend(friend: "First", verified: true), on: story.second)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        world.day()
        #expect(try view() == before)
    }

    @Test("A guardian on the child's node edits and sees, under a passphrase, and is shown as one")
    func guardian() throws {
        let scene = try Mates(keeper: true)
        let (story, world) = (scene.story, scene.world)
        let audience = try world.perform(ShowAudience(list: story.list), on: story.first)
        #expect(
            audience.people.filter { $0.role == .keeper }.map(\.name) == ["Mate"])
        #expect(!audience.alreadyClaimed)
        try world.perform(VerifyFriend(friend: "Mate", verified: true), on: story.first)
        try world.perform(
            AddWish(list: story.list, name: "Socks"), on: scene.node, as: scene.mate)
        try world.perform(
            EditList(list: story.list, date: "2026-12-24"), on: scene.node, as: scene.mate)
        world.settle()
        let wishes = ["Kettle", "Marbles", "Socks"]
        #expect(world.wishes(on: "Birthday", of: scene.node, as: scene.owner) == wishes)
        #expect(world.wishes(on: story.list, of: story.first) == wishes)
        #expect(story.first.day(of: scene.list) != nil)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.day()
        #expect(try scene.mateSees() == ["First"])
        let child = try world.perform(
            ShowList(list: "Birthday"), on: scene.node, as: scene.owner)
        #expect(child.items.allSatisfy { $0.standing == nil })
        expectRefusal(.circleNeedsPassphrase) {
            try world.perform(
                SetPassphrase(new: nil, current: Mates.passphrase), on: scene.node,
                as: scene.mate)
        }
        try world.perform(Lock(), on: scene.node, as: scene.mate)
        expectRefusal(.locked) {
            try world.perform(ShowList(list: story.list), on: scene.node, as: scene.mate)
        }
    }
}
