import FoundationEssentials
import Glibc
import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Photos out of a node and into one")
struct PhotoExchangeTests {
    private static let mark: [UInt8] = [0xFF, 0xD8, 0xFF]

    private static func export(isHere: Bool = true) -> ExportInfo {
        ExportInfo(
            exportedAt: "2027-05-31T12:00:00Z", member: "Cousin",
            lists: [
                ExportedList(
                    id: "11aa", title: "Birthday", owner: "Cousin", role: .owner,
                    items: [
                        ExportedItem(
                            id: "01", name: "../Lamp",
                            photos: [
                                ExportedPhoto(caption: "Front", mediaType: "image/jpeg"),
                                ExportedPhoto(
                                    mediaType: "image/webp", isHere: isHere ? nil : false),
                            ])
                    ])
            ])
    }

    /// A node whose photos say which they are.
    private static func node(isHere: Bool = true) -> FakeNode {
        FakeNode { try answer($0, isHere: isHere) }
    }

    private static func answer(
        _ asked: FakeNode.Asked, isHere: Bool = true
    ) throws -> any Sendable {
        switch asked.operation {
        case is ConfirmCaller: Done()
        case is ExportLists: export(isHere: isHere)
        case let show as ShowPhoto:
            PhotoContent(
                octets: mark + "\(show.item) \(show.number ?? 0) \(show.thumbnail)".utf8,
                mediaType: "image/jpeg", pieces: 1, piecesHere: 1)
        case let imported as ImportWishes:
            imported.lists.map { list in
                ImportedListInfo(
                    title: list.title ?? "Tray", isNew: true,
                    wishes: list.wishes.map { wish in
                        ImportedWishInfo(
                            line: wish.line, outcome: .added, name: wish.name,
                            path: imported.isPreview ? nil : "11aa/\(wish.line)",
                            photos: wish.photos)
                    })
            }
        case let save as SaveWishWithPhotos:
            ItemInfo(
                id: "01", name: save.request.edit?.wish ?? "", list: "Birthday",
                listID: "11aa", owner: "Cousin")
        default: try Household.answer(asked)
        }
    }

    private func octets(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }

    @Test("Photos are written beside the file that names them, and never over others unasked")
    func exports() async throws {
        try await Self.node().serve { home in
            let (file, folder) = (home.path + "/out.json", home.path + "/photos")
            let done = await home.run(["export", "--output", file, "--photos", folder])
            #expect(done.code == 0, "\(done)")
            #expect(done.explanation.contains("Photos in \(folder): 2."))
            #expect(octets(folder + "/lamp-1.jpg") == Self.mark + "11aa/01 1 false".utf8)
            #expect(octets(folder + "/lamp-2.webp") == Self.mark + "11aa/01 2 false".utf8)
            let json = try String(contentsOfFile: file, encoding: .utf8)
            #expect(json.contains("\"photos/lamp-1.jpg\"") && json.contains("\"Front\""))

            // One file is in the way: nothing is written, the other's place included.
            try FileManager.default.removeItem(atPath: folder + "/lamp-1.jpg")
            let refused = await home.run(
                ["export", "--output", home.path + "/new.json", "--photos", folder])
            #expect(refused.code == 2 && refused.explanation.contains("lamp-2.webp is there"))
            #expect(octets(folder + "/lamp-1.jpg") == nil)
            #expect(octets(home.path + "/new.json") == nil)

            // Replacing takes a link away, and leaves alone what it leads to.
            let other = try home.file("other.txt", "mine")
            #expect(symlink(other, folder + "/lamp-1.jpg") == 0)
            let forced = await home.run(
                ["export", "--output", file, "--photos", folder, "--force"])
            #expect(forced.code == 0)
            #expect(octets(other) == Array("mine".utf8))
            #expect(octets(folder + "/lamp-1.jpg") == Self.mark + "11aa/01 1 false".utf8)

            let elsewhere = await home.run(
                ["export", "--output", folder + "/in.json", "--photos", home.path + "/far"])
            #expect(elsewhere.explanation.contains("--photos \(home.path)/far"))
            let far = try String(contentsOfFile: folder + "/in.json", encoding: .utf8)
            #expect(far.contains("\"file\" : \"lamp-1.jpg\""))
        }
    }

