import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthWire
import Testing

@Suite("Lists and people of after the copy to which a home was put back")
struct ForgottenPeopleTests {
    private func putBack(
        _ story: Birthday, to snapshot: MemoryStore.Snapshot
    ) throws {
        story.world.settle()
        story.world.stop(story.owner)
        story.world.run(for: .seconds(30))
        try story.world.start(story.owner, from: snapshot)
    }

    @Test("A list made and shared since comes back to its owner")
    func list() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        try world.perform(NewList(title: "Picnic"), on: story.owner)
        try world.perform(AddWish(list: "Picnic", name: "Basket"), on: story.owner)
        try world.share("Picnic", of: story.owner, with: [(story.first, "First")])
        try putBack(story, to: snapshot)
        #expect(world.wishes(on: "Picnic", of: story.owner) == nil)
        try world.run(until: "it is back", within: .seconds(120)) {
            world.wishes(on: "Picnic", of: story.owner) == ["Basket"]
        }
        try world.perform(AddWish(list: "Picnic", name: "Rug"), on: story.owner)
        try world.run(until: "it goes on from there", within: .seconds(120)) {
            world.wishes(on: "Owner/Picnic", of: story.first) == ["Basket", "Rug"]
        }
        #expect(
            try world.perform(WhoCanSee(list: "Picnic"), on: story.owner).map(\.name).sorted()
                == ["First", "Owner"])
        let alarms = try world.perform(ShowStatus(), on: story.owner).alarms
        #expect(alarms.contains { $0.kind == .earlierCopy })
    }

    @Test("A list deleted since stays away")
    func deletedList() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(NewList(title: "Picnic"), on: story.owner)
        try world.share("Picnic", of: story.owner, with: [(story.first, "First")])
        world.settle()
        try world.perform(DeleteList(list: "Picnic"), on: story.owner)
        world.run(for: .seconds(700))
        world.stop(story.owner)
        try world.start(story.owner)
        world.run(for: .seconds(200))
        #expect(world.wishes(on: "Picnic", of: story.owner) == nil)
    }

    @Test("A friend made since comes back, with the list that they read, and asks nobody")
    func friend() throws {
        let story = try Birthday()
        let world = story.world
        let third = try world.add(household: "Third house", member: "Third")
        let snapshot = story.owner.store.snapshot()
        try world.befriend(story.owner, third)
        try world.perform(NewList(title: "Picnic"), on: story.owner)
        try world.perform(AddWish(list: "Picnic", name: "Basket"), on: story.owner)
        try world.share("Picnic", of: story.owner, with: [(third, "Third")])
        try putBack(story, to: snapshot)
        #expect(try !world.friends(of: story.owner).map(\.name).contains("Third"))
        try world.run(until: "they are friends again", within: .seconds(600)) {
            try world.friends(of: story.owner).contains {
                $0.name == "Third" && $0.state == .friends && $0.isConnected
            }
        }
        #expect(try world.inbox(of: story.owner).isEmpty)
        try world.run(until: "the list is back", within: .seconds(120)) {
            world.wishes(on: "Picnic", of: story.owner) == ["Basket"]
        }
        try world.perform(AddWish(list: "Picnic", name: "Rug"), on: story.owner)
        try world.run(until: "it goes on from there", within: .seconds(120)) {
            world.wishes(on: "Owner/Picnic", of: third) == ["Basket", "Rug"]
        }
        let alarms = try world.perform(ShowStatus(), on: story.owner).alarms
        #expect(alarms.contains { $0.kind == .earlierCopy })
    }

    @Test("A friend removed since stays removed")
    func removedFriend() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        try world.perform(RemoveFriend(friend: "Second"), on: story.owner)
        try putBack(story, to: snapshot)
        try world.run(until: "they are friends no more", within: .seconds(600)) {
            try world.friends(of: story.owner).map(\.name) == ["First"]
        }
        world.run(for: .seconds(120))
        #expect(try world.friends(of: story.second).isEmpty)
        #expect(try world.inbox(of: story.second).filter { $0.kind == .knock }.isEmpty)
        #expect(
            try world.perform(WhoCanSee(list: "Birthday"), on: story.owner).map(\.name).sorted()
                == ["First", "Owner"])
    }

    @Test("Nobody becomes a friend by showing what a member said before it was over")
    func shownAgain() throws {
        let story = try Birthday()
        let world = story.world
        // The friend's home is put back to when they were friends.
        let snapshot = story.second.store.snapshot()
        try world.perform(RemoveFriend(friend: "Second"), on: story.owner)
        world.settle()
        world.stop(story.second)
        world.run(for: .seconds(30))
        try world.start(story.second, from: snapshot)
        world.run(for: .seconds(600))
        #expect(try world.friends(of: story.owner).map(\.name) == ["First"])
        #expect(try world.inbox(of: story.owner).isEmpty)
        #expect(try world.friends(of: story.second).isEmpty)
    }
}
