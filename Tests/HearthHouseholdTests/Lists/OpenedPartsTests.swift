import HearthAPI
import HearthLists
import HearthRows
import HearthSimulation
import HearthTestHomes
import HearthTestValues
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// What is kept opened makes nothing but time different.
@Suite("Lists that are kept opened")
struct OpenedPartsTests {
    private struct TakenBack: Error {}

    private let story: Birthday
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
    }

    /// A list as a household shows it that has nothing opened.
    private func anew(_ list: String, on node: SimulatedNode) throws -> ShownList {
        var household = try #require(node.household)
        household.keyring.opened = OpenedParts()
        return try node.store.transaction(.full) { tables in
            let work = Work(store: tables, now: node.now)
            return try household.perform(ShowList(list: list), as: Caller(), work).0
        }
    }

    /// Does something and takes it back, as a step does that cannot be written.
    private func takeBack(_ operation: some Operation, on node: SimulatedNode) throws {
        var household = try #require(node.household)
        #expect(throws: TakenBack.self) {
            try node.store.transaction(.full) { tables in
                let work = Work(store: tables, now: node.now)
                _ = try household.perform(operation, as: Caller(), work)
                throw TakenBack()
            }
        }
    }

    @Test("Each answer is the one of a household that has nothing opened, whatever was done before")
    func sameAnswers() throws {
        var generator = SeededGenerator(seed: 78)
        func text() -> String {
            String(repeating: "note ", count: .random(in: 0..<600, using: &generator))
        }
        let lists = ["Birthday"] + (0..<(isLong ? 200 : 4)).map { "List \($0)" }
        for list in lists.dropFirst() { try world.perform(NewList(title: list), on: story.owner) }
        for (number, list) in lists.enumerated() {
            var names: [String] = []
            for step in 0..<(isLong ? 30 : 14) {
                let known = names.randomElement(using: &generator)
                switch (Int.random(in: 0..<6, using: &generator), known) {
                case (0, let name?):
                    try takeBack(
                        EditWish(wish: "\(list)/\(name)", fields: WishFields(notes: text())),
                        on: story.owner)
                case (1, let name?):
                    try world.perform(
                        EditWish(wish: "\(list)/\(name)", fields: WishFields(notes: text())),
                        on: story.owner)
                case (2, let name?):
                    try world.perform(DeleteItem(item: "\(list)/\(name)"), on: story.owner)
                    names.removeAll { $0 == name }
                default:
                    names.append("Wish \(number).\(step)")
                    try world.perform(
                        AddWish(
                            list: list, name: names[names.count - 1],
                            fields: WishFields(notes: text())), on: story.owner)
                }
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    story.owner.household?.keyring.opened = OpenedParts()
                }
                let shown = try world.perform(ShowList(list: list), on: story.owner)
                #expect(try shown == anew(list, on: story.owner))
                guard list == "Birthday" else { continue }
                world.settle()
                let seen = try world.perform(ShowList(list: story.list), on: story.first)
                #expect(try seen == anew(story.list, on: story.first))
                #expect(seen.items.map(\.wish.name) == shown.items.map(\.wish.name))
            }
        }
    }
}
