import HearthAPI
import HearthPoems
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold

/// How often each reader of a poem read it, on a list that two people edit.
@Suite("A count that one person alone writes")
struct PoemTallyTests {
    private let world: World
    private let owner: SimulatedNode
    private let friend: SimulatedNode

    init() throws {
        Poems.addForTests()
        world = World.quick()
        owner = try world.add(household: "House of the owner", member: "Owner")
        friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        _ = try world.carryOut(AddPoem(list: "Diary", name: "Pond", text: "Old"), on: owner)
        try letIn()
    }

    private func letIn() throws {
        try world.perform(ShareList(list: "Diary", with: ["First"], keeper: true), on: owner)
        try world.run(until: "they are asked", within: .seconds(300)) {
            try world.inbox(of: friend).contains { $0.kind == .list }
        }
        try world.perform(AnswerInbox(entry: "Diary", answer: .accept), on: friend)
        try world.run(until: "they have it", within: .seconds(300)) {
            world.wishes(on: "Owner/Diary", of: friend) == ["Pond"]
        }
        world.run(for: .seconds(60))
    }

    private func counts(at node: SimulatedNode) throws -> [Int] {
        let poem = node === owner ? "Diary/Pond" : "Owner/Diary/Pond"
        return try world.carryOut(ShowPoemReadings(poem: poem), on: node).counts.values.sorted()
    }

    private func count(_ times: Int, at node: SimulatedNode) throws {
        let poem = node === owner ? "Diary/Pond" : "Owner/Diary/Pond"
        for _ in 0..<times {
            _ = try world.carryOut(CountPoemReading(poem: poem), on: node)
        }
    }

    @Test("Each has theirs, everywhere the same, and the list does not show them")
    func apart() throws {
        let before = try world.perform(ShowNews(), on: owner)
        let info = try world.perform(ShowList(list: "Diary"), on: owner).list
        try count(2, at: owner)
        try count(3, at: friend)
        try world.run(until: "both know both") {
            try [owner, friend].allSatisfy { try counts(at: $0) == [2, 3] }
        }
        let after = try world.perform(ShowList(list: "Diary"), on: owner)
        #expect(after.list == info && after.items.map(\.name) == ["Pond"])
        #expect(try world.perform(ShowNews(), on: owner) == before)
        #expect(try world.perform(FindItems(text: "tally"), on: owner).isEmpty)
        #expect(
            try world.perform(ExportLists(lists: "Diary"), on: owner).lists[0].items.count == 1)
    }

    @Test("What who is taken off had written stays, and they go on from there when they are back")
    func leaving() throws {
        try count(1, at: owner)
        try count(3, at: friend)
        try world.run(until: "the host has it") { try counts(at: owner) == [1, 3] }
        try world.perform(UnshareList(list: "Diary", with: ["First"]), on: owner)
        try world.run(until: "they are off", within: .seconds(300)) {
            try !world.lists(of: friend).contains { $0.title == "Diary" }
        }
        #expect(try counts(at: owner) == [1, 3])
        try letIn()
        #expect(try counts(at: owner) == [1])
        try count(1, at: friend)
        try world.run(until: "they went on", within: .seconds(300)) {
            try counts(at: owner) == [1, 4]
        }
    }

    @Test("A home that was put back to an earlier copy makes no second one")
    func putBack() throws {
        try count(1, at: friend)
        let snapshot = friend.store.snapshot()
        try count(2, at: friend)
        try world.run(until: "the host has it") { try counts(at: owner) == [3] }
        world.stop(friend)
        world.run(for: .seconds(30))
        try world.start(friend, from: snapshot)
        try count(1, at: friend)
        try world.run(until: "the higher one counts", within: .seconds(300)) {
            try [owner, friend].allSatisfy { try counts(at: $0) == [3] }
        }
        world.run(for: .seconds(120))
        #expect(world.wishes(on: "Diary", of: owner) == ["Pond"])
    }
}
