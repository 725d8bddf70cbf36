import Foundation
import HearthAPI
import HearthTestPictures
import Testing

@Suite("Notes on the command line")
struct NoteFilesTests {
    private func notes(_ home: TestHome, _ words: String...) async throws -> [ItemInfo] {
        let said = try await home.does(["note", "list"] + words + ["--json"])
        return try JSONDecoder().decode(NotesShown.self, from: Data(said.utf8)).notes
    }

    @Test("Notes go out as Markdown and come in again, equal; the same once more brings nothing")
    func files() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let picture = world.folder + "/roof.png"
            let png = PNGFile(
                width: 1, height: 1, depth: 8, colourType: 2, rows: [[255, 0, 0]])
            try Data(png.octets).write(to: URL(fileURLWithPath: picture))
            try await owner.does(
                "note", "add", "--title", "\"Roof\": ../x", "--tag", "house", "--pin", "--photo",
                picture, "--", "---\n# Roof\n- [ ] tiles")
            try await owner.does("note", "add", "Milk is out\nand bread")
            try await owner.does("note", "bin", "Milk is out")
            try await owner.does("note", "new-list", "Shopping", "--checklist")
            try await owner.does("note", "line", "Shopping", "Milk", "Åäö")
            try await owner.does("note", "check", "Shopping/Milk")
            let out = world.folder + "/out"
            try await owner.does("note", "export", out)
            let again = try await owner.run(["note", "export", out])
            #expect(again.exitCode == 2 && again.errors.contains("new folder"))

            let reader = try await world.household("Reader")
            for turn in 1...2 {
                let said = try await reader.does("note", "import", out, "--yes")
                #expect(said.contains(turn == 1 ? "3 notes are imported" : "already"), "\(said)")
            }
            func told(_ home: TestHome) async throws -> [[String]] {
                var told: [[String]] = []
                for note in try await notes(home) + notes(home, "--bin") {
                    told.append(
                        [
                            note.name, note.notes ?? "", note.list, note.added ?? "",
                            note.tags.joined(separator: ","), "\(note.photos.map(\.octets))",
                            "\(note.note?.isPinned == true) \(note.note?.binned != nil)",
                        ])
                }
                return told.sorted { $0[0] < $1[0] }
            }
            #expect(try await told(owner) == told(reader))
            let list = try await reader.ask(
                ChecklistShown.self, "note", "clear", "Shopping", "--undo")
            #expect(list.open.map(\.name) == ["Åäö"] && list.done.map(\.name) == ["Milk"])
        }
    }
}
