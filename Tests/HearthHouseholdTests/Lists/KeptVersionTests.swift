import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("While a newer version of a long list is on its way")
struct KeptVersionTests {
    private let story: Birthday
    private var world: World { story.world }
    private let wish = "Owner/Birthday/Wish 7"

    init() throws {
        story = try Birthday()
        try story.world.carryOut(
            FillList(list: "Birthday", numbers: Array(0..<600)), on: story.owner)
        story.world.settle()
    }

    private var list: ListID {
        get throws { try #require(ListID(hex: try world.list("Birthday", of: story.owner).id)) }
    }

    /// Blobs that are sent to the first friend do not arrive.
    private func holdBlobsBack() {
        let first = story.first.key
        world.network.intercept = { _, to, frame in
            if case .record(let record) = frame, to == first, record.key.kind == .blob {
                return []
            }
            return [frame]
        }
    }

    private func letBlobsCome(until text: String = "all of it came") throws {
        world.network.intercept = nil
        world.network.reset(story.owner, story.first)
        try world.run(until: text) {
            try !world.list(story.list, of: story.first).newerIsComing
                && world.list(story.list, of: story.first).missingPieces == 0
        }
        world.settle()
    }

    private func edit(_ wish: String, _ name: String) throws {
        try world.perform(EditWish(wish: "Birthday/\(wish)", name: name), on: story.owner)
        world.settle()
    }

    private func restart(_ node: SimulatedNode) throws {
        world.stop(node)
        try world.start(node)
        world.settle()
    }

    /// The friend sees the whole list, with this wish and without that, and that a newer one is coming.
    private func expectShown(_ name: String, without other: String) throws {
        let detail = try world.perform(ShowList(list: story.list), on: story.first)
        #expect(detail.list.newerIsComing && detail.list.missingPieces == 0)
        #expect(detail.items.count == 602)
        let names = Set(detail.items.map(\.name))
        #expect(names.contains(name) && !names.contains(other))
    }

    private func keptParts(of node: SimulatedNode) -> [KeptPartRow] {
        node.store.rows(KeptPartRow.self)
    }

    @Test(
        "A reader sees and reserves what was there before, over a restart, until all of it is here")
    func showing() throws {
        try world.readAll(of: story.first)
        holdBlobsBack()
        try edit("Wish 7", "Edited")
        try expectShown("Wish 7", without: "Edited")
        #expect(try !world.list(story.list, of: story.second).newerIsComing)
        try restart(story.first)
        try expectShown("Wish 7", without: "Edited")
        #expect(try world.unread(of: story.first).isEmpty)

        try world.perform(ReserveWish(wish: wish), on: story.first)
        world.beat()
        world.beat()
        #expect(
            try world.queue(for: "Owner/Birthday/Edited", seenBy: story.second) == ["First"])
        let cart = try world.perform(ShowCart(), on: story.first).entries
        #expect(cart.map(\.wish) == ["Wish 7"] && cart.map(\.note) == [nil])

        try letBlobsCome()
        let edited = try world.perform(
            ShowItem(item: "Owner/Birthday/Edited"), on: story.first)
        #expect(edited.standing?.queue.map(\.name) == ["First"])
        #expect(keptParts(of: story.first).isEmpty)
        #expect(try world.unread(of: story.first).map(\.kind).contains(.reservedChanged))
    }

    @Test("A third version that comes before the second is complete changes nothing of that")
    func thirdVersion() throws {
        holdBlobsBack()
        try edit("Wish 7", "Second")
        try edit("Second", "Third")
        try edit("Wish 8", "Beside")
        try expectShown("Wish 7", without: "Third")
        try expectShown("Wish 8", without: "Beside")
        #expect(keptParts(of: story.first).count == 1)
        try restart(story.first)
        try expectShown("Wish 7", without: "Third")
        try world.perform(ReserveWish(wish: wish), on: story.first)
        try letBlobsCome()
        let names = Set(
            try world.perform(ShowList(list: story.list), on: story.first).items.map(\.name))
        #expect(names.isSuperset(of: ["Third", "Beside"]))
        #expect(names.isDisjoint(with: ["Wish 7", "Second", "Wish 8"]))
        #expect(keptParts(of: story.first).isEmpty)
        // And once more.
        holdBlobsBack()
        try edit("Third", "Fourth")
        try expectShown("Third", without: "Fourth")
        try letBlobsCome()
        #expect(try world.queue(for: "Owner/Birthday/Fourth", seenBy: story.first) == ["First"])
    }

