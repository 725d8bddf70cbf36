import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("What other editors change of a list's head")
struct PublicHeadTests {
    @Test("A co-owner's date and archiving reach the roster, and so everybody's beat")
    func coOwner() throws {
        let story = try Wedding()
        let world = story.world
        let id = try #require(try story.id())
        let before = try #require(story.first.day(of: id))
        try world.perform(EditList(list: "Wedding", date: "2026-12-31"), on: story.bride)
        world.settle()
        for node in world.nodes { #expect(node.day(of: id) == before + 7) }
        try world.perform(EditList(list: "Wedding", archived: true), on: story.bride)
        world.settle()
        for node in world.nodes {
            #expect(node.household?.replicator.directory.lists[id]?.isArchived == true)
        }
        try world.perform(EditList(list: "Wedding", date: ""), on: story.bride)
        try world.perform(EditList(list: "Wedding", archived: false), on: story.bride)
        world.settle()
        for node in world.nodes {
            let entry = try #require(node.household?.replicator.directory.lists[id])
            #expect(entry.day == nil && !entry.isArchived)
        }
        #expect(try world.list(story.list, of: story.second).date == nil)
    }

    @Test("A locked host's node says it on the roster when she unlocks")
    func lockedHost() throws {
        let story = try Wedding()
        let world = story.world
        let id = try #require(try story.id())
        let before = try #require(story.first.day(of: id))
        try world.perform(SetPassphrase(new: "correct horse"), on: story.host)
        try world.perform(EditList(list: "Wedding", date: "2026-12-31"), on: story.bride)
        world.settle()
        #expect(story.first.day(of: id) == before)
        try world.perform(Unlock(passphrase: "correct horse"), on: story.host)
        world.settle()
        #expect(story.first.day(of: id) == before + 7)
    }

    @Test("What changes nothing public changes no roster, and nothing goes round in circles")
    func quiet() throws {
        let story = try Wedding()
        let world = story.world
        let id = try #require(try story.id())
        func version() -> HearthWire.Version? {
            story.host.household?.replicator.directory.lists[id]?.stamp.version
        }
        let before = version()
        try world.perform(EditList(list: "Wedding", notes: "Ours"), on: story.bride)
        try world.perform(AddWish(list: "Wedding", name: "Lamp"), on: story.bride)
        try world.perform(EditList(list: "Wedding", title: "The wedding"), on: story.bride)
        world.settle()
        #expect(version() == before)
        // Whoever is asked is asked under the new name.
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.host, third)
        try world.perform(ShareList(list: "The wedding", with: ["Third"]), on: story.host)
        try world.run(until: "she is asked") {
            try world.inbox(of: third).contains { $0.title == "The wedding" }
        }
        try world.perform(EditList(list: "The wedding", title: "Party"), on: story.bride)
        try world.run(until: "she is asked under the newest name") {
            try world.inbox(of: third).contains { $0.title == "Party" }
        }
    }
}
