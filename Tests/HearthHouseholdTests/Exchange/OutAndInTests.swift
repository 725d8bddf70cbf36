import HearthAPI
import HearthExchange
import HearthHousehold
import HearthLists
import HearthSimulation
import HearthTestHomes
import HearthTestValues
import HearthWire
import Testing

/// A home with lists of every kind, as nobody should write them.
private struct Scribe {
    private var dice: SeededGenerator
    private let world: World
    private let node: SimulatedNode
    private var titles: Set<String> = []

    init(seed: UInt64, in world: World, _ node: SimulatedNode) {
        dice = SeededGenerator(seed: seed)
        self.world = world
        self.node = node
    }

    private static let signs = [
        "Milk", "a", "Å", "e\u{301}", "🎁", "👨‍👩‍👧", "1", " ", "-", "- [ ] x", "[x](y.ogg)",
        "![](a.jpg)", "#tag", "# ",
        "\\", "\"", "'", ":", "=", ",", "/", "(2)", "---", "|", "true", "<b>", "&", "?", "*",
    ]

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &dice) < percent
    }

    private mutating func one<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &dice)]
    }

    private mutating func text(_ rule: TextRule, _ most: Int = 8) -> String {
        let signs = Self.signs + (rule.hasLines ? ["\n", "\n\n", "\t", "\n    "] : [])
        while true {
            let text = (0..<Int.random(in: 1...most, using: &dice)).map { _ in one(signs) }.joined()
            if let clean = try? rule.cleaned(text), !clean.isEmpty { return clean }
        }
    }

    private mutating func title() -> String {
        while true {
            let title = text(.name, 4)
            if titles.insert(title.lowercased()).inserted, !title.lowercased().contains("tray") {
                return title
            }
        }
    }

    private mutating func time() -> String {
        WallTime(milliseconds: Int64.random(in: 1...1_790_000_000_000, using: &dice)).exactText
    }

    mutating func fill() throws {
        try wishes(on: nil)
        try notes(on: nil)
        for _ in 0..<2 {
            try wishes(
                on: world.perform(
                    NewList(
                        title: title(), occasion: chance(50) ? "wedding" : nil,
                        date: chance(50) ? "2027-01-10" : nil,
                        notes: chance(50) ? text(.notes) : nil),
                    on: node
                ).id)
            try notes(on: world.perform(NewNotesList(title: title()), on: node).id)
            try lines(
                on: world.perform(NewNotesList(title: title(), isChecklist: true), on: node).id)
        }
        try world.perform(NewNotesList(title: title()), on: node)
        try world.perform(NewNotesList(title: title(), isChecklist: true), on: node)
        let empty = try world.perform(NewList(title: title()), on: node)
        try world.perform(EditList(list: empty.id, archived: true), on: node)
    }

    private mutating func wishes(on list: String?) throws {
        for number in 0..<Int.random(in: 0...4, using: &dice) {
            let made = try world.perform(
                AddWish(
                    list: list, name: "\(number) " + text(.name, 4),
                    fields: WishFields(
                        notes: chance(50) ? text(.notes) : nil,
                        price: chance(50) ? "1234.50 SEK" : nil,
                        quantity: chance(30) ? "any" : nil,
                        tags: chance(30) ? [text(.tag, 2)] : nil)), on: node)
            if chance(30) { try attach(to: "\(made.listID)/\(made.id)") }
        }
    }

    private mutating func notes(on list: String?) throws {
        let names = [text(.name, 3), text(.name, 3)]
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
            // Several have one name, and may say the same.
            let made = try world.perform(
                AddNote(
                    list: list, name: chance(60) ? one(names) : nil, otherwise: "Note",
                    text: chance(70) ? text(.notes) : nil,
                    tags: chance(40) ? [text(.tag, 2)] : nil, isPinned: chance(30),
                    added: time(), edited: chance(70) ? time() : nil), on: node)
            let path = "\(made.listID)/\(made.id)"
            if chance(30) { try attach(to: path) }
            if chance(30) {
                let at = world.now.adding(.seconds(Int.random(in: 100...9_000_000, using: &dice)))
                try world.perform(RemindOfNote(note: path, at: at.text), on: node)
            }
            if chance(30) { try world.perform(BinNotes(notes: [path]), on: node) }
        }
    }

    private mutating func lines(on list: String) throws {
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
            let made = try world.perform(
                AddNote(
                    list: list, name: chance(50) ? "Milk" : text(.name, 3),
                    text: chance(30) ? text(.notes) : nil, added: time(), edited: time()),
                on: node)
            if chance(40) {
                try world.perform(
                    CheckLines(lines: ["\(made.listID)/\(made.id)"], isDone: chance(80)), on: node)
            }
        }
        if chance(30) { try world.perform(ClearDone(list: list), on: node) }
    }

    private mutating func attach(to path: String) throws {
        try world.perform(OutAndInTests.photo(of: path, caption: text(.caption, 3)), on: node)
    }
}

