import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthTestValues
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Photos of wishes")
struct PhotoTests {
    private let story: Birthday
    private var world: World { story.world }
    private let picture = Self.octets(700_000, from: 1)
    private let small = Self.octets(9000, from: 2)

    init() throws {
        story = try Birthday()
    }

    private static func octets(_ count: Int, from first: UInt8) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) &+ first }
    }

    private func attachment(
        _ octets: [UInt8]? = nil, to wish: String = "Birthday/Kettle", caption: String? = nil
    ) -> AttachPhoto {
        AttachPhoto(
            item: wish, octets: octets ?? picture, mediaType: "image/jpeg", width: 800,
            height: 600, thumbnail: small, caption: caption)
    }

    /// What the photo is that stands there, counted from 1.
    private func hash(_ number: Int, of wish: String = "Birthday/Kettle") throws -> String {
        let photos = try world.perform(ShowItem(item: wish), on: story.owner).photos
        return try #require(photos.first { $0.number == number }).hash
    }

    @discardableResult
    private func remove(_ number: Int, of wish: String) throws -> ItemInfo {
        try world.perform(
            RemovePhoto(item: wish, hash: hash(number, of: wish)), on: story.owner)
    }

    /// Names of those blobs of the list that a node holds and that its parts name.
    private func blobs(of node: SimulatedNode) throws -> Set<RecordName> {
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        return node.namedBlobs(in: list)
    }

    /// Everybody has the blobs that the owner's part uses: as many as that, and nothing else.
    private func settled(_ count: Int) throws {
        world.settle()
        let own = try blobs(of: story.owner)
        #expect(own.count == count)
        for friend in [story.first, story.second] {
            try world.run(until: "everybody has what there is") { try blobs(of: friend) == own }
        }
    }

    @Test("A friend has a photo in full without having looked for it")
    func attaching() throws {
        let info = try world.perform(attachment(caption: "The red one"), on: story.owner)
        let photo = try #require(info.photos.first)
        #expect(photo.width == 800 && photo.height == 600 && photo.octets == 700_000)
        #expect(photo.caption == "The red one" && photo.isHere && photo.hasThumbnail)
        #expect(photo.pieces == 3)
        try settled(4)
        let seen = try world.perform(ShowItem(item: story.kettle), on: story.first).photos
        #expect(seen == info.photos)
        let whole = try world.perform(
            ShowPhoto(item: story.kettle, number: 1), on: story.first)
        #expect(whole.octets == picture && whole.mediaType == "image/jpeg")
        let little = try world.perform(
            ShowPhoto(item: story.kettle, number: 1, thumbnail: true), on: story.second)
        #expect(little.octets == small)
        // By what it is, wherever it stands; another one has another hash.
        let other = try world.perform(attachment([1, 2, 3]), on: story.owner)
        #expect(Set(other.photos.map(\.hash)).count == 2)
        try world.perform(
            MovePhoto(item: "Birthday/Kettle", hash: photo.hash, to: 2), on: story.owner)
        let same = try world.perform(
            ShowPhoto(item: "Birthday/Kettle", hash: photo.hash), on: story.owner)
        #expect(same.octets == picture)
        expectRefusal(.unknownPhoto) {
            try world.perform(ShowPhoto(item: story.kettle, hash: "00"), on: story.first)
        }
        let left = try remove(1, of: "Birthday/Kettle")
        #expect(left.photos.map(\.hash) == [photo.hash])
        // A second time nothing else goes.
        let gone = try #require(other.photos.last).hash
        let still = try world.perform(
            RemovePhoto(item: "Birthday/Kettle", hash: gone), on: story.owner)
        #expect(still == left)
        for number in [2, 0, -1, .min, .max] {
            expectRefusal(.unknownPhoto) {
                try world.perform(ShowPhoto(item: story.kettle, number: number), on: story.first)
            }
            expectRefusal(.unknownPhoto) {
                try world.perform(
                    MovePhoto(item: "Birthday/Kettle", hash: photo.hash, to: number),
                    on: story.owner)
            }
        }
        expectRefusal(.notEditor) {
            try world.perform(attachment(to: story.kettle), on: story.first)
        }
    }

    @Test("While pieces of it are missing a photo says how many, and nothing else suffers")
    func missing() throws {
        try world.perform(attachment(), on: story.owner)
        try settled(4)
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let largest = story.first.store.records(.blob, in: list.stream)
            .filter { $0.payload.count > 200_000 }
        for record in largest { story.first.store.removeRecord(record.key) }
        let photo = try #require(
            try world.perform(ShowItem(item: story.kettle), on: story.first).photos.first)
        #expect(photo.pieces == 3 && photo.piecesHere == 1 && !photo.isHere)
        let content = try world.perform(
            ShowPhoto(item: story.kettle, number: 1), on: story.first)
        #expect(content.octets == nil && content.piecesHere == 1)
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        // The next meeting brings them back.
        world.network.reset(story.owner, story.first)
        try settled(4)
        #expect(
            try world.perform(ShowPhoto(item: story.kettle, number: 1), on: story.first).octets
                == picture)
    }

    @Test("Photos are put in order, named and removed; what is removed is needed nowhere")
    func changing() throws {
        try world.perform(attachment(caption: "one"), on: story.owner)
        try world.perform(attachment([1, 2, 3], caption: "two"), on: story.owner)
        try settled(6)
        let moved = try world.perform(
            MovePhoto(item: "Birthday/Kettle", hash: hash(2), to: 1), on: story.owner)
        #expect(moved.photos.map(\.caption) == ["two", "one"])
        try world.perform(
            CaptionPhoto(item: "Birthday/Kettle", hash: hash(1), caption: ""), on: story.owner)
        try settled(6)
        #expect(
            try world.perform(ShowItem(item: story.kettle), on: story.first).photos.map(\.caption)
                == [nil, "one"])
        let left = try remove(2, of: "Birthday/Kettle")
        #expect(left.photos.map(\.octets) == [3])
        try settled(2)
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        try settled(0)
    }

    @Test("Somebody's reservation, cart or look keeps no photo, and fetches none")
    func carts() throws {
        try world.perform(attachment(), on: story.owner)
        try settled(4)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        try remove(1, of: "Birthday/Kettle")
        try settled(0)
        #expect(try world.perform(ShowCart(), on: story.first).entries.count == 1)
    }

    @Test("A wish that is moved takes its photos along, sealed anew for the other list's readers")
    func moving() throws {
        try world.perform(attachment(caption: "red"), on: story.owner)
        let before = try blobs(of: story.owner)
        try world.perform(NewList(title: "Christmas"), on: story.owner)
        let moved = try world.perform(
            MoveItems(items: ["Birthday/Kettle"], to: "Christmas"), on: story.owner)
        #expect(moved.map { $0.photos.map(\.caption) } == [["red"]])
        #expect(moved.first?.photos.first?.isHere == true)
        #expect(
            try world.perform(ShowPhoto(item: "Christmas/Kettle", number: 1), on: story.owner)
                .octets == picture)
        try settled(0)
        let list = try #require(ListID(hex: try world.list("Christmas", of: story.owner).id))
        let names = story.owner.namedBlobs(in: list)
        #expect(names.count == 4)
        #expect(names.isDisjoint(with: before))
    }

    @Test("A friend who copies a wish gets its photos with it, as her own")
    func copying() throws {
        try world.perform(attachment(caption: "red"), on: story.owner)
        try settled(4)
        try world.perform(NewList(title: "Mine"), on: story.first)
        let copy = try world.perform(CopyWish(wish: story.kettle, to: "Mine"), on: story.first)
        #expect(copy.photos.map(\.caption) == ["red"])
        try remove(1, of: "Birthday/Kettle")
        try settled(0)
        #expect(
            try world.perform(ShowPhoto(item: "Mine/Kettle", number: 1), on: story.first).octets
                == picture)
    }

    @Test("What a keeper put to a wish stays when she goes, and is removed by the owner")
    func keepers() throws {
        try world.perform(
            ShareList(list: "Birthday", with: ["First"], keeper: true), on: story.owner)
        try world.run(until: "she is asked") { try world.inbox(of: story.first).count == 1 }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
        try world.run(until: "she is a keeper") {
            try world.lists(of: story.first).contains { $0.role == .keeper }
        }
        try world.perform(attachment(), on: story.owner)
        world.settle()
        try world.perform(attachment([7, 7], to: story.kettle), on: story.first)
        world.settle()
        let wish = try world.perform(ShowItem(item: "Birthday/Kettle"), on: story.owner)
        #expect(wish.photos.map(\.octets) == [700_000, 2])
        #expect(wish.photos.allSatisfy { $0.isHere })
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        for (node, path) in [(story.owner, "Birthday/Kettle"), (story.second, story.kettle)] {
            #expect(
                try world.perform(ShowPhoto(item: path, number: 2), on: node).octets == [7, 7])
            #expect(
                try world.perform(ShowPhoto(item: path, number: 1), on: node).octets == picture)
        }
        #expect(try blobs(of: story.owner) == blobs(of: story.second))
        try remove(1, of: "Birthday/Kettle")
        world.settle()
        #expect(try blobs(of: story.owner).count == 2)
        #expect(try blobs(of: story.second).count == 2)
    }

    @Test("A new epoch seals no photo anew, and everybody left still opens it")
    func epochs() throws {
        try world.perform(attachment(), on: story.owner)
        try settled(4)
        let before = try blobs(of: story.owner)
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        #expect(try blobs(of: story.owner) == before)
        #expect(
            try world.perform(ShowPhoto(item: story.kettle, number: 1), on: story.second).octets
                == picture)
        #expect(try blobs(of: story.first).isEmpty)
    }

    @Test(
        "Twenty photos fit with a wish, and 10 MiB in one; more is refused, with nothing changed",
        .enabled(if: isLong))
    func limits() throws {
        for number: UInt8 in 1...20 { try world.perform(attachment([number]), on: story.owner) }
        expectRefusal(.limitPhotos) { try world.perform(attachment([21]), on: story.owner) }
        let marbles = "Birthday/Marbles"
        func full(_ number: Int) -> [UInt8] {
            [UInt8](repeating: UInt8(number), count: Limits.photo)
        }
        expectRefusal(.limitPhotoSize) {
            try world.perform(attachment(full(1) + [1], to: marbles), on: story.owner)
        }
        expectRefusal(.textNotAllowed) {
            try world.perform(attachment([], to: marbles), on: story.owner)
        }
        let photos = try world.perform(attachment(full(0), to: marbles), on: story.owner).photos
        #expect(photos.map(\.pieces) == [41])
        try settled(40 + 42)
        // Over what friends' homes keep of one person nothing more is attached.
        var count = 1
        while count < 30 {
            do {
                try world.perform(attachment(full(count), to: marbles), on: story.owner)
            } catch let error as HearthError {
                #expect(error.code == .limitPhotos || error.code == .limitKept)
                break
            }
            count += 1
        }
        #expect(count == 20)
        var other = 0
        try world.perform(AddWish(list: "Birthday", name: "Book"), on: story.owner)
        expectRefusal(.limitKept) {
            while other < 20 {
                try world.perform(attachment(full(other), to: "Birthday/Book"), on: story.owner)
                other += 1
            }
        }
        #expect(other > 2)
        let before = try blobs(of: story.owner)
        expectRefusal(.limitKept) {
            try world.perform(attachment(full(99), to: "Birthday/Book"), on: story.owner)
        }
        #expect(try blobs(of: story.owner) == before)
        // What makes room is never refused.
        try remove(1, of: marbles)
        try world.perform(attachment(full(99), to: "Birthday/Book"), on: story.owner)
    }
}
