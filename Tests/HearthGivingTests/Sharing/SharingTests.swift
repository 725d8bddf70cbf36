import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Sharing")
struct SharingTests {
    @Test("A friend is asked first, and gets nothing of the list before she says yes")
    func asked() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let first = try world.add(household: "First house", member: "First")
        try world.befriend(owner, first)
        try world.perform(NewList(title: "Birthday"), on: owner)
        try world.perform(AddWish(list: "Birthday", name: "Kettle"), on: owner)
        try world.perform(ShareList(list: "Birthday", with: ["First"]), on: owner)
        try world.run(until: "she is asked") { try world.inbox(of: first).count == 1 }
        world.settle()
        #expect(world.wishes(on: "Owner/Birthday", of: first) == nil)
        let list = try #require(ListID(hex: try world.list("Birthday", of: owner).id))
        #expect(first.store.stamps(in: list.stream).isEmpty)
        var states = try world.perform(WhoCanSee(list: "Birthday"), on: owner).map(\.state)
        #expect(states == [.reading, .asked])
        try world.perform(AnswerInbox(entry: "Birthday", answer: .refuse), on: first)
        world.settle()
        states = try world.perform(WhoCanSee(list: "Birthday"), on: owner).map(\.state)
        #expect(states == [.reading, .refused])
        #expect(first.store.stamps(in: list.stream).isEmpty)
    }

    @Test("An edit reaches connected friends as it happens")
    func edits() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(
            EditWish(wish: "Birthday/Kettle", name: "Teapot"), on: story.owner)
        world.run(for: .milliseconds(100))
        #expect(world.wishes(on: story.list, of: story.first) == ["Teapot", "Marbles"])
        #expect(world.wishes(on: story.list, of: story.second) == ["Teapot", "Marbles"])
    }

    @Test("Who is no longer shared with sees nothing new; her old key opens nothing newer")
    func unshare() throws {
        let story = try Birthday()
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let before = try #require(try story.first.listKey(of: list))
        #expect(before.epoch == 1)
        #expect(story.owner.openParts(of: list, with: before.key) == [true])

        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        let parted = world.now
        world.settle()
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.beat()
        #expect(try world.lists(of: story.first).allSatisfy { $0.title != "Birthday" })
        #expect(story.first.store.stamps(in: list.stream).isEmpty)
        #expect(
            world.wishes(on: story.list, of: story.second) == ["Kettle", "Marbles", "Lamp"])

        // Even whoever got hold of the owner's disk could not read on with the old key.
        #expect(story.owner.openParts(of: list, with: before.key) == [false])
        let after = try #require(try story.second.listKey(of: list))
        #expect(after.epoch == 2)
        #expect(story.owner.openParts(of: list, with: after.key) == [true])
        // And nothing of the list goes her way any more.
        let late = story.owner.trace.since(parted.adding(.milliseconds(1))).filter {
            $0.direction == .sent && $0.peer == story.first.key
        }
        // Only what each friend keeps for the other goes on, day by day.
        let records = late.filter { $0.kind == .frame(.record) }.map { $0.clear.first }
        #expect(records.allSatisfy { $0 == RecordKind.rescue.rawValue })
        #expect(!late.contains { $0.kind == .frame(.cells) })
        #expect(world.network.isConnected(story.owner, story.first))
    }

    @Test("Who leaves a list is no longer read to, and keeps her own copy of what she reserved")
    func leave() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        try world.perform(LeaveList(list: story.list), on: story.first)
        #expect(try world.lists(of: story.first).allSatisfy { $0.title != "Birthday" })
        let cart = try world.perform(ShowCart(), on: story.first)
        #expect(cart.entries.map(\.wish) == ["Kettle"])
        #expect(cart.entries.map(\.note) == [.listGone])
        try world.run(until: "the owner knows") {
            try world.perform(WhoCanSee(list: "Birthday"), on: story.owner)
                .filter { $0.state == .reading }.map(\.name).sorted() == ["Owner", "Second"]
        }
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
    }

    @Test("A list that was left is offered again, and can be accepted again")
    func again() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(LeaveList(list: story.list), on: story.first)
        world.settle()
        try world.share("Birthday", of: story.owner, with: [(story.first, "First")])
        world.beat()
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
    }

    @Test("Whoever was away while she was taken off and asked again is told so, and asked")
    func awayMeanwhile() throws {
        let story = try Birthday()
        let world = story.world
        world.stop(story.first)
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        try world.perform(ShareList(list: "Birthday", with: ["First"]), on: story.owner)
        try world.start(story.first)
        try world.run(until: "she is asked", within: .seconds(90)) {
            try world.inbox(of: story.first).contains { $0.kind == .list }
        }
        // What she would see otherwise is a list that nobody changes and a cell that counts nowhere.
        #expect(try world.lists(of: story.first).allSatisfy { $0.title != "Birthday" })
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
        try world.run(until: "she reads it again") {
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"]
        }
    }

    @Test("While the owner is away, a third household passes on what she wrote")
    func passedOn() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.run(until: "the friends meet", within: .seconds(120)) {
            world.network.isConnected(story.first, story.second)
        }
        world.stop(story.second)
        world.settle()
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.settle()
        world.stop(story.owner)
        world.settle()
        try world.start(story.second)
        try world.run(until: "the news arrives", within: .seconds(400)) {
            world.wishes(on: story.list, of: story.second) == ["Kettle", "Marbles", "Lamp"]
        }
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
    }
}
