import HearthPictures
import Testing

/// The octets between the node and a worker.
@Suite struct AnswerTests {
    private let jpeg = EncodedPicture(
        format: .jpeg, width: 3, height: 2, octets: [0xFF, 0xD8, 0xFF, 0xE0])

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
                octets: jpeg.octets
                    + [UInt8](repeating: 0, count: PictureLimits.thumbnailOctets)),
        ] {
            let answer = PictureAnswer.prepared([jpeg, change])
            #expect(PictureAnswer(answer.octets, form: .photo) == nil)
        }
        #expect(PictureAnswer([0, 7, 0], form: .photo) == nil)
        #expect(PictureAnswer([0, 3, 200], form: .photo) == nil)
        #expect(PictureAnswer([2], form: .photo) == nil)
    }
}
