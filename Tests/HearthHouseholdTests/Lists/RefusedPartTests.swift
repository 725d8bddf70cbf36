import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("A part that breaks a bound, in the place of one that could be read")
struct RefusedPartTests {
    private let story: Birthday
    private let list: ListID
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
        try story.world.carryOut(
            FillList(list: "Birthday", numbers: Array(0..<600)), on: story.owner)
        story.world.settle()
        list = try #require(
            ListID(hex: try story.world.list("Birthday", of: story.owner).id))
    }

    private func refuse(_ fault: WriteRefused.Fault, by node: SimulatedNode) throws {
        try world.carryOut(WriteRefused(list: list.hex, fault), on: node)
        world.settle()
    }

    private func keptParts(of node: SimulatedNode) throws -> [Record] {
        try node.store.rows(KeptPartRow.self).map { try Record(octets: $0.octets) }
    }

    /// A reader sees what was there before, and whose part cannot be read.
    private func expectShown(
        _ count: Int, of editor: String = "Owner", at node: SimulatedNode,
        as caller: Caller = Caller()
    ) throws {
        let shown = try world.perform(ShowList(list: story.list), on: node, as: caller)
        #expect(shown.list.unreadableEditors == [editor])
        #expect(!shown.list.newerIsComing && shown.list.missingPieces == 0)
        #expect(shown.items.count == count)
    }

    @Test("Two in a row, each of either kind, and a restart between change nothing of what is seen")
    func inARow() throws {
        let owner = try #require(story.owner.member)
        let key = RecordKey(kind: .part, stream: list.stream, author: owner)
        let before = try #require(story.first.store.record(key))
        for (index, fault) in [WriteRefused.Fault.bucket, .part, .part].enumerated() {
            try refuse(fault, by: story.owner)
            try expectShown(602, at: story.first)
            #expect(try keptParts(of: story.first) == [before])
            // What is carried is the newest, at every home.
            #expect(story.first.store.record(key) == story.owner.store.record(key))
            #expect(story.second.store.record(key) == story.owner.store.record(key))
            guard index == 0 else { continue }
            world.stop(story.first)
            try world.start(story.first)
            world.settle()
            try expectShown(602, at: story.first)
        }
        let wish = "Owner/Birthday/Wish 7"
        try world.perform(ReserveWish(wish: wish), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: wish, seenBy: story.second) == ["First"])
        // What can be read again takes its place.
        try world.carryOut(
            WriteAgain(list: list.hex, numbers: Array(0..<600)), on: story.owner)
        world.settle()
        let shown = try world.perform(ShowList(list: story.list), on: story.first)
        #expect(shown.items.count == 600 && shown.list.unreadableEditors.isEmpty)
        #expect(shown.items.allSatisfy { $0.name.hasPrefix("Again") })
        #expect(try keptParts(of: story.first).isEmpty)
    }

    @Test("Whoever is locked sees the last that could be read once they are unlocked")
    func locked() throws {
        try world.perform(SetPassphrase(new: "correct horse"), on: story.first)
        world.stop(story.first)
        try world.start(story.first)
        world.settle()
        try refuse(.bucket, by: story.owner)
        try refuse(.part, by: story.owner)
        var caller = Caller(at: .home)
        caller.session = try world.perform(
            Unlock(passphrase: "correct horse"), on: story.first
        ).token
        try expectShown(602, at: story.first, as: caller)
    }

    @Test("What a keeper wrote before is not undone")
    func keeper() throws {
        try world.perform(
            ShareList(list: "Birthday", with: ["Second"], keeper: true), on: story.owner)
        try world.run(until: "they are asked") { try world.inbox(of: story.second).count == 1 }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.second)
        try world.run(until: "they are a keeper") {
            try world.lists(of: story.second).contains { $0.role == .keeper }
        }
        try world.perform(
            EditWish(wish: story.list + "/Wish 7", name: "By the keeper"), on: story.second)
        world.settle()
        try refuse(.part, by: story.second)
        try expectShown(602, of: "Second", at: story.first)
        #expect(world.wishes(on: story.list, of: story.first)?.contains("By the keeper") == true)
        // Who wrote it is told the same, and writes nothing over it.
        expectRefusal(.partUnreadable) {
            try world.perform(AddWish(list: story.list, name: "Lamp"), on: story.second)
        }
        let own = try world.list("Birthday", of: story.owner)
        #expect(own.unreadableEditors == ["Second"] && own.items == 602)
        // What the owner writes goes on from what is shown.
        try world.perform(
            EditWish(wish: "Birthday/By the keeper", name: "By the owner"), on: story.owner)
        world.settle()
        #expect(world.wishes(on: story.list, of: story.first)?.contains("By the owner") == true)
        // It goes with the keeper.
        try world.perform(UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
        world.settle()
        #expect(try keptParts(of: story.first).allSatisfy { $0.key.author != story.second.member })
        #expect(try world.list(story.list, of: story.first).unreadableEditors.isEmpty)
    }

    @Test("A reader who has nothing else is told whose part it is, and not that it has not arrived")
    func newReader() throws {
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        let key = third.key
        world.network.intercept = { _, to, frame in
            if case .record(let record) = frame, to == key, record.key.kind == .part { return [] }
            return [frame]
        }
        try world.perform(ShareList(list: "Birthday", with: ["Third"]), on: story.owner)
        try world.run(until: "they are asked") { try world.inbox(of: third).count == 1 }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: third)
        world.settle()
        #expect(try world.lists(of: third).map(\.state).contains(.waiting))
        try refuse(.part, by: story.owner)
        world.network.intercept = nil
        world.network.reset(story.owner, third)
        try world.run(until: "it came") {
            try world.lists(of: third).contains { $0.state == .unreadable }
        }
        let waiting = try world.lists(of: third).filter { $0.title == "Birthday" }
        #expect(waiting.map(\.unreadableEditors) == [["Owner"]])
        expectRefusal(.partUnreadable) {
            try world.perform(ShowList(list: story.list), on: third)
        }
        try world.carryOut(WriteAgain(list: list.hex, numbers: [1, 2]), on: story.owner)
        world.settle()
        #expect(world.wishes(on: story.list, of: third)?.count == 2)
    }
}
