import FoundationEssentials
import HearthAPI
import HearthPictures
import Testing

@testable import HearthCommandLine

@Suite("Photos on the command line")
struct PhotoTests {
    private static let arriving = PhotoInfo(
        number: 2, hash: "22", width: 2560, height: 1920, octets: 1_249_000,
        mediaType: "image/jpeg",
        caption: "The back", pieces: 5, piecesHere: 3, hasThumbnail: true)

    private static let lamp = ItemInfo(
        id: "01", name: "Lamp", list: "Birthday", listID: "11aa", owner: "Cousin",
        photos: [
            PhotoInfo(
                number: 1, hash: "11", width: 640, height: 480, octets: 45_200,
                mediaType: "image/jpeg",
                pieces: 1, piecesHere: 1, hasThumbnail: true),
            arriving,
        ])

    private func node() -> FakeNode {
        FakeNode { asked in
            switch asked.operation {
            case is ConfirmCaller: Done()
            case is ShowPhoto:
                PhotoContent(
                    octets: [0xFF, 0xD8, 0xFF, 7], mediaType: "image/jpeg", pieces: 1,
                    piecesHere: 1)
            case is ShowItem: ShownItem.plain(Self.lamp)
            default: Self.lamp
            }
        }
    }

    @Test("Photos are read and made first, then the wish is saved with all of them at once")
    func add() async throws {
        let node = node()
        try await node.serve { home in
            let front = try home.file("front.jpg", "front")
            let back = try home.file("back.jpg", "back")
            let outcome = await home.run(
                ["wish", "add", "Lamp", "--photo", front, back, "--caption", "The front"])
            #expect(outcome.code == 0, "\(outcome)")
            #expect(outcome.explanation.isEmpty)
        }
        #expect(node.paths == ["caller/confirm", "caller/confirm", "wishes/save-with-photos"])
        let asked = try #require(node.asked.last?.operation as? SaveWishWithPhotos)
        #expect(asked.request.add?.name == "Lamp")
        let photos = asked.photos
        #expect(
            photos.map { Array($0.octets.dropFirst(3)) } == [
                Array("front".utf8), Array("back".utf8),
            ])
        #expect(photos.map(\.caption) == ["The front", nil])
    }

    @Test("A photo that is refused is named, and the wish is left as it was")
    func refused() async throws {
        let node = node()
        try await node.serve { home in
            let good = try home.file("good.jpg", "good")
            let bad = try home.file("cat.jpg", "bad")
            for command in [
                ["wish", "add", "Lamp", "--photo", good, bad],
                ["wish", "edit", "Birthday/Lamp", "--price", "1 EUR", "--photo", good, bad],
                ["wish", "photo", "add", "Birthday/Lamp", good, bad],
            ] {
                let outcome = await home.run(command)
                #expect(outcome.code == 2)
                #expect(outcome.explanation.contains("“cat.jpg” is damaged"))
            }
            let missing = await home.run(["wish", "add", "Lamp", "--photo", good, "/no/such"])
            #expect(missing.code == 2 && missing.explanation.contains("/no/such"))
            let folder = await home.run(["wish", "add", "Lamp", "--photo", "/tmp"])
            #expect(folder.code == 2 && folder.explanation.contains("is a folder, not a file"))
            let large = try home.file(
                "large.jpg", String(repeating: "x", count: PictureLimits.fileOctets + 1))
            let tooLarge = await home.run(["wish", "add", "Lamp", "--photo", large])
            #expect(tooLarge.code == 2 && tooLarge.explanation.contains("“large.jpg” is too large"))
        }
        #expect(!node.paths.contains("wishes/save-with-photos"))
        #expect(!node.paths.contains("wishes/add"))
    }

    @Test("A person at a terminal sees how far it is, a program nothing of it")
    func progress() async throws {
        try await node().serve { home in
            let file = try home.file("front.jpg", String(repeating: "x", count: 3 << 20))
            let shown = await home.run(["wish", "add", "Lamp", "--photo", file], typed: [])
            #expect(shown.explanation.contains("Reading front.jpg (1 of 1): 0 %"))
            #expect(shown.explanation.contains("Reading front.jpg (1 of 1): 50 %"))
            #expect(shown.explanation.hasSuffix("\r\u{1B}[K"))
            #expect(!shown.output.contains("Reading"))
        }
    }

    @Test("A wish shows its photos, and what of them has not come yet")
    func show() async throws {
        try await node().serve { home in
            let shown = await home.run(["wish", "show", "Birthday/Lamp"])
            #expect(shown.output.contains("1  640 × 480, 46 kB\n"))
            #expect(
                shown.output.contains(
                    "2  2560 × 1920, 1.2 MB, The back, arriving: 3 of 5 pieces are here"))
            let listed = await home.run(["wish", "photo", "list", "Birthday/Lamp", "--json"])
            let photos = try JSONDecoder().decode(
                [PhotoInfo].self, from: Data(listed.output.utf8))
            #expect(photos == Self.lamp.photos)
        }
    }

    @Test("A photo is saved to a new file, over another one only when told so")
    func save() async throws {
        let node = node()
        try await node.serve { home in
            let file = home.path + "/saved.jpg"
            let command = ["wish", "photo", "save", "Owner/Birthday/Lamp", file, "--number", "2"]
            #expect(await home.run(command).code == 0)
            let octets = try Data(contentsOf: URL(filePath: file))
            #expect(Array(octets) == [0xFF, 0xD8, 0xFF, 7])
            let again = await home.run(command)
            #expect(again.code == 1 && again.explanation.contains("There is a file"))
            #expect(await home.run(command + ["--overwrite", "--thumbnail"]).code == 0)
            let nowhere = await home.run(
                ["wish", "photo", "save", "Lamp", home.path + "/no/where.jpg"])
            #expect(nowhere.code == 2 && nowhere.explanation.contains("/no/where.jpg"))
        }
        let asked = node.asked.compactMap { $0.operation as? ShowPhoto }
        #expect(asked.map(\.number) == [2, 2, 2, 1])
        #expect(asked.map(\.thumbnail) == [false, false, true, false])
    }

    @Test("Photos are moved, named and, after asking, removed")
    func order() async throws {
        let node = node()
        try await node.serve { home in
            #expect(await home.run(["wish", "photo", "move", "Lamp", "2", "--to", "1"]).code == 0)
            #expect(await home.run(["wish", "photo", "caption", "Lamp", "1", ""]).code == 0)
            #expect(await home.run(["wish", "photo", "remove", "Lamp", "2"]).code == 2)
            #expect(
                await home.run(["wish", "photo", "remove", "Lamp", "2"], typed: ["n"]).code == 1)
            #expect(await home.run(["wish", "photo", "remove", "Lamp", "2", "--yes"]).code == 0)
        }
        #expect(
            node.paths == [
                "items/show", "items/photos/move", "items/show", "items/photos/caption",
                "items/show", "items/photos/remove",
            ])
        // By what they are, so that a second request removes nothing else.
        #expect(node.asked.compactMap { ($0.operation as? RemovePhoto)?.hash } == ["22"])
        #expect(node.asked.compactMap { ($0.operation as? CaptionPhoto)?.hash } == ["11"])
    }

    @Test("There are not more captions than photos")
    func captions() async throws {
        let outcome = await (try TestHome()).run(
            ["wish", "add", "Lamp", "--photo", "a.jpg", "--caption", "1", "--caption", "2"])
        #expect(outcome.code == 2)
        #expect(outcome.explanation.contains("A caption belongs to a photo"))
    }
}
