import HearthAPI
import HearthLists
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Deleted wishes that come back")
struct UndoTests {
    private let story: Birthday
    private var world: World { story.world }
    private let picture = [UInt8](repeating: 7, count: 300_000)
    private let small = [UInt8](repeating: 9, count: 3000)

    init() throws {
        story = try Birthday()
    }

    private func item(
        _ name: String, of node: SimulatedNode, as caller: Caller = Caller()
    ) throws -> GivenWish? {
        try world.perform(ShowList(list: "Birthday"), on: node, as: caller).items
            .first { $0.name == name }
    }

    /// Deletes a wish and gives the path by which it can be had back.
    private func delete(
        _ wish: String, on node: SimulatedNode, as caller: Caller = Caller()
    ) throws -> String {
        let info = try world.perform(ShowItem(item: wish), on: node, as: caller)
        try world.perform(DeleteItem(item: wish), on: node, as: caller)
        return info.listID + "/" + info.id
    }

    private func undo(_ wish: String, as caller: Caller = Caller()) throws -> ItemInfo {
        try world.perform(UndoDelete(item: wish), on: story.owner, as: caller)
    }

    @Test("A wish comes back as it was, with its id, its place, all it says and its photos")
    func comesBack() throws {
        try world.perform(
            EditWish(
                wish: "Birthday/Kettle",
                fields: WishFields(
                    notes: "The red one", link: "https://shop.example/kettle", price: "40.00 EUR",
                    store: "Corner shop", place: "Old town", quantity: "2", priority: "high",
                    occasion: "birthday", date: "2027-06-01", tags: ["kitchen"])), on: story.owner)
        for caption in ["front", "back"] {
            try world.perform(
                AttachPhoto(
                    item: "Birthday/Kettle", octets: picture + caption.utf8,
                    mediaType: "image/jpeg", width: 8, height: 6, thumbnail: small,
                    caption: caption), on: story.owner)
        }
        world.settle()
        let before = try world.perform(ShowItem(item: "Birthday/Kettle"), on: story.owner).given
            .wish
        let path = try delete("Birthday/Kettle", on: story.owner)
        world.settle()
        #expect(world.wishes(on: story.list, of: story.first) == ["Marbles"])
        let after = try undo(path)
        #expect(after == before)
        #expect(
            try world.perform(ShowItem(item: "Birthday/Kettle"), on: story.owner).given.wish
                == before)
        world.settle()
        try world.run(until: "her friends have it with all of it") {
            try world.perform(ShowItem(item: story.kettle), on: story.first).photos
                == before.photos
        }
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        for (number, caption) in [(1, "front"), (2, "back")] {
            #expect(
                try world.perform(
                    ShowPhoto(item: story.kettle, number: number), on: story.first
                ).octets == picture + caption.utf8)
        }
        // Once is enough.
        #expect(try undo(path) == before)
        #expect(story.owner.failures.isEmpty && story.first.failures.isEmpty)
    }

    @Test("By its name too, and of two that were called so the one that went last")
    func byName() throws {
        for notes in ["first", "second"] {
            try world.perform(
                AddWish(list: "Birthday", name: "Hat", fields: WishFields(notes: notes)),
                on: story.owner)
            _ = try delete("Birthday/Hat", on: story.owner)
        }
        #expect(try undo("birthday/hat").notes == "second")
        expectRefusal(.wishNameTaken) { _ = try undo("Birthday/Hat") }
    }

    @Test("What was reserved is reserved again, and the owner cannot tell that it was")
    func claims() throws {
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        let taken = try delete("Birthday/Kettle", on: story.owner)
        let free = try delete("Birthday/Marbles", on: story.owner)
        world.beat()
        #expect(try world.perform(ShowCart(), on: story.first).entries.first?.note == .gone)
        _ = try undo(taken)
        _ = try undo(free)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        let cart = try world.perform(ShowCart(), on: story.first).entries
        #expect(cart.map(\.wish) == ["Kettle"])
        #expect(cart.first?.note != .gone)
        try world.perform(MarkBought(wish: story.kettle), on: story.first)
    }

    @Test("After ten minutes, or a restart, a deleted wish is gone for good")
    func tooLate() throws {
        let first = try delete("Birthday/Kettle", on: story.owner)
        world.run(for: .seconds(599))
        #expect(try undo(first).name == "Kettle")
        let second = try delete("Birthday/Kettle", on: story.owner)
        world.run(for: .seconds(601))
        expectRefusal(.nothingToUndo) { _ = try undo(second) }
        let third = try delete("Birthday/Marbles", on: story.owner)
        world.stop(story.owner)
        try world.start(story.owner)
        expectRefusal(.nothingToUndo) { _ = try undo(third) }
        for path in ["Birthday/Kettle", "Birthday/0011223344556677"] {
            expectRefusal(.nothingToUndo) { _ = try undo(path) }
        }
        expectRefusal(.unknownList) { _ = try undo("Nothing/0011223344556677") }
    }

    @Test("Nobody has another's wish back: no friend, no housemate, no other owner")
    func others() throws {
        let path = try delete("Birthday/Kettle", on: story.owner)
        expectRefusal(.notEditor) {
            try world.perform(UndoDelete(item: path), on: story.first)
        }
        try world.perform(AddMember(name: "Partner"), on: story.owner)
        expectRefusal(.unknownList) { _ = try undo(path, as: Caller(member: "Partner")) }
        #expect(try undo(path, as: Caller(member: "Owner")).name == "Kettle")

        let wedding = try Wedding()
        let kettle = try wedding.world.perform(ShowItem(item: "Wedding/Kettle"), on: wedding.host)
        let shared = kettle.listID + "/" + kettle.id
        try wedding.world.perform(DeleteItem(item: "Wedding/Kettle"), on: wedding.host)
        try wedding.world.run(until: "it is gone for both") {
            wedding.world.wishes(on: "Wedding", of: wedding.bride) == []
        }
        expectRefusal(.nothingToUndo) {
            try wedding.world.perform(UndoDelete(item: shared), on: wedding.bride)
        }
        let back = try wedding.world.perform(UndoDelete(item: shared), on: wedding.host)
        #expect(back == kettle.given.wish)
    }

    @Test("A name that was taken meanwhile stays taken, until it is free again")
    func nameTaken() throws {
        let path = try delete("Birthday/Kettle", on: story.owner)
        try world.perform(AddWish(list: "Birthday", name: "kettle"), on: story.owner)
        expectRefusal(.wishNameTaken) { _ = try undo(path) }
        try world.perform(EditWish(wish: "Birthday/kettle", name: "Teapot"), on: story.owner)
        #expect(try undo(path).name == "Kettle")
        #expect(world.wishes(on: "Birthday", of: story.owner) == ["Kettle", "Marbles", "Teapot"])
    }

    @Test("With a member's keys what she deleted leaves memory too")
    func locked() throws {
        let passphrase = "correct horse"
        try world.perform(SetPassphrase(new: passphrase), on: story.owner)
        func unlock() throws -> Caller {
            Caller(
                session: try world.perform(Unlock(passphrase: passphrase), on: story.owner).token)
        }
        let caller = try unlock()
        let path = try delete("Birthday/Kettle", on: story.owner, as: caller)
        try world.perform(Lock(), on: story.owner, as: caller)
        let again = try unlock()
        expectRefusal(.nothingToUndo) { _ = try undo(path, as: again) }
    }

    @Test("A wish in the tray comes back by its id alone")
    func tray() throws {
        try world.perform(AddWish(name: "Rope"), on: story.owner)
        let path = try delete("Rope", on: story.owner)
        let id = try #require(path.split(separator: "/").last)
        #expect(try undo(String(id)).name == "Rope")
        #expect(world.wishes(on: "tray", of: story.owner) == ["Rope"])
    }

    @Test("The newest twenty of a member are kept, and the oldest give way")
    func bounds() throws {
        let members = try [UInt8(1), 2].map {
            try #require(IdentityKey(octets: [UInt8](repeating: $0, count: 32)))
        }
        let list = try #require(ListID(octets: [UInt8](repeating: 3, count: 16)))
        let now = WallTime(seconds: 1000)
        func wish(_ number: UInt8) throws -> DeletedItem {
            let id = try #require(ItemID(octets: [UInt8](repeating: number, count: 8)))
            return DeletedItem(
                list: list,
                item: Item(id: id, rank: .middle, revision: 1, name: "W", body: .wish(Wish())),
                tombstone: 2, at: now)
        }
        func kept(_ wishes: DeletedWishes, _ member: Int) throws -> [UInt8] {
            try (0..<60 as Range<UInt8>).filter { number in
                let id = try #require(ItemID(octets: [UInt8](repeating: number, count: 8)))
                return wishes.item(id, on: list, of: members[member], now: now) != nil
            }
        }
        var wishes = DeletedWishes()
        wishes.add(try wish(50), of: members[1])
        for number in 0..<25 as Range<UInt8> { wishes.add(try wish(number), of: members[0]) }
        #expect(try kept(wishes, 0) == Array(5..<25))
        #expect(try kept(wishes, 1) == [50])
        wishes.keep(only: [members[0]])
        #expect(try kept(wishes, 1).isEmpty)
    }
}
