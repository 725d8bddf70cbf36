import HearthLists
import Testing

@Suite("Kinds of attachments")
struct AttachmentKindTests {
    @Test("Pictures are the only kind, of at most 10 MiB, with a small picture and a size")
    func table() {
        #expect(AttachmentKinds.all == [AttachmentKinds.picture])
        let picture = AttachmentKinds.picture
        #expect(picture.octets == 10 << 20 && AttachmentKinds.largest == picture.octets)
        #expect(picture.hasThumbnail && picture.hasPixels && picture.showing == .picture)
        #expect(picture.types.map(\.ending) == ["jpg", "png", "webp"])
    }

    @Test(
        "A kind is found by the name of a format, whatever its capitals, and else there is none",
        arguments: [
            ("image/jpeg", true), ("IMAGE/JPEG", true), ("image/png", true), ("image/webp", true),
            ("audio/ogg", false), ("image/gif", false), ("image/svg+xml", false), ("", false),
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
        for other in ["RIFF....WAVE", "RIFF....WEB", "OggS", "<svg>", ""] {
            #expect(AttachmentKinds.type(of: Array(other.utf8)) == nil)
            #expect(AttachmentKinds.kind(ofFile: Array(other.utf8)) == nil)
        }
    }

    @Test("A kind says what its files need")
    func needs() {
        let type = MediaType("audio/x-test", ending: "test", beginning: [1, 2])
        let kind = AttachmentKind(
            types: [type], octets: 20 << 20, hasThumbnail: false, hasPixels: false,
            showing: .picture)
        #expect(kind.fits(width: 0, height: 0, thumbnail: []))
        #expect(!kind.fits(width: 1, height: 1, thumbnail: []))
        #expect(!kind.fits(width: 0, height: 0, thumbnail: [1]))
        let picture = AttachmentKinds.picture
        #expect(picture.fits(width: 1, height: 1, thumbnail: [1]))
        #expect(!picture.fits(width: 1, height: 0, thumbnail: [1]))
        #expect(!picture.fits(width: 1, height: 1, thumbnail: []))
    }
}
