import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

/// Three homes that all edit one list of notes, with one note on it.
struct Cabin {
    let world: World
    let owner: SimulatedNode
    let first: SimulatedNode
    let second: SimulatedNode

    var all: [SimulatedNode] { [owner, first, second] }

    init(seed: UInt64, text: String = "Keys: under the mat\nWater: off") throws {
        world = World.quick(seed: seed)
        owner = try world.add(household: "House of the owner", member: "Owner")
        first = try world.add(household: "First house", member: "First")
        second = try world.add(household: "Second house", member: "Second")
        for friend in [first, second] { try world.befriend(owner, friend) }
        try world.befriend(first, second)
        try world.perform(NewNotesList(title: "Cabin"), on: owner)
        try world.perform(AddNote(list: "Cabin", name: "Keys", text: text), on: owner)
        try world.perform(
            ShareList(list: "Cabin", with: ["First", "Second"], keeper: true), on: owner)
        for (friend, name) in [(first, "First"), (second, "Second")] {
            try world.run(until: "\(name) is asked") { [world] in
                try world.inbox(of: friend).contains { $0.kind == .list }
            }
            try world.perform(AnswerInbox(entry: "Cabin", answer: .accept), on: friend)
        }
        try agree()
        world.run(for: .seconds(40))
    }

    func list(at node: SimulatedNode) -> String { node === owner ? "Cabin" : "Owner/Cabin" }

    /// All notes that are not in the bin, lines of checklists included, by their texts.
    func notes(at node: SimulatedNode, bin: Bool = false) throws -> [ItemInfo] {
        try world.perform(ShowNotes(list: list(at: node), bin: bin), on: node).notes
            .sorted { ($0.notes ?? "", $0.id) < ($1.notes ?? "", $1.id) }
    }

    func texts(at node: SimulatedNode) throws -> [String] {
        try notes(at: node).compactMap(\.notes)
    }

    /// A note by its id, found by its name, or the only one.
    func path(_ name: String? = nil, at node: SimulatedNode) throws -> String {
        let note = try #require(
            try notes(at: node).first { name == nil || $0.name == name && $0.note?.copyOf == nil })
        return "\(note.listID)/\(note.id)"
    }

    /// Lets all homes come to hold the same.
    func agree(_ location: SourceLocation = #_sourceLocation) throws {
        func state(_ node: SimulatedNode) throws -> [ItemInfo] {
            try (notes(at: node) + notes(at: node, bin: true)).map { note in
                var note = note
                note.owner = ""
                note.list = ""
                return note
            }
        }
        world.run(for: .seconds(8))
        try world.run(until: "all agree", within: .seconds(900)) {
            guard let one = try? state(owner), !one.isEmpty else { return false }
            return [first, second].allSatisfy { node in (try? state(node)) == one }
        }
    }
}
