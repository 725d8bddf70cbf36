import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Tags on the command line")
struct TypedTagTests {
    @Test(
        "A list with commas is several tags, with the sign before each or without",
        arguments: [
            ("house", ["house"]), ("house,roof", ["house", "roof"]),
            (" house , #roof,, ", ["house", "roof"]), ("#house", ["house"]), ("# house", ["house"]),
            ("two words, C#", ["two words", "C#"]), ("", []), ("#", []), (",", []),
            ("åäö,日本", ["åäö", "日本"]),
        ])
    func list(typed: String, tags: [String]) {
        #expect(TypedTags(argument: typed).tags == tags)
    }

    private static let more: [([String], [String]?)] = [
        (["--tag", "attic"], ["home", "light", "attic"]),
        (["--tag", "attic,#Light", "--tag", "attic"], ["home", "light", "attic"]),
        (["--tags", "attic,cellar"], ["attic", "cellar"]),
        (["--tags", "attic", "--tag", "cellar"], ["attic", "cellar"]), (["--tags", ""], []),
        (["--clear", "tags"], []), (["--quantity", "2"], nil),
    ]

    @Test("On a wish, one option adds and the other replaces", arguments: more)
    func ofWish(options: [String], tags: [String]?) async throws {
        let node = FakeNode { asked in
            switch asked.operation {
            case is ShowItem: ShownItem.plain(Household.lamp)
            default: try Household.answer(asked)
            }
        }
        try await node.serve { home in
            let edited = await home.run(["wish", "edit", "Birthday/Lamp"] + options)
            #expect(edited.code == 0, "\(edited)")
        }
        let edit = try #require(node.asked.last?.operation as? EditWish)
        #expect(edit.fields.tags == tags && edit.wish == "Birthday/Lamp")
    }

    @Test(
        "On a note, they do the same",
        arguments: more.filter { !["--clear", "--quantity"].contains($0.0[0]) })
    func ofNote(options: [String], tags: [String]?) async throws {
        let list = ListInfo(
            id: "11aa", title: "Notes", owner: "Cousin", isOwn: true, role: .owner, kind: "notes",
            isTray: true, isArchived: false, items: 1, readers: 0, state: .open)
        let node = FakeNode { asked in
            switch asked.operation {
            case is ShowNote: NoteShown(note: Household.lamp, list: list)
            case is EditNote: NoteSaved(note: Household.lamp)
            case is AddNote: Household.lamp
            case is ShowNotes: NotesShown(notes: [], total: 0, tags: [])
            default: throw HearthError(.internalError)
            }
        }
        try await node.serve { home in
            let edited = await home.run(["note", "edit", "Lamp"] + options)
            #expect(edited.code == 0, "\(edited)")
            #expect((node.asked.last?.operation as? EditNote)?.tags == tags)
            let added = await home.run(["note", "add", "Lamp"] + options)
            #expect(added.code == 0, "\(added)")
            let new = Set(tags ?? []).subtracting(["home"])
            let given = try #require((node.asked.last?.operation as? AddNote)?.tags)
            #expect(Set(given.map { $0.lowercased() }).isSubset(of: new.union(["light"])))
            _ = await home.run(["note", "list", "--tag", "house,#roof", "--tag", "old"])
            let asked = node.asked.last?.operation as? ShowNotes
            #expect(asked?.tags == "house\nroof\nold")
        }
    }

    @Test("A new wish has all that are given, and a list shows what has all of several")
    func others() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            _ = await home.run(
                ["wish", "add", "Lamp", "--tag", "home,light", "--tag", "#Home", "--tags", "old"])
            #expect(
                (node.asked.last?.operation as? AddWish)?.fields.tags == ["old", "home", "light"])
            _ = await home.run(["list", "show", "Birthday", "--tag", "home,#light"])
            #expect(
                node.asked.compactMap { ($0.operation as? ShowList)?.tag }.last == "home\nlight")
            _ = await home.run(["tags", "rename", "#huose", "--to", "#house"])
            let renamed = node.asked.last?.operation as? RenameTag
            #expect(renamed?.tag == "huose" && renamed?.to == "house")
        }
    }
}