    @Test("A photo that has not come is told and left out; a page shows small ones in itself")
    func missing() async throws {
        try await Self.node(isHere: false).serve { home in
            let folder = home.path + "/photos"
            let done = await home.run(["export", "--photos", folder])
            #expect(done.code == 0)
            #expect(done.explanation.contains("1 photo has not come yet and is left out."))
            #expect(octets(folder + "/lamp-2.webp") == nil)
            let page = await home.run(["export", "--format", "html"])
            let small = Data(Self.mark + "11aa/01 1 true".utf8).base64EncodedString()
            #expect(page.output.contains("src=\"data:image/jpeg;base64,\(small)\" alt=\"Front\""))
        }
    }

    @Test("What a hostile file names outside of its folder is never read")
    func hostile() async throws {
        let node = Self.node()
        try await node.serve { home in
            let folder = home.path + "/got"
            mkdir(folder, 0o700)
            mkdir(folder + "/deep", 0o700)
            func write(_ name: String, _ text: String) throws {
                try Data(Self.mark + text.utf8).write(to: URL(filePath: home.path + "/" + name))
            }
            try write("secret.jpg", "secret")
            try write("got/good.jpg", "good")
            try write("got/deep/low.jpg", "low")
            try write("got/moved.jpg", "moved")
            _ = try home.file("got/text.jpg", "no photo")
            #expect(symlink("../secret.jpg", folder + "/link.jpg") == 0)
            #expect(symlink("..", folder + "/up") == 0)
            #expect(mkfifo(folder + "/pipe.jpg", 0o600) == 0)
            let file = try home.file(
                "got/wishes.json",
                """
                [{"name": "Lamp", "photos": ["../secret.jpg", "\(home.path)/secret.jpg",
                  "link.jpg", "up/secret.jpg", "pipe.jpg", "deep", "text.jpg", "gone.jpg",
                  {"file": "good.jpg", "caption": "Good"}, "deep/low.jpg", "away/moved.jpg"]}]
                """)
            let done = await home.run(["import", file, "--yes"])
            #expect(done.code == 0, "\(done)")
            #expect(done.output.contains("3 photos are added."))
            #expect(done.explanation.contains("“../secret.jpg” is no file in the folder"))
            for name in ["link.jpg", "up/secret.jpg", "pipe.jpg", "deep", "gone.jpg"] {
                #expect(done.explanation.contains("the photo “\(name)” is not there"))
            }
            #expect(done.explanation.contains("“text.jpg” is no photo or sound"))
            // From somewhere else the folder is named.
            let moved = try home.file("wishes.csv", "name;photos\nLamp;good.jpg, gone.jpg\n")
            let named = await home.run(["import", moved, "--photos", folder, "--yes"])
            #expect(named.output.contains("1 photo is added."), "\(named)")
        }
        let saved = node.asked.compactMap { $0.operation as? SaveWishWithPhotos }
        #expect(saved.map { $0.request.edit?.wish } == ["11aa/1", "11aa/2"])
        #expect(
            saved.first?.photos.map { $0.octets.suffix(3) }
                == ["ood", "low", "ved"].map {
                    ArraySlice($0.utf8)
                })
        #expect(saved.first?.photos.map(\.caption) == ["Good", nil, nil])
    }

    @Test(
        "A photo is found by its name in another Unicode form or case, where only one can be meant")
    func otherForms() async throws {
        let node = Self.node()
        let (composed, decomposed) = ("Gr\u{FC}ne Lampe.jpg", "Gru\u{308}ne Lampe.jpg")
        let hangul = ("\u{AC00}\u{AC01}.jpg", "\u{1100}\u{1161}\u{1100}\u{1161}\u{11A8}.jpg")
        try await node.serve { home in
            let folder = home.path + "/got"
            for name in ["", "/Fo\u{308}ton", "/Both", "/two"] { mkdir(folder + name, 0o700) }
            func write(_ name: String, _ text: String) throws {
                let file = open(folder + "/" + name, O_WRONLY | O_CREAT | O_EXCL, 0o600)
                try #require(file >= 0)
                let octets = Self.mark + text.utf8
                #expect(Glibc.write(file, octets, octets.count) == octets.count)
                close(file)
            }
            try write(decomposed, "lamp")
            try write("Bl\u{E5} mugg.JPG", "mug")
            try write("Fo\u{308}ton/e\u{301}.Jpeg", "deep")
            try write(hangul.1, "hangul")
            try write("two/\u{E9}.jpg", "composed")
            try write("two/e\u{301}.jpg", "decomposed")
            try write("Both/a.jpg", "small")
            try write("Both/A.JPG", "large")
            try write("Both/\u{E9}.jpg", "one")
            try write("Both/e\u{301}.jpg", "other")
            try write("moved.PNG", "moved")
            #expect(symlink("../secret.jpg", folder + "/Link.JPG") == 0)
            #expect(symlink("..", folder + "/Up") == 0)
            _ = try home.file("secret.jpg", "secret")
            _ = try home.file("SECRET.JPG", "secret")
            let found = [
                composed, decomposed, "bl\u{E5} mugg.jpg", "photos\\Bla\u{30A} mugg.JPG",
                "f\u{F6}ton/\u{C9}.JPEG", hangul.0, "two/\u{E9}.jpg", "two/e\u{301}.jpg",
                "both/a.jpg", "BOTH/A.JPG", "away/Moved.png",
            ]
            let lost = [
                "both/A.jpg", "both/E\u{301}.jpg", "link.jpg", "up/secret.jpg", "Up/secret.jpg",
                "gone.jpg", "f\u{F6}ton", "grune lampe.jpg",
            ]
            let names = (found + lost).map { "\"\($0.replacing("\\", with: "\\\\"))\"" }
            let file = try home.file(
                "got/wishes.json",
                "[{\"name\": \"Lamp\", \"photos\": [\(names.joined(separator: ", "))]}]")
            let done = await home.run(["import", file, "--yes"])
            #expect(done.code == 0, "\(done)")
            for name in lost {
                #expect(done.explanation.contains("the photo “\(name)” is not there"), "\(name)")
            }
            #expect(done.output.contains("\(found.count) photos are added."), "\(done)")
        }
        let saved = node.asked.compactMap { $0.operation as? SaveWishWithPhotos }
        #expect(
            saved.flatMap(\.photos).map { photo in
                String(decoding: photo.octets.drop { $0 > 0x7F }, as: UTF8.self)
            }
                == [
                    "lamp", "lamp", "mug", "mug", "deep", "hangul", "composed", "decomposed",
                    "small", "large", "moved",
                ])
    }

    @Test("Photos are asked about when they are all that is new")
    func onlyPhotos() async throws {
        let node = FakeNode { asked in
            guard let imported = asked.operation as? ImportWishes else {
                return try Self.answer(asked)
            }
            return [
                ImportedListInfo(
                    title: "Birthday", isNew: false,
                    wishes: [
                        ImportedWishInfo(
                            line: 1, outcome: .known, name: "Lamp",
                            path: imported.isPreview ? nil : "11aa/01",
                            photos: [ImportedPhoto(file: "lamp.jpg")])
                    ])
            ]
        }
        try await node.serve { home in
            try Data(Self.mark).write(to: URL(filePath: home.path + "/lamp.jpg"))
            let file = try home.file("wishes.json", #"[{"name": "Lamp", "photos": ["lamp.jpg"]}]"#)
            let refused = await home.run(["import", file], typed: ["n"])
            #expect(refused.code == 1 && refused.explanation.contains("Add 1 photo?"))
            let done = await home.run(["import", file], typed: ["y"])
            #expect(done.code == 0 && done.output.hasSuffix("1 photo is added.\n"), "\(done)")
        }
    }
}
