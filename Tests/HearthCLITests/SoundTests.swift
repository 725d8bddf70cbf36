import FoundationEssentials
import HearthAPI
import HearthTestSounds
import Testing

@testable import HearthCommandLine

@Suite("Sounds on the command line")
struct SoundTests {
    @Test(
        "A sound is added like a photo, by what is in it; one that is too large is refused before it is read"
    )
    func add() async throws {
        let node = FakeNode { asked in
            switch asked.operation {
            case is ConfirmCaller: Done()
            default:
                ItemInfo(
                    id: "01", name: "Lamp", list: "Birthday", listID: "11aa", owner: "Cousin")
            }
        }
        let sound = try #require(TestSound.all.first { $0.name == "MP3, ID3v2" })
        try await node.serve { home in
            let file = try home.file("voice.jpg", "")
            try Data(sound.octets).write(to: URL(filePath: file))
            let added = await home.run(["wish", "photo", "add", "Birthday/Lamp", file])
            #expect(added.code == 0, "\(added)")
            let large = try home.file("large.bin", "")
            try Data(sound.octets + [UInt8](repeating: 1, count: 10 << 20))
                .write(to: URL(filePath: large))
            let refused = await home.run(["wish", "photo", "add", "Birthday/Lamp", large])
            #expect(refused.code == 2)
            #expect(refused.explanation.contains("“large.bin” has 10.04 MiB"))
        }
        let asked = try #require(node.asked.last?.operation as? SaveWishWithPhotos)
        #expect(asked.photos.map(\.mediaType) == ["audio/mpeg"])
        #expect(asked.photos.map(\.milliseconds) == [2612])
    }
}
