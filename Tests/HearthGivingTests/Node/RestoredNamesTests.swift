import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Names at homes that are put back to an earlier copy")
struct RestoredNamesTests {
    @Test("A home that is put back to an earlier copy gets its people's new names back")
    func friend() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.first.store.snapshot()
        try world.perform(EditProfile(name: "Godmother"), on: story.first)
        world.run(for: .seconds(1200))
        world.stop(story.first)
        try world.start(story.first, from: snapshot)
        try world.run(until: "her friend gave the card back") {
            try world.perform(ShowProfile(), on: story.first).name == "Godmother"
        }
        try world.perform(EditProfile(name: "Aunt"), on: story.first)
        try world.run(until: "it goes on from there", within: .seconds(610)) {
            try world.perform(WhoCanSee(list: story.list), on: story.second).map(\.name)
                .contains("Aunt")
        }
        #expect(story.first.failures.isEmpty && story.owner.failures.isEmpty)
    }

    @Test("What comes back to somebody goes on to a friend who was put back with her")
    func together() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let first = try world.add(household: "First house", member: "First")
        let second = try world.add(household: "Second house", member: "Second")
        try world.befriend(owner, first)
        try world.befriend(owner, second)
        let snapshots = [owner, first].map { ($0, $0.store.snapshot()) }
        try world.perform(EditProfile(name: "Hostess", note: "No wool"), on: owner)
        world.settle()
        for node in [owner, first, second] { world.stop(node) }
        world.run(for: .seconds(30))
        for (node, snapshot) in snapshots { try world.start(node, from: snapshot) }
        try world.run(until: "both are back, and nobody remembers", within: .seconds(600)) {
            try world.friends(of: first).contains { $0.isConnected }
        }
        world.settle()
        #expect(try world.friends(of: first).map(\.name) == ["Owner"])
        try world.start(second)
        try world.run(until: "the friend who remembers told both", within: .seconds(600)) {
            try world.friends(of: first).map(\.name) == ["Hostess"]
                && world.perform(ShowProfile(friend: "Hostess"), on: first).note == "No wool"
        }
        #expect(try world.perform(ListMembers(), on: owner).map(\.name) == ["Hostess"])
    }

    @Test("Who has no friends gets her own name back from those who read a list with her")
    func friendless() throws {
        let mates = try Mates()
        let (world, node) = (mates.world, mates.node)
        let snapshot = node.store.snapshot()
        try world.perform(EditProfile(name: "Partner"), on: node, as: mates.mate)
        world.settle()
        world.stop(node)
        world.run(for: .seconds(30))
        try world.start(node, from: snapshot)
        #expect(try world.perform(ListMembers(), on: node).map(\.name) == ["Owner", "Mate"])
        try world.run(until: "her name is back", within: .seconds(600)) {
            try world.perform(ListMembers(), on: node).map(\.name) == ["Owner", "Partner"]
        }
        let again = try world.perform(
            Unlock(passphrase: Mates.passphrase), on: node, as: Caller(member: "Partner"))
        try world.perform(
            EditProfile(name: "Mate"), on: node,
            as: Caller(member: "Partner", session: again.token))
        try world.run(until: "it goes on from there", within: .seconds(610)) {
            try mates.who("Mate", asked: mates.story.first) != nil
        }
        #expect(node.failures.isEmpty)
    }
}