@Suite("Out and in is the same")
struct OutAndInTests {
    private let world = World.quick()
    private let home: SimulatedNode
    private let fresh: SimulatedNode

    init() throws {
        home = try world.add(household: "First house", member: "One")
        fresh = try world.add(household: "Second house", member: "Two")
    }

    fileprivate static func photo(of path: String, caption: String?) -> AttachPhoto {
        AttachPhoto(
            item: path, octets: [0xFF, 0xD8, 0xFF], mediaType: "image/jpeg", width: 3, height: 2,
            thumbnail: [0xFF, 0xD8, 0xFF], caption: caption)
    }

    private func export(_ node: SimulatedNode, lists: String? = nil) throws -> ExportInfo {
        try world.perform(ExportLists(lists: lists), on: node)
    }

    /// Brings lists in, and their photos, as commands do.
    @discardableResult
    private func bring(_ lists: [ImportedList], to node: SimulatedNode) throws -> [ImportedListInfo]
    {
        let answer = try world.perform(ImportWishes(lists: lists), on: node)
        for wish in answer.flatMap(\.wishes) {
            guard let path = wish.path, let photos = wish.photos else { continue }
            let ready = photos.map { Self.photo(of: "", caption: $0.caption) }
            try world.perform(
                SaveWishWithPhotos(
                    request: SaveWish(edit: EditWish(wish: path), photos: [], edited: wish.edited),
                    photos: ready), on: node)
        }
        return answer
    }

    /// All but ids, and since when something is in the bin; `asMarkdown`: without what that leaves out.
    private func said(_ export: ExportInfo, asMarkdown: Bool = false) -> [ExportedList] {
        export.lists.map { list in
            var list = list
            list.id = ""
            list.owner = ""
            let isChecklist = NotesSettings(
                octets: list.settings.flatMap(Base64Text.decode) ?? []
            ).isChecklist
            list.items = list.items.map { item in
                var item = item
                item.id = nil
                if let octets = item.body.flatMap(Base64Text.decode),
                    var note = Note(bodyOctets: octets)
                {
                    if note.isBinned { note.binned = 1 }
                    if asMarkdown {
                        // What a title says cannot be made of the text.
                        note.isNameMade =
                            MadeName.ofText(item.notes ?? "") == item.name && note.isNameMade
                        note.tick = note.isDone ? Note.Tick(isDone: true) : nil
                    }
                    item.body = Base64Text.encode(note.bodyOctets)
                }
                if asMarkdown, isChecklist {
                    (item.added, item.edited, item.photos) = (nil, nil, nil)
                }
                for index in (item.photos ?? []).indices where asMarkdown {
                    item.photos?[index].caption = nil
                }
                return item
            }
            return list
        }.sorted { ($0.kind, $0.title) < ($1.kind, $1.title) }
    }

    private func outcomes(_ lists: [ImportedListInfo]) -> Set<ImportedWishInfo.Outcome> {
        Set(lists.flatMap(\.wishes).map(\.outcome))
    }

    @Test("As JSON, at a fresh home, and a second time nothing comes", arguments: UInt64(0)..<6)
    func json(seed: UInt64) throws {
        var scribe = Scribe(seed: seed, in: world, home)
        try scribe.fill()
        var export = try export(home)
        for list in export.lists.indices {
            for item in export.lists[list].items.indices {
                for photo in (export.lists[list].items[item].photos ?? []).indices {
                    export.lists[list].items[item].photos?[photo].file = "a.jpg"
                }
            }
        }
        let text = try ExportDocument.text(of: export)
        let file = try ImportFile(octets: Array(text.utf8))
        #expect(file.remarks.isEmpty)
        let first = try bring(file.lists, to: fresh)
        #expect(outcomes(first).isSubset(of: [.added]))
        #expect(said(try self.export(fresh)) == said(try self.export(home)))
        let once = try self.export(fresh).lists
        for node in [fresh, home] {
            let again = try bring(file.lists, to: node)
            #expect(outcomes(again).isSubset(of: [.known]), "\(again.flatMap(\.wishes))")
        }
        #expect(try self.export(fresh).lists == once)
    }

