import HearthAPI
import HearthPoems
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold
@testable import HearthLists

/// A kind of list is a folder a layer and one line in the layer's table of kinds: this one, in
/// `Tests/HearthPoems`. `PoemsTests` drives a program of its own with it.
@Suite("A second kind of list")
struct SecondKindTests {
    private let text = "<Winter>: the pond & the moon"

    init() { Poems.addForTests() }

    @Test("Poems are added, listed, shown, found and sent to friends; a wish stays a wish")
    func poems() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        let made = try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        let list = try #require(ListID(hex: made.id))
        let added = try world.carryOut(
            AddPoem(list: "Diary", name: "Pond", text: text), on: owner)
        #expect(added.kind == "poems" && added.body == ItemFields(PoemFields(text: text)))
        _ = try world.carryOut(AddPoem(list: "Diary", name: "Autumn", text: "Leaves"), on: owner)
        #expect(try world.perform(ShowItem(item: "Diary/Pond"), on: owner).given.wish == added)

        try world.perform(ShareList(list: "Diary", with: ["First"], keeper: true), on: owner)
        try world.run(until: "they are asked") { try world.inbox(of: friend).count == 1 }
        #expect(try world.inbox(of: friend).first?.listKind == "poems")
        try world.perform(AnswerInbox(entry: "Diary", answer: .accept), on: friend)
        try world.run(until: "they have it") {
            world.wishes(on: "Owner/Diary", of: friend) == ["Pond", "Autumn"]
        }
        func words(_ poem: String) throws -> String? {
            let item = try world.perform(ShowItem(item: poem), on: friend)
            return (item.body?.value as? PoemFields)?.text
        }
        #expect(try words("Owner/Diary/Pond") == text)
        let found = try world.perform(FindItems(text: "moon", kind: "poems"), on: friend)
        #expect(found.map(\.path) == ["Owner/Diary/Pond"])
        #expect(try world.perform(FindItems(text: "moon", kind: "wishes"), on: friend).isEmpty)
        // Settings of the list.
        _ = try world.carryOut(SetPoemStyle(list: "Diary", style: "haiku"), on: owner)
        try world.run(until: "they have the settings") {
            try world.perform(ExportLists(lists: "Owner/Diary"), on: friend).lists
                .first?.settings == "aGFpa3U="
        }
        // What all items have needs no line for poems, and nobody can reserve one.
        try world.perform(
            EditItem(item: "Owner/Diary/Pond", name: "Lake", notes: "Old"), on: friend)
        #expect(try words("Owner/Diary/Lake") == text)
        expectRefusal(.listNotGiving) {
            try world.perform(ReserveWish(wish: "Owner/Diary/Lake"), on: friend)
        }

