import HearthAPI
import HearthLists
import HearthSimulation
import HearthTestHomes
import HearthTestValues
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// Operations that name many items, or change many that they do not name.
@Suite("Many items at once")
struct ManyAtOnceTests {
    private let world: World
    private let home: SimulatedNode

    init() throws {
        world = World.quick(seed: 47)
        home = try world.add(household: "House", member: "Owner")
        try world.perform(NewNotesList(title: "Long", isChecklist: true), on: home)
        try world.perform(NewNotesList(title: "Other"), on: home)
    }

    private static func entries(_ count: Int) -> [ImportedList] {
        let lines = (0..<count).map { number in
            ImportedWish(
                line: number, name: "Line \(number)", fields: WishFields(tags: ["home"]),
                body: Base64Text.encode(Note().bodyOctets))
        }
        return [ImportedList(title: "Long", kind: ListKind.notes.name, wishes: lines)]
    }

    /// How much work an operation was: its cost does not follow from how many items it has.
    private struct Effort: CustomStringConvertible {
        var opened = 0
        /// How often all that a list has was looked through.
        var looked = 0
        var written = 0
        var description: String { "\(opened) opened, \(looked) looked through, \(written) written" }
    }

    private func effort(_ act: () throws -> Void) throws -> Effort {
        func counts() -> [Int] {
            [
                home.household?.keyring.opened.openings ?? 0, home.store.listings,
                home.store.writings[.part] ?? 0,
            ]
        }
        let before = counts()
        try act()
        let now = zip(counts(), before).map { $0 - $1 }
        return Effort(opened: now[0], looked: now[1], written: now[2])
    }

    /// `parts`: how many are written, for each a list's: one.
    private func expect(
        _ what: String, parts: Int, _ act: () throws -> Void,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let effort = try effort(act)
        #expect(effort.written == parts, "\(what): \(effort)", sourceLocation: location)
        #expect(effort.opened <= parts + 1, "\(what): \(effort)", sourceLocation: location)
        #expect(effort.looked <= 40, "\(what): \(effort)", sourceLocation: location)
    }

    @Test("However many items one request has, each part is opened and written once")
    func once() throws {
        let count = isLong ? Limits.itemsPerList : 2_000
        var paths: [String] = []
        let id = NewID(47)
        func bring() throws {
            let lists = try world.perform(
                ImportWishes(lists: Self.entries(count), target: .present, id: id), on: home,
                keepingID: true)
            paths = lists.flatMap(\.wishes).compactMap(\.path)
        }
        func does(_ operation: some Operation) throws -> () throws -> Void {
            { try self.world.perform(operation, on: self.home) }
        }
        try expect("import", parts: 1, bring)
        #expect(paths.count == count)
        try expect("the same import again", parts: 0, bring)
        try expect("check", parts: 1, does(CheckLines(lines: paths, isDone: true)))
        try expect("check again", parts: 0, does(CheckLines(lines: paths, isDone: true)))
        try expect("clear", parts: 1, does(ClearDone(list: "Long")))
        try expect("undo", parts: 1, does(ClearDone(list: "Long", undo: true)))
        let names = (0..<count).map { "Long/Line \($0)" }
        try expect("by names", parts: 1, does(CheckLines(lines: names, isDone: false)))
        let bare = (0..<count).map { "Line \($0)" }
        try expect("by names alone", parts: 1, does(CheckLines(lines: bare, isDone: true)))
        try expect("bin", parts: 1, does(BinNotes(notes: paths)))
        try expect("restore", parts: 1, does(BinNotes(notes: bare, restore: true)))
        try expect("tag", parts: 1, does(RenameTag(tag: "home", to: "house")))
        let turned = Array(paths.reversed())
        try expect("order", parts: 1, does(OrderItems(items: turned, placement: .first)))
        #expect(try lines(of: "Long").map(\.name) == bare.reversed())
        try expect("move", parts: 2, does(MoveItems(items: paths, to: "Other")))
        #expect(try lines(of: "Other").count == count)
        try expect("move again", parts: 0, does(MoveItems(items: paths, to: "Other")))
        try expect("move all", parts: 2, does(MoveItems(allOf: "Other", to: "Long")))
        #expect(try lines(of: "Long").count == count)
    }

    @Test("Lines that are added together are taken back together")
    func addedAndTakenBack() throws {
        let lines = (0..<2_000).map { NewLine(name: "Line \($0)") }
        let added = AddLines(list: "Long", lines: lines)
        try expect("add", parts: 1) {
            try world.perform(added, on: home, keepingID: true)
        }
        let back = TakeBackAdded(list: "Long", added: added.id, count: lines.count)
        try expect("take back", parts: 1) { try world.perform(back, on: home) }
        #expect(try self.lines(of: "Long").isEmpty)
    }

    private func lines(of list: String) throws -> [ItemInfo] {
        try world.perform(ShowList(list: list), on: home).items.map(\.wish)
    }

    @Test("Among many, each is found as it is alone, and what is wrong with one is said of it")
    func found() throws {
        for name in ["Milk", "Bread", "milk", "Salt/Pepper", "Old", "1a2b3c4d"] {
            try world.perform(AddNote(list: "Other", name: name), on: home)
        }
        for name in ["Milk", "Old", "Hose"] {
            try world.perform(AddNote(list: "Long", name: name), on: home)
        }
        try world.perform(BinNotes(notes: ["Long/Old"]), on: home)
        let all = try lines(of: "Other") + lines(of: "Long")
        let paths =
            ["Other/Bread", "Bread", "bread ", "Other/Milk", "Milk", "Long/milk", "Old", "Nothing"]
            + ["Nowhere/Bread", "Salt//Pepper", "Other/Salt/Pepper", "Hose", "Long/Old"]
            + ["1a2b3c4d", "Other/1a2b3c4d", "Other/Milk#00000000", "a/b/c/d", ""]
            + all.flatMap { note in
                let mark = ShortID.mark(note.name, hex: note.id)
                return [note.id, "Other/" + note.id, mark, "Long/" + mark, "Other/#" + note.id]
            }
        func outcome(_ act: () throws -> String?) throws -> String? {
            do { return try act() } catch let error as HearthError { return error.code.rawValue }
        }
        for path in paths {
            let alone = try outcome {
                // Nothing is appended: it says that already.
                try world.perform(AppendToNote(note: path, text: ""), on: home).id
            }
            let among = try outcome {
                try world.perform(
                    CheckLines(lines: ["Hose", path, path], isDone: false), on: home
                ).last?.id
            }
            #expect(among == alone, "\(path)")
        }
    }
}
