import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Cells in whose place came one of another run of their author's home")
struct SupersededCellTests {
    private let owner: Person
    private let author: Person
    private let friend: Person
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        author = try Person(2)
        friend = try Person(3)
        entry = try ListEntry.of(owner, friends: [author, friend])
    }

    private func circle() throws -> Circle {
        let circle = Circle([owner, author, friend], lists: [entry])
        for place in circle.places.values { place.shelf.put(try author.bundle(on: entry.id)) }
        return circle
    }

    /// Cells that the friend sent to their author.
    private func shown(in circle: Circle) throws -> [Cell] {
        try circle.place(friend).sent.filter { $0.peer == author.node }.flatMap { sent -> [Cell] in
            if case .cells(let cells) = sent.frame { cells } else { [] }
        }
    }

    /// What the author's home took for forgotten.
    private func found(in circle: Circle) throws -> [Cell] {
        try circle.place(author).replicator.events.compactMap { event in
            if case .ownCell(let cell) = event { cell } else { nil }
        }
    }

    @Test("Their author's home is shown them on meeting, once", arguments: Cell.Kind.allCases)
    func onMeeting(_ kind: Cell.Kind) throws {
        let circle = try circle()
        let forgotten = try author.cell(kind, on: entry.id, 7, incarnation: 2)
        try circle.place(friend).shelf.putBeat(forgotten)
        let present = try author.cell(kind, on: entry.id, 6, incarnation: 3)
        try circle.place(author).shelf.putBeat(present)
        try circle.place(owner).shelf.putBeat(present)
        // It comes by way of the owner first.
        try circle.connect(owner, friend)
        try circle.pass(.seconds(2))
        #expect(try circle.place(friend).shelf.beatCells(in: entry.id) == [present])
        try circle.connect(author, friend)
        try circle.pass(.seconds(2))
        #expect(try shown(in: circle) == [forgotten])
        #expect(try found(in: circle) == [forgotten])
        // Once a ping was answered, nobody is shown it again.
        try circle.pass(.seconds(30))
        try circle.connect(author, friend)
        try circle.pass(.seconds(30))
        #expect(try shown(in: circle) == [forgotten])
    }

    @Test("Nor does it take a second session where the new one came from there")
    func fromTheAuthor() throws {
        let circle = try circle()
        let forgotten = try author.cell(on: entry.id, 7, incarnation: 2)
        try circle.place(friend).shelf.putBeat(forgotten)
        try circle.place(author).shelf.putBeat(author.cell(on: entry.id, 6, incarnation: 3))
        try circle.connect(author, friend)
        try circle.pass(.seconds(3))
        #expect(try found(in: circle) == [forgotten])
    }

    @Test("One that their home named in this session it has not forgotten")
    func named() throws {
        let circle = try circle()
        let held = try author.cell(on: entry.id, 7, incarnation: 2)
        let place = try circle.place(author)
        for shelf in [place.shelf, try circle.place(friend).shelf] { shelf.putBeat(held) }
        try circle.connect(author, friend)
        try circle.pass(.seconds(2))
        let present = try author.cell(on: entry.id, 8, incarnation: 3)
        place.shelf.putBeat(present)
        place.replicator.stepBegins(at: circle.now)
        try place.replicator.beat([entry.id], store: place.shelf)
        try circle.pass(.seconds(3))
        #expect(try circle.place(friend).shelf.beatCells(in: entry.id) == [present])
        #expect(try shown(in: circle).isEmpty)
    }

    @Test("One of the same run is only older")
    func sameRun() throws {
        let circle = try circle()
        try circle.place(friend).shelf.putBeat(author.cell(on: entry.id, 7, incarnation: 3))
        try circle.place(author).shelf.putBeat(author.cell(on: entry.id, 8, incarnation: 3))
        try circle.connect(author, friend)
        try circle.pass(.seconds(3))
        #expect(try shown(in: circle).isEmpty)
        // Nor is one believed that somebody shows unasked.
        try circle.hand(
            .cells([author.cell(on: entry.id, 5, incarnation: 3)]), to: author, from: friend)
        #expect(try found(in: circle).isEmpty)
    }

    @Test("Four of one author are kept, and no more however many come")
    func bounded() throws {
        let circle = try circle()
        try circle.connect(owner, friend)
        let shelf = try circle.place(friend).shelf
        for incarnation in 1...9 as ClosedRange<UInt32> {
            try circle.hand(
                .cells([author.cell(on: entry.id, 1, incarnation: incarnation)]), to: friend,
                from: owner)
        }
        #expect(shelf.beatCells(in: entry.id).map(\.order.incarnation) == [9])
        try circle.place(author).shelf.putBeat(author.cell(on: entry.id, 1, incarnation: 9))
        try circle.connect(author, friend)
        try circle.pass(.seconds(2))
        #expect(try shown(in: circle).map(\.order.incarnation) == [5, 6, 7, 8])
    }
}
