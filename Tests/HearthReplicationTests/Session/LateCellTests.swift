import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Cells that come when everything was passed on")
struct LateCellTests {
    private let owner: Person
    private let first: Person
    private let second: Person
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        first = try Person(2)
        second = try Person(3)
        entry = try ListEntry.of(owner, friends: [first, second])
    }

    /// First and second know nobody but the owner, who carries for both.
    private func star(knowing entry: ListEntry? = nil) throws -> Circle {
        let circle = Circle([owner, first, second], lists: [entry ?? self.entry])
        for person in [owner, first] {
            try circle.place(person).shelf.put(first.bundle(on: self.entry.id))
        }
        try circle.connect(first, owner)
        try circle.connect(owner, second)
        try circle.pass(.seconds(5))
        return circle
    }

    private func beat(_ person: Person, in circle: Circle) throws {
        let place = try circle.place(person)
        place.replicator.stepBegins(at: circle.now)
        try place.replicator.beat([entry.id], store: place.shelf)
        try circle.deliver()
        try circle.pass(.seconds(1))
    }

    private func cells(at person: Person, in circle: Circle) throws -> [Cell] {
        try circle.place(person).shelf.beatCells(in: entry.id)
    }

    @Test("One that comes to a carrier after its beat goes on within two tenths of a slot")
    func afterTheBeat() throws {
        let circle = try star()
        try beat(owner, in: circle)
        let slot = try circle.place(owner).replicator.schedule.clock.slot(at: circle.now)
        let cell = try first.cell(on: entry.id, slot)
        try circle.place(first).shelf.putBeat(cell)
        try beat(first, in: circle)
        #expect(try cells(at: owner, in: circle) == [cell])
        // Slots of these tests have 60 s.
        try circle.pass(.seconds(13))
        #expect(try cells(at: second, in: circle) == [cell])
        // Once, and then nothing is left to do.
        let sent = try circle.place(owner).types(to: second).count { $0 == .cells }
        try circle.pass(.seconds(60))
        #expect(try circle.place(owner).types(to: second).count { $0 == .cells } == sent)
    }

    @Test("One that came before its author's roster and bundle counts once they are there")
    func unjudged() throws {
        let alone = try ListEntry.of(owner, friends: [second])
        let circle = try star()
        let place = try circle.place(second)
        place.replicator.directory.set(alone)
        let slot = try circle.place(owner).replicator.schedule.clock.slot(at: circle.now)
        let cell = try first.cell(on: entry.id, slot)
        try circle.hand(.cells([cell]), to: owner, from: first)
        try circle.pass(.seconds(13))
        #expect(try cells(at: second, in: circle).isEmpty)
        // The roster that names her.
        place.replicator.directory.set(entry)
        try circle.hand(.record(try first.bundle(on: entry.id, 2)), to: second, from: owner)
        #expect(try cells(at: second, in: circle) == [cell])
    }
}