    @Test(
        "Notes as Markdown, at a fresh home, and a second time nothing comes",
        arguments: UInt64(0)..<6)
    func markdown(seed: UInt64) throws {
        var scribe = Scribe(seed: seed, in: world, home)
        try scribe.fill()
        func notes(_ node: SimulatedNode) throws -> ExportInfo {
            var export = try export(node)
            export.lists.removeAll { $0.kind != "notes" }
            return export
        }
        let planned = ExportedNotes(try notes(home).lists)
        var entries: [NotesTargets.Entry] = []
        for file in MarkdownNotes.write(planned.files.map(\.file)) {
            let (format, reading) = try NoteFormat.read(
                path: file.path, octets: Array(file.text.utf8))
            #expect(format == .markdown && reading.remarks.isEmpty, "\(file)")
            for note in reading.notes.flatMap({ $0.fitted().notes }) {
                entries.append(NotesTargets.Entry(place: file.path, note: note, files: note.files))
            }
        }
        let targets = NotesTargets(entries, words: .init(note: "Note", checklist: "Checklist"))
        #expect(targets.remarks.isEmpty)
        let first = try bring(targets.lists, to: fresh)
        #expect(outcomes(first).isSubset(of: [.added]))
        #expect(
            said(try notes(fresh), asMarkdown: true) == said(try notes(home), asMarkdown: true))
        for node in [fresh, home] {
            let again = try bring(targets.lists, to: node)
            #expect(outcomes(again).isSubset(of: [.known]), "\(again.flatMap(\.wishes))")
        }
    }

    @Test("What is in the bin stays there for 30 days from the import on")
    func bin() throws {
        let made = try world.perform(AddNote(name: "Gone"), on: home)
        try world.perform(BinNotes(notes: ["\(made.listID)/\(made.id)"]), on: home)
        let octets = Array(try ExportDocument.text(of: export(home)).utf8)
        world.run(for: .seconds(29 * 86_400))
        try bring(try ImportFile(octets: octets).lists, to: fresh)
        world.run(for: .seconds(5 * 86_400))
        func names(_ node: SimulatedNode) throws -> [String] {
            try world.perform(ShowNotes(bin: true), on: node).notes.map(\.name)
        }
        #expect(try names(home) == [] && names(fresh) == ["Gone"])
    }

    @Test("A checklist beside a list of wishes with its title gets a number, once")
    func titles() throws {
        try world.perform(NewList(title: "Food"), on: fresh)
        let list = ImportedList(
            title: "Food", kind: "notes",
            settings: Base64Text.encode(NotesSettings(isChecklist: true).octets),
            wishes: ["Milk", "Milk", "Tea"].enumerated().map {
                ImportedWish(line: $0, name: $1, body: Base64Text.encode(Note().bodyOctets))
            })
        for turn in 0..<2 {
            let answer = try bring([list], to: fresh)
            #expect(answer.map(\.title) == ["Food (2)"] && answer[0].isNew == (turn == 0))
            #expect(outcomes(answer) == (turn == 0 ? [.added] : [.known]))
        }
        try world.perform(CheckLines(lines: ["Food (2)/Tea"], isDone: true), on: fresh)
        let shown = try world.perform(ShowChecklist(list: "Food (2)"), on: fresh)
        #expect(shown.open.map(\.name) == ["Milk", "Milk"] && shown.done.map(\.name) == ["Tea"])
    }

    @Test("Of entries that cannot be taken the rest comes, and a second time what was missing")
    func parts() throws {
        let body = Base64Text.encode(Note().bodyOctets)
        func lists(_ name: String) -> [ImportedList] {
            [
                ImportedList(
                    title: "Cabin", kind: "notes",
                    wishes: ["A", name, "C"].enumerated().map {
                        ImportedWish(line: $0, name: $1, body: body)
                    })
            ]
        }
        let first = try bring(lists("\u{202E}"), to: fresh)
        #expect(first[0].wishes.map(\.outcome) == [.added, .refused, .added])
        #expect(first[0].wishes[1].problem != nil && first[0].wishes[1].path == nil)
        let second = try bring(lists("B"), to: fresh)
        #expect(second[0].wishes.map(\.outcome) == [.known, .added, .known])
        // What was deleted for good since may come again.
        let path = try #require(second[0].wishes[0].path)
        try world.perform(DeleteItem(item: path), on: fresh)
        for outcome in [ImportedWishInfo.Outcome.added, .known] {
            let again = try bring(lists("B"), to: fresh)
            #expect(again[0].wishes.map(\.outcome) == [outcome, .known, .known])
        }
    }
}
