import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Cells of slots to come")
struct CellsAheadTests {
    private let owner: Person
    private let author: Person
    private let reader: Person
    private let other: Person
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        author = try Person(2)
        reader = try Person(3)
        other = try Person(4)
        entry = try ListEntry.of(owner, friends: [author, reader, other])
    }

    /// The author connected with the reader, she with another, and the slot of now.
    private func chain() throws -> (Circle, UInt32) {
        let circle = Circle([author, reader, other], lists: [entry])
        for place in circle.places.values { place.shelf.put(try author.bundle(on: entry.id)) }
        try circle.connect(author, reader)
        try circle.connect(reader, other)
        let slot = try circle.place(reader).replicator.schedule.clock.slot(at: circle.now)
        return (circle, slot)
    }

    private func beat(_ person: Person, in circle: Circle) throws {
        let place = try circle.place(person)
        try place.replicator.wake(now: circle.now, store: place.shelf)
        try place.replicator.beat([entry.id], store: place.shelf)
        try circle.deliver()
        try circle.pass(.seconds(1))
    }

    @Test("A cell of the next slot is taken, for clocks differ")
    func slightlyAhead() throws {
        let (circle, slot) = try chain()
        let cell = try author.cell(on: entry.id, slot + 1)
        try circle.hand(.cells([cell]), to: reader, from: author)
        #expect(try circle.place(reader).shelf.beatCells(in: entry.id) == [cell])
    }

    @Test(
        "A clock that is wrong by up to two days keeps nobody's cell back",
        arguments: [3, 60, 2 * 24 * 60] as [UInt32])
    func ahead(_ slots: UInt32) throws {
        let (circle, slot) = try chain()
        let cell = try author.cell(on: entry.id, slot + slots)
        try circle.hand(.cells([cell]), to: reader, from: author)
        #expect(try circle.place(reader).shelf.beatCells(in: entry.id) == [cell])
        try beat(reader, in: circle)
        #expect(try circle.place(other).shelf.beatCells(in: entry.id) == [cell])
    }

    @Test("One further ahead is dropped")
    func tooFar() throws {
        let (circle, slot) = try chain()
        let cell = try author.cell(on: entry.id, slot + 2 * 24 * 60 + 3)
        try circle.hand(.cells([cell]), to: reader, from: author)
        #expect(try circle.place(reader).shelf.beatCells(in: entry.id).isEmpty)
        try circle.pass(.seconds(300))
        #expect(try circle.place(reader).shelf.beatCells(in: entry.id).isEmpty)
    }

    @Test("One that is not rightly signed counts for nothing, whatever comes after it")
    func forged() throws {
        let (circle, slot) = try chain()
        let cells = [
            try author.cell(on: entry.id, slot + 20, signedBy: other),
            try Person(9).cell(on: entry.id, slot), try author.cell(on: entry.id, slot),
        ]
        try circle.hand(.cells(cells), to: reader, from: author)
        let shelf = try circle.place(reader).shelf
        #expect(shelf.beatCells(in: entry.id) == [cells[2]])
        try circle.hand(.record(try author.bundle(on: entry.id, 2)), to: reader, from: author)
        #expect(shelf.beatCells(in: entry.id) == [cells[2]])
    }
}
