import HearthAPI
import HearthLanguage
import HearthPages
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthWire
import Testing

@testable import HearthGiving
@testable import HearthHome
@testable import HearthHousehold
@testable import HearthLists

/// A kind of list is a folder a layer (`Poems/…`) and one line in the table of kinds: this one,
/// below. Nothing else of the program knows a poem.
@Suite("A second kind of list")
struct SecondKindTests {
    private let kinds: [any ItemKind.Type] = [Wish.self, Poem.self]
    private let text = "<Winter>: the pond & the moon"

    @Test("Poems are added, listed, shown, found and sent to friends; a wish stays a wish")
    func poems() throws {
        try ItemKinds.$all.withValue(kinds) {
            let world = World.quick()
            let owner = try world.add(household: "House of the owner", member: "Owner")
            let friend = try world.add(household: "First house", member: "First")
            try world.befriend(owner, friend)
            let made = try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
            let list = try #require(ListID(hex: made.id))
            let added = try world.carryOut(
                AddPoem(list: "Diary", name: "Pond", text: text), on: owner)
            _ = try world.carryOut(
                AddPoem(list: "Diary", name: "Autumn", text: "Leaves"), on: owner)
            #expect(try world.carryOut(ShowPoem(poem: "Diary/Pond"), on: owner) == added)

            try world.perform(ShareList(list: "Diary", with: ["First"], keeper: true), on: owner)
            try world.run(until: "they are asked") { try world.inbox(of: friend).count == 1 }
            #expect(try world.inbox(of: friend).first?.listKind == "poems")
            try world.perform(AnswerInbox(entry: "Diary", answer: .accept), on: friend)
            try world.run(until: "they have it") {
                (try? world.carryOut(ListPoems(list: "Owner/Diary"), on: friend))?.map(\.name)
                    == ["Autumn", "Pond"]
            }
            #expect(try world.carryOut(ShowPoem(poem: "Owner/Diary/Pond"), on: friend).text == text)
            let found = ItemFilter(text: "moon")
            let open = try #require(try opened(list, on: owner))
            #expect(open.merged.items.filter(found.shows).map(\.name) == ["Pond"])
            // What all items have needs no line for poems, and nobody can reserve one.
            try world.perform(
                EditWish(wish: "Owner/Diary/Pond", name: "Lake", fields: WishFields(notes: "Old")),
                on: friend)
            #expect(try world.carryOut(ShowPoem(poem: "Owner/Diary/Lake"), on: friend).text == text)
            expectRefusal(.listNotGiving) {
                try world.perform(ReserveWish(wish: "Owner/Diary/Lake"), on: friend)
            }
            try world.perform(AddWish(list: "tray", name: "Socks"), on: owner)
            expectRefusal(.otherKind) {
                try world.perform(AddWish(list: "Diary", name: "Lamp"), on: owner)
            }
            expectRefusal(.otherKind) {
                try world.perform(MoveWish(wish: "Socks", to: "Diary"), on: owner)
            }
            let lists = [
                ImportedList(
                    title: "Diary",
                    wishes: [ImportedWish(line: 1, name: "Lamp", fields: WishFields())])
            ]
            expectRefusal(.otherKind) {
                try world.perform(ImportWishes(lists: lists, target: .present), on: owner)
            }
            #expect(try world.perform(ShowWish(wish: "Socks"), on: owner).isKnown)

            world.stop(owner)
            try world.start(owner)
            #expect(try world.carryOut(ListPoems(list: "Diary"), on: owner).count == 2)
        }
    }

    private func opened(_ list: ListID, on node: SimulatedNode) throws -> OpenList? {
        let member = try #require(node.member)
        var household = try #require(node.household)
        let keys = try #require(household.keyring.keys(of: member))
        let work = Work(store: node.store, now: WallTime(seconds: 1_795_000_000))
        return try household.open(list, for: member, keys: keys, work)
    }

    @Test("A poem's body is carried unread where the kind is not in the table")
    func carried() throws {
        let id = try #require(ItemID(octets: [1, 2, 3, 4, 5, 6, 7, 8]))
        let item = Item(
            id: id, rank: .middle, revision: 1, name: "Pond", body: .known(Poem(text: text)))
        let octets = Part(items: [item]).encode()
        let elsewhere = try Part.decode(octets)
        #expect(elsewhere.items.first?.known == nil)
        #expect(elsewhere.encode() == octets)
        let here = try ItemKinds.$all.withValue(kinds) { try Part.decode(elsewhere.encode()) }
        #expect(here.items == [item])
    }

    @Test("A poem has a page of its own")
    func page() throws {
        let poem = PoemInfo(id: "1", name: "Pond", text: text)
        let renderer = try PageRenderer(
            templates: Templates.all.merging([PoemView.template: PoemView.source]) { $1 })
        let page = renderer.html(Page(Text(verbatim: poem.name), PageFrame(), PoemView(poem)))
        #expect(page.contains("<p>&lt;Winter&gt;: the pond &amp; the moon</p>"))
    }
}
