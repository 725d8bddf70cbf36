import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@Suite("Notes of a wish that two people edit at once")
struct WishNotesTests {
    private let world = World.quick()
    private let owner: SimulatedNode
    private let keeper: SimulatedNode

    init() throws {
        owner = try world.add(household: "House of the owner", member: "Owner")
        keeper = try world.add(household: "First house", member: "First")
        try world.befriend(owner, keeper)
        try world.perform(NewList(title: "Birthday"), on: owner)
        try world.perform(AddWish(list: "Birthday", name: "Kettle"), on: owner)
        try world.perform(
            EditItem(item: "Birthday/Kettle", notes: "Red\nLarge"), on: owner)
        try world.perform(ShareList(list: "Birthday", with: ["First"], keeper: true), on: owner)
        try world.run(until: "they are asked") { [world, keeper] in
            try world.inbox(of: keeper).count == 1
        }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: keeper)
        try world.run(until: "they have it") { [world, keeper] in
            world.wishes(on: "Owner/Birthday", of: keeper) == ["Kettle"]
        }
        world.run(for: .seconds(40))
    }

    private func notes(_ node: SimulatedNode) throws -> String? {
        try world.perform(
            ShowItem(item: node === owner ? "Birthday/Kettle" : "Owner/Birthday/Kettle"), on: node
        ).notes
    }

    private func meanwhile(_ mine: EditItem, _ theirs: EditItem) throws {
        world.network.cut(owner, keeper)
        try world.perform(mine, on: owner)
        world.run(for: .seconds(2))
        try world.perform(theirs, on: keeper)
        world.network.heal(owner, keeper)
        world.run(for: .seconds(20))
    }

    @Test("Different lines are joined")
    func joined() throws {
        try meanwhile(
            EditItem(item: "Birthday/Kettle", notes: "Blue\nLarge"),
            EditItem(item: "Owner/Birthday/Kettle", notes: "Red\nSmall"))
        for node in [owner, keeper] { #expect(try notes(node) == "Blue\nSmall") }
    }

    @Test("What cannot be joined stays with who lost, who is told and can put it back")
    func kept() throws {
        try meanwhile(
            EditItem(item: "Birthday/Kettle", notes: "Blue\nLarge"),
            EditItem(item: "Owner/Birthday/Kettle", notes: "Green\nLarge"))
        for node in [owner, keeper] { #expect(try notes(node) == "Green\nLarge") }
        #expect(world.wishes(on: "Birthday", of: owner) == ["Kettle"])
        let news = try world.perform(ShowNews(), on: owner).items.filter { $0.kind == .notesKept }
        #expect(news.count == 1 && news.first?.person == "First")
        let kept = try world.perform(ShowKeptNotes(), on: owner)
        #expect(kept.map(\.text) == ["Blue\nLarge"])
        #expect(try world.perform(ShowKeptNotes(), on: keeper).isEmpty)
        for _ in 1...2 {
            try world.perform(
                SettleKeptNotes(item: "Birthday/Kettle", putsBack: true), on: owner)
        }
        world.run(for: .seconds(20))
        #expect(try notes(keeper) == "Green\nLarge\nBlue\nLarge")
        #expect(try world.perform(ShowKeptNotes(), on: owner).isEmpty)
    }

    @Test("A price that both changed makes nothing new, and nobody is told")
    func price() throws {
        world.network.cut(owner, keeper)
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: WishFields(price: "10 EUR")), on: owner)
        world.run(for: .seconds(2))
        try world.perform(
            EditWish(wish: "Owner/Birthday/Kettle", fields: WishFields(price: "12 EUR")),
            on: keeper)
        world.network.heal(owner, keeper)
        world.run(for: .seconds(60))
        #expect(try notes(owner) == "Red\nLarge")
        #expect(try world.perform(ShowKeptNotes(), on: owner).isEmpty)
        let news = try world.perform(ShowNews(), on: owner).items
        #expect(news.allSatisfy { $0.kind != .notesKept })
    }
}
