import HearthCircle
import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Cells between carriers")
struct CellFlowTests {
    private let owner: Person
    private let first: Person
    private let second: Person
    private let third: Person
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        first = try Person(2)
        second = try Person(3)
        third = try Person(4)
        entry = try ListEntry.of(owner, friends: [first, second, third])
    }

    /// Everybody holds the first friend's bundle, so that her cells can be judged.
    private func circle() throws -> Circle {
        let circle = Circle([owner, first, second, third], lists: [entry])
        for place in circle.places.values { place.shelf.put(try first.bundle(on: entry.id)) }
        return circle
    }

    private func sequence(at person: Person, in circle: Circle) throws -> UInt32? {
        try circle.place(person).shelf.beatCells(in: entry.id).first?.order.sequence
    }

    @Test(
        "On meeting, each gets the newest cells that the other holds",
        arguments: Cell.Kind.allCases)
    func meeting(_ kind: Cell.Kind) throws {
        let circle = try circle()
        try circle.place(first).shelf.putBeat(first.cell(kind, on: entry.id, 5))
        try circle.place(second).shelf.putBeat(first.cell(kind, on: entry.id, 4))
        try circle.connect(second, first)
        try circle.pass(.seconds(1))
        #expect(try sequence(at: second, in: circle) == 5)
        #expect(try circle.place(second).types(to: first).contains(.cells) == false)
    }

    @Test(
        "On the beat every peer gets what it lacks, in one batch, and only once",
        arguments: Cell.Kind.allCases)
    func beat(_ kind: Cell.Kind) throws {
        let circle = try circle()
        try circle.connect(first, owner)
        try circle.connect(owner, second)
        let place = try circle.place(first)
        place.shelf.putBeat(try first.cell(kind, on: entry.id, 7))
        place.replicator.stepBegins(at: circle.now)
        try place.replicator.beat([entry.id], store: place.shelf)
        try circle.pass(.seconds(1))
        #expect(try sequence(at: owner, in: circle) == 7)
        #expect(try sequence(at: second, in: circle) == nil)
        let relay = try circle.place(owner)
        try relay.replicator.beat([entry.id], store: relay.shelf)
        try relay.replicator.beat([entry.id], store: relay.shelf)
        try circle.deliver()
        try circle.pass(.seconds(2))
        #expect(try sequence(at: second, in: circle) == 7)
        #expect(relay.types(to: second).filter { $0 == .cells }.count == 1)
        #expect(relay.types(to: first).filter { $0 == .cells }.isEmpty)
    }

    @Test("Claims and page of one author go in one batch, and neither stands for the other")
    func bothKinds() throws {
        let circle = try circle()
        try circle.connect(first, second)
        let place = try circle.place(first)
        let shelf = try circle.place(second).shelf
        func held() -> [Cell.Kind: UInt32] {
            Dictionary(
                uniqueKeysWithValues: shelf.beatCells(in: entry.id).map {
                    ($0.kind, $0.order.sequence)
                })
        }
        func beat(_ cells: [Cell]) throws -> [Frame] {
            let before = place.sent.count
            for cell in cells { place.shelf.putBeat(cell) }
            place.replicator.stepBegins(at: circle.now)
            try place.replicator.beat([entry.id], store: place.shelf)
            try circle.pass(.seconds(1))
            return place.sent.dropFirst(before).map(\.frame).filter { $0.type == .cells }
        }
        let frames = try beat([
            first.cell(on: entry.id, 8), first.cell(.talk, on: entry.id, 8),
        ])
        #expect(frames.count == 1)
        #expect(held() == [.claims: 8, .talk: 8])
        // An hour's page stays as it is in the beats between.
        let claims = try first.cell(on: entry.id, 9)
        #expect(try beat([claims]) == [.cells([claims])])
        #expect(held() == [.claims: 9, .talk: 8])
        // Under the tag of the other kind it is nobody's.
        let mixed = Cell(
            kind: .talk, list: entry.id, author: AuthorTag(of: first.key, in: entry.id),
            epoch: 1, order: CellOrder(incarnation: 1, sequence: 10, sub: 0), generation: 1,
            salt: .zero,
            plaintext: [UInt8](repeating: 0, count: Cell.Kind.talk.plaintextByteCount),
            nonce: try #require(Nonce(octets: [UInt8](repeating: 0, count: 24))),
            senderKey: first.sender,
            commitment: try #require(Digest(octets: [UInt8](repeating: 0, count: 32))),
            beatSecret: first.beat)
        try circle.hand(.cells([mixed]), to: second, from: first)
        #expect(held() == [.claims: 9, .talk: 8])
    }

    @Test("A new bundle is passed on before the cells that come after it")
    func bundleWithCells() throws {
        let circle = try circle()
        try circle.connect(first, owner)
        try circle.connect(owner, second)
        let place = try circle.place(first)
        let bundle = try first.bundle(on: entry.id, 2)
        place.shelf.put(bundle)
        place.replicator.stepBegins(at: circle.now)
        place.replicator.published(bundle)
        try circle.deliver()
        try circle.pass(.seconds(5))
        for reader in [owner, second] {
            #expect(try circle.place(reader).shelf.record(bundle.key) == bundle)
        }
    }

    @Test("Older cells, and cells that their author did not sign, are let fall")
    func refused() throws {
        let circle = try circle()
        try circle.connect(first, second)
        let shelf = try circle.place(second).shelf
        try circle.hand(.cells([try first.cell(on: entry.id, 9)]), to: second, from: first)
        #expect(try sequence(at: second, in: circle) == 9)
        let elsewhere = try ListEntry.of(second, friends: [first]).id
        let refused: [Cell] = [
            try first.cell(on: entry.id, 8), try first.cell(on: entry.id, 9),
            try first.cell(on: entry.id, 10, signedBy: third),
            try third.cell(on: entry.id, 10), try owner.cell(on: entry.id, 10),
            try Person(9).cell(on: entry.id, 10), try first.cell(on: elsewhere, 10),
        ]
        for cell in refused {
            try circle.hand(.cells([cell]), to: second, from: first)
            #expect(shelf.beatCells(in: entry.id).map(\.order.sequence) == [9])
            #expect(shelf.beatCells(in: elsewhere).isEmpty)
        }
    }

    @Test("Whoever says she holds a cell of the far future still gets the next one that is newer")
    func lyingVector() throws {
        let circle = try circle()
        try circle.connect(first, second)
        let tag = AuthorTag(of: first.key, in: entry.id)
        let lie = HaveVector(
            list: entry.id,
            entries: [HaveVector.Entry(author: tag, incarnation: 1, sequence: 50)])
        try circle.hand(.have([lie]), to: first, from: second)
        let place = try circle.place(first)
        for sequence in [49, 51] as [UInt32] {
            place.shelf.putBeat(try first.cell(on: entry.id, sequence))
            place.replicator.stepBegins(at: circle.now)
            try place.replicator.beat([entry.id], store: place.shelf)
            try circle.pass(.seconds(1))
        }
        #expect(try sequence(at: second, in: circle) == 51)
    }

    @Test(
        "An early cell goes to nodes of people it is sealed to, never where an owner lives",
        arguments: Cell.Kind.allCases)
    func early(_ kind: Cell.Kind) throws {
        let circle = try circle()
        for other in [owner, second, third] { try circle.connect(first, other) }
        let place = try circle.place(first)
        let cell = try first.cell(kind, on: entry.id, 5, sub: 1)
        place.replicator.sendEarly(cell, sealedTo: [first.key, second.key])
        try circle.deliver()
        #expect(place.sent.filter { $0.frame == .early(cell) }.map(\.peer) == [second.node])
        #expect(try circle.place(second).shelf.earlyCells(in: entry.id) == [cell])
        // Kept apart: nobody is served it, and it counts for no vector.
        #expect(try circle.place(second).shelf.beatCells(in: entry.id).isEmpty)
        try circle.connect(second, third)
        let relay = try circle.place(second)
        try relay.replicator.beat([entry.id], store: relay.shelf)
        try circle.deliver()
        try circle.pass(.seconds(3))
        #expect(try circle.place(third).shelf.earlyCells(in: entry.id).isEmpty)
        #expect(!relay.types(to: third).contains(.cells))
        #expect(!relay.types(to: third).contains(.early))
    }

    @Test(
        "A node where an owner was ever seen sends no early cell and takes none",
        arguments: Cell.Kind.allCases)
    func earlyAtOwners(_ kind: Cell.Kind) throws {
        let moved = try ListEntry.of(
            owner, friends: [first, second, third], ownerNodes: [second.node])
        let circle = Circle([owner, first, second, third], lists: [moved])
        for place in circle.places.values { place.shelf.put(try first.bundle(on: moved.id)) }
        for place in circle.places.values { place.shelf.put(try second.bundle(on: moved.id)) }
        try circle.connect(first, second)
        try circle.connect(second, third)
        let cell = try first.cell(kind, on: moved.id, 5, sub: 1)
        let place = try circle.place(first)
        place.replicator.sendEarly(cell, sealedTo: [first.key, second.key, third.key])
        #expect(place.replicator.directives.isEmpty)
        try circle.hand(.early(cell), to: second, from: first)
        #expect(try circle.place(second).shelf.earlyCells(in: moved.id).isEmpty)
        let own = try second.cell(kind, on: moved.id, 5, sub: 1)
        let hosting = try circle.place(second)
        hosting.replicator.sendEarly(own, sealedTo: [second.key, third.key])
        #expect(hosting.replicator.directives.isEmpty)
        try circle.hand(.early(own), to: third, from: second)
        #expect(try circle.place(third).shelf.earlyCells(in: moved.id).isEmpty)
    }

    @Test("An early cell is taken from its author's own node alone, newer than the last")
    func earlyIsOneHop() throws {
        let circle = try circle()
        try circle.connect(first, second)
        try circle.connect(third, second)
        let shelf = try circle.place(second).shelf
        let cell = try first.cell(on: entry.id, 5, sub: 2)
        try circle.hand(.early(cell), to: second, from: third)
        #expect(shelf.earlyCells(in: entry.id).isEmpty)
        try circle.hand(.early(cell), to: second, from: first)
        #expect(shelf.earlyCells(in: entry.id) == [cell])
        try circle.hand(
            .early(try first.cell(on: entry.id, 5, sub: 1)), to: second, from: first)
        try circle.hand(
            .early(try first.cell(on: entry.id, 6, sub: 1, signedBy: third)), to: second,
            from: first)
        #expect(shelf.earlyCells(in: entry.id) == [cell])
    }
}
