import Foundation
import HearthAPI
import HearthTestPictures
import Testing

/// What other programs write, brought in by command.
@Suite("Notes of other programs")
struct NotesImportTests {
    private func notes(_ home: TestHome, _ words: String...) async throws -> [ItemInfo] {
        let said = try await home.does(["note", "list"] + words + ["--json"])
        return try JSONDecoder().decode(NotesShown.self, from: Data(said.utf8)).notes
    }

    private static let keep: [(name: String, content: String)] = [
        (
            "Shopping.json",
            #"{"title":"Shopping","labels":[{"name":"Food"}],"isPinned":true,"listContent":["#
                + #"{"text":"Milk"},{"text":"","isChecked":false},{"text":"\u200B"},{"text":"Milk","isChecked":true},"#
                + #"{"text":"\#(String(repeating: "word ", count: 60))"}]}"#
        ),
        (
            "Roof.json",
            #"{"title":"Roof","textContent":"Call","color":"RED","createdTimestampUsec":1682064600000000,"#
                + #""userEditedTimestampUsec":1682064671234000,"attachments":[{"filePath":"roof.png"},"#
                + #"{"filePath":"gone.png"}]}"#
        ),
        (
            "Bin.json",
            #"{"title":"Bin","textContent":"Old","isTrashed":true,"userEditedTimestampUsec":1682064671234000}"#
        ),
        ("Broken.json", "{"), ("Other.json", #"{"a": 1}"#),
    ]

    private static let picture = PNGFile(
        width: 1, height: 1, depth: 8, colourType: 2, rows: [[255, 0, 0]]
    ).octets

    @Test(
        "A takeout comes as a zip file, what does not fit is named, and the same folder brings nothing more"
    )
    func takeout() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let keep = world.folder + "/Takeout/Keep"
            try FileManager.default.createDirectory(
                atPath: keep, withIntermediateDirectories: true)
            var zip = ZipFile([
                .init(name: Array("Takeout/Keep/roof.png".utf8), content: Self.picture)
            ])
            for (name, content) in Self.keep {
                zip.entries.append(.init("Takeout/Keep/" + name, content))
                try Data(content.utf8).write(to: URL(fileURLWithPath: "\(keep)/\(name)"))
            }
            try Data(Self.picture).write(to: URL(fileURLWithPath: "\(keep)/roof.png"))
            let file = world.folder + "/takeout-20260101.zip"
            try Data(zip.octets).write(to: URL(fileURLWithPath: file))

            let first = try await owner.run(["note", "import", file, "--yes"])
            #expect(
                first.exitCode == 0 && first.output.contains("3 notes are imported"), "\(first)")
            for named in [
                "Broken.json", "Other.json: It is JSON", "gone.png", "Roof.json: Its colour",
                "Shopping.json: It was pinned",
            ] {
                #expect(first.errors.contains(named), "\(named): \(first.errors)")
            }
            let list = try await owner.ask(
                ChecklistShown.self, "note", "clear", "Shopping", "--undo")
            #expect(list.open.count == 2 && list.done.map(\.name) == ["Milk"])
            #expect(list.open.contains { $0.name.hasSuffix("word…") && $0.name.count <= 200 })
            #expect((list.open + list.done).allSatisfy { $0.tags == ["Food"] })
            #expect(list.open.contains { $0.notes?.count == 299 })
            let roof = try #require(try await notes(owner).first)
            #expect(roof.name == "Roof" && roof.photos.count == 1)
            #expect(roof.note?.edited == "2023-04-21T08:11:11Z")
            let bin = try #require(try await notes(owner, "--bin").first)
            #expect(bin.name == "Bin" && bin.note?.edited == "2023-04-21T08:11:11Z")

            for path in [file, world.folder + "/Takeout"] {
                let again = try await owner.does("note", "import", path, "--yes")
                #expect(
                    again.contains("3 notes were there") && !again.contains("imported"),
                    "\(again)")
            }
            let one = world.folder + "/note"
            try Data(#"{"textContent":"Alone","title":""}"#.utf8).write(
                to: URL(fileURLWithPath: one))
            #expect(try await owner.does("note", "import", one, "--yes").contains("1 note is"))
            let broken = world.folder + "/broken.zip"
            try Data(zip.octets.dropLast(40)).write(to: URL(fileURLWithPath: broken))
            let refused = try await owner.run(["note", "import", broken, "--yes"])
            #expect(
                refused.exitCode != 0 && refused.errors.contains("no zip file that can be read"))
        }
    }

    @Test("Names that are no UTF-8 are read, and folders in folders are in the name of the list")
    func names() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let folder = world.folder + "/vault"
            try FileManager.default.createDirectory(
                atPath: folder + "/House/Roof", withIntermediateDirectories: true)
            let name =
                (folder + "/House/Roof/").utf8CString.dropLast() + [0x63, -23, 0x2E, 0x6D, 0x64, 0]
            let file = open(Array(name), O_WRONLY | O_CREAT, 0o600)
            #expect(file >= 0 && write(file, "#tiles red", 10) == 10)
            close(file)
            #expect(try await owner.does("note", "import", folder, "--yes").contains("1 note is"))
            let note = try #require(try await notes(owner).first)
            #expect(note.list == "House/Roof" && note.name == "cé" && note.tags == ["tiles"])
            #expect(note.note?.edited != nil)
        }
    }
}
