import HearthAPI
import HearthLists
import HearthWire
import Testing

@testable import HearthExchange

private func read(
    _ text: String, as path: String = "a.md"
) throws -> (format: NoteFormat?, reading: NoteReading) {
    try NoteFormat.read(path: path, octets: Array(text.utf8))
}

@Suite("What a file of notes is")
struct NoteFormatTests {
    static let formats: [(text: String, path: String, format: NoteFormat?)] = [
        (#"{"textContent":"a"}"#, "a.json", .keep), (#"{"textContent":"a"}"#, "a.txt", .keep),
        (#"{"listContent":[]}"#, "a", .keep), ("\u{FEFF} {\"textContent\":\"a\"}", "a.md", .keep),
        (#"{"activeNotes":[],"trashedNotes":[]}"#, "x/notes.json", .simplenote),
        ("{}", "a.json", nil), ("[1]", "a.md", nil), (#"{"lists":[]}"#, "backup.txt", nil),
        (#"[{"title":"A","content":"b"}]"#, "backup.json", nil),
        ("[ ] Milk", "a.md", .markdown), ("[Roof](a.jpg)", "a.txt", .markdown),
        ("{ not JSON", "a.md", .markdown), ("Words", "a", .markdown), ("", "a.txt", .markdown),
        ("{\\rtf1 Words}", "a.txt", nil), ("BEGIN:VCALENDAR\nVERSION:2.0", "a.txt", nil),
        ("From: the roof\nSubject: tiles\nTo: do\n\nCall", "a.md", .markdown),
    ]

    @Test("It is told by what is in it, and JSON of another shape is no note", arguments: formats)
    func format(text: String, path: String, format: NoteFormat?) throws {
        let (found, reading) = try read(text, as: path)
        #expect(found == format)
        if format == nil {
            #expect(reading.notes.isEmpty && reading.remarks.count == 1)
        }
    }

    @Test("What is called JSON and is none is refused")
    func noJSON() {
        #expect(throws: ImportError.malformed(.json)) { try read("Words", as: "a.json") }
    }

    @Test("Simplenote's notes have their tags, times, bin and boxes")
    func simplenote() throws {
        let (_, reading) = try read(
            #"""
            {"activeNotes": [
              {"content": "Soup\r\n\r\nfour carrots", "tags": ["cooking", " winter ", ""],
               "creationDate": "2021-01-11T19:10:25.000Z", "lastModified": "2023-01-05T14:51:08.250Z",
               "pinned": true},
              {"content": " \n"}, {"content": "To buy\n- [ ] oats\n- [x] tea"}, {"content": "- [ ] alone"}],
             "trashedNotes": [{"content": "Old"}]}
            """#, as: "source/notes.json")
        #expect(
            reading.notes == [
                NoteFile(
                    text: "Soup\n\nfour carrots", tags: ["cooking", "winter"], isPinned: true,
                    added: WallTime(milliseconds: 1_610_392_225_000),
                    edited: WallTime(milliseconds: 1_672_930_268_250)),
                NoteFile(title: "To buy", text: "- [ ] oats\n- [x] tea", isChecklist: true),
                NoteFile(text: "- [ ] alone"), NoteFile(text: "Old", isBinned: true),
            ])
        #expect(reading.remarks == [.ofNote(2, .nothing)])
        let paths = ["x/source/notes.json", "x/Soup.txt", "x/trash/Old.txt", "x/b/c.txt", "a.txt"]
        let folder = try NoteFolder(paths: paths)
        #expect(folder.copies(of: paths[0], .simplenote) == ["x/Soup.txt", "x/trash/Old.txt"])
        #expect(folder.copies(of: paths[0], .keep) == [])
    }

    static let tags: [(text: String, tags: [String])] = [
        ("---\ntags: [\"#red\",\"#blue\"]\n---\nx", ["red", "blue"]),
        ("---\ntags: '#red #blue'\n---\nx", ["red", "blue"]),
        ("---\ntags: red blue\n---\nx", ["red", "blue"]),
        ("---\ntags: red, light blue\n---\nx", ["red", "light blue"]),
        ("---\ntags:\n  - light blue\n  - '#red'\n---\nx", ["light blue", "red"]),
        (
            "Words #red and #work/roof.\n#two words# #3 #a1\n",
            ["red", "work/roof", "two words", "a1"]
        ),
        ("# Roof\nx#y http://a.example/#b `#c` ## d\n```\n#e\n```\n#f-g", ["f-g"]),
        ("---\ntitle: A\n---\n#red", []), ("---\ntags: [red]\n---\n#red #blue", ["red", "blue"]),
    ]

    @Test("Tags are read with and without their sign, as words and between words", arguments: tags)
    func tagged(text: String, expected: [String]) throws {
        #expect(try read(text, as: "Cabin/a.md").reading.notes.map(\.tags) == [expected])
    }

    @Test("Hearth's own tags are read as they were, whatever they begin with")
    func signs() throws {
        let note = NoteFile(title: "A", text: "#b", tags: ["#a", "##", "a #b", "c"])
        let file = try #require(MarkdownNotes.write([note]).first)
        #expect(try read(file.text, as: file.path).reading.notes == [note])
    }

    @Test("Words of broken front matter stay in the text")
    func broken() throws {
        let (_, reading) = try read("---\ntitle: \"open\ntags: [a, b\nlist: {x: y}\n---\nMine.")
        #expect(reading.notes.map(\.text) == ["title: \"open\ntags: [a, b\nlist: {x: y}\n\nMine."])
        #expect(reading.remarks == ["title", "tags", "list"].map { .unread(key: $0) })
    }

    @Test("Folders in folders are the list's name; linked documents are told")
    func folders() throws {
        let (_, reading) = try read(
            "[the plan](../plan.pdf) [other](b.md) ![](../a.jpg) [w](https://a.example/c.pdf)",
            as: "House/Roof/a.md")
        #expect(reading.notes.map(\.list) == ["House/Roof"])
        #expect(reading.remarks == [.otherFile("../plan.pdf")])
    }

    @Test("The text of a checklist is read as it was written")
    func checklist() {
        let entries = [
            ChecklistText.Entry(line: ChecklistLine(text: "Milk", isDone: true)),
            ChecklistText.Entry(
                line: ChecklistLine(text: "Call", isDone: false),
                text: "them\n\n- [ ] soon\n\\- [x] now\n  or later"),
            ChecklistText.Entry(line: ChecklistLine(text: "[ ] x", isDone: false)),
        ]
        #expect(ChecklistText.entries(of: ChecklistText.text(of: entries)) == entries)
        let nested = ChecklistText.entries(of: "- [ ] a\n  - [x] b\n\nc\n")
        #expect(nested.map(\.line.text) == ["a", "b", "c"])
        #expect(nested.map(\.line.isDone) == [false, true, false])
    }
}

@Suite("Where notes go")
struct NotesTargetsTests {
    private func targets(
        _ notes: [NoteFile], to list: String? = nil, time: WallTime? = nil
    ) -> NotesTargets {
        let fitted = notes.flatMap { $0.fitted().notes }
        return NotesTargets(
            fitted.map { NotesTargets.Entry(place: "x/Some file.md", note: $0, fileTime: time) },
            to: list, words: .init(note: "Note", checklist: "Checklist"))
    }

    @Test("Each to its list; a checklist is one of its own, and an empty list is one")
    func lists() {
        let notes = [
            NoteFile(title: "A", list: "Cabin"), NoteFile(title: "B"),
            NoteFile(title: "Cabin", text: "- [ ] a", isChecklist: true),
            NoteFile(title: "C", list: "Cabin"), NoteFile(list: "Bare", isListAlone: true),
            NoteFile(title: "No lines", isChecklist: true),
            NoteFile(title: "Gone", text: "- [ ] a", isBinned: true, isChecklist: true),
        ]
        let split = targets(notes)
        #expect(split.lists.map(\.title) == ["Cabin", nil, "Cabin", "Bare", "No lines"])
        #expect(
            split.lists.map { $0.wishes.map(\.name) } == [
                ["A", "C"], ["B", "Gone"], ["a"], [], [],
            ])
        #expect(split.lists.map { $0.settings != nil } == [false, false, true, false, true])
        #expect(split.bare.map(\.title) == ["Bare", "No lines"])
        #expect(split.lines == [0, 1, 2, 3, 6])
        let named = targets(notes, to: "Mine")
        #expect(named.named?.wishes.map(\.name) == ["A", "B", "C", "Gone"])
        #expect(named.lists.map(\.title) == ["Cabin", "Bare", "No lines"])
    }

    @Test("A long line is cut at a word and stands whole in its text; one without words is none")
    func lines() {
        let long = String(repeating: "word ", count: 80) + "end"
        let made = targets([
            NoteFile(
                title: "L", text: "- [ ] \n- [x] \u{200B}\n- [ ] \(long)\n- [x] b\n    more",
                tags: ["t"],
                isChecklist: true)
        ])
        let wishes = made.lists[0].wishes
        #expect(wishes.count == 2 && wishes[0].fields.notes == long)
        #expect(wishes[0].name.hasSuffix("word…") && wishes[0].name.count <= 200)
        #expect(wishes[1].name == "b" && wishes[1].fields.notes == "more")
        #expect(wishes.allSatisfy { $0.fields.tags == ["t"] })
        #expect(Set(wishes.map(\.id)).count == 2 && made.remarks.isEmpty)
    }

    @Test("The file's time counts where nothing else says one, and changes no id")
    func times() {
        let said = NoteFile(title: "A", added: WallTime(seconds: 5), edited: WallTime(seconds: 7))
        let notes = [said, NoteFile(title: "B")]
        let made = [nil, WallTime(seconds: 9)].map { targets(notes, time: $0).lists[0].wishes }
        #expect(made[0].map(\.id) == made[1].map(\.id))
        #expect(made[1].map(\.added) == ["1970-01-01T00:00:05Z", "1970-01-01T00:00:09Z"])
        #expect(made[1].map(\.edited) == ["1970-01-01T00:00:07Z", "1970-01-01T00:00:09Z"])
        #expect(made[0].map(\.added) == ["1970-01-01T00:00:05Z", nil])
    }
}
