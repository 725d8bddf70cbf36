import CVips
import HearthPictureWorker
import HearthPictures
import HearthTestPictures
import Testing

@testable import HearthVips

/// What the worker makes of good files; every test runs the real program.
@Suite struct PictureTests {
    @Test("A photo is put upright whichever way the camera was held", arguments: 1...8)
    func orientation(_ orientation: Int) async throws {
        var file = JPEGFile(try TestPicture.corners().held(orientation).jpeg())
        file.insert(0xE1, Exif.segment(orientation: orientation))
        let (full, thumbnail) = try await photo(of: file.octets)
        for picture in [full, thumbnail] {
            #expect(picture.width == 96 && picture.height == 64)
            let pixels = try Pixels(picture)
            #expect(pixels.width == 96 && pixels.height == 64)
            for (seen, wanted) in zip(pixels.corners, [.red, .green, .blue, .white] as [Colour]) {
                #expect(seen.isNear(wanted), "\(orientation): \(seen) instead of \(wanted)")
            }
        }
    }

    @Test("A large photo is made to fit, a small one is never made larger")
    func sizes() async throws {
        let wide = try await photo(of: TestPicture.corners(width: 3000, height: 1000).jpeg())
        #expect(wide.full.width == 2560 && (853...854).contains(wide.full.height))
        #expect(wide.thumbnail.width == 480 && wide.thumbnail.height == 160)
        let tall = try await photo(of: TestPicture.corners(width: 500, height: 2600).jpeg())
        #expect(tall.full.height == 2560)
        #expect(tall.thumbnail.height == 480)
        let small = try await photo(of: TestPicture.corners(width: 40, height: 30).png())
        #expect(small.full.width == 40 && small.full.height == 30)
        #expect(small.thumbnail.width == 40 && small.thumbnail.height == 30)
    }

    @Test("What Hearth made of a picture stays octet by octet when it comes again")
    func again() async throws {
        var clear = TestPicture.corners(width: 60, height: 40)
        let opaque = clear.pixel
        clear.pixel = { x, y in
            var colour = opaque(x, y)
            if x < 20 { colour.alpha = 0 }
            return colour
        }
        let large = TestPicture.corners(width: 2600, height: 40)
        for file in [try TestPicture.corners().jpeg(), clear.png(), try large.jpeg()] {
            let first = try await photo(of: file)
            let again = try await photo(of: first.full.octets)
            #expect(again.full == first.full && again.thumbnail.width == first.thumbnail.width)
        }
        var marked = JPEGFile(try TestPicture.corners().jpeg())
        marked.insert(0xE1, Exif.segment(orientation: 1))
        #expect(try await photo(of: marked.octets).full.octets != marked.octets)
    }

    @Test("A photo with as many pixels as may be is taken")
    func mostPixels() async throws {
        let file = try Pixels.image(
            8000, 5000, bands: 1, as: VIPS_INTERPRETATION_B_W,
            [UInt8](repeating: 90, count: 40_000_000)
        ).write { hearth_vips_write_jpeg($0, 85, &$1, &$2) }
        let (full, _) = try await photo(of: file)
        #expect(full.width == 2560 && full.height == 1600)
    }

    @Test("What could be seen through can still be seen through")
    func transparency() async throws {
        var picture = TestPicture.corners()
        let opaque = picture.pixel
        picture.pixel = { x, y in
            var colour = opaque(x, y)
            if x < 48 { colour.alpha = 0 }
            return colour
        }
        for file in [picture.png(), try picture.webp()] {
            let (full, thumbnail) = try await photo(of: file)
            for made in [full, thumbnail] {
                #expect(made.format == .webp && made.mediaType == "image/webp")
                let corners = try Pixels(made).corners
                #expect(corners[0].alpha < 8 && corners[2].alpha < 8)
                #expect(corners[1].isNear(.green) && corners[3].isNear(.white))
            }
        }
        let whole = try await photo(of: TestPicture.corners().png()).full
        #expect(whole.format == .jpeg && whole.mediaType == "image/jpeg")
    }

    @Test("Colours for printers, 16 bits and grey come out as screens show them")
    func kinds() async throws {
        let cmyk = try Pixels(try await photo(of: TestPicture.corners().cmykJPEG()).full)
        #expect(cmyk.bands == 3)
        // What is red on paper is less so on a screen, but still red.
        let red = cmyk.corners[0]
        #expect(red.red > 150 && red.green < 90 && red.blue < 90, "\(red)")
        #expect(cmyk.corners[3].isNear(.white, by: 40))

        let deep = try Pixels(try await photo(of: TestPicture.corners().deepPNG()).full)
        for (seen, wanted) in zip(deep.corners, [.red, .green, .blue, .white] as [Colour]) {
            #expect(seen.isNear(wanted))
        }

        var grey = TestPicture.corners()
        grey.pixel = { x, _ in Colour(red: 0, green: 128, blue: 0, alpha: x < 48 ? 0 : 255) }
        let made = try Pixels(try await photo(of: grey.greyPNG()).full)
        #expect(made.bands == 4)
        #expect(made.corners[0].alpha < 8)
        #expect(made.corners[1].isNear(Colour(red: 128, green: 128, blue: 128)))
    }

    @Test("What the file says of its colours is done, and then left out")
    func profile() async throws {
        var file = JPEGFile(try TestPicture.corners().jpeg())
        file.insert(0xE2, ColourProfile.segment(ColourProfile.swapped))
        let (full, thumbnail) = try await photo(of: file.octets)
        for picture in [full, thumbnail] {
            #expect(JPEGFile(picture.octets).metadata.isEmpty)
            let corners = try Pixels(picture).corners
            #expect(corners[0].isNear(Colour(red: 20, green: 220, blue: 20)), "\(corners[0])")
            #expect(corners[1].isNear(Colour(red: 180, green: 20, blue: 20)), "\(corners[1])")
            #expect(corners[2].isNear(.blue), "\(corners[2])")
        }
    }

    @Test("Of an animation the first frame is taken")
    func animation() async throws {
        let first = TestPicture(width: 32, height: 32) { _, _ in .red }
        let second = TestPicture(width: 32, height: 32) { _, _ in .blue }
        let file = WebPFile.animation(of: [try first.webp(), try second.webp()], side: 32)
        let (full, _) = try await photo(of: file)
        #expect(full.width == 32 && full.height == 32)
        #expect(try Pixels(full)[16, 16].isNear(.red))
    }

    @Test("A person's picture is a square that fits into her profile")
    func portrait() async throws {
        var noise = SystemRandomNumberGenerator()
        let picture = TestPicture(width: 900, height: 600) { _, _ in
            Colour(
                red: .random(in: 0...255, using: &noise),
                green: .random(in: 0...255, using: &noise), blue: 0)
        }
        let made = try await workers.make(picture.jpeg(), as: .portrait)
        #expect(made.count == 1)
        #expect(made[0].width == 256 && made[0].height == 256)
        #expect(made[0].octets.count <= PictureLimits.portraitOctets)

        let corners = try await workers.make(TestPicture.corners().png(), as: .portrait)
        let pixels = try Pixels(corners[0])
        #expect(pixels.width == 256 && pixels.height == 256)
        for (seen, wanted) in zip(pixels.corners, [.red, .green, .blue, .white] as [Colour]) {
            #expect(seen.isNear(wanted))
        }
    }
}
