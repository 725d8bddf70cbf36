import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

/// A node dies right after a commit, before it has said a word about it.
@Suite("Nodes that die at the worst moment")
struct CrashTests {
    enum Victim: CaseIterable { case owner, friend }

    /// The story of a reservation, in steps each of which is done once it was acknowledged.
    private struct Story {
        let world: World
        let owner: SimulatedNode
        let friend: SimulatedNode

        init(seed: UInt64) throws {
            world = World.quick(seed: seed)
            owner = try world.add(household: "House of the owner", member: "Owner")
            friend = try world.add(household: "First house", member: "First")
        }

        /// Starts whoever has died.
        func revive() throws {
            for node in [owner, friend] where !node.isRunning { try world.start(node) }
        }

        func perform<Request: Operation>(
            _ operation: Request, on node: SimulatedNode
        ) throws -> Request.Answer {
            try revive()
            return try world.perform(operation, on: node)
        }

        func waits(_ what: String, _ condition: () throws -> Bool) throws {
            try world.run(until: what, within: .seconds(1200)) {
                try revive()
                return try condition()
            }
        }

        func tell() throws {
            let link = try perform(ShowKey(), on: owner).link
            _ = try perform(AddFriend(link: link), on: friend)
            try waits("the owner is asked") {
                try perform(ShowInbox(), on: owner).count == 1
            }
            _ = try perform(AnswerInbox(entry: "First", answer: .accept), on: owner)
            try waits("they are friends") {
                try perform(ListFriends(), on: friend).map(\.state) == [.friends]
            }
            _ = try perform(NewList(title: "Birthday"), on: owner)
            _ = try perform(AddWish(list: "Birthday", name: "Kettle"), on: owner)
            _ = try perform(ShareList(list: "Birthday", with: ["First"]), on: owner)
            try waits("she is asked") { try perform(ShowInbox(), on: friend).count == 1 }
            _ = try perform(AnswerInbox(entry: "Birthday", answer: .accept), on: friend)
            try waits("she has the list") {
                try perform(ListLists(), on: friend).contains { $0.state == .open && !$0.isOwn }
            }
            let claim = try perform(
                ReserveWish(wish: "Owner/Birthday/Kettle"), on: friend)
            #expect(claim.state == .reserved)
            _ = try perform(
                EditWish(wish: "Birthday/Kettle", name: "Teapot"), on: owner)
            try waits("the new name arrives") {
                try perform(ShowList(list: "Owner/Birthday"), on: friend).items.map(\.name)
                    == ["Teapot"]
            }
            #expect(try perform(ShowCart(), on: friend).entries.map(\.wish) == ["Teapot"])
        }
    }

    @Test(
        "Whichever commit it is, what was acknowledged is there again and everything goes on",
        arguments: Victim.allCases, 0..<6)
    func everyCommit(victim: Victim, remainder: Int) throws {
        let untouched = try Story(seed: 1)
        try untouched.tell()
        let commits = (victim == .owner ? untouched.owner : untouched.friend).commits
        #expect(commits > 30)
        for commit in stride(from: 3 + remainder, to: commits, by: 6) {
            let story = try Story(seed: 1)
            let node = victim == .owner ? story.owner : story.friend
            node.dies = commit - node.commits
            do {
                try story.tell()
            } catch {
                Issue.record("dying at commit \(commit): \(error)")
            }
            #expect(node.run > 1, "the node was to die at commit \(commit)")
            #expect(story.owner.failures.isEmpty && story.friend.failures.isEmpty)
            let alarms = try story.perform(ShowStatus(), on: story.owner).alarms
            #expect(alarms.isEmpty, "after commit \(commit)")
        }
    }

    @Test("What the disk refused has not happened, and the peers are told nothing of it")
    func refusedByTheDisk() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        story.first.disk.refusals = 1
        #expect(throws: SimulatedDisk.Failed.self) {
            try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        }
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.first).isEmpty)
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(1))
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
    }

    @Test("An event that the disk refused ends its session, and is made up for after a new one")
    func refusedEvent() throws {
        let story = try Birthday()
        let world = story.world
        story.first.disk.refusals = 1
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.run(for: .milliseconds(30))
        #expect(story.first.failures.count == 1)
        #expect(!world.network.isConnected(story.owner, story.first))
        try world.run(until: "she has it all the same") {
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"]
        }
    }

    @Test("A node that comes back from the snapshot of its last commit has lost nothing")
    func snapshot() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        let snapshot = story.first.store.snapshot()
        world.stop(story.first)
        world.run(for: .seconds(300))
        try world.start(story.first, from: snapshot)
        #expect(try world.perform(ShowCart(), on: story.first).entries.count == 1)
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(try world.perform(ShowStatus(), on: story.second).alarms.isEmpty)
    }
}
