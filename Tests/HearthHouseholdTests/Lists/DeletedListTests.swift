import HearthAPI
import HearthRows
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Deleted lists that come back")
struct DeletedListTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
    }

    private func titles(on node: SimulatedNode, as caller: Caller = Caller()) throws -> [String] {
        try world.perform(ListLists(), on: node, as: caller).filter { !$0.isTray }
            .compactMap(\.title)
    }

    /// What the host can ask about her list; none of it knows the list while it is deleted.
    private func expectHidden(on node: SimulatedNode, as caller: Caller = Caller()) throws {
        #expect(try titles(on: node, as: caller).isEmpty)
        for path in ["Birthday", story.list] {
            expectRefusal(.unknownList) {
                _ = try world.perform(ShowList(list: path), on: node, as: caller)
            }
        }
        expectRefusal(.unknownList) {
            try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: node, as: caller)
        }
        #expect(
            try world.perform(FindItems(text: "kettle"), on: node, as: caller).isEmpty)
        #expect(
            try world.perform(ExportLists(), on: node, as: caller).lists.allSatisfy {
                $0.title != "Birthday"
            })
    }

    @Test("It is out of the host's sight, friends notice nothing, and it comes back as it was")
    func comesBack() throws {
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        let before = try world.perform(ShowList(list: "Birthday"), on: story.owner)
        try world.perform(DeleteList(list: "Birthday"), on: story.owner)
        try expectHidden(on: story.owner)
        world.run(for: .seconds(595))
        try expectHidden(on: story.owner)
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(try world.inbox(of: story.first).isEmpty)
        // A friend who asks about it is heard when it is back.
        try world.perform(AskForWishes(of: story.list), on: story.first)
        world.settle()
        #expect(try world.inbox(of: story.owner).isEmpty)

        try world.perform(UndoDeleteList(list: "birthday"), on: story.owner)
        #expect(try world.perform(ShowList(list: "Birthday"), on: story.owner) == before)
        #expect(try world.inbox(of: story.owner).count == 1)
        world.run(for: .seconds(700))
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(try world.perform(ShowCart(), on: story.first).entries.map(\.wish) == ["Kettle"])
        #expect(
            try world.perform(UndoDeleteList(list: "Birthday"), on: story.owner).title
                == "Birthday")
        #expect(story.owner.failures.isEmpty && story.first.failures.isEmpty)
    }

    @Test("After ten minutes it is gone for everybody, also when the node was off meanwhile")
    func goes() throws {
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        try world.perform(DeleteList(list: "Birthday"), on: story.owner)
        world.run(for: .seconds(300))
        world.stop(story.owner)
        world.run(for: .seconds(600))
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        try world.start(story.owner)
        try expectHidden(on: story.owner)
        try world.run(until: "the friends know that it ended") {
            try world.inbox(of: story.first).map(\.kind) == [.ended]
        }
        expectRefusal(.nothingToUndo) {
            _ = try world.perform(UndoDeleteList(list: "Birthday"), on: story.owner)
        }
        #expect(try world.perform(ShowCart(), on: story.first).entries.map(\.wish) == ["Kettle"])
        #expect(story.owner.store.rows(DeletedListRow.self).isEmpty)
        #expect(story.owner.failures.isEmpty && story.first.failures.isEmpty)
    }

    @Test("A restart in between forgets nothing of it")
    func restart() throws {
        try world.perform(DeleteList(list: "Birthday"), on: story.owner)
        world.stop(story.owner)
        try world.start(story.owner)
        try expectHidden(on: story.owner)
        try world.perform(UndoDeleteList(list: "Birthday"), on: story.owner)
        #expect(try titles(on: story.owner) == ["Birthday"])
        world.run(for: .seconds(700))
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
    }

    @Test("It waits for the keys of a host who is locked, and hides from her until then")
    func locked() throws {
        let passphrase = "correct horse"
        try world.perform(SetPassphrase(new: passphrase), on: story.owner)
        func unlock() throws -> Caller {
            Caller(
                session: try world.perform(Unlock(passphrase: passphrase), on: story.owner).token)
        }
        let caller = try unlock()
        try world.perform(DeleteList(list: "Birthday"), on: story.owner, as: caller)
        try world.perform(Lock(), on: story.owner, as: caller)
        world.run(for: .seconds(1200))
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        let again = try unlock()
        expectRefusal(.nothingToUndo) {
            _ = try world.perform(UndoDeleteList(list: "Birthday"), on: story.owner, as: again)
        }
        try world.run(until: "the friends know that it ended") {
            try world.inbox(of: story.first).map(\.kind) == [.ended]
        }
    }

    @Test(
        "A title that was taken meanwhile stays taken, and of two the one deleted last comes back")
    func titles() throws {
        try world.perform(DeleteList(list: "Birthday"), on: story.owner)
        try world.perform(NewList(title: "Birthday"), on: story.owner)
        expectRefusal(.nameTaken) {
            _ = try world.perform(UndoDeleteList(list: "Birthday"), on: story.owner)
        }
        world.run(for: .seconds(10))
        try world.perform(DeleteList(list: "Birthday"), on: story.owner)
        let newest = try world.perform(UndoDeleteList(list: "Birthday"), on: story.owner)
        #expect(newest.items == 0)
    }

    @Test("An invitation to it lets nobody in, and is good again when it is back")
    func invitation() throws {
        let third = try world.add(household: "Third house", member: "Third")
        let link = try #require(
            try world.perform(NewInvitation(list: "Birthday"), on: story.owner).link)
        try world.perform(DeleteList(list: "Birthday"), on: story.owner)
        try world.perform(AddFriend(link: link), on: third)
        try world.run(until: "it is refused") {
            try world.friends(of: third).first?.note == .invitationRevoked
        }
        try world.perform(UndoDeleteList(list: "Birthday"), on: story.owner)
        try world.perform(AddFriend(link: link), on: third)
        try world.run(until: "the list is open") {
            world.wishes(on: story.list, of: third) == ["Kettle", "Marbles"]
        }
    }

    @Test("Nobody has another's list back, and nobody but its host deletes it")
    func others() throws {
        try world.perform(AddMember(name: "Partner"), on: story.owner)
        try world.perform(
            DeleteList(list: "Birthday"), on: story.owner, as: Caller(member: "Owner"))
        for (node, caller) in [
            (story.owner, Caller(member: "Partner")), (story.first, Caller()),
        ] {
            expectRefusal(.nothingToUndo) {
                _ = try world.perform(UndoDeleteList(list: "Birthday"), on: node, as: caller)
            }
        }
    }

    @Test("The other owner of a deleted list can be removed from the friends at once")
    func coOwner() throws {
        let wedding = try Wedding()
        try wedding.world.perform(DeleteList(list: "Wedding"), on: wedding.host)
        let bride = try #require(
            try wedding.world.friends(of: wedding.host).compactMap(\.name).first {
                $0 == "Bride"
            })
        try wedding.world.perform(RemoveFriend(friend: bride), on: wedding.host)
        expectRefusal(.nothingToUndo) {
            _ = try wedding.world.perform(UndoDeleteList(list: "Wedding"), on: wedding.host)
        }
    }

    @Test("What a host's home sends while a list is deleted and when it goes knows of no claim")
    func blind() throws {
        func traffic(reserving: Bool) throws -> [Trace.Entry] {
            let story = try Birthday()
            if reserving {
                try story.world.perform(ReserveWish(wish: story.kettle), on: story.first)
            }
            story.world.beat()
            let deleted = story.world.now
            try story.world.perform(DeleteList(list: "Birthday"), on: story.owner)
            story.world.run(for: .seconds(1200))
            return story.owner.trace.since(deleted)
        }
        let (with, without) = (try traffic(reserving: true), try traffic(reserving: false))
        #expect(with.contains { $0.direction == .sent })
        let isSame = with == without
        #expect(isSame)
    }
}
