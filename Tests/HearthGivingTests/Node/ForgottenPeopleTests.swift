import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthTestHomes
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

    /// Whether somebody has these friends, and was asked by nobody.
    private func has(
        _ names: [String], _ member: String, _ node: SimulatedNode, _ world: World
    ) throws -> Bool {
        let caller = Caller(member: member)
        let friends = try world.friends(of: node, as: caller).filter { $0.state == .friends }
        return try Set(friends.compactMap(\.name)).isSuperset(of: names)
            && world.inbox(of: node, as: caller).isEmpty
    }

    @Test("So do all friends between two homes, not only the first")
    func severalFriends() throws {
        let story = try Birthday()
        let world = story.world
        let third = try world.add(household: "Third house", member: "Third")
        try world.perform(AddMember(name: "Anna"), on: story.owner)
        try world.perform(AddMember(name: "Nils"), on: third)
        world.settle()
        let snapshot = story.owner.store.snapshot()
        let pairs = [("Owner", "Third"), ("Owner", "Nils"), ("Anna", "Nils")]
        for (member, friend) in pairs {
            try world.befriend(
                story.owner, third, as: Caller(member: member), friend: Caller(member: friend))
        }
        try putBack(story, to: snapshot)
        try world.run(until: "all are friends again", within: .seconds(600)) {
            try has(["Third", "Nils"], "Owner", story.owner, world)
                && has(["Nils"], "Anna", story.owner, world)
                && has(["Owner", "Anna"], "Nils", third, world)
        }
        // Each has what friends have of each other.
        try world.perform(
            EditProfile(note: "No wool"), on: story.owner, as: Caller(member: "Anna"))
        try world.run(until: "the friend sees it", within: .seconds(60)) {
            try world.perform(ShowProfile(friend: "Anna"), on: third, as: Caller(member: "Nils"))
                .note == "No wool"
        }
    }

    @Test("So do friends in homes that know each other otherwise")
    func friendsOfKnownHomes() throws {
        let story = try Birthday()
        let world = story.world
        for (name, node) in [("Anna", story.owner), ("Nils", story.first)] {
            try world.perform(AddMember(name: name), on: node)
        }
        world.settle()
        let snapshot = story.owner.store.snapshot()
        for friend in ["First", "Nils"] {
            try world.befriend(
                story.owner, story.first, as: Caller(member: "Anna"),
                friend: Caller(member: friend))
        }
        try putBack(story, to: snapshot)
        try world.run(until: "both are friends again", within: .seconds(600)) {
            try has(["First", "Nils"], "Anna", story.owner, world)
                && has(["Anna"], "Nils", story.first, world)
        }
        let alarms = try world.perform(ShowStatus(), on: story.owner).alarms
        #expect(alarms.contains(AlarmNotice(.earlierCopy, person: "Anna")))
    }

    @Test("A member who is locked does not keep the friends of others away")
    func lockedHousemate() throws {
        let story = try Birthday()
        let world = story.world
        let third = try world.add(household: "Third house", member: "Third")
        var callers = [Caller(member: "Owner")]
        for name in ["Anna", "Berta", "Clara"] {
            try world.perform(AddMember(name: name, passphrase: "correct horse"), on: story.owner)
            let token = try world.perform(
                Unlock(passphrase: "correct horse"), on: story.owner, as: Caller(member: name)
            ).token
            callers.append(Caller(member: name, session: token))
        }
        world.settle()
        let snapshot = story.owner.store.snapshot()
        for caller in callers { try world.befriend(story.owner, third, as: caller) }
        try putBack(story, to: snapshot)
        try world.run(until: "the one who can answer is a friend again", within: .seconds(1200)) {
            try has(["Third"], "Owner", story.owner, world)
        }
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
