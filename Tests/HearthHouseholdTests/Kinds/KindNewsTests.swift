import HearthAPI
import HearthPoems
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// News and errors that a kind of list brings, and that the base knows nothing of.
@Suite("News of a kind")
struct KindNewsTests {
    init() { Poems.addForTests() }

    private static func told(_ node: SimulatedNode, _ world: World) throws -> [NewsInfo] {
        try world.perform(ShowNews(which: "unread"), on: node).items
    }

    @Test(
        "What others do is told in the kind's words, and what a use case hands over when it is done"
    )
    func news() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        for poem in ["Pond", "Lake"] {
            _ = try world.carryOut(AddPoem(list: "Diary", name: poem, text: "Old"), on: owner)
        }
        try world.perform(ShareList(list: "Diary", with: ["First"], keeper: true), on: owner)
        try world.run(until: "they are asked") { try world.inbox(of: friend).count == 1 }
        try world.perform(AnswerInbox(entry: "Diary", answer: .accept), on: friend)
        try world.run(until: "they have it") {
            world.wishes(on: "Owner/Diary", of: friend) == ["Pond", "Lake"]
        }
        _ = try world.carryOut(EditPoem(poem: "Owner/Diary/Pond", text: "New"), on: friend)
        try world.run(until: "the owner is told") {
            try Self.told(owner, world).contains { $0.kind == .poemRewritten }
        }
        let rewritten = try #require(Self.told(owner, world).first { $0.kind == .poemRewritten })
        #expect(rewritten.person == "First" && rewritten.wish == "Pond" && rewritten.count == 1)
        #expect(rewritten.list == "Diary" && rewritten.listKind == "poems")
        #expect(try !Self.told(owner, world).contains { $0.kind == .wishChanged })
        #expect(try !Self.told(friend, world).contains { $0.kind == .poemRewritten })
        // Several within the hour are one.
        _ = try world.carryOut(EditPoem(poem: "Owner/Diary/Lake", text: "New"), on: friend)
        try world.run(until: "they are one piece") {
            try Self.told(owner, world).filter { $0.kind == .poemRewritten }.map(\.count) == [2]
        }
        _ = try world.carryOut(RecitePoem(poem: "Diary/Pond", times: 7), on: owner)
        let recited = try #require(Self.told(owner, world).first { $0.kind == .poemRecited })
        #expect(recited.detail == "7" && recited.wish == "Pond")
        // Nobody is told of what was refused.
        expectRefusal(.unknownPoem) {
            _ = try world.carryOut(RecitePoem(poem: "Diary/Sea", times: 1), on: owner)
        }
        #expect(try Self.told(owner, world).filter { $0.kind == .poemRecited }.count == 1)
    }

    @Test("A refusal has the kind's code, with its status and its field")
    func errors() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        expectRefusal(.poemTooLong) {
            _ = try world.carryOut(
                AddPoem(list: "Diary", name: "Pond", text: String(repeating: "a", count: 128)),
                on: owner)
        }
        #expect(ErrorCode.poemTooLong.httpStatus == 400 && ErrorCode.poemTooLong.exitCode == 2)
        #expect(ErrorCode.poemTooLong.fields == ["text"])
    }
}
