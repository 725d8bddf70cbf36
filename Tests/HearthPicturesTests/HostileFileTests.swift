import CVips
import HearthPictureWorker
import HearthPictures
import HearthTestPictures
import Testing

@testable import HearthVips

/// Files that are wrong, by accident or on purpose; every test runs the real program.
@Suite struct HostileFileTests {
    @Test("What is no JPEG, PNG or WebP by its content is refused by what it is")
    func otherFormats() async throws {
        let files: [(PictureFormat, [UInt8])] = [
            (.heic, [0, 0, 0, 24] + Array("ftypheic".utf8)),
            (.heic, [0, 0, 0, 24] + Array("ftypmif1".utf8)),
            (.avif, [0, 0, 0, 28] + Array("ftypavif".utf8)),
            (.gif, Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]),
            (.svg, Array("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/\"/>".utf8)),
            (.pdf, Array("%PDF-1.7\n".utf8)),
            (.tiff, Array("II*\0".utf8) + [8, 0, 0, 0]),
            (.bmp, Array("BM".utf8) + [UInt8](repeating: 0, count: 52)),
            (.jpegXL, [0xFF, 0x0A, 0, 0]),
        ]
        for (format, file) in files { await expectRefusal(.notTaken(format), of: file) }
        for text in ["#!/bin/sh\n", "MZ", "PK\u{3}\u{4}", "<html><body>", "{}", "\u{0}"] {
            await expectRefusal(.unknown, of: Array(text.utf8))
        }
    }

    @Test("An empty file and one that is an octet too large are refused as such")
    func fileSizes() async throws {
        await expectRefusal(.empty, of: [])
        var file = try TestPicture.corners().jpeg()
        file += [UInt8](repeating: 0, count: PictureLimits.fileOctets - file.count)
        #expect(try await photo(of: file).full.width == 96)
        await expectRefusal(.tooLarge, of: file + [0])
    }

    @Test("A file that ends too early gives a clear answer wherever it ends")
    func truncated() async throws {
        let picture = TestPicture(width: 300, height: 200) { x, y in
            Colour(red: UInt8(x % 256), green: UInt8(y), blue: UInt8(x * y % 256))
        }
        for file in [try picture.jpeg(), picture.png(), try picture.webp()] {
            let format = try #require(PictureFormat(file))
            // Densely where headers are, and all the way through the pixels.
            let ends =
                Array(stride(from: 1, to: 64, by: 9))
                + Array(stride(from: 64, to: file.count - 16, by: max(1, file.count / 10)))
            await withDiscardingTaskGroup { group in
                for end in ends {
                    group.addTask {
                        let start = Array(file.prefix(end))
                        let refusal: PictureRefusal =
                            PictureFormat(start) == nil ? .unknown : .damaged
                        await expectRefusal(refusal, of: start, "\(format) up to \(end)")
                    }
                }
            }
        }
    }

    @Test("A file with damaged octets does no harm")
    func damaged() async throws {
        var random = SystemRandomNumberGenerator()
        for file in [
            try TestPicture.corners().jpeg(), TestPicture.corners().png(),
            try TestPicture.corners().webp(),
        ] {
            for _ in 0..<5 {
                var file = file
                for _ in 0..<8 {
                    file[.random(in: 12..<file.count, using: &random)] = .random(
                        in: 0...255, using: &random)
                }
                do {
                    _ = try await photo(of: file)
                } catch let failure as PictureFailure {
                    #expect(
                        failure == .refused(.damaged) || failure == .refused(.tooManyPixels)
                            || failure == .tooHard)
                }
            }
        }
        #expect(try await photo(of: TestPicture.corners().jpeg()).full.width == 96)
    }

    @Test("A few octets that claim to be thousands of millions of pixels are not decoded")
    func bombs() async throws {
        var bomb = PNGFile(width: 50_000, height: 50_000, depth: 1, colourType: 0)
        bomb.add("IDAT", Deflate.zeros(50_000 * (50_000 / 8 + 1)))
        let file = bomb.octets
        #expect(file.count < 3_000_000)
        await expectRefusal(.tooManyPixels, of: file)

        let large = try Pixels.image(
            8000, 6251, bands: 1, as: VIPS_INTERPRETATION_B_W,
            [UInt8](repeating: 90, count: 8000 * 6251)
        ).write { hearth_vips_write_jpeg($0, 85, &$1, &$2) }
        await expectRefusal(.tooManyPixels, of: large)
    }

    @Test("Text and profiles that unpack to thousands of times their size do no harm")
    func hiddenBombs() async throws {
        let zeros = Deflate.zeros(1 << 30)
        for (type, name) in [("zTXt", "Comment\0\0"), ("iCCP", "profile\0\0")] {
            var bomb = PNGFile(width: 8, height: 8, depth: 8, colourType: 0)
            bomb.add(type, Array(name.utf8) + zeros)
            bomb.add("IDAT", Deflate.stored([UInt8](repeating: 0, count: 72)))
            do {
                let (full, _) = try await photo(of: bomb.octets)
                #expect(full.width == 8)
            } catch let failure as PictureFailure {
                #expect(failure == .refused(.damaged) || failure == .tooHard)
            }
        }
    }

    @Test("A profile of colours that is huge and means nothing is left out")
    func hugeProfile() async throws {
        var file = JPEGFile(try TestPicture.corners().jpeg())
        for number in (1...150).reversed() {
            file.insert(
                0xE2,
                Array("ICC_PROFILE\0".utf8) + [UInt8(number), 150]
                    + [UInt8](repeating: 0x41, count: 65_000))
        }
        let (full, _) = try await photo(of: file.octets)
        #expect(full.octets.count < 20_000)
        #expect(JPEGFile(full.octets).metadata.isEmpty)
        #expect(try Pixels(full).corners[0].isNear(.red))
    }

    @Test("A file that is two things at once is either refused or only its picture is left")
    func polyglots() async throws {
        let page = "<script>alert(1)</script>"
        var file = JPEGFile(try TestPicture.corners().jpeg())
        file.insert(0xFE, Array(page.utf8))
        let made = try await photo(of: file.octets + Array("PK\u{3}\u{4}\(page)".utf8))
        #expect(!made.full.octets.contains("script") && !made.thumbnail.octets.contains("script"))
        #expect(!made.full.octets.contains("PK\u{3}\u{4}"))
        await expectRefusal(
            .notTaken(.gif), of: Array("GIF89a/*".utf8) + (try TestPicture.corners().jpeg()))
        await expectRefusal(.notTaken(.pdf), of: Array("%PDF-1.4".utf8) + file.octets)
    }
}
