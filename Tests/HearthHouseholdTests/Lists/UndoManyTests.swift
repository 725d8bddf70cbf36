import HearthAPI
import HearthLists
import HearthPoems
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("What was done with all items of a list, and is taken back in one step")
struct UndoManyTests {
    private let world = World.quick(seed: 51)
    private let home: SimulatedNode

    init() throws {
        Poems.addForTests()
        home = try world.add(household: "House", member: "Owner")
    }

    /// Lists of three kinds, each with three items.
    private static let lists = ["Wanted": "wishes", "Notes": "notes", "Diary": "poems"]

    private func fill(_ list: String, _ kind: String) throws {
        try world.perform(NewList(title: list, kind: kind), on: home)
        for name in ["One", "Two", "Three"] {
            switch kind {
            case "wishes": try world.perform(AddWish(list: list, name: name), on: home)
            case "notes":
                try world.perform(AddNote(list: list, name: name, text: "said"), on: home)
            default:
                _ = try world.carryOut(AddPoem(list: list, name: name, text: "said"), on: home)
            }
        }
    }

    private func items(_ list: String) throws -> [ItemInfo] {
        try world.perform(ShowList(list: list), on: home).items.map(\.wish)
    }

    /// Without when it was written.
    private func said(_ items: [ItemInfo]) -> [[String?]] {
        items.map { [$0.id, $0.name, $0.notes, $0.added, ($0.body?.value as? PoemFields)?.text] }
    }

    @Test("A list of any kind is emptied and comes back as it was, once", arguments: lists)
    func emptied(list: String, kind: String) throws {
        try fill(list, kind)
        let before = try items(list)
        let done = try world.perform(EmptyList(list: list), on: home)
        #expect(done.items == 3)
        #expect(try items(list).isEmpty)
        // Asked for twice, it can still be taken back.
        world.run(for: .seconds(1))
        #expect(try world.perform(EmptyList(list: list), on: home) == done)
        for _ in 0..<2 {
            let back = try world.perform(UndoMany(list: list, at: done.at), on: home)
            #expect(back == TakenBack(gone: 3, stayed: 0))
            #expect(said(try items(list)) == said(before))
        }
        // What was taken back is not what a third step is about.
        world.run(for: .seconds(1))
        let again = try world.perform(EmptyList(list: list), on: home)
        #expect(again.at != done.at && again.items == 3)
    }

    @Test("What was changed since stays, and so does a name that was taken")
    func changedSince() throws {
        try fill("Diary", "poems")
        let list = try world.perform(ShowList(list: "Diary"), on: home).list.id
        let end = EndPoems(list: "Diary", word: "End.")
        let done = try world.carryOut(end, on: home)
        #expect(done.items == 3)
        try world.perform(EditItem(item: "Diary/Two", notes: "Mine"), on: home)
        let back = try world.perform(UndoMany(list: "Diary", at: done.at), on: home)
        #expect(back == TakenBack(gone: 2, stayed: 1))
        func texts() throws -> [String?] {
            try items("Diary").map { ($0.body?.value as? PoemFields)?.text }
        }
        #expect(try texts() == ["said", "said End.", "said"])

        let emptied = try world.perform(EmptyList(list: list), on: home)
        _ = try world.carryOut(AddPoem(list: "Diary", name: "two", text: "new"), on: home)
        #expect(
            try world.perform(UndoMany(list: list, at: emptied.at), on: home)
                == TakenBack(gone: 2, stayed: 1))
        #expect(try Set(items("Diary").map(\.name)) == ["One", "two", "Three"])
    }

    @Test("After ten minutes, five further steps, or with another member's eyes there is nothing")
    func bounds() throws {
        try fill("Diary", "poems")
        try world.perform(AddMember(name: "Other"), on: home)
        func undo(_ at: Int, as caller: Caller = Caller(member: "Owner")) throws {
            try world.perform(UndoMany(list: "Diary", at: at), on: home, as: caller)
        }
        func step(_ word: String) throws -> Int {
            world.run(for: .seconds(1))
            return try world.carryOut(
                EndPoems(list: "Diary", word: word), on: home, as: Caller(member: "Owner")
            ).at
        }
        let first = try step("0")
        expectRefusal(.nothingToUndo) { try undo(first + 1) }
        let steps = try (1...5).map { try step("\($0)") }
        expectRefusal(.nothingToUndo) { try undo(first) }
        try undo(steps[4])
        let late = try step("late")
        world.run(for: .seconds(601))
        expectRefusal(.nothingToUndo) { try undo(late) }
    }
}
