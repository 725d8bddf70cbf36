import Foundation
import HearthAPI
import HearthTestPictures
import Testing

@Suite("Photos from home to home")
struct PhotoTests {
    /// Noise from a camera that was held sideways, with its own notes.
    static func camera(width: Int = 900, height: Int = 600) -> Data {
        var noise = SystemRandomNumberGenerator()
        var file = PNGFile(width: width, height: height, depth: 8, colourType: 2)
        file.add("eXIf", Exif.tiff(orientation: 6))
        var rows: [UInt8] = []
        for _ in 0..<height {
            rows.append(0)
            for _ in 0..<width {
                let pixel = noise.next()
                rows += [
                    UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8),
                    UInt8(truncatingIfNeeded: pixel >> 16),
                ]
            }
        }
        file.add("IDAT", Deflate.stored(rows))
        return Data(file.octets)
    }

    /// Width and height as a JPEG's frame header has them.
    private static func size(ofJPEG file: Data) throws -> [Int] {
        let segments = JPEGFile(Array(file)).segments
        let frame = try #require(segments.first { [0xC0, 0xC2].contains($0.marker) }).content
        return [Int(frame[3]) << 8 | Int(frame[4]), Int(frame[1]) << 8 | Int(frame[2])]
    }

    @Test("A photo comes to a friend's home by itself, upright and without what the camera noted")
    func travels() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let original = world.folder + "/IMG_0001.png"
            let picture = Self.camera()
            #expect(Array(picture).contains(text: Exif.serialNumber))
            try picture.write(to: URL(fileURLWithPath: original))
            try await owner.does(
                "wish", "edit", "Birthday/Kettle", "--photo", original, "--caption", "In the shop")
            let own = try await owner.ask(
                [PhotoInfo].self, "wish", "photo", "list", "Birthday/Kettle")
            #expect(own.map { [$0.width, $0.height] } == [[600, 900]])
            #expect(own.first?.caption == "In the shop")

            for friend in [first, second] {
                // Nobody has looked at it there.
                try await eventually("the photo is at \(friend.name)'s") {
                    let photos = try await friend.ask(
                        [PhotoInfo].self, "wish", "photo", "list", "Owner/Birthday/Kettle")
                    return photos.first?.isHere == true && photos.first?.hasThumbnail == true
                }
            }
            // It is there without its owner.
            try await owner.stop()
            let saved = world.folder + "/saved.jpg"
            try await first.does("wish", "photo", "save", "Owner/Birthday/Kettle", saved)
            let small = world.folder + "/small.jpg"
            try await first.does(
                "wish", "photo", "save", "Owner/Birthday/Kettle", small, "--thumbnail")
            for (path, size) in [(saved, [600, 900]), (small, [320, 480])] {
                let file = try Data(contentsOf: URL(fileURLWithPath: path))
                #expect(try Self.size(ofJPEG: file) == size)
                #expect(JPEGFile(Array(file)).metadata.isEmpty)
                #expect(!Array(file).contains(text: Exif.serialNumber))
            }
            #expect(
                try await first.does("wish", "show", "Owner/Birthday/Kettle")
                    .contains("600 × 900"))
        }
    }

    @Test("When one of several photos is refused nothing is changed, and it is said which")
    func allOrNothing() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let pictures = try (0..<21).map { number in
                let path = world.folder + "/good\(number).png"
                try Self.camera(width: 90 + number, height: 60)
                    .write(to: URL(fileURLWithPath: path))
                return path
            }
            let good = pictures[0]
            let bad = try world.file("cat.jpg", "<html>not a cat</html>")
            let noted = try await owner.run(
                ["wish", "add", "Lamp", "--photo", good, bad, "--caption", "1", "--caption", "2"])
            #expect(noted.exitCode == 2)
            #expect(noted.errors.contains("“cat.jpg” is no picture"))
            #expect(try await owner.ask([GivenWish].self, "tray").isEmpty)

            try await owner.does("wish", "add", "Lamp", "--photo", good, pictures[1])
            let changed = try await owner.run(
                ["wish", "edit", "Lamp", "--price", "20 EUR", "--photo", good, bad])
            #expect(changed.exitCode == 2)
            let lamp = try await owner.ask(GivenWish.self, "wish", "show", "Lamp")
            #expect(lamp.price == nil && lamp.photos.count == 2)

            // More than fit: not even those that would.
            let over = try await owner.run(
                ["wish", "photo", "add", "Lamp"] + pictures.dropFirst(2))
            #expect(over.exitCode == 1, "\(over)")
            let after = try await owner.ask(GivenWish.self, "wish", "show", "Lamp")
            #expect(after.photos.count == 2)
        }
    }
}

extension [UInt8] {
    fileprivate func contains(text: String) -> Bool { contains(Array(text.utf8)) }
}
