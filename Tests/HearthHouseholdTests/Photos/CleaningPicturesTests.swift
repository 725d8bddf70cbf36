import FoundationEssentials
import HearthAPI
import HearthLists
import HearthPictures
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthTestPictures
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Pictures that an earlier Hearth stored with metadata")
struct CleaningPicturesTests {
    private let story: Birthday
    private let list: ListID
    private var world: World { story.world }
    private static let clean = WebPFile.small.octets
    private let passphrase = "correct horse battery"

    init() throws {
        story = try Birthday()
        let id = try story.world.list("Birthday", of: story.owner).id
        list = try #require(ListID(hex: id))
    }

    /// A picture that says where it was taken.
    private static func dirty(_ number: UInt8 = 0) -> [UInt8] {
        var file = WebPFile.small
        file.add("EXIF", Exif.tiff(orientation: 1) + [number], width: 3, height: 2)
        return file.octets
    }

    private func attach(
        _ octets: [UInt8], thumbnail: [UInt8], to wish: String = "Birthday/Kettle"
    ) throws {
        try world.perform(
            AttachPhoto(
                item: wish, octets: octets, mediaType: "image/webp", width: 3, height: 2,
                thumbnail: thumbnail, caption: "red"), on: story.owner)
    }

    /// Puts a picture into the owner's profile as a home of then did.
    private func portray() throws {
        try world.perform(EditProfile(note: "No wool"), on: story.owner)
        let member = try #require(story.owner.member)
        var household = try #require(story.owner.household)
        let keys = try #require(household.keyring.keys(of: member))
        let work = Work(store: story.owner.store, now: world.now)
        let own = try household.ownProfile(of: member, keys: keys, work)
        var profile = try #require(own?.profile)
        profile.picture = Profile.Picture(mediaType: "image/webp", octets: Self.dirty())
        try household.publish(profile, underNewKey: false, keys: keys, work)
    }

    private func photo(
        _ path: String, on node: SimulatedNode, small: Bool = false
    ) throws -> [UInt8]? {
        try world.perform(ShowPhoto(item: path, number: 1, thumbnail: small), on: node).octets
    }

    private func portrait(on node: SimulatedNode) -> [UInt8]? {
        let picture = try? world.perform(ShowProfilePicture(friend: "Owner"), on: node)
        return picture.flatMap { Data(base64Encoded: $0.base64) }.map { [UInt8]($0) }
    }

    /// Those that the parts on a node name: no others are given to anybody.
    private func blobs(of node: SimulatedNode) -> Set<RecordName> { node.namedBlobs(in: list) }

    private func version() throws -> HearthWire.Version {
        try #require(story.owner.store.records(.part, in: list.stream).first).version
    }

    private func isDone() throws -> Bool {
        let work = Work(store: story.owner.store, now: world.now)
        let member = try #require(story.owner.member)
        return try Settings.isOn(.hasBarePictures, of: member, work)
    }

    /// Starts the owner's home again: with the program of now in place of one that cleaned nothing.
    private func update() throws {
        let work = Work(store: story.owner.store, now: world.now)
        let member = try #require(story.owner.member)
        try Settings.set(.hasBarePictures, of: member, false, work)
        try restart()
    }

    private func restart() throws {
        world.stop(story.owner)
        try world.start(story.owner)
    }

