import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Notes on several lists")
struct ManyNotesTests {
    private let world: World
    private let home: SimulatedNode

    init() throws {
        world = World.quick(seed: 31)
        home = try world.add(household: "House", member: "Owner")
        for title in ["Cabin", "Garden"] { try world.perform(NewNotesList(title: title), on: home) }
        try world.perform(NewNotesList(title: "Shopping", isChecklist: true), on: home)
        for line in ["Milk", "Bread", "Salt"] {
            try world.perform(AddLine(list: "Shopping", name: line), on: home)
        }
        let notes: [(list: String?, name: String, tags: [String], day: Int)] = [
            (nil, "Delta", ["Home"], 1), ("Cabin", "alfa", ["håla", "home", "HOME"], 4),
            ("Cabin", "Bravo", ["Hala"], 3), ("Garden", "Charlie", [], 2),
        ]
        for note in notes {
            try world.perform(
                AddNote(
                    list: note.list, name: note.name, text: "Écrit by \(note.name)",
                    tags: note.tags, added: "2026-05-0\(note.day)T10:00:00Z",
                    edited: "2026-06-0\(5 - note.day)T10:00:00Z"), on: home)
        }
    }

    private func names(_ search: ShowNotes) throws -> [String] {
        try world.perform(search, on: home).notes.map(\.name)
    }

    @Test(
        "They are shown in the order that is asked for, those that are pinned first, a part at a time"
    )
    func order() throws {
        #expect(try names(ShowNotes()) == ["Delta", "Charlie", "Bravo", "alfa"])
        #expect(try names(ShowNotes(sort: "added")) == ["alfa", "Bravo", "Charlie", "Delta"])
        #expect(try names(ShowNotes(sort: "name")) == ["alfa", "Bravo", "Charlie", "Delta"])
        try world.perform(EditNote(note: "Garden/Charlie", isPinned: true), on: home)
        let part = try world.perform(ShowNotes(sort: "name", from: 0, count: 3), on: home)
        #expect(part.notes.map(\.name) == ["Charlie", "alfa", "Bravo"] && part.total == 4)
        #expect(part.notes.map(\.list) == ["Garden", "Cabin", "Cabin"])
        #expect(try names(ShowNotes(sort: "name", from: 3, count: 3)) == ["Delta"])
        #expect(try names(ShowNotes(from: 9)).isEmpty)
        #expect(throws: HearthError.self) { try names(ShowNotes(sort: "price")) }
    }

    @Test(
        "A tag is counted once on each note, however it is written, and looked for in the same way")
    func tags() throws {
        try world.perform(BinNotes(notes: ["Garden/Charlie"]), on: home)
        let counts = try world.perform(ShowTags(), on: home).tags
        #expect(counts.map(\.notes) == [2, 2])
        #expect(Set(counts.map { $0.tag.lowercased() }).isSubset(of: ["home", "håla", "hala"]))
        #expect(try world.perform(ShowNotes(), on: home).tags == counts)
        let found = try world.perform(ShowTags(text: "HAL", from: 0, count: 1), on: home)
        #expect(found.tags.map(\.notes) == [2] && found.total == 1)
        let rest = try world.perform(ShowTags(from: 1, count: 0), on: home)
        #expect(rest.tags == [counts[1]] && rest.total == 2)
        #expect(try names(ShowNotes(tags: ["HÅLA"])) == ["Bravo", "alfa"])
        #expect(try names(ShowNotes(tags: ["hala", "home"])) == ["alfa"])
        #expect(try names(ShowNotes(text: "ecrit BRAVO")) == ["Bravo"])
        #expect(try names(ShowNotes(text: "milk")) == ["Milk"])
    }

    @Test("Checklists are told apart from other lists, with how many lines are to do")
    func checklists() throws {
        func shown() throws -> [String] {
            try world.perform(ListLists(), on: home).compactMap { list in
                list.linesToDo.map { "\(list.title ?? "") \($0)" }
            }
        }
        #expect(try shown() == ["Shopping 3"])
        try world.perform(CheckLines(lines: ["Shopping/Milk"], isDone: true), on: home)
        try world.perform(BinNotes(notes: ["Shopping/Salt"]), on: home)
        #expect(try shown() == ["Shopping 1"])
        try world.perform(EditList(list: "Shopping", archived: true), on: home)
        let info = try #require(
            try world.perform(ListLists(), on: home).first { $0.isChecklist })
        #expect(info.isArchived && info.linesToDo == 1)
        try world.perform(SetChecklist(list: "Shopping", isOn: false), on: home)
        #expect(try shown().isEmpty)
    }
}
