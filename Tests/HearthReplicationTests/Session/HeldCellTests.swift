import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Cells of slots to come")
struct HeldCellTests {
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

    @Test("A cell up to one beat ahead is taken, for clocks differ")
    func slightlyAhead() throws {
        let (circle, slot) = try chain()
        let cell = try author.cell(on: entry.id, slot + 1)
        try circle.hand(.cells([cell]), to: reader, from: author)
        #expect(try circle.place(reader).shelf.beatCells(in: entry.id) == [cell])
        #expect(try circle.place(reader).replicator.heldCells(in: entry.id).isEmpty)
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

    @Test("One further ahead is held, not dropped and not served, until it may be passed on")
    func held() throws {
        let (circle, slot) = try chain()
        let cell = try author.cell(on: entry.id, slot + 2 * 24 * 60 + 3)
        try circle.hand(.cells([cell]), to: reader, from: author)
        let place = try circle.place(reader)
        #expect(place.shelf.beatCells(in: entry.id).isEmpty)
        #expect(place.replicator.heldCells(in: entry.id) == [cell])
        #expect(place.replicator.events.contains(.cells(entry.id)))
        try beat(reader, in: circle)
        try circle.hand(
            .have([HaveVector(list: entry.id, entries: [])]), to: reader, from: other)
        try circle.pass(.seconds(2))
        #expect(!place.types(to: other).contains(.cells))
        try circle.pass(.seconds(200))
        try beat(reader, in: circle)
        #expect(place.replicator.heldCells(in: entry.id).isEmpty)
        #expect(place.shelf.beatCells(in: entry.id) == [cell])
        #expect(try circle.place(other).shelf.beatCells(in: entry.id) == [cell])
    }

    @Test("Of one author the newest is held, and nobody's that is not rightly signed")
    func newest() throws {
        let (circle, slot) = try chain()
        let far = slot + 3 * 24 * 60
        let cells = [
            try author.cell(on: entry.id, far + 5), try author.cell(on: entry.id, far + 9),
            try author.cell(on: entry.id, far + 7),
            try author.cell(on: entry.id, far + 20, signedBy: other),
            try Person(9).cell(on: entry.id, far + 5),
        ]
        try circle.hand(.cells(cells), to: reader, from: author)
        #expect(try circle.place(reader).replicator.heldCells(in: entry.id) == [cells[1]])
    }

    @Test("Whoever floods ever higher sequences has one cell a beat passed on")
    func flood() throws {
        let (circle, slot) = try chain()
        for ahead in 1...200 as ClosedRange<UInt32> {
            try circle.hand(
                .cells([try author.cell(on: entry.id, slot + ahead)]), to: reader, from: author)
        }
        let place = try circle.place(reader)
        func passedOn() -> [UInt32] {
            place.sent.filter { $0.peer == other.node }.flatMap { sent -> [UInt32] in
                guard case .cells(let cells) = sent.frame else { return [] }
                return cells.map(\.order.sequence)
            }
        }
        for _ in 0..<3 { try beat(reader, in: circle) }
        #expect(passedOn() == [slot + 2])
        #expect(place.replicator.heldCells(in: entry.id).map(\.order.sequence) == [slot + 200])
        try circle.pass(.seconds(60))
        try beat(reader, in: circle)
        #expect(passedOn() == [slot + 2, slot + 200])
    }

    @Test("What is held of somebody who is off the list by then is dropped")
    func removed() throws {
        let (circle, slot) = try chain()
        let place = try circle.place(reader)
        try circle.hand(
            .cells([try author.cell(on: entry.id, slot + 2 * 24 * 60 + 2)]), to: reader,
            from: author)
        #expect(place.replicator.heldCells(in: entry.id).count == 1)
        place.replicator.directory.set(try ListEntry.of(owner, friends: [reader, other]))
        try circle.pass(.seconds(120))
        try beat(reader, in: circle)
        #expect(place.replicator.heldCells(in: entry.id).isEmpty)
        #expect(place.shelf.beatCells(in: entry.id).isEmpty)
    }
}
