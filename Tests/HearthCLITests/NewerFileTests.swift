import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Files of a newer Hearth on the command line")
struct NewerFileTests {
    @Test("They are named among the photos of a wish")
    func lines() {
        let photos = ["smell/x-rose", "image/png", "audio/ogg"].enumerated().map {
            index, mediaType in
            PhotoInfo(
                number: index + 1, hash: "\(index)f", width: 0, height: 0, octets: 1500,
                mediaType: mediaType, milliseconds: index == 2 ? 42_900 : nil, caption: "In June",
                pieces: 1, piecesHere: 1,
                hasThumbnail: false)
        }
        #expect(
            PhotoText.lines(photos) == [
                "1  a file of a newer Hearth, 2 kB, In June", "2  2 kB, In June",
                "3  Sound 0:42, 2 kB, In June",
            ])
    }
}
