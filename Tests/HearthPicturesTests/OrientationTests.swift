import HearthPictures
import HearthTestPictures
import Testing

@testable import HearthVips

/// Pictures that say which way up they are; every test runs the real program.
@Suite struct OrientationTests {
    /// The fewest octets that say it.
    func tiff(_ orientation: Int, isLittle: Bool) -> [UInt8] {
        guard isLittle else { return Exif.tiff(orientation: orientation) }
        return Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0]
            + [UInt8(orientation), 0, 0, 0, 0, 0, 0, 0]
    }

    func text(_ keyword: String, _ exif: [UInt8], isPacked: Bool) -> (String, [UInt8]) {
        let digits = exif.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let lines = stride(from: 0, to: digits.count, by: 36).map { start in
            digits[start...].prefix(36).joined()
        }
        let profile = "\nexif\n      \(exif.count)\n" + lines.joined(separator: "\n") + "\n"
        let name = Array("Raw profile type \(keyword)\0".utf8)
        return isPacked
            ? ("zTXt", name + [0] + Deflate.stored(Array(profile.utf8)))
            : ("tEXt", name + Array(profile.utf8))
    }

    private func expectUpright(_ file: [UInt8], _ comment: Comment) async throws {
        let (full, thumbnail) = try await photo(of: file)
        for picture in [full, thumbnail] {
            #expect(picture.width == 96 && picture.height == 64, comment)
            for (seen, wanted) in zip(
                try Pixels(picture).corners, [.red, .green, .blue, .white] as [Colour])
            {
                #expect(seen.isNear(wanted), comment)
            }
        }
    }

    @Test(
        "A PNG and a WebP are put upright, wherever they say which way up they are",
        arguments: 2...8)
    func upright(_ orientation: Int) async throws {
        let picture = TestPicture.corners().held(orientation)
        let isLittle = orientation.isMultiple(of: 2)
        let exif = tiff(orientation, isLittle: isLittle)
        for chunk in [("eXIf", exif), text("exif", mark + exif, isPacked: true)] {
            var file = PNGFile(octets: picture.png())
            file.chunks.append(chunk)
            try await expectUpright(file.octets, "\(chunk.0) behind the pixels")
        }
        var file = WebPFile(try picture.webp())
        file.add(
            "EXIF", isLittle ? exif : mark + exif, width: picture.width, height: picture.height)
        try await expectUpright(file.octets, "WebP")
    }

    @Test(
        "What says nothing of it, or two things, refuses no picture: the first that means something counts"
    )
    func broken() async throws {
        for (number, exif) in nothing.enumerated() {
            var file = PNGFile(octets: TestPicture.corners().png())
            file.chunks.insert(("eXIf", exif), at: 1)
            file.chunks += [("eXIf", exif), text("exif", exif, isPacked: true)]
            try await expectUpright(file.octets, "\(number)")
        }
        for exif in nothing.prefix(6) {
            var file = WebPFile(try TestPicture.corners().webp())
            file.add("EXIF", exif, width: 96, height: 64)
            try await expectUpright(file.octets, "WebP \(exif)")
        }
        var two = PNGFile(octets: TestPicture.corners().held(6).png())
        two.chunks.insert(("eXIf", Array("Exif\0\0".utf8)), at: 1)
        two.chunks += [6, 3].map { ("eXIf", tiff($0, isLittle: true)) }
        two.add("zTXt", Array("Raw profile type exif\0\0".utf8) + Deflate.zeros(50_000_000))
        try await expectUpright(two.octets, "two")
    }

    private let mark = Array("Exif\0\0".utf8)
    private var nothing: [[UInt8]] {
        let whole = tiff(6, isLittle: true)
        return [
            [], [0x49], Array("II*\0".utf8), mark, mark + [0x49, 0x49], Array(whole.prefix(15)),
            Array("MM\0*".utf8) + [0, 0, 0, 8] + [UInt8](repeating: 255, count: 90),
            tiff(0, isLittle: true), tiff(9, isLittle: true),
            [UInt8](repeating: 0x41, count: 70_000),
        ]
    }
}

/// Files by their chunks alone, without decoding.
@Suite struct PNGExifTests {
    private let plain = PNGFile(octets: TestPicture.corners().png())
    private let tests = OrientationTests()

    @Test("EXIF comes before the pixels, wherever and however it is written", arguments: 2...8)
    func ahead(_ orientation: Int) throws {
        let mark = Array("Exif\0\0".utf8)
        for isLittle in [true, false] {
            let exif = tests.tiff(orientation, isLittle: isLittle)
            let chunks = [
                ("eXIf", mark + exif), tests.text("exif", mark + exif, isPacked: true),
                tests.text("exif", exif, isPacked: true), tests.text("APP1", exif, isPacked: false),
            ]
            for place in [1, 2] {
                for chunk in chunks + (place == 2 ? [("eXIf", exif)] : []) {
                    var file = plain
                    file.chunks.insert(chunk, at: place)
                    var wanted = file
                    wanted.chunks.insert(("eXIf", exif), at: 1)
                    #expect(PNGExif.ahead(in: file.octets) == wanted.octets)
                }
            }
            var file = plain
            file.chunks.insert(("eXIf", exif), at: 1)
            #expect(PNGExif.ahead(in: file.octets) == file.octets)
        }
    }

    @Test("What is none changes nothing, and a file that is cut does no harm")
    func none() throws {
        var file = plain
        for content in [
            "", "\0", "\0\0", "\0\0x", "\0\nexif\n4\n4949zz", "\0\n\n\n4", "\0\n\n4949",
        ] {
            file.add("zTXt", Array("Raw profile type exif\(content)".utf8))
            file.add("tEXt", Array("Raw profile type exif\(content)".utf8))
        }
        file.add("tEXt", Array("Comment\0Exif".utf8))
        file.add("zTXt", Array("Raw profile type exif\0\0".utf8) + Deflate.zeros(1_000_000))
        file.add("eXIf", Array("Exif\0\0".utf8))
        #expect(PNGExif.ahead(in: file.octets) == file.octets)
        file.add("eXIf", tests.tiff(6, isLittle: true))
        let whole = file.octets
        #expect(PNGExif.ahead(in: whole) != whole)
        for end in stride(from: 8, to: whole.count - 60, by: 7) {
            let start = Array(whole.prefix(end))
            #expect(PNGExif.ahead(in: start) == start)
        }
    }
}
