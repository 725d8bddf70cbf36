import HearthAPI
import HearthLists
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthTestValues
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Notes that a changed program overwrites as if it had seen nothing")
struct OverwrittenNotesTests {
    private let cabin: Cabin
    private let list: ListID
    private var world: World { cabin.world }
    private var owner: SimulatedNode { cabin.owner }

    init() throws {
        cabin = try Cabin(seed: 3)
        list = try #require(ListID(hex: cabin.notes(at: cabin.owner)[0].listID))
    }

    // MARK: What people do

    /// The owner has ten notes: the first one, and these.
    private func writeTen() throws {
        try world.carryOut(WriteNotes(list: "Cabin", count: 9, words: "Text"), on: owner)
        try cabin.agree()
    }

    /// The first friend's program writes all anew, or those with these names.
    private func overwrite(_ words: String, only chosen: Set<String>? = nil) throws {
        try cabin.first.overwrite(list, saying: words, only: chosen)
        try world.perform(ShowStatus(), on: cabin.first)
        world.run(for: .seconds(5))
    }

    // MARK: What came of it

    private var kept: [String] {
        get throws { try world.perform(ShowKeptNotes(), on: owner).map(\.text) }
    }

    private var overwrites: Overwrites? {
        get throws { try world.list("Cabin", of: owner).overwrites }
    }

    private func news(_ kind: NewsKind, at node: SimulatedNode) throws -> [NewsInfo] {
        try world.perform(ShowNews(), on: node).items.filter { $0.kind == kind }
    }