    @Test("The two homes hold the same as far as they compare it")
    func compared() throws {
        holdBlobsBack()
        try edit("Wish 7", "Edited")
        let stream = try list.stream
        let (owner, first) = (story.owner.store, story.first.store)
        let key = try #require(owner.records(.part, in: stream).first).key
        #expect(first.record(key) == owner.record(key))
        let kept = try #require(try first.keptPart(key))
        #expect(kept.version < (try #require(owner.record(key))).version)
        // It counts.
        let octets = first.octets(by: key.author)
        try first.removeKeptPart(key)
        #expect(first.octets(by: key.author) == octets - kept.octets.count)
    }

    @Test("A rename is shown with what was renamed, and the path is the one that is shown")
    func renaming() throws {
        holdBlobsBack()
        try edit("Wish 7", "Edited")
        try world.perform(EditList(list: "Birthday", title: "Party"), on: story.owner)
        world.settle()
        try expectShown("Wish 7", without: "Edited")
        world.network.intercept = nil
        world.network.reset(story.owner, story.first)
        try world.run(until: "it is called so") {
            (try? world.list("Owner/Party", of: story.first)) != nil
        }
        #expect(
            try world.perform(ShowItem(item: "Owner/Party/Edited"), on: story.first).name
                == "Edited")
    }

    @Test("A first version that has not come completely is shown as incomplete")
    func firstVersion() throws {
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        let key = third.key
        world.network.intercept = { _, to, frame in
            if case .record(let record) = frame, to == key, record.key.kind == .blob { return [] }
            return [frame]
        }
        try world.share("Birthday", of: story.owner, with: [(third, "Third")])
        world.settle()
        let before = try world.list(story.list, of: third)
        #expect(before.missingPieces > 0 && !before.newerIsComing)
        try edit("Wish 7", "Edited")
        let after = try world.list(story.list, of: third)
        #expect(after.missingPieces > 0 && !after.newerIsComing)
        world.network.intercept = nil
        world.network.reset(story.owner, third)
        try world.run(until: "all of it came") {
            try world.list(story.list, of: third).missingPieces == 0
        }
        #expect(try world.list(story.list, of: third).items == 602)
        #expect(keptParts(of: third).isEmpty)
    }

    @Test("A photo that has not come holds nothing else back")
    func photo() throws {
        holdBlobsBack()
        let picture = AttachPhoto(
            item: "Birthday/Kettle", octets: [UInt8](repeating: 7, count: 9000),
            mediaType: "image/jpeg", width: 80, height: 60, thumbnail: [1, 2, 3])
        let story = try Birthday(seed: 2)
        let key = story.first.key
        story.world.network.intercept = { _, to, frame in
            if case .record(let record) = frame, to == key, record.key.kind == .blob { return [] }
            return [frame]
        }
        try story.world.perform(picture, on: story.owner)
        story.world.settle()
        let kettle = try story.world.perform(ShowItem(item: story.kettle), on: story.first)
        #expect(kettle.photos.map(\.isHere) == [false])
        #expect(try !story.world.list(story.list, of: story.first).newerIsComing)
        #expect(keptParts(of: story.first).isEmpty)
    }

    @Test(
        "What comes while a bucket is missing does not have all of the list looked through each time"
    )
    func cost() throws {
        let (owner, first, stream) = (story.owner, story.first, try list.stream)
        world.network.intercept = { _, to, frame in
            guard case .record(let record) = frame, to == first.key, record.key.kind == .blob
            else { return [frame] }
            let part = RecordKey(kind: .part, stream: stream, author: record.key.author)
            let buckets = owner.household?.keyring.opened.part(part)?.part.buckets.references ?? []
            return buckets.contains { $0?.name == record.key.name } ? [] : [frame]
        }
        try edit("Wish 7", "Edited")
        try expectShown("Wish 7", without: "Edited")
        func lookings(attaching octets: Int) throws -> (listings: Int, blobs: Int) {
            let before = first.store.listings
            let held = first.store.records(.blob, in: stream).count
            try world.perform(
                AttachPhoto(
                    item: "Birthday/Edited", octets: [UInt8](repeating: 7, count: octets),
                    mediaType: "image/jpeg", width: 80, height: 60, thumbnail: [1, 2, 3]),
                on: owner)
            world.settle()
            return (
                first.store.listings - before,
                first.store.records(.blob, in: stream).count - held
            )
        }
        let few = try lookings(attaching: 1000)
        let many = try lookings(attaching: 12 * Limits.attachmentPiece)
        #expect(many.blobs == few.blobs + 11)
        #expect(many.listings < few.listings + 6)
        #expect(keptParts(of: first).count == 1)
        try letBlobsCome()
        #expect(keptParts(of: first).isEmpty)
    }

    @Test("It goes with the reader, and when two new list keys have come")
    func goes() throws {
        holdBlobsBack()
        try edit("Wish 7", "Edited")
        for (friend, node) in [("Second", story.second), ("First", story.first)] {
            #expect(keptParts(of: story.first).count == 1)
            try world.perform(UnshareList(list: "Birthday", with: [friend]), on: story.owner)
            try world.run(until: "\(friend) is off") {
                try !world.lists(of: node).contains { $0.title == "Birthday" }
            }
        }
        world.settle()
        #expect(keptParts(of: story.first).isEmpty)
        #expect(story.first.store.records(.blob, in: try list.stream).isEmpty)
    }

    @Test("It goes when no list key opens it any more")
    func epochs() throws {
        for name in ["Third", "Fourth"] {
            let node = try world.add(household: "House of \(name)", member: name)
            try world.befriend(story.owner, node)
            try world.share("Birthday", of: story.owner, with: [(node, name)])
        }
        world.settle()
        holdBlobsBack()
        try edit("Wish 7", "Edited")
        try world.perform(UnshareList(list: "Birthday", with: ["Third"]), on: story.owner)
        world.settle()
        try expectShown("Wish 7", without: "Edited")
        try world.perform(UnshareList(list: "Birthday", with: ["Fourth"]), on: story.owner)
        world.settle()
        let kept = try keptParts(of: story.first).map {
            try PartPayload(octets: Record(octets: $0.octets).payload).epoch
        }
        #expect(!kept.contains(1))
        let now = try world.list(story.list, of: story.first)
        #expect(now.missingPieces > 0 && !now.newerIsComing)
        try letBlobsCome()
        #expect(try world.list(story.list, of: story.first).items == 602)
    }

    @Test("A keeper's goes with the keeper")
    func keeper() throws {
        try world.perform(
            ShareList(list: "Birthday", with: ["Second"], keeper: true), on: story.owner)
        try world.run(until: "they are asked") { try world.inbox(of: story.second).count == 1 }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.second)
        try world.run(until: "they are a keeper") {
            try world.lists(of: story.second).contains { $0.role == .keeper }
        }
        try world.carryOut(
            FillList(list: story.list, numbers: Array(1000..<1600)), on: story.second)
        world.settle()
        #expect(try world.list(story.list, of: story.first).items == 1202)
        holdBlobsBack()
        try world.perform(
            EditWish(wish: story.list + "/Wish 1007", name: "By the keeper"), on: story.second)
        world.settle()
        let shown = try world.list(story.list, of: story.first)
        #expect(shown.newerIsComing && shown.items == 1202)
        #expect(keptParts(of: story.first).map(\.key.author) == [story.second.member])
        try world.perform(UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
        world.settle()
        #expect(keptParts(of: story.first).map(\.key.author) != [story.second.member])
        try letBlobsCome()
        // The host has taken over what the keeper wrote.
        #expect(try world.list(story.list, of: story.first).items == 1202)
        #expect(keptParts(of: story.first).isEmpty)
    }

    @Test("Who is locked sees it once they are unlocked; when the rest has come, it goes then")
    func locked() throws {
        try world.perform(SetPassphrase(new: "correct horse"), on: story.first)
        holdBlobsBack()
        try restart(story.first)
        try edit("Wish 7", "Edited")
        func unlock() throws -> Caller {
            var caller = Caller(at: .home)
            caller.session = try world.perform(
                Unlock(passphrase: "correct horse"), on: story.first
            ).token
            return caller
        }
        var caller = try unlock()
        let detail = try world.perform(ShowList(list: story.list), on: story.first, as: caller)
        #expect(detail.list.newerIsComing && detail.items.contains { $0.name == "Wish 7" })
        try restart(story.first)
        world.network.intercept = nil
        world.network.reset(story.owner, story.first)
        world.settle()
        // Nobody there can tell whether the newer one can be read.
        #expect(keptParts(of: story.first).count == 1)
        caller = try unlock()
        let after = try world.perform(ShowList(list: story.list), on: story.first, as: caller)
        #expect(!after.list.newerIsComing && after.items.contains { $0.name == "Edited" })
        #expect(keptParts(of: story.first).isEmpty)
    }
}
