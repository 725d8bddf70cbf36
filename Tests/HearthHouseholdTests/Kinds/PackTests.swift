import HearthAPI
import HearthHousehold
import HearthKinds
import HearthLists
import HearthPoems
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome

/// Lists that the program brings.
@Suite("A list that the program brings")
struct PackTests {
    private static let pack = Pack(
        kind: Poem.listKind, context: "hearth/1 poems", name: "test", edition: 1,
        title: "Brought along"
    ) {
        [("00000000000000a1", "Kettle"), ("00000000000000a2", "Ladle")].compactMap { id, name in
            ItemID(hex: id).map {
                Item(
                    id: $0, rank: .middle, revision: 1, name: name,
                    body: .known(Poem(text: "\(name) verse of zinc")))
            }
        }
    }
    private static let added: Void = { Pack.table.add(pack) }()

    init() {
        Poems.addForTests()
        Self.added
    }

    @Test("Its id follows from name and edition: another edition is another list")
    func ids() {
        let ids = [("en", 1), ("en", 2), ("sv", 1)].map {
            ListID(broughtAs: $0, edition: $1, context: "hearth/1 words")
        }
        #expect(Set(ids).count == 3)
        #expect(
            ids[0].octets
                == BLAKE2b.hash(Array("hearth/1 wordsen".utf8) + [0, 0, 0, 1], count: 16))
    }

    @Test("Whoever uses its kind reads and finds it, and it comes out where it is named")
    func read() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        func brought() throws -> ListInfo? {
            try world.perform(ListLists(), on: owner).first { $0.isBuiltIn == true }
        }
        #expect(try brought() == nil)
        #expect(try world.perform(FindItems(text: "zinc"), on: owner).isEmpty)
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        let list = try #require(try brought())
        #expect(list.id == Self.pack.id.hex && list.path == "Hearth/Brought along")
        #expect(!list.isOwn && list.role == .friend && list.items == 2)
        for path in [list.id, list.path] {
            let shown = try world.perform(ShowList(list: path), on: owner)
            #expect(shown.items.map(\.name) == ["Kettle", "Ladle"])
        }
        let item = try world.perform(ShowItem(item: "\(list.id)/00000000000000a2"), on: owner)
        #expect((item.body?.value as? PoemFields)?.text == "Ladle verse of zinc")
        let found = try world.perform(FindItems(text: "zinc", kind: "poems"), on: owner)
        #expect(Set(found.map(\.path)) == [list.path + "/Kettle", list.path + "/Ladle"])
        #expect(try world.perform(ShowComments(on: list.id), on: owner).comments.isEmpty)
        // An export of everything is of what people wrote.
        let all = try world.perform(ExportLists(), on: owner).lists
        #expect(!all.contains { $0.title == "Brought along" })
        let named = try world.perform(ExportLists(lists: list.path), on: owner).lists
        #expect(named.map(\.title) == ["Brought along"] && named.first?.items.count == 2)
        // Nothing of it is stored.
        #expect(owner.store.records(.part, in: Self.pack.id.stream).isEmpty)
    }

    @Test("Nobody changes, shares, leaves or deletes it, or says something on it")
    func refused() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        let (list, item) = (Self.pack.id.hex, "Hearth/Brought along/Kettle")
        _ = try world.carryOut(AddPoem(list: "Diary", name: "Pond", text: ""), on: owner)
        let changes: [any HearthAPI.Operation] = [
            EditItem(item: item, name: "Pan"), DeleteItem(item: item),
            MoveItems(item: item, to: "Diary"), MoveItems(item: "Diary/Pond", to: list),
            EditList(list: list, title: "Mine"), DeleteList(list: list),
            ShareList(list: list, with: ["First"]), LeaveList(list: list),
            AddComment(on: item, text: "Fine"), ReserveWish(wish: item),
        ]
        for change in changes {
            try expectRefused(change, world, owner)
        }
        expectRefusal(.builtIn) {
            _ = try world.carryOut(AddPoem(list: list, name: "Sea", text: ""), on: owner)
        }
        expectRefusal(.builtIn) {
            _ = try world.carryOut(EditPoem(poem: item, text: "Mine"), on: owner)
        }
        #expect(try world.perform(ShowList(list: list), on: owner).items.count == 2)
    }

    private func expectRefused(
        _ change: some HearthAPI.Operation, _ world: World, _ owner: SimulatedNode
    ) throws {
        expectRefusal(.builtIn) { _ = try world.perform(change, on: owner) }
    }
}
