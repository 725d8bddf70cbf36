import HearthPictures
import HearthTestPictures
import Testing

/// The octets between the node and a worker.
@Suite struct AnswerTests {
    private let jpeg = EncodedPicture(
        format: .jpeg, width: 3, height: 2, octets: [0xFF, 0xD8, 0xFF, 0xD9])

    @Test("An answer is read as it was written")
    func roundTrip() {
        let refusals: [PictureRefusal] = [
            .empty, .tooLarge, .tooManyPixels, .unknown, .damaged, .cannotFit,
        ]
        let formats = PictureFormat.allCases.map { PictureRefusal.notTaken($0) }
        for refusal in refusals + formats {
            let answer = PictureAnswer.refused(refusal)
            #expect(PictureAnswer(answer.octets, form: .photo) == answer)
        }
        let photo = PictureAnswer.prepared([jpeg, jpeg])
        #expect(PictureAnswer(photo.octets, form: .photo) == photo)
        let portrait = PictureAnswer.prepared([jpeg])
        #expect(PictureAnswer(portrait.octets, form: .portrait) == portrait)
    }

    /// A file of nothing but tables, of at least so many octets.
    private static func tables(octets: Int) -> [UInt8] {
        let table: [UInt8] = [0xFF, 0xDB, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 0xFFFD)
        let count = octets / table.count + 1
        return [0xFF, 0xD8] + (0..<count).flatMap { _ in table } + [0xFF, 0xD9]
    }

    @Test("What says more than its pixels is no picture, no matter who let it through")
    func metadata() {
        let comment: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 0x61, 0x62, 0xFF, 0xD9]
        var web = WebPFile.small
        let plain = web.octets
        web.add("EXIF", Array("place".utf8), width: 3, height: 2)
        var portable = PNGFile(width: 3, height: 2, depth: 8, colourType: 0)
        portable.add("tEXt", Array("Author\0Bo".utf8))
        for (format, octets, isTaken) in [
            (PictureFormat.webp, plain, true), (.webp, web.octets, false),
            (.jpeg, comment, false), (.png, portable.octets, false),
            (.jpeg, jpeg.octets + [0], false),
        ] {
            let answer = PictureAnswer.prepared([
                EncodedPicture(format: format, width: 3, height: 2, octets: octets)
            ])
            #expect((PictureAnswer(answer.octets, form: .portrait) != nil) == isTaken)
        }
    }

    @Test("An answer that is cut, longer, of another form or beyond a limit is none")
    func strict() {
        let octets = PictureAnswer.prepared([jpeg, jpeg]).octets
        for end in 0..<octets.count {
            #expect(PictureAnswer(Array(octets.prefix(end)), form: .photo) == nil)
        }
        #expect(PictureAnswer(octets + [0], form: .photo) == nil)
        #expect(PictureAnswer(octets, form: .portrait) == nil)
        for change in [
            EncodedPicture(format: .jpeg, width: 2561, height: 2, octets: jpeg.octets),
            EncodedPicture(format: .jpeg, width: 3, height: 0, octets: jpeg.octets),
            EncodedPicture(format: .png, width: 3, height: 2, octets: jpeg.octets),
            EncodedPicture(format: .svg, width: 3, height: 2, octets: Array("<svg".utf8)),
            EncodedPicture(format: .jpeg, width: 3, height: 2, octets: []),
            EncodedPicture(
                format: .jpeg, width: 3, height: 2,
                octets: Self.tables(octets: PictureLimits.thumbnailOctets)),
        ] {
            let answer = PictureAnswer.prepared([jpeg, change])
            #expect(PictureAnswer(answer.octets, form: .photo) == nil)
        }
        // As large as it may be, it is one.
        let full = EncodedPicture(
            format: .jpeg, width: 3, height: 2,
            octets: Self.tables(octets: PictureLimits.thumbnailOctets))
        let large = PictureAnswer.prepared([full, jpeg])
        #expect(PictureAnswer(large.octets, form: .photo) == large)
        #expect(PictureAnswer([0, 7, 0], form: .photo) == nil)
        #expect(PictureAnswer([0, 3, 200], form: .photo) == nil)
        #expect(PictureAnswer([2], form: .photo) == nil)
    }
}