    @Test("Friends have them without it soon after the next start, and nothing else has changed")
    func cleaning() throws {
        try attach(Self.dirty(), thumbnail: Self.dirty(1))
        try attach(Self.clean, thumbnail: Self.clean, to: "Birthday/Marbles")
        try portray()
        try update()
        try world.run(until: "friends have what was stored", within: .seconds(25)) {
            portrait(on: story.first) == Self.dirty()
        }
        let before = blobs(of: story.first)
        #expect(before.count == 4)
        #expect(try photo(story.kettle, on: story.first) == Self.dirty())
        let wish = try world.perform(ShowItem(item: story.kettle), on: story.first)
        let other = try world.perform(ShowItem(item: story.marbles), on: story.first)

        try world.run(until: "it is done", within: .seconds(120)) { try isDone() }
        world.settle()
        for node in [story.first, story.second] {
            #expect(try photo(story.kettle, on: node) == Self.clean)
            #expect(try photo(story.kettle, on: node, small: true) == Self.clean)
            #expect(portrait(on: node) == Self.clean)
            #expect(blobs(of: node) == blobs(of: story.owner))
            let profile = try world.perform(ShowProfile(friend: "Owner"), on: node)
            #expect(profile.note == "No wool")
        }
        // Those with metadata are named no more; what was clean has not been touched.
        #expect(blobs(of: story.owner).count == 4)
        #expect(blobs(of: story.owner).intersection(before).count == 2)
        #expect(
            try world.perform(ShowItem(item: story.marbles), on: story.first) == other)
        var now = try world.perform(ShowItem(item: story.kettle), on: story.first).given
        #expect(now.photos.first?.octets == Self.clean.count)
        #expect(now.photos.first?.caption == "red" && now.photos.first?.width == 3)
        now.photos = wish.photos
        now.etag = wish.etag
        #expect(now == wish.given)

        // Once: what an earlier Hearth would store now is left as it is.
        try attach(Self.dirty(), thumbnail: Self.clean, to: "Birthday/Marbles")
        let version = try version()
        try restart()
        world.run(for: .seconds(120))
        #expect(try self.version() == version)
        #expect(story.owner.failures.isEmpty && story.first.failures.isEmpty)
    }

    @Test("Without another home that has shown what it holds, and without keys, they stay")
    func waiting() throws {
        try attach(Self.dirty(), thumbnail: Self.dirty())
        try world.perform(SetPassphrase(new: passphrase), on: story.owner)
        world.settle()
        world.stop(story.first)
        world.stop(story.second)
        try update()
        try world.perform(Unlock(passphrase: passphrase), on: story.owner)
        let (version, held) = (try version(), blobs(of: story.owner))
        world.run(for: .seconds(120))
        #expect(try self.version() == version && blobs(of: story.owner) == held)
        // With friends, but locked.
        try restart()
        try world.start(story.first)
        try world.start(story.second)
        world.run(for: .seconds(120))
        #expect(try !isDone())
        #expect(try photo(story.kettle, on: story.first) == Self.dirty())
        try world.perform(Unlock(passphrase: passphrase), on: story.owner)
        try world.run(until: "it is done") { try isDone() }
        world.settle()
        #expect(try photo(story.kettle, on: story.first) == Self.clean)
    }

    @Test("However many they are, a few are done at a time")
    func many() throws {
        for number: UInt8 in 0..<8 {
            try attach(Self.dirty(number), thumbnail: Self.dirty(number))
        }
        try update()
        var versions: Set<HearthWire.Version> = []
        try world.run(until: "it is done", within: .seconds(120)) {
            versions.insert(try version())
            return try isDone()
        }
        // Three at a time, after what was there.
        #expect(versions.count == 1 + 3)
        world.settle()
        let photos = try world.perform(ShowItem(item: story.kettle), on: story.first).photos
        #expect(photos.map(\.octets) == Array(repeating: Self.clean.count, count: 8))
        #expect(photos.allSatisfy { $0.isHere && $0.hasThumbnail })
        #expect(blobs(of: story.first).count == 16)
    }

    @Test("A copy of a friend's wish has its photo without metadata")
    func copying() throws {
        try attach(Self.dirty(), thumbnail: Self.dirty())
        world.settle()
        try world.perform(NewList(title: "Mine"), on: story.first)
        try world.perform(CopyWish(wish: story.kettle, to: "Mine"), on: story.first)
        #expect(try photo("Mine/Kettle", on: story.first) == Self.clean)
        #expect(try photo("Mine/Kettle", on: story.first, small: true) == Self.clean)
    }

    @Test("What a program puts into a profile is freed of it too, and no picture is refused")
    func profiles() throws {
        func put(_ octets: [UInt8]) throws {
            try world.perform(
                EditProfile(
                    picture: PictureInfo(
                        mediaType: "image/webp", base64: Data(octets).base64EncodedString())),
                on: story.owner)
        }
        try put(Self.dirty())
        world.settle()
        #expect(portrait(on: story.first) == Self.clean)
        expectRefusal(.pictureNotAllowed) { try put(Array("RIFF....WEBPVP8X".utf8)) }
    }
}