    private func ownVersion() throws -> HearthWire.Version? {
        owner.store.record(
            RecordKey(kind: .part, stream: list.stream, author: try #require(owner.member)))?
            .version
    }

    /// Whether each of the owner's texts stands on a note, or is kept for them.
    private func expectAllTexts(_ location: SourceLocation = #_sourceLocation) throws {
        let found = try cabin.texts(at: owner) + kept
        for number in 0..<9 {
            #expect(
                found.contains { $0.contains("Text \(number)") }, "\(number)",
                sourceLocation: location)
        }
    }

    @Test("Ten notes are twenty after any number of writings; news and own writings end as well")
    func growth() throws {
        try writeTen()
        for round in 1...2 { try overwrite("Round \(round)") }
        #expect(try cabin.notes(at: owner).count == 20)
        let version = try ownVersion()
        for round in 3...(isLong ? 1000 : 10) { try overwrite("Round \(round)") }
        try cabin.agree()
        #expect(try cabin.notes(at: owner).count == 20)
        #expect(try ownVersion() == version)
        try expectAllTexts()
        #expect(try overwrites == Overwrites(count: 10, by: ["First"]))
        let twice = try news(.keptTwice, at: owner)
        #expect(twice.count == 1 && twice.first?.count == 10 && twice.first?.detail != nil)
        #expect(try news(.notesKept, at: owner).map(\.count) == [10])
        for node in cabin.all {
            #expect(try world.perform(ShowNews(), on: node).items.count < 20, "\(node.name)")
        }
        // By hand all of it is notes again, for everybody.
        let made = try world.perform(KeepAsNotes(list: "Cabin"), on: owner)
        #expect(made.count == 10)
        #expect(try world.perform(KeepAsNotes(list: "Cabin"), on: owner).isEmpty)
        #expect(try overwrites == nil && kept.isEmpty)
        try cabin.agree()
        let texts = try cabin.texts(at: cabin.second)
        for number in 0..<9 { #expect(texts.contains("Text \(number)")) }
    }

    @Test("What somebody writes on a copy is kept for them when that is overwritten")
    func editedCopy() throws {
        try writeTen()
        try overwrite("Round 1")
        let copy = try #require(
            try cabin.notes(at: owner).first { $0.notes == "Text 3" && $0.note?.copyOf != nil })
        let path = "\(copy.listID)/\(copy.id)"
        try world.perform(EditNote(note: path, text: "Mine"), on: owner)
        try cabin.agree()
        try overwrite("Round 2")
        #expect(try kept.contains { $0.contains("Mine") })
        world.stop(owner)
        try world.start(owner)
        world.run(for: .seconds(60))
        #expect(try kept.contains { $0.contains("Mine") } && overwrites?.count == 10)
        try world.perform(EditNote(note: path, text: "And now"), on: owner)
        #expect(try kept.contains { $0.contains("Mine") } && overwrites?.count == 9)
        // They let go of it.
        for _ in 1...2 {
            try world.perform(SettleKeptNotes(item: path, putsBack: false), on: owner)
        }
        #expect(try !kept.contains { $0.contains("Mine") })
        #expect(try cabin.notes(at: owner).count == 20)
    }

    @Test("Above the bound nothing is made, nor tried again by itself, but by hand")
    func bound() throws {
        try writeTen()
        let (member, editor) = (
            try #require(owner.member), try #require(cabin.first.member)
        )
        owner.household?.run.copies.note(
            CopyAllowance.limit - 4, for: member, from: editor,
            at: .milliseconds(world.now.milliseconds))
        try overwrite("Round 1")
        #expect(try cabin.notes(at: owner).count == 14)
        #expect(try overwrites == Overwrites(count: 6, by: ["First"]))
        try expectAllTexts()
        // The hour is over.
        owner.household?.run.copies = CopyAllowance()
        try overwrite("Round 2", only: ["Note 0", "Note 1", "Note 2"])
        #expect(try cabin.notes(at: owner).count == 14)
        let made = try world.perform(KeepAsNotes(list: "Cabin"), on: owner)
        #expect(made.count >= 6)
        try expectAllTexts()
        #expect(try kept.isEmpty && overwrites == nil)
    }

    @Test("No note is made of what stands on another one")
    func alike() throws {
        for _ in 1...2 {
            try world.perform(AddNote(list: "Cabin", name: "Twin", text: "Same"), on: owner)
        }
        let other = try world.perform(
            AddNote(list: "Cabin", name: "Twin", text: "Other"), on: owner)
        try cabin.agree()
        let path = "\(other.listID)/\(other.id)"
        try cabin.first.overwrite(list, saying: "Round 1", only: ["Twin"])
        // Meanwhile the same is written elsewhere.
        try world.perform(AddNote(list: "Cabin", name: "Twin", text: "Other"), on: owner)
        try world.perform(ShowStatus(), on: cabin.first)
        try cabin.agree()
        #expect(try cabin.texts(at: owner).count { $0 == "Other" } == 1)
        #expect(try world.perform(ShowNote(note: path), on: owner).note.notes == "Round 1")
        #expect(try overwrites == nil)
    }

    @Test("Of 300 notes that two people wrote in a week without a line, both texts are there")
    func week() throws {
        let count = 300
        try world.carryOut(WriteNotes(list: "Cabin", count: count, words: "Before"), on: owner)
        try cabin.agree()
        world.network.isolate(cabin.first)
        try world.carryOut(WriteNotes(list: "Cabin", count: count, words: "Owner"), on: owner)
        world.run(for: .seconds(2))
        try world.carryOut(
            WriteNotes(list: "Owner/Cabin", count: count, words: "First"), on: cabin.first)
        world.network.rejoin(cabin.first)
        for node in cabin.all {
            func texts() throws -> [String] {
                let path = cabin.list(at: node)
                return try [0, 500].flatMap { from in
                    try world.perform(ShowNotes(list: path, from: from, count: 500), on: node).notes
                        .compactMap(\.notes)
                }
            }
            try world.run(until: "all is at \(node.name)", within: .seconds(900)) {
                try texts().count == 2 * count + 1
            }
            let found = Set(try texts())
            for number in 0..<count {
                #expect(found.contains("Owner \(number)") && found.contains("First \(number)"))
            }
        }
        let told = try news(.keptTwice, at: owner)
        #expect(told.count == 1 && told.first?.count == count)
        #expect(try overwrites == nil)
    }
}

/// Writes the same notes each time, with other words, in one step.
private struct WriteNotes: Operation, UseCase {
    typealias Answer = Done
    static let path = "tests/write-notes"
    static let askers = Askers.everybody

    var list: String
    var count: Int
    var words: String

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let open = try household.list(at: list, for: asker, work)
        guard let keys = asker.keys else { throw HearthError(.internalError) }
        let items = (0..<count).compactMap { number -> Item? in
            let hash = BLAKE2b.hash(Array("note \(number)".utf8), count: ItemID.byteCount)
            guard let id = ItemID(octets: hash) else { return nil }
            let before = open.merged.item(id)
            var item =
                before
                ?? Item(
                    id: id, rank: .middle, revision: 1, name: "Note \(number)",
                    body: .known(Note()))
            if let before { item.revision = before.nextRevision(at: work.now) }
            item.text = "\(words) \(number)"
            return item
        }
        try household.write(items, to: open, keys: keys, work)
        return Done()
    }
}
