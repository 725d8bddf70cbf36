import HearthAPI
import HearthLists
import HearthReplication
import HearthSimulation
import HearthSounds
import HearthTestHomes
import HearthTestSounds
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Sounds of items")
struct SoundTests {
    private let story: Birthday
    private var world: World { story.world }
    private let sound: CleanSound

    init() throws {
        story = try Birthday()
        // In two pieces.
        let octets = TestWAV.file([
            TestWAV.chunk("LIST", .secret), TestWAV.format(),
            TestWAV.chunk("data", .noise(300_000)),
        ])
        sound = try SoundFile.cleaned(octets)
    }

    private func attachment(
        milliseconds: Int? = 37_500, width: Int = 0, thumbnail: [UInt8] = [],
        octets: [UInt8]? = nil
    ) -> AttachPhoto {
        AttachPhoto(
            item: "Birthday/Kettle", octets: octets ?? sound.octets, mediaType: "audio/wav",
            width: width, height: width, milliseconds: milliseconds, thumbnail: thumbnail,
            caption: "How it whistles")
    }

    @Test("A friend has a sound, knows how long it is, and reads any range of it")
    func attaching() throws {
        let info = try world.perform(attachment(), on: story.owner)
        let added = try #require(info.photos.first)
        #expect(added.milliseconds == 37_500 && added.mediaType == "audio/wav")
        #expect(added.width == 0 && added.height == 0 && !added.hasThumbnail)
        #expect(added.pieces == 2 && added.isHere && added.caption == "How it whistles")
        world.settle()
        #expect(try world.perform(ShowItem(item: story.kettle), on: story.first).photos == [added])
        for header in ["bytes=0-99", "bytes=262100-262200", "bytes=-5", "bytes=300000-"] {
            var asked = ShowPhoto(item: story.kettle, number: 1)
            asked.range = ByteRange(header: header)
            let got = try world.perform(asked, on: story.first)
            let part = try #require(got.part)
            #expect(part.total == sound.octets.count)
            #expect(AttachmentKinds.type(of: part.beginning) == .wav)
            let octets = try #require(got.octets)
            #expect(sound.octets[part.start...].starts(with: octets) && !octets.isEmpty)
        }
        // What is there already is not put there again.
        #expect(try world.perform(attachment(), on: story.owner).photos.count == 1)
        expectRefusal(.unknownPhoto) {
            try world.perform(
                ShowPhoto(item: story.kettle, number: 1, thumbnail: true), on: story.first)
        }
    }

    @Test("Moved, copied and exported it is the same, and no cart shows it as a picture")
    func carried() throws {
        try world.perform(attachment(), on: story.owner)
        world.settle()
        try world.perform(NewList(title: "Mine"), on: story.first)
        let copy = try world.perform(CopyWish(wish: story.kettle, to: "Mine"), on: story.first)
        #expect(copy.photos.map(\.milliseconds) == [37_500])
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        #expect(try world.perform(ShowCart(), on: story.first).entries.map(\.photoHash) == [nil])
        try world.perform(NewList(title: "Christmas"), on: story.owner)
        try world.perform(MoveItems(items: ["Birthday/Kettle"], to: "Christmas"), on: story.owner)
        for (node, wish) in [(story.first, "Mine/Kettle"), (story.owner, "Christmas/Kettle")] {
            let shown = try world.perform(ShowPhoto(item: wish, number: 1), on: node)
            #expect(shown.octets == sound.octets && shown.mediaType == "audio/wav")
            let info = try world.perform(ShowItem(item: wish), on: node).photos.first
            #expect(info?.milliseconds == 37_500)
        }
        let export = try world.perform(ExportLists(), on: story.owner)
        let photos = export.lists.flatMap(\.items).flatMap { $0.photos ?? [] }
        #expect(photos == [ExportedPhoto(caption: "How it whistles", mediaType: "audio/wav")])
    }

    @Test("A sound has no pixels and no small picture, and lasts twenty minutes at most")
    func refused() throws {
        for wrong in [
            attachment(milliseconds: 1_200_001), attachment(milliseconds: -1),
            attachment(width: 1), attachment(thumbnail: [1]), attachment(octets: []),
        ] {
            expectRefusal(.textNotAllowed) { try world.perform(wrong, on: story.owner) }
        }
        let most = [UInt8](repeating: 1, count: SoundLimits.fileOctets + 1)
        expectRefusal(.limitPhotoSize) {
            try world.perform(attachment(octets: most), on: story.owner)
        }
        // Of one of which nobody knows how long it is.
        let info = try world.perform(attachment(milliseconds: 0), on: story.owner)
        #expect(info.photos.map(\.milliseconds) == [0])
    }

    @Test("The table has the formats that are cleaned, and their bounds")
    func table() {
        let kind = AttachmentKinds.sound
        #expect(Set(kind.types.map(\.name)) == Set(SoundFormat.allCases.map(\.mediaType)))
        #expect(kind.octets == SoundLimits.fileOctets)
        #expect(kind.longest == SoundLimits.milliseconds)
        for sound in TestSound.all {
            #expect(AttachmentKinds.type(of: sound.octets)?.name == sound.mediaType)
        }
    }
}
