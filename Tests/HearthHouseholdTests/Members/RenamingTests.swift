import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Somebody has another name")
struct RenamingTests {
    private let story: Birthday
    private let list: ListID
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
        list = try #require(ListID(hex: try story.world.list("Birthday", of: story.owner).id))
    }

    private func rename(
        _ node: SimulatedNode, to name: String, as caller: Caller = Caller()
    ) throws {
        try world.perform(EditProfile(name: name), on: node, as: caller)
    }

    @Test("The household has another name, also after a restart")
    func household() throws {
        let named = try world.perform(RenameHousehold(name: " Oak Street "), on: story.owner)
        #expect(named.household == "Oak Street")
        expectRefusal(.textEmpty) {
            try world.perform(RenameHousehold(name: " "), on: story.owner)
        }
        world.stop(story.owner)
        try world.start(story.owner)
        #expect(try world.perform(ShowStatus(), on: story.owner).household == "Oak Street")
    }

    /// What a home calls those who read the owner's list, and under which version of the roster.
    private func readers(seenBy node: SimulatedNode) throws -> [String] {
        try entry(on: node).readers.map(\.name).sorted()
    }

    private func rosterVersion(on node: SimulatedNode) throws -> UInt64 {
        try entry(on: node).stamp.version.counter
    }

    private func entry(on node: SimulatedNode) throws -> ListEntry {
        let household = try #require(node.household)
        return try #require(household.replicator.directory.lists[list])
    }

    @Test(
        "A friend sees it at once, who only reads a list with her soon after, and nothing is lost")
    func everywhere() throws {
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        try world.readAll(of: story.owner)
        try world.readAll(of: story.second)
        let version = try rosterVersion(on: story.owner)
        try rename(story.first, to: "Godmother")
        #expect(try world.perform(ShowProfile(), on: story.first).name == "Godmother")
        world.settle()
        #expect(
            try world.friends(of: story.owner).compactMap(\.name).sorted() == [
                "Godmother", "Second",
            ])
        #expect(try readers(seenBy: story.owner) == ["Godmother", "Owner", "Second"])
        #expect(try readers(seenBy: story.second) == ["First", "Owner", "Second"])
        try world.run(until: "who is no friend of hers knows too", within: .seconds(610)) {
            try readers(seenBy: story.second) == ["Godmother", "Owner", "Second"]
        }
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["Godmother"])
        // One roster, and no other after it.
        world.run(for: .seconds(3600))
        for node in [story.owner, story.first, story.second] {
            #expect(try rosterVersion(on: node) == version + 1)
            #expect(node.failures.isEmpty)
        }
        let news = try world.unread(of: story.owner)
        #expect(news.map(\.kind) == [.friendRenamed])
        #expect(news.first?.person == "Godmother")
        #expect(news.first?.detail == "First")
        #expect(try world.unread(of: story.second).isEmpty)
    }

    @Test("The host's own name goes into her rosters in the same step")
    func host() throws {
        let version = try rosterVersion(on: story.owner)
        try rename(story.owner, to: "Hostess")
        #expect(try rosterVersion(on: story.owner) == version + 1)
        world.settle()
        for node in [story.first, story.second] {
            #expect(try rosterVersion(on: node) == version + 1)
            #expect(world.wishes(on: "Hostess/Birthday", of: node) == ["Kettle", "Marbles"])
        }
        #expect(try world.perform(ListMembers(), on: story.owner).map(\.name) == ["Hostess"])
        // What she is called already changes nothing.
        try rename(story.owner, to: "Hostess")
        #expect(try rosterVersion(on: story.owner) == version + 1)
    }

    @Test("No name that a housemate has, none without letters, and nothing changes when refused")
    func refused() throws {
        try world.perform(AddMember(name: "Partner"), on: story.owner)
        let owner = Caller(member: "Owner")
        expectRefusal(.memberNameTaken) { try rename(story.owner, to: " partner", as: owner) }
        expectRefusal(.textEmpty) { try rename(story.owner, to: "  ", as: owner) }
        expectRefusal(.slashInName) { try rename(story.owner, to: "Owner/Birthday", as: owner) }
        expectRefusal(.birthdayMalformed) {
            try world.perform(
                EditProfile(name: "Hostess", birthday: "tomorrow"), on: story.owner, as: owner)
        }
        #expect(
            try world.perform(ListMembers(), on: story.owner).map(\.name) == ["Owner", "Partner"])
        // Her own in capitals is hers.
        try rename(story.owner, to: "OWNER", as: owner)
        #expect(
            try world.perform(ListMembers(), on: story.owner).map(\.name) == ["OWNER", "Partner"])
    }

    @Test("A host who is locked writes it when she has her keys again, also after a restart")
    func locked() throws {
        let passphrase = "correct horse"
        try world.perform(SetPassphrase(new: passphrase), on: story.owner)
        world.run(for: .seconds(1200))
        let version = try rosterVersion(on: story.owner)
        try rename(story.first, to: "Godmother")
        world.run(for: .seconds(1200))
        #expect(try rosterVersion(on: story.owner) == version)
        world.stop(story.owner)
        try world.start(story.owner)
        world.run(for: .seconds(1200))
        #expect(try rosterVersion(on: story.owner) == version)
        try world.perform(Unlock(passphrase: passphrase), on: story.owner)
        try world.run(until: "the second friend knows") {
            try readers(seenBy: story.second) == ["Godmother", "Owner", "Second"]
        }
        #expect(story.owner.failures.isEmpty)
    }

    @Test("Whoever changes hers all the time costs a roster in ten minutes, and one piece of news")
    func flood() throws {
        try world.readAll(of: story.owner)
        let version = try rosterVersion(on: story.owner)
        for number in 1...40 {
            try rename(story.first, to: "First \(number)")
            world.run(for: .seconds(30))
        }
        #expect(try rosterVersion(on: story.owner) <= version + 2)
        world.run(for: .seconds(1200))
        #expect(try readers(seenBy: story.second).contains("First 40"))
        let news = try world.unread(of: story.owner)
        #expect(news.map(\.kind) == [.friendRenamed])
        #expect(news.first?.detail == "First")
        #expect(news.first?.person == "First 40")
    }
}
