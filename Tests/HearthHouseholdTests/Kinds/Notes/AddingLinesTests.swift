import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

/// Lines that are put on a checklist together.
@Suite struct AddingLinesTests {
    let cabin: Cabin
    var world: World { cabin.world }

    init() throws {
        cabin = try Cabin(seed: 67)
        try world.perform(NewNotesList(title: "Shopping", isChecklist: true), on: cabin.owner)
    }

    /// As boxes and names: first what is open.
    private func shown() throws -> [String] {
        let list = try world.perform(ShowChecklist(list: "Shopping"), on: cabin.owner)
        return list.open.map(\.name) + list.done.map { "x " + $0.name }
    }

    private func add(_ lines: [NewLine], id: NewID = .random()) throws -> AddedLines {
        try world.perform(
            AddLines(list: "Shopping", lines: lines, id: id), on: cabin.owner, keepingID: true)
    }

    private func line(_ name: String, _ isDone: Bool = false) -> NewLine {
        NewLine(name: name, isDone: isDone)
    }

    @Test("All come in their order; what is there already is ticked, or comes back")
    func adding() throws {
        try world.perform(AddLine(list: "Shopping", name: "Milk"), on: cabin.owner)
        let salt = try world.perform(AddLine(list: "Shopping", name: "Salt"), on: cabin.owner)
        try world.perform(
            CheckLines(lines: ["\(salt.listID)/\(salt.id)"], isDone: true), on: cabin.owner)
        try world.perform(ClearDone(list: "Shopping"), on: cabin.owner)
        let id = NewID.random()
        let done = try add(
            [
                line("milk ", true), line("Bread"), line("SALT"), line("bread", true),
                line("Rice", true),
            ],
            id: id)
        #expect(done.added == 2 && done.changed == 2 && done.there == 0)
        #expect(try Set(shown()) == ["Salt", "Bread", "x Milk", "x Rice"])
        #expect(try shown().prefix(2) == ["Salt", "Bread"])
        // Nothing more by the same again, nor by what says it already.
        let before = try shown()
        #expect(try add([line("Milk", true), line("Bread")]).there == 2)
        #expect(try shown() == before)
        try world.perform(
            TakeBackAdded(list: done.listID, added: id, count: 5, at: done.at), on: cabin.owner)
        #expect(try Set(shown()) == ["Milk", "x Salt"])
    }

    @Test("What others changed meanwhile stays when the lines are taken back")
    func changed() throws {
        let id = NewID.random()
        let done = try add((1...300).map { line("Thing \($0)") }, id: id)
        #expect(done.added == 300)
        #expect(try shown() == (1...300).map { "Thing \($0)" })
        try world.perform(CheckLines(lines: ["Shopping/Thing 7"], isDone: true), on: cabin.owner)
        let back = try world.perform(
            TakeBackAdded(list: done.listID, added: id, count: 300, at: done.at), on: cabin.owner)
        #expect(back == TakenBack(gone: 299, stayed: 1))
        #expect(try shown() == ["x Thing 7"])
    }

    @Test("What is refused leaves nothing half done, and says how long it is")
    func refused() throws {
        let long = String(repeating: "👨‍👩‍👧‍👦", count: 40)
        for (name, code, said) in [
            (String(repeating: "ä", count: 250), ErrorCode.textTooLong, "250"),
            // Fewer letters than fit, of more octets.
            (long, .textTooLarge, "1000"), ("\u{200B}", .textEmpty, nil),
        ] {
            let error = expectRefusal(code) { _ = try add([line("Milk"), line(name)]) }
            #expect(error?.arguments["count"] ?? error?.arguments["octets"] == said)
        }
        expectRefusal(.noteTooLong) {
            _ = try add([
                line("Milk"),
                NewLine(name: "Bread", text: String(repeating: "b", count: 10_001)),
            ])
        }
        expectRefusal(.limitItems) { _ = try add((0...10_000).map { line("\($0)") }) }
        #expect(try shown() == [])
    }

    @Test("Wishes that came together are taken back together")
    func wishes() throws {
        let id = NewID.random()
        let wishes = ["Mug", "Spoon"].enumerated().map {
            ImportedWish(line: $0, name: $1, fields: WishFields())
        }
        let brought = try world.perform(
            ImportWishes(lists: [ImportedList(wishes: wishes)], target: .present, id: id),
            on: cabin.owner, keepingID: true)
        let list = brought[0].wishes[0].path.map { $0.prefix { $0 != "/" } }
        let back = try world.perform(
            TakeBackAdded(list: String(list ?? ""), added: id, count: 2), on: cabin.owner)
        #expect(back == TakenBack(gone: 2, stayed: 0))
    }

    @Test("What is asked of notes is answered in words of notes")
    func words() throws {
        for _ in 0..<2 { try world.perform(AddNote(list: "Cabin", text: "Key"), on: cabin.owner) }
        expectRefusal(.ambiguousNote) {
            try world.perform(ShowItem(item: "Cabin/Key"), on: cabin.owner)
        }
        expectRefusal(.unknownNote) {
            try world.perform(ShowItem(item: "Shopping/Moon"), on: cabin.owner)
        }
        try cabin.agree()
        for node in [cabin.owner, cabin.first] {
            let list = node === cabin.owner ? "Cabin" : "Owner/Cabin"
            expectRefusal(.listNotGiving) {
                try world.perform(ShowAudience(list: list), on: node)
            }
        }
        try world.perform(AddNote(text: "Alone"), on: cabin.owner)
        let tray = try world.perform(ShowList(list: "Notes"), on: cabin.owner)
        #expect(tray.list.isTray && tray.items.allSatisfy { $0.isInTray == true })
    }
}
