import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import SwiftProtobuf
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// Lists are generic: a kind that is not in the table is kept and shared all the same.
@Suite("A kind of list of a newer Hearth's")
struct UnknownKindTests {
    /// Field 19 of an item, as a program of some years from now may write it.
    private let noteBody: [UInt8] = [
        0x9A, 0x01, 0x0B, 0x08, 0x96, 0x01, 0x12, 0x02, 0x68, 0x69, 0x1A, 0x02, 0x08, 0x01,
    ]

    /// Puts an item that this program does not know on a list of its only member's.
    private func write(_ item: Item, on list: String, of node: SimulatedNode) throws {
        let member = try #require(node.member)
        var household = try #require(node.household)
        try node.store.transaction(.full) { tables in
            let work = Work(store: tables, now: WallTime(seconds: 1_795_000_000))
            let keys = try #require(household.keyring.keys(of: member))
            let asker = Asker(identity: member, name: "", keys: keys, caller: Caller())
            let open = try household.list(at: list, for: asker, work)
            try household.write([item], to: open, keys: keys, work)
        }
        node.household = household
    }

    /// As the owner's newer program made it.
    private func newList(_ title: String, of kind: String, on node: SimulatedNode) throws -> ListID
    {
        let member = try #require(node.member)
        let kind = try #require(ListKind(kind))
        var household = try #require(node.household)
        let made = try node.store.transaction(.full) { tables in
            let work = Work(store: tables, now: WallTime(seconds: 1_795_000_000))
            let asker = Asker(
                identity: member, name: "", keys: household.keyring.keys(of: member),
                caller: Caller())
            return try household.makeList(
                salt: [UInt8](repeating: 7, count: 16), title: title, role: .ordinary, kind: kind,
                by: asker, work)
        }
        node.household = household
        return made
    }

    private func body(of name: String, on list: ListID, at node: SimulatedNode) throws -> ItemBody?
    {
        let member = try #require(node.member)
        var household = try #require(node.household)
        let keys = try #require(household.keyring.keys(of: member))
        let work = Work(store: node.store, now: WallTime(seconds: 1_795_000_000))
        let open = try household.open(list, for: member, keys: keys, work)
        return open?.merged.items.first { $0.name == name }?.body
    }

    @Test("Notes are stored and shared across nodes with their body intact")
    func notes() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let first = try world.add(household: "First house", member: "First")
        try world.befriend(owner, first)
        // Only a Hearth that knows the kind makes such a list.
        expectRefusal(.kindUnknown) {
            try world.perform(NewList(title: "Diary", kind: "diaries"), on: owner)
        }
        let made = try newList("Diary", of: "diaries", on: owner)
        expectRefusal(.newerList) {
            try world.perform(AddWish(list: "Diary", name: "Lamp"), on: owner)
        }
        try world.perform(AddWish(list: "tray", name: "Lamp"), on: owner)
        expectRefusal(.newerList) {
            try world.perform(MoveItems(item: "tray/Lamp", to: "Diary"), on: owner)
        }
        let list = made
        let id = try #require(ItemID(octets: [1, 2, 3, 4, 5, 6, 7, 8]))
        try write(
            Item(id: id, rank: .middle, revision: 1, name: "Monday", body: .unknown(noteBody)),
            on: "Diary", of: owner)

        try world.perform(
            ShareList(list: "Diary", with: ["First"], keeper: true), on: owner)
        try world.run(until: "she is asked") { try world.inbox(of: first).count == 1 }
        try world.perform(AnswerInbox(entry: "Diary", answer: .accept), on: first)
        try world.run(until: "she has it") {
            world.wishes(on: "Owner/Diary", of: first) == ["Monday"]
        }
        #expect(try body(of: "Monday", on: list, at: first) == .unknown(noteBody))
        #expect(
            try world.perform(ShowItem(item: "Owner/Diary/Monday"), on: first).isKnown == false)
        expectRefusal(.listNotGiving) {
            try world.perform(ReserveWish(wish: "Owner/Diary/Monday"), on: first)
        }

        // A keeper who does not know the kind either cannot change what it holds.
        expectRefusal(.newerList) {
            try world.perform(EditItem(item: "Owner/Diary/Monday", name: "Tuesday"), on: first)
        }
        expectRefusal(.newerList) {
            try world.perform(EditWish(wish: "Owner/Diary/Monday", name: "Tuesday"), on: first)
        }
        expectRefusal(.newerList) {
            try world.perform(DeleteItem(item: "Owner/Diary/Monday"), on: first)
        }
        expectRefusal(.newerList) {
            try world.perform(
                OrderItems(items: ["Owner/Diary/Monday"], placement: .last), on: first)
        }
        try world.perform(EditList(list: "Diary", title: "Journal"), on: owner)
        try world.run(until: "the new title arrives") {
            world.wishes(on: "Owner/Journal", of: first) == ["Monday"]
        }
        #expect(try world.list("Owner/Journal", of: first).kind == "diaries")

        world.stop(owner)
        try world.start(owner)
        #expect(try body(of: "Monday", on: list, at: owner) == .unknown(noteBody))
        #expect(owner.store.beatCells(in: list).isEmpty)
    }
}
