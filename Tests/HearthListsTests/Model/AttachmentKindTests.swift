import HearthLists
import Testing

@Suite("Kinds of attachments")
struct AttachmentKindTests {
    @Test(
        "Pictures have at most 10 MiB, a small picture and a size; sounds are as large, and have a length"
    )
    func table() {
        #expect(AttachmentKinds.all == [AttachmentKinds.picture, AttachmentKinds.sound])
        let sound = AttachmentKinds.sound
        #expect(sound.octets == 10 << 20 && sound.longest == 1_200_000)
        #expect(!sound.hasThumbnail && !sound.hasPixels && sound.showing == .sound)
        #expect(sound.types.map(\.ending) == ["ogg", "webm", "m4a", "wav", "mp3"])
        let picture = AttachmentKinds.picture
        #expect(picture.octets == 10 << 20 && AttachmentKinds.largest == picture.octets)
        #expect(picture.hasThumbnail && picture.hasPixels && picture.showing == .picture)
        #expect(picture.types.map(\.ending) == ["jpg", "png", "webp"])
    }

    @Test(
        "A kind is found by the name of a format, whatever its capitals, and else there is none",
        arguments: [
            ("image/jpeg", true), ("IMAGE/JPEG", true), ("image/png", true), ("image/webp", true),
            ("audio/ogg", true), ("Audio/MPEG", true), ("audio/mp4", true), ("audio/flac", false),
            ("video/mp4", false), ("image/gif", false), ("image/svg+xml", false), ("", false),
            ("image", false), ("image/jpeg;x=y", false), (" image/jpeg", false),
        ])
    func names(name: String, isKnown: Bool) {
        #expect((AttachmentKinds.kind(of: name) != nil) == isKnown)
        #expect((AttachmentKinds.type(named: name) != nil) == isKnown)
    }

    @Test("A file is what it begins as, whatever it is called")
    func beginnings() {
        #expect(AttachmentKinds.type(of: [0xFF, 0xD8, 0xFF, 1]) == .jpeg)
        #expect(AttachmentKinds.type(of: Array("RIFF....WEBP".utf8)) == .webp)
        for (type, beginnings) in [
            (MediaType.wav, ["RIFF....WAVE"]), (.ogg, ["OggS"]), (.mp3, ["ID3\u{4}"]),
            (.m4a, ["....ftypM4A ", "....ftypisom", "....ftypqt  "]),
        ] {
            for beginning in beginnings {
                #expect(AttachmentKinds.type(of: Array(beginning.utf8)) == type)
            }
        }
        #expect(AttachmentKinds.type(of: [0x1A, 0x45, 0xDF, 0xA3]) == .webm)
        for second: UInt8 in 0...255 {
            let isFrame = [0xFB, 0xFA, 0xF3, 0xF2, 0xE3, 0xE2].contains(second)
            #expect(AttachmentKinds.type(of: [0xFF, second]) == (isFrame ? .mp3 : nil))
        }
        for other in [
            "RIFF....AVI ", "RIFF....WEB", "Ogg", "....ftypheic", "....ftypavif", "....ftypmif1",
            "<svg>", "",
        ] {
            #expect(AttachmentKinds.type(of: Array(other.utf8)) == nil)
            #expect(AttachmentKinds.kind(ofFile: Array(other.utf8)) == nil)
        }
    }

    @Test("A kind says what its files need")
    func needs() {
        let type = MediaType("audio/x-test", ending: "test", beginning: [1, 2])
        let kind = AttachmentKind(
            types: [type], octets: 20 << 20, hasThumbnail: false, hasPixels: false, longest: 9,
            showing: .sound)
        #expect(kind.fits(width: 0, height: 0, thumbnail: []))
        #expect(!kind.fits(width: 1, height: 1, thumbnail: []))
        #expect(!kind.fits(width: 0, height: 0, thumbnail: [1]))
        #expect(kind.fits(width: 0, height: 0, thumbnail: [], milliseconds: 9))
        #expect(!kind.fits(width: 0, height: 0, thumbnail: [], milliseconds: 10))
        #expect(!kind.fits(width: 0, height: 0, thumbnail: [], milliseconds: -1))
        let picture = AttachmentKinds.picture
        #expect(picture.fits(width: 1, height: 1, thumbnail: [1]))
        #expect(!picture.fits(width: 1, height: 1, thumbnail: [1], milliseconds: 0))
        #expect(!picture.fits(width: 1, height: 0, thumbnail: [1]))
        #expect(!picture.fits(width: 1, height: 1, thumbnail: []))
    }
}
