import HearthAPI
import HearthCircle
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Taking somebody off a list")
struct RemovalTests {
    /// Everything that opens something, as one member's node held it at some moment.
    private struct Keys {
        let sealing: SealingSecret
        let storage: SymmetricKey
        let list: SymmetricKey
        let senders: [SymmetricKey]

        var all: [SymmetricKey] { [storage, list] + senders }

        /// Whether anything that a node holds of a list opens with one of them.
        func open(_ list: ListID, on node: SimulatedNode) throws -> Opened {
            var opened = Opened()
            for key in all {
                opened.parts += node.openParts(of: list, with: key).count { $0 }
            }
            let bundles = try node.store.records(.bundle, in: list.stream)
                .map { try BundleBody(octets: $0.payload) }
            opened.boxes = bundles.flatMap(\.slots).count { sealing.open($0) != nil }
            for cell in node.store.beatCells(in: list) {
                opened.cells += all.count { key in
                    bundles.contains {
                        cell.open(with: key, commitment: $0.commitment) != nil
                    }
                }
            }
            return opened
        }
    }

    private struct Opened: Equatable {
        var parts = 0
        var boxes = 0
        var cells = 0
    }

    private func keys(of node: SimulatedNode, on list: ListID) throws -> Keys {
        let seed = try #require(
            node.store.rows(MemberRow.self).first.flatMap { Seed(octets: $0.seed) })
        var senders: [SymmetricKey] = []
        for record in node.store.records(.bundle, in: list.stream) {
            let slots = try BundleBody(octets: record.payload).slots
            senders += slots.compactMap { seed.sealing().open($0) }
                .compactMap { SymmetricKey(octets: $0) }
        }
        return Keys(
            sealing: seed.sealing(), storage: seed.storageKey(),
            list: try #require(try node.listKey(of: list)).key, senders: senders)
    }

    @Test("With everything she ever had she opens no part, no cell and no bundle that is newer")
    func nothingNewer() throws {
        let story = try Birthday()
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        world.beat()
        world.beat()
        let hers = try keys(of: story.first, on: list)
        let before = try hers.open(list, on: story.owner)
        // The search is one that finds: the part, both boxes made for her, both cells and pages.
        #expect(before == Opened(parts: 1, boxes: 2, cells: 4))

        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        try world.perform(ReserveWish(wish: story.marbles), on: story.second)
        world.beat()
        world.beat()
        for node in [story.owner, story.second] {
            #expect(try hers.open(list, on: node) == Opened())
        }
        let others = try keys(of: story.second, on: list)
        #expect(try others.open(list, on: story.owner) == Opened(parts: 1, boxes: 1, cells: 2))
        // What her own node kept is nothing; her cart is hers.
        #expect(story.first.store.stamps(in: list.stream).isEmpty)
        #expect(story.first.store.beatCells(in: list).isEmpty)
    }

    @Test("She is told that it ended and what stays with her, until she has taken note")
    func told() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        let entry = try #require(try world.inbox(of: story.first).first)
        #expect(entry.kind == .ended && entry.title == "Birthday" && entry.from == "Owner")
        #expect(entry.owners == ["Owner"] && entry.role == .friend)
        #expect(try world.perform(ShowCart(), on: story.first).entries.map(\.note) == [.listGone])
        // It outlasts the node, and goes when it is offered anew.
        world.stop(story.first)
        try world.start(story.first)
        #expect(try world.inbox(of: story.first).map(\.kind) == [.ended])
        world.settle()
        try world.share("Birthday", of: story.owner, with: [(story.first, "First")])
        #expect(try world.inbox(of: story.first).isEmpty)
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        // There is nothing to say yes or no to.
        for answer in [InboxAnswer.accept, .refuse] {
            expectRefusal(.unknownEntry) {
                try world.perform(AnswerInbox(entry: "Birthday", answer: answer), on: story.first)
            }
        }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .ignore), on: story.first)
        #expect(try world.inbox(of: story.first).isEmpty)
    }

    @Test("Who leaves of herself, or ends the friendship, is told nothing that she knows")
    func ownDoing() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(LeaveList(list: story.list), on: story.first)
        try world.perform(RemoveFriend(friend: "Owner"), on: story.second)
        world.settle()
        #expect(try world.inbox(of: story.first).isEmpty)
        #expect(try world.inbox(of: story.second).isEmpty)
    }

    @Test("Answers to what is no longer offered leave with the next letter; it is asked about anew")
    func staleAnswers() throws {
        let story = try Birthday()
        let world = story.world
        let owner = try #require(story.owner.member)
        for (number, answer) in [InboxAnswer.refuse, .accept, .refuse].enumerated() {
            let title = "List \(number)"
            try world.perform(NewList(title: title), on: story.owner)
            try world.perform(ShareList(list: title, with: ["First"]), on: story.owner)
            try world.run(until: "she is asked") {
                try world.inbox(of: story.first).contains { $0.title == title }
            }
            try world.perform(AnswerInbox(entry: title, answer: answer), on: story.first)
            world.settle()
        }
        #expect(try story.first.answers(to: owner).count == 4)
        for title in ["List 0", "List 1"] {
            try world.perform(UnshareList(list: title, with: ["First"]), on: story.owner)
        }
        try world.perform(DeleteList(list: "List 2", atOnce: true), on: story.owner)
        world.settle()
        // No letter is written for that alone: in a home that was put back it would take the place
        // of the one that is about to come back.
        #expect(try story.first.answers(to: owner).count == 4)
        // What she refused once is a new question when it is offered anew.
        try world.perform(ShareList(list: "List 0", with: ["First"]), on: story.owner)
        try world.run(until: "she is asked again") {
            try world.inbox(of: story.first).contains { $0.title == "List 0" && $0.kind == .list }
        }
        try world.perform(AnswerInbox(entry: "List 0", answer: .accept), on: story.first)
        try world.run(until: "she reads it") {
            try world.lists(of: story.first).contains { $0.title == "List 0" && $0.state == .open }
        }
        #expect(try story.first.answers(to: owner).count == 2)
    }
}
