import HearthAPI
import HearthLists
import HearthPictures
import HearthReplication
import HearthRows
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Files of kinds that this program does not know")
struct NewerFileTests {
    private let story: Birthday
    private var world: World { story.world }
    /// A picture's file, with what its camera noted, for all that this program can tell.
    private let octets: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE1, 0, 12] + Array("Exif\0\0Rome".utf8) + [0xFF, 0xD9]

    init() throws {
        story = try Birthday()
    }

    private func attach(
        _ octets: [UInt8], mediaType: String, width: Int = 0,
        thumbnail: [UInt8] = [], to wish: String = "Birthday/Kettle"
    ) throws {
        try world.perform(
            AttachPhoto(
                item: wish, octets: octets, mediaType: mediaType, width: width, height: width,
                thumbnail: thumbnail, caption: "In June"),
            on: story.owner)
    }

    /// As a newer Hearth does it.
    private func attachAsNewer(_ octets: [UInt8]) throws {
        try attach(octets, mediaType: "image/jpeg", width: 4, thumbnail: [1])
        let member = try #require(story.owner.member)
        var household = try #require(story.owner.household)
        try story.owner.store.transaction(.full) { tables in
            let work = Work(store: tables, now: WallTime(seconds: 1_795_000_000))
            let keys = try #require(household.keyring.keys(of: member))
            let asker = Asker(identity: member, name: "", keys: keys, caller: Caller())
            var (open, item) = try household.item(at: "Birthday/Kettle", for: asker, work)
            item.attachments[0].mediaType = "smell/x-rose"
            item.attachments[0].thumbnail = nil
            (item.attachments[0].width, item.attachments[0].height) = (0, 0)
            item.revision = item.nextRevision
            try household.write([item], to: open, keys: keys, work)
        }
        story.owner.household = household
    }

    @Test("The table decides what is attached, and what it needs")
    func attaching() throws {
        expectRefusal(.textNotAllowed) { try attach([1], mediaType: "smell/x-rose") }
        expectRefusal(.textNotAllowed) { try attach([1], mediaType: "image/jpeg", width: 1) }
        expectRefusal(.textNotAllowed) { try attach([1], mediaType: "image/jpeg", thumbnail: [1]) }
    }

    @Test("Such a file is carried, counted, moved, copied and exported as it is")
    func carried() throws {
        try attachAsNewer(octets)
        #expect(PictureContainer.bare(octets) != octets && PictureContainer.bare(octets) != nil)
        world.settle()
        let seen = try #require(
            try world.perform(ShowItem(item: story.kettle), on: story.first).photos.first)
        #expect(seen.mediaType == "smell/x-rose" && seen.isHere && !seen.hasThumbnail)
        #expect(seen.octets == octets.count && seen.caption == "In June")

        try world.perform(NewList(title: "Mine"), on: story.first)
        let copy = try world.perform(CopyWish(wish: story.kettle, to: "Mine"), on: story.first)
        #expect(copy.photos.map(\.mediaType) == ["smell/x-rose"])
        try world.perform(NewList(title: "Christmas"), on: story.owner)
        try world.perform(MoveItems(items: ["Birthday/Kettle"], to: "Christmas"), on: story.owner)
        for (node, wish) in [(story.first, "Mine/Kettle"), (story.owner, "Christmas/Kettle")] {
            let shown = try world.perform(ShowPhoto(item: wish, number: 1), on: node)
            // Nobody here knows what could be taken out of it.
            #expect(shown.octets == octets && shown.mediaType == "smell/x-rose")
        }
        let export = try world.perform(ExportLists(), on: story.owner)
        let photos = export.lists.flatMap(\.items).flatMap { $0.photos ?? [] }
        #expect(photos == [ExportedPhoto(caption: "In June", mediaType: "smell/x-rose")])
    }

    @Test("A cart shows the first picture, not the first file")
    func cart() throws {
        try attachAsNewer(octets)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.map(\.photoHash) == [nil])
        try attach([1], mediaType: "image/jpeg", width: 4, thumbnail: [1])
        world.settle()
        let photos = try world.perform(ShowItem(item: story.kettle), on: story.first).photos
        #expect(
            try world.perform(ShowCart(), on: story.first).entries.map(\.photoHash)
                == [photos.last?.hash])
        #expect(photos.count == 2)
    }

    @Test("The table has the formats that the decoder's process makes and takes, and its bound")
    func decoder() {
        let taken = PictureFormat.allCases.filter(\.isTaken)
        let types = AttachmentKinds.picture.types
        #expect(Set(types.map(\.name)) == Set(taken.map { "image/\($0.rawValue)" }))
        #expect(AttachmentKinds.picture.octets == PictureLimits.fileOctets)
        let beginnings: [[UInt8]] = [
            [0xFF, 0xD8, 0xFF, 0xE0], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0],
            Array("RIFF1234WEBPVP8 ".utf8), Array("RIFF1234WAVEfmt ".utf8), Array("GIF89a".utf8),
            Array("<svg>".utf8), [0xFF, 0xD8], [],
        ]
        for beginning in beginnings {
            let format = PictureFormat(beginning).flatMap { $0.isTaken ? $0 : nil }
            let type = AttachmentKinds.type(of: beginning).flatMap { types.contains($0) ? $0 : nil }
            #expect(type?.name == format.map { "image/\($0.rawValue)" })
        }
    }
}
