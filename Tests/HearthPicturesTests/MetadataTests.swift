import HearthPictureWorker
import HearthPictures
import HearthTestPictures
import Testing

/// What a picture says beside its pixels stays with whoever took it; every test of the first suite
/// runs the real program.
@Suite struct MetadataTests {
    @Test(
        "Whatever stands beside the pixels, nothing of it is in a photo, its small picture or a portrait",
        arguments: Carrier.allCases, Metadata.allCases)
    func made(_ carrier: Carrier, _ metadata: Metadata) async throws {
        guard let file = try carrier.file(with: metadata) else { return }
        let photo = try await workers.make(file, as: .photo)
        let portrait = try await workers.make(file, as: .portrait)
        #expect(photo.count == 2 && portrait.count == 1)
        for picture in photo + portrait {
            #expect(picture.format == (carrier.isClear ? .webp : .jpeg))
            #expect(picture.metadata.isEmpty)
            #expect(!picture.saysSecrets)
            _ = try Pixels(picture)
        }
    }

    @Test("All of it at once goes too, and a picture that can be seen through keeps its corners")
    func together() async throws {
        var file = PNGFile(octets: try Carrier.clearPNG.plain())
        for metadata in Metadata.allCases {
            guard let other = try Carrier.clearPNG.file(with: metadata) else { continue }
            let chunk = PNGFile(octets: other).chunks[1]
            if chunk.type != "IDAT", chunk.type != "iCCP" { file.chunks.insert(chunk, at: 1) }
        }
        let (full, thumbnail) = try await photo(of: file.octets)
        for picture in [full, thumbnail] {
            #expect(picture.metadata.isEmpty && !picture.saysSecrets)
            let corners = try Pixels(picture).corners
            #expect(corners[0].alpha < 8 && corners[1].isNear(.green))
        }
    }
}

/// Files by their containers alone, without decoding.
@Suite struct ContainerTests {
    @Test(
        "A stored picture is freed of what stands beside its pixels, octet for octet",
        arguments: Carrier.allCases, Metadata.allCases)
    func bare(_ carrier: Carrier, _ metadata: Metadata) throws {
        let plain = try carrier.plain()
        #expect(PictureContainer.bare(plain) == plain)
        guard let file = try carrier.file(with: metadata) else { return }
        #expect(file != plain)
        let bare = try #require(PictureContainer.bare(file))
        if carrier == .webp {
            // The extended header that came with it stays, and announces nothing.
            #expect(WebPFile(bare).metadata.isEmpty)
            #expect(WebPFile(bare).chunks.last?.content == WebPFile(plain).chunks.last?.content)
        } else {
            #expect(bare == plain)
        }
        #expect(!bare.contains("SECRET") && !bare.contains(Exif.serialNumber))
    }

    @Test("Frames of an animation have no room for more than pixels")
    func frames() throws {
        var file = WebPFile(
            WebPFile.animation(of: [try Carrier.clearWebP.plain()], side: 96))
        let plain = file.octets
        #expect(PictureContainer.bare(plain) == plain)
        var hidden = WebPFile([])
        hidden.chunks = [("EXIF", Array("SECRET".utf8))]
        file.chunks[2].content += hidden.octets.dropFirst(12)
        #expect(PictureContainer.bare(file.octets) == plain)
    }

    @Test("A file that is cut is no picture, and damaged octets do no harm")
    func hostile() throws {
        for carrier in Carrier.allCases {
            let file = try #require(try carrier.file(with: .exif))
            for end in 0..<file.count {
                #expect(PictureContainer.bare(Array(file.prefix(end))) == nil)
            }
            for position in file.indices.prefix(400) {
                for octet: UInt8 in [0, 1, 0x7F, 0x80, 0xD8, 0xFF] {
                    var damaged = file
                    damaged[position] = octet
                    guard let bare = PictureContainer.bare(damaged) else { continue }
                    #expect(bare.count <= damaged.count)
                    #expect(PictureContainer.bare(bare) == bare)
                }
            }
        }
        for octets: [UInt8] in [
            [], [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xE1, 0, 0], [0xFF, 0xD8, 0xFF, 0xE1, 0, 1],
            [0xFF, 0xD8, 0xFF, 0xDA, 0, 2], Array("RIFF\u{0}\u{0}\u{0}\u{0}WEBP".utf8),
            Array("RIFF".utf8) + [0xFF, 0xFF, 0xFF, 0xFF] + Array("WEBP".utf8),
            Array("RIFF".utf8) + [12, 0, 0, 0] + Array("WEBPEXIF".utf8) + [255, 255, 255, 255],
        ] {
            #expect(PictureContainer.bare(octets) == nil)
        }
    }
}
