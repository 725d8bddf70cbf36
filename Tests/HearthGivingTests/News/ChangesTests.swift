import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// What open pages are told to look at again.
@Suite("Changes for open pages")
struct ChangesTests {
    private struct Told: Equatable {
        let member: IdentityKey
        let list: String?
        let at: WallTime
    }

    /// What members on one node are told from its making on.
    private final class Ear {
        private(set) var all: [Told] = []

        init(_ node: SimulatedNode) {
            node.onChange = { [weak self] member, change, time in
                self?.all.append(Told(member: member, list: change.list, at: time))
            }
        }

        /// Of which lists a member was told since the last time; nil for what is no list.
        func take(_ member: IdentityKey? = nil) -> [String?] {
            defer { all = [] }
            return all.filter { member == nil || $0.member == member }.map(\.list)
        }
    }

    private func id(_ story: Birthday, as caller: Caller = Caller()) throws -> String {
        try story.world.list("Birthday", of: story.owner, as: caller).id
    }

    @Test("Friends are told of each other's claims, whispers and ideas at once; the owner is not")
    func claims() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let list = try id(story)
        let (owner, first, second) = (Ear(story.owner), Ear(story.first), Ear(story.second))
        let acts: [() throws -> Void] = [
            { try world.perform(ReserveWish(wish: story.kettle), on: story.first) },
            { try world.perform(MarkBought(wish: story.kettle), on: story.first) },
            { try world.perform(HoldWish(wish: story.marbles, minutes: 20), on: story.first) },
            { try world.perform(AddWhisper(about: story.kettle, text: "Red?"), on: story.first) },
            { try world.perform(AddIdea(list: story.list, name: "Balloon"), on: story.first) },
        ]
        for act in acts {
            try act()
            // Her own pages in the very step, the other's as soon as it is there.
            #expect(first.take() == [list])
            world.run(for: .milliseconds(900))
            #expect(second.take() == [list])
        }
        world.settle()
        #expect(owner.take().isEmpty)
        // The beat brings her node all of it.
        world.beat()
        world.beat()
        #expect(second.take().contains(list))
        #expect(owner.all.isEmpty)
    }

    @Test("Readers are told of a changed wish, of many at once in one piece, and of a comment")
    func openly() throws {
        let story = try Birthday()
        let world = story.world
        let list = try id(story)
        let (owner, first) = (Ear(story.owner), Ear(story.first))
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: WishFields(notes: "Red")), on: story.owner)
        #expect(owner.take() == [list])
        world.settle()
        #expect(Set(first.take()) == [list])
        let books = ["Lamp", "Book", "Ball"].map { ImportedWish(line: 1, name: $0) }
        try world.perform(
            ImportWishes(lists: [ImportedList(title: "Birthday", wishes: books)]),
            on: story.owner)
        #expect(owner.take() == [list])
        world.settle()
        #expect(Set(first.take()) == [list])
        try world.perform(AddComment(on: story.kettle, text: "Which colour?"), on: story.first)
        #expect(first.take() == [list])
        world.settle()
        #expect(Set(owner.take()) == [list])
        // Looking changes nothing.
        _ = try world.perform(ShowList(list: story.list), on: story.first)
        _ = try world.perform(ShowNews(), on: story.first)
        #expect(first.take().isEmpty)
    }

    @Test("Whoever reads a list no longer is told that once more, and then nothing of it")
    func ended() throws {
        let story = try Birthday()
        let world = story.world
        let list = try id(story)
        let first = Ear(story.first)
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        #expect(first.take().contains(list))
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.settle()
        world.beat()
        #expect(!first.take().contains(list))
        let second = Ear(story.second)
        try world.perform(DeleteList(list: "Birthday", atOnce: true), on: story.owner)
        world.settle()
        #expect(!second.take().isEmpty)
    }

    @Test("Whoever is knocked at is told, and nobody else in her house")
    func knock() throws {
        let world = World.quick()
        let node = try world.add(household: "House of the owner", member: "Owner")
        let stranger = try world.add(household: "Another house", member: "Stranger")
        let owner = try #require(node.member)
        try world.perform(AddMember(name: "Partner"), on: node)
        let link = try world.link(of: node, as: Caller(member: "Partner"))
        world.settle()
        let ear = Ear(node)
        try world.perform(AddFriend(link: link), on: stranger)
        world.settle()
        #expect(try world.inbox(of: node, as: Caller(member: "Partner")).count == 1)
        #expect(ear.all.contains { $0.list == nil && $0.member != owner })
        #expect(!ear.all.contains { $0.member == owner })
    }

    /// What the owner and the partner on her node are told, with or without secrets.
    private func life(withSecrets: Bool) throws -> (owner: [Told], mate: [Told], list: String) {
        let mates = try Mates()
        let (world, story) = (mates.world, mates.story)
        try world.perform(VerifyFriend(friend: "Mate", verified: true), on: story.first)
        world.day()
        let mate = try #require(
            mates.node.store.rows(MemberRow.self).first { !$0.protection.isEmpty }?.identity)
        let ear = Ear(mates.node)
        let start = world.now
        let secrets: [Int64: () throws -> Void] = [
            5: { try world.perform(ReserveWish(wish: story.kettle), on: story.first) },
            20: {
                try world.perform(
                    ReserveWish(wish: story.marbles), on: mates.node, as: mates.mate)
            },
            45: {
                try world.perform(AddWhisper(about: story.list, text: "Cake?"), on: story.first)
            },
            50: {
                try world.perform(
                    AddIdea(list: story.list, name: "Rope"), on: mates.node, as: mates.mate)
            },
            90: {
                try world.perform(HoldWish(wish: story.marbles, minutes: 1), on: story.second)
            },
            131: {
                try world.perform(ChipIn(wish: "\(story.list)/Lamp", amount: "9"), on: story.first)
            },
            200: { try world.perform(FreeWish(wish: story.kettle), on: story.first) },
            205: { _ = try world.perform(ShowCart(), on: mates.node, as: mates.mate) },
        ]
        let openly: [Int64: () throws -> Void] = [
            30: {
                try world.perform(
                    AddWish(
                        list: "Birthday", name: "Lamp", fields: WishFields(price: "40.00 EUR")),
                    on: mates.node, as: mates.owner)
            },
            60: {
                try world.perform(AddComment(on: story.list, text: "How old?"), on: story.second)
            },
            150: {
                try world.perform(
                    DeleteItem(item: "Birthday/Kettle"), on: mates.node, as: mates.owner)
            },
            230: {
                try world.perform(
                    AddComment(on: story.list, text: "Not long now"), on: mates.node,
                    as: mates.mate)
            },
        ]
        for second in 0..<400 as Range<Int64> {
            world.run(for: start.adding(.seconds(second)).since(world.now))
            try openly[second]?()
            if withSecrets { try secrets[second]?() }
        }
        #expect(mates.node.failures.isEmpty)
        return (
            ear.all.filter { $0.member != mate }, ear.all.filter { $0.member == mate },
            mates.list.hex
        )
    }

    @Test("An owner is told the same in the same moments, whatever is reserved beside her")
    func sameForOwner() throws {
        let without = try life(withSecrets: false)
        let with = try life(withSecrets: true)
        #expect(without.owner == with.owner)
        #expect(without.owner.filter { $0.list == with.list }.count == 4)
        // Her partner, who gives, is told of what is reserved and whispered, too.
        #expect(with.mate.count > without.mate.count)
        #expect(with.mate.allSatisfy { $0.list == with.list })
    }

    @Test("For whoever reads slowly changes wait folded, and leave room for news")
    func slow() throws {
        var told: [ChangeInfo] = []
        var room = 5
        var waiting = WaitingChanges(reserve: 3)
        let start = WallTime(seconds: 1000)
        func add(_ lists: [String], after seconds: Int64) {
            waiting.add(lists.map { ChangeInfo(list: $0) }, at: start.adding(.seconds(seconds))) {
                guard room > 0 else { return nil }
                told.append($0)
                room -= 1
                return room
            }
        }
        add(["a", "b"], after: 0)
        #expect(told.map(\.list) == ["a", "b"])
        for _ in 0..<100 { add(["a", "c"], after: 1) }
        #expect(told.map(\.list) == ["a", "b", "a"] && room == 2)
        // When she has read all of it, the next change brings what waited, each list once.
        room = 100
        add([], after: 60)
        #expect(told.count == 3)
        add(["d"], after: 60)
        #expect(told.map(\.list) == ["a", "b", "a", "c", "a", "d"])
        room = 0
        add((0..<1000).map { "\($0)" }, after: 70)
        room = 1000
        add(["x"], after: 80)
        #expect(told.count == 6 + WaitingChanges.limit)
    }
}