        world.stop(owner)
        try world.start(owner)
        let open = try #require(try opened(list, on: owner))
        #expect(open.merged.items.count == 2)
    }

    @Test("What is for wishes refuses a list of poems, and the other way round")
    func guards() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        _ = try world.carryOut(AddPoem(list: "Diary", name: "Pond", text: text), on: owner)
        try world.perform(AddWish(list: "tray", name: "Socks"), on: owner)
        try world.perform(NewList(title: "Birthday"), on: owner)
        let lists = [
            ImportedList(
                title: "Diary",
                wishes: [ImportedWish(line: 1, name: "Lamp", fields: WishFields())])
        ]
        expectRefusal(.otherKind) {
            try world.perform(AddWish(list: "Diary", name: "Lamp"), on: owner)
        }
        expectRefusal(.otherKind) {
            try world.perform(EditWish(wish: "Diary/Pond", name: "Sea"), on: owner)
        }
        expectRefusal(.otherKind) {
            try world.perform(MoveItems(item: "Socks", to: "Diary"), on: owner)
        }
        expectRefusal(.otherKind) {
            try world.perform(MoveItems(item: "Diary/Pond", to: "Birthday"), on: owner)
        }
        expectRefusal(.otherKind) {
            try world.perform(ImportWishes(lists: lists, target: .present), on: owner)
        }
        expectRefusal(.otherKind) {
            _ = try world.carryOut(AddPoem(list: "Birthday", name: "Pond", text: ""), on: owner)
        }
        expectRefusal(.otherKind) {
            _ = try world.carryOut(EditPoem(poem: "Socks", text: ""), on: owner)
        }
        expectRefusal(.otherKind) {
            _ = try world.carryOut(SetPoemStyle(list: "Birthday", style: ""), on: owner)
        }
        #expect(try world.perform(ShowItem(item: "Socks"), on: owner).kind == "wishes")
    }

    @Test("Of two contents after a home was put back, its own rule makes one, at every home alike")
    func twoContents() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        _ = try world.carryOut(AddPoem(list: "Diary", name: "Pond", text: "Old"), on: owner)
        try world.share("Diary", of: owner, with: [(friend, "First")])
        try world.run(until: "they have it") {
            world.wishes(on: "Owner/Diary", of: friend) == ["Pond"]
        }
        func text(_ node: SimulatedNode, _ poem: String) throws -> String? {
            let item = try world.perform(ShowItem(item: poem), on: node)
            return (item.body?.value as? PoemFields)?.text
        }
        let snapshot = owner.store.snapshot()
        _ = try world.carryOut(EditPoem(poem: "Diary/Pond", text: "Frogs"), on: owner)
        try world.run(until: "they have that") {
            try text(friend, "Owner/Diary/Pond") == "Frogs"
        }
        world.stop(owner)
        world.run(for: .seconds(30))
        try world.start(owner, from: snapshot)
        _ = try world.carryOut(EditPoem(poem: "Diary/Pond", text: "Snow"), on: owner)
        let both = ["Frogs / Snow", "Snow / Frogs"]
        try world.run(until: "both are in one", within: .seconds(300)) {
            let (here, there) = try (text(owner, "Diary/Pond"), text(friend, "Owner/Diary/Pond"))
            return here == there && both.contains(here ?? "")
        }
        world.run(for: .seconds(120))
        #expect(world.wishes(on: "Diary", of: owner) == ["Pond"])
        #expect(world.wishes(on: "Owner/Diary", of: friend) == ["Pond"])
    }

    @Test("Its room is off until a list of it is made or accepted, and can be hidden")
    func rooms() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        func isOn(_ node: SimulatedNode) throws -> Set<String> {
            Set(try world.perform(ShowKinds(), on: node).filter(\.isOn).map(\.room))
        }
        func isOffered(_ node: SimulatedNode) throws -> Bool {
            try world.perform(ShowKinds(), on: node).first { $0.name == "poems" }?.isOffered == true
        }
        #expect(try isOn(owner) == ["gifts"])
        #expect(try isOffered(owner))
        // To put the offer away is to say that it stays off.
        try world.perform(SetKind(kind: "poems", isOn: false), on: owner)
        #expect(try !isOffered(owner))
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        #expect(try isOn(owner) == ["gifts", "poems"])
        try world.perform(ShareList(list: "Diary", with: ["First"], keeper: true), on: owner)
        try world.run(until: "they are asked") { try world.inbox(of: friend).count == 1 }
        #expect(try isOn(friend) == ["gifts"])
        try world.perform(AnswerInbox(entry: "Diary", answer: .accept), on: friend)
        #expect(try isOn(friend) == ["gifts", "poems"])
        try world.perform(SetKind(kind: "poems", isOn: false), on: friend)
        try world.perform(SetKind(kind: "wishes", isOn: false), on: friend)
        #expect(try isOn(friend) == ["gifts"])
        #expect(try !isOffered(friend))
        expectRefusal(.kindUnknown) {
            try world.perform(SetKind(kind: "diaries", isOn: true), on: friend)
        }
    }

    @Test("Each kind has a tray of its own, and tray alone means that of wishes")
    func trays() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let poem = try world.carryOut(AddPoem(name: "Pond", text: text), on: owner)
        try world.perform(AddWish(name: "Socks"), on: owner)
        let trays = try world.perform(ListLists(), on: owner).filter(\.isTray)
        #expect(Set(trays.map(\.path)) == ["tray", "tray:poems"])
        #expect(try world.perform(ShowItem(item: "tray:poems/Pond"), on: owner).given.wish == poem)
        expectRefusal(.unknownWish) { try world.perform(ShowItem(item: "Pond"), on: owner) }
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        try world.perform(MoveItems(item: "tray:poems/Pond", to: "Diary"), on: owner)
        #expect(world.wishes(on: "Diary", of: owner) == ["Pond"])
        try world.perform(MoveItems(item: "Diary/Pond"), on: owner)
        #expect(world.wishes(on: "tray:poems", of: owner) == ["Pond"])
        expectRefusal(.trayCannotBeShared) {
            try world.perform(ShareList(list: "tray:poems", with: ["First"]), on: owner)
        }
    }

    @Test("Lists of it come out and in again as they were, and so do those of kinds unknown here")
    func exchange() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let other = try world.add(household: "Another house", member: "Other")
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        _ = try world.carryOut(AddPoem(list: "Diary", name: "Pond", text: text), on: owner)
        try world.perform(
            EditItem(item: "Diary/Pond", notes: "Old", tags: ["a", "b"]), on: owner)
        let export = try world.perform(ExportLists(lists: "Diary"), on: owner)
        #expect(export.version == 2 && export.lists.map(\.kind) == ["poems"])
        var lists = export.lists.map { list in
            ImportedList(
                title: list.title, kind: list.kind, settings: list.settings,
                wishes: list.items.enumerated().map { number, item in
                    ImportedWish(
                        line: number, name: item.name, fields: item.fields, body: item.body)
                })
        }
        // Field 19 of an item, and settings, of a kind that nobody here knows.
        lists.append(
            ImportedList(
                title: "Journal", kind: "journals", settings: "AQID",
                wishes: [
                    ImportedWish(line: 1, name: "Monday", fields: WishFields(), body: "mgEDAQID")
                ]))
        for _ in 1...2 { try world.perform(ImportWishes(lists: lists), on: other) }
        let back = try world.perform(ExportLists(lists: "Diary\nJournal"), on: other)
        #expect(back.lists.map(\.kind) == ["poems", "journals"])
        #expect(back.lists.map(\.settings) == [nil, "AQID"])
        #expect(
            back.lists.flatMap(\.items).map(\.body) == [export.lists[0].items[0].body, "mgEDAQID"])
        #expect(back.lists[0].items[0].fields == export.lists[0].items[0].fields)
        #expect(back.lists[1].items[0].isKnown == false)

        for body in ["", "!", "igED", "CgEB", nil] {
            let wrong = ImportedList(
                title: "Wrong", kind: "journals",
                wishes: [ImportedWish(line: 1, name: "Monday", body: body)])
            if body == "" { continue }
            try expectLeftOut(wrong, on: other, of: world)
        }
        // A poem is no wish.
        let poem = ImportedWish(line: 1, name: "Pond", body: export.lists[0].items[0].body)
        for kind in [nil, "journals"] {
            try expectLeftOut(
                ImportedList(title: "Wrong", kind: kind, wishes: [poem]), on: other, of: world)
        }
        #expect(!(try world.lists(of: other).contains { $0.title == "Wrong" }))
    }

    private func expectLeftOut(
        _ list: ImportedList, on node: SimulatedNode, of world: World
    ) throws {
        let answer = try world.perform(ImportWishes(lists: [list]), on: node)
        #expect(answer[0].wishes.map(\.problem?.code) == [.textNotAllowed])
    }

    private func opened(_ list: ListID, on node: SimulatedNode) throws -> OpenList? {
        let member = try #require(node.member)
        var household = try #require(node.household)
        let keys = try #require(household.keyring.keys(of: member))
        let work = Work(store: node.store, now: WallTime(seconds: 1_795_000_000))
        return try household.open(list, for: member, keys: keys, work)
    }
}
