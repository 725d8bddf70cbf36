import HearthAPI
import HearthLists
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthTestValues
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Long lists")
struct LongListTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
    }

    private func fill(_ count: Int) throws {
        try world.carryOut(
            FillList(list: "Birthday", numbers: Array(0..<count)), on: story.owner)
        world.settle()
    }

    private func records(
        _ kind: RecordKind, of node: SimulatedNode
    ) throws -> [Record] {
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        return node.store.records(kind, in: list.stream)
    }

    /// Those that parts name.
    private func heldBuckets(of node: SimulatedNode) throws -> [Record] {
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        return node.namedBlobRecords(in: list)
    }

    @Test(
        "One edit among ten thousand wishes moves one bucket and the part to a reader",
        .enabled(if: isLong))
    func oneEdit() throws {
        try fill(9998)
        let buckets = try heldBuckets(of: story.owner)
        #expect(buckets.count >= 32)
        let detail = try world.perform(ShowList(list: story.list), on: story.first)
        #expect(detail.items.count == 10_000)
        #expect(detail.list.missingPieces == 0)
        expectRefusal(.limitItems) {
            try world.perform(AddWish(list: "Birthday", name: "Over"), on: story.owner)
        }

        var sent: [Record] = []
        let first = story.first.key
        world.network.intercept = { from, to, frame in
            if case .record(let record) = frame, to == first, from === self.story.owner,
                record.key.author == self.story.owner.member
            {
                sent.append(record)
            }
            return [frame]
        }
        try world.perform(
            EditWish(wish: "Birthday/Wish 4711", name: "Edited"), on: story.owner)
        world.settle()
        #expect(sent.map(\.key.kind) == [.part, .blob])
        // A bucket of up to 12 KiB, padded, and a part of head and references.
        #expect(sent.reduce(0) { $0 + $1.payload.count } < 30_000)
        let after = try heldBuckets(of: story.owner)
        #expect(after.count == buckets.count)
        #expect(Set(after).subtracting(buckets).count == 1)
        #expect(try Set(heldBuckets(of: story.first)) == Set(after))
        let edited = try world.perform(
            ShowItem(item: story.list + "/Edited"), on: story.first)
        #expect(edited.name == "Edited")
    }

    @Test("A list whose buckets have not all come is shown as incomplete, and nothing as deleted")
    func incomplete() throws {
        try fill(1000)
        let buckets = try heldBuckets(of: story.first)
        #expect(buckets.count >= 4)
        for bucket in buckets.prefix(2) { story.first.store.removeRecord(bucket.key) }
        // As after a start: what was opened before is forgotten.
        story.first.household?.keyring.opened = OpenedParts()
        let detail = try world.perform(ShowList(list: story.list), on: story.first)
        #expect(detail.list.missingPieces == 2)
        #expect(detail.items.count < 1002 && detail.items.count > 100)
        world.network.reset(story.owner, story.first)
        try world.run(until: "they came back") {
            try heldBuckets(of: story.first).count == buckets.count
        }
        let again = try world.perform(ShowList(list: story.list), on: story.first)
        #expect(again.list.missingPieces == 0)
        #expect(again.items.count == 1002)
    }

    @Test("What is on its way is told neither as gone nor as new, not even to who reserved it")
    func quietWhileIncomplete() throws {
        try fill(1000)
        // Enough of them that some are in the buckets that go missing.
        let reserved = (0..<12).map { "Wish \($0)" }
        for name in reserved {
            try world.perform(ReserveWish(wish: story.list + "/" + name), on: story.first)
        }
        for node in [story.first, story.second] { try world.readAll(of: node) }
        let buckets = try heldBuckets(of: story.first)
        for node in [story.first, story.second] {
            for bucket in buckets.prefix(2) { node.store.removeRecord(bucket.key) }
            node.household?.keyring.opened = OpenedParts()
        }
        world.network.cut(story.owner, story.first)
        world.network.cut(story.owner, story.second)
        // Everything is looked at anew.
        for node in [story.first, story.second] {
            world.stop(node)
            try world.start(node)
        }
        world.settle()
        for node in [story.first, story.second] {
            #expect(try world.unread(of: node).isEmpty)
        }
        let there = try world.perform(ShowList(list: story.list), on: story.first)
        #expect(there.list.missingPieces == 2)
        let away = reserved.filter { name in !there.items.contains { $0.name == name } }
        #expect(!away.isEmpty && away.count < reserved.count)
        let cart = try world.perform(ShowCart(), on: story.first)
        #expect(cart.entries.count == reserved.count)
        #expect(
            cart.entries.filter { $0.note == .underWay }.map(\.wish).sorted() == away.sorted())
        #expect(!cart.entries.contains { $0.note == .gone })

        // What really happened meanwhile is told when everything is here.
        let gone = try #require(away.first)
        try world.perform(DeleteItem(item: "Birthday/" + gone), on: story.owner)
        world.network.heal(story.owner, story.first)
        world.network.heal(story.owner, story.second)
        try world.run(until: "they came back") {
            try [story.first, story.second].allSatisfy {
                try world.list(story.list, of: $0).missingPieces == 0
            }
        }
        world.settle()
        let first = try world.unread(of: story.first)
        #expect(first.map(\.kind) == [.reservedGone])
        #expect(first.first?.wish == gone)
        let second = try world.unread(of: story.second)
        #expect(second.map(\.kind) == [.wishGone])
        #expect(second.first?.wish == gone)
    }

    @Test("An editor of whose list something is missing loses nothing by writing")
    func editing() throws {
        try fill(1000)
        let buckets = try heldBuckets(of: story.owner)
        for bucket in buckets.prefix(1) { story.owner.store.removeRecord(bucket.key) }
        story.owner.household?.keyring.opened = OpenedParts()
        let here = try world.perform(ShowList(list: "Birthday"), on: story.owner)
        #expect(here.list.missingPieces == 1)
        let visible = try #require(here.items.first)
        try world.perform(
            EditWish(wish: "Birthday/\(visible.id)", name: "Edited"), on: story.owner)
        for number in 0..<5 {
            let wish = AddWish(list: "Birthday", name: "New \(number)")
            // An id may belong to what is missing: then nothing is written, and another one does.
            var isAdded = false
            while !isAdded {
                do {
                    try world.perform(wish, on: story.owner)
                    isAdded = true
                } catch let error as HearthError where error.code == .listIncomplete {}
            }
        }
        world.network.reset(story.owner, story.first)
        try world.run(until: "it came back") {
            try world.list("Birthday", of: story.owner).missingPieces == 0
        }
        world.settle()
        for (node, path) in [(story.owner, "Birthday"), (story.second, story.list)] {
            let detail = try world.perform(ShowList(list: path), on: node)
            #expect(detail.list.missingPieces == 0)
            #expect(detail.items.count == 1007)
            #expect(detail.items.contains { $0.name == "Edited" })
        }
    }

    @Test("Two editors of a long list see what the other writes and deletes, and it shrinks again")
    func twoEditors() throws {
        try fill(600)
        try world.perform(
            ShareList(list: "Birthday", with: ["First"], keeper: true), on: story.owner)
        try world.run(until: "she is asked") { try world.inbox(of: story.first).count == 1 }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
        try world.run(until: "she is a keeper") {
            try world.lists(of: story.first).contains { $0.role == .keeper }
        }
        try world.perform(
            EditWish(wish: story.list + "/Wish 7", name: "By the keeper"), on: story.first)
        try world.carryOut(
            FillList(list: story.list, numbers: Array(1000..<1600)), on: story.first)
        world.settle()
        #expect(try world.list("Birthday", of: story.owner).items == 1202)
        try world.carryOut(
            FillList(list: "Birthday", numbers: Array(0..<1600), isDeletion: true),
            on: story.owner)
        world.settle()
        for (node, path) in [(story.owner, "Birthday"), (story.second, story.list)] {
            #expect(world.wishes(on: path, of: node)?.sorted() == ["Kettle", "Marbles"])
        }
        // Tombstones are short: the owner's part needs fewer buckets.
        let owner = try #require(story.owner.member)
        let buckets = try heldBuckets(of: story.second).filter { $0.key.author == owner }
        #expect(buckets.count <= 8)
    }

    @Test("A long list is read again after a start, and by somebody who is let in later")
    func starting() throws {
        try fill(2000)
        world.stop(story.first)
        try world.start(story.first)
        #expect(try world.list(story.list, of: story.first).items == 2002)
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        try world.share("Birthday", of: story.owner, with: [(third, "Third")])
        world.settle()
        let list = try world.list(story.list, of: third)
        #expect(list.items == 2002 && list.missingPieces == 0)
    }
}
