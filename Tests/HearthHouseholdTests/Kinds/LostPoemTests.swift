import HearthAPI
import HearthPoems
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold
@testable import HearthLists

/// Poems keep both texts where two people change one at the same time, as notes do: no rule of that is for one kind.
@Suite("A second kind of list that keeps what others did not see")
struct LostPoemTests {
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
        try world.perform(ShareList(list: "Diary", with: ["First"], keeper: true), on: owner)
        try world.run(until: "they are asked") { [world, friend] in
            try world.inbox(of: friend).count == 1
        }
        try world.perform(AnswerInbox(entry: "Diary", answer: .accept), on: friend)
        try world.run(until: "they have it") { [world, friend] in
            world.wishes(on: "Owner/Diary", of: friend) == ["Pond"]
        }
        world.run(for: .seconds(60))
    }

    private func texts(on list: String, of node: SimulatedNode) -> [String] {
        (world.wishes(on: list, of: node) ?? []).compactMap { name in
            try? world.perform(ShowItem(item: "\(list)/\(name)"), on: node)
        }.compactMap { ($0.body?.value as? PoemFields)?.text }
    }

    @Test("What nobody had seen of who is taken off is in their own tray of that kind")
    func takenOff() throws {
        world.network.isolate(friend)
        world.run(for: .seconds(90))
        _ = try world.carryOut(EditPoem(poem: "Owner/Diary/Pond", text: "Frogs"), on: friend)
        _ = try world.carryOut(
            AddPoem(list: "Owner/Diary", name: "Autumn", text: "Leaves"), on: friend)
        try world.perform(UnshareList(list: "Diary", with: ["First"]), on: owner)
        world.network.rejoin(friend)
        try world.run(until: "they are off", within: .seconds(300)) {
            try !world.lists(of: friend).contains { $0.title == "Diary" }
        }
        world.run(for: .seconds(120))
        #expect(Set(texts(on: "tray:poems", of: friend)) == ["Frogs", "Leaves"])
        #expect(texts(on: "Diary", of: owner) == ["Old"])
    }

    @Test("Of two texts that were written at the same time, one is an item of its own")
    func copied() throws {
        world.network.isolate(friend)
        _ = try world.carryOut(EditPoem(poem: "Owner/Diary/Pond", text: "Frogs"), on: friend)
        world.run(for: .seconds(10))
        _ = try world.carryOut(EditPoem(poem: "Diary/Pond", text: "Snow"), on: owner)
        world.network.rejoin(friend)
        try world.run(until: "both are on the list", within: .seconds(300)) {
            let poems = try world.perform(ShowList(list: "Diary"), on: owner).items
            return Set(poems.compactMap { ($0.wish.body?.value as? PoemFields)?.text })
                == ["Frogs", "Snow"]
        }
    }

    @Test("A poem may not take more octets than its kind says, and a wish may")
    func size() throws {
        let long = String(repeating: "ö", count: 8_000)
        expectRefusal(.itemTooLarge) {
            try world.perform(EditItem(item: "Diary/Pond", notes: long), on: owner)
        }
        try world.perform(AddWish(name: "Socks"), on: owner)
        try world.perform(EditItem(item: "Socks", notes: long), on: owner)
    }
}
