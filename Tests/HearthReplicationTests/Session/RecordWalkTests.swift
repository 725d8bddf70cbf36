import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Comparing and passing on records")
struct RecordWalkTests {
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

    private func circle() -> Circle { Circle([owner, first, second], lists: [entry]) }

    @Test("Two who hold the same say so with one digest each, and no more")
    func same() throws {
        let circle = circle()
        for person in [first, second] {
            try circle.place(person).shelf.put(owner.record(.part, in: entry.id.stream))
        }
        try circle.connect(first, second)
        try circle.pass(.seconds(10))
        #expect(try circle.place(first).types(to: second) == [.hello, .digest, .have])
        #expect(try circle.place(second).types(to: first) == [.hello, .digest, .have])
    }

    @Test("What one lacks it gets from any reader: digest, summary, versions, record")
    func walk() throws {
        let circle = circle()
        let part = owner.record(.part, in: entry.id.stream, 2)
        let bundle = try first.bundle(on: entry.id)
        try circle.place(first).shelf.put(part)
        try circle.place(first).shelf.put(bundle)
        try circle.place(second).shelf.put(owner.record(.part, in: entry.id.stream, 1))
        try circle.connect(first, second)
        try circle.pass(.seconds(4))
        let shelf = try circle.place(second).shelf
        #expect(shelf.record(part.key) == part)
        #expect(shelf.record(bundle.key) == bundle)
        #expect(
            try circle.place(first).types(to: second).filter { $0 == .record }.count == 2)
        #expect(try circle.place(second).types(to: first).filter { $0 == .record }.isEmpty)
    }

    @Test("News goes on to everybody else who reads the list, and comes to rest")
    func passedOn() throws {
        let circle = circle()
        try circle.connect(owner, first)
        try circle.connect(first, second)
        let part = owner.record(.part, in: entry.id.stream)
        let place = try circle.place(owner)
        place.shelf.put(part)
        place.replicator.stepBegins(at: circle.now)
        place.replicator.published(part)
        try circle.deliver()
        #expect(try circle.place(first).shelf.record(part.key) == part)
        #expect(try circle.place(second).shelf.record(part.key) == nil)
        try circle.pass(.seconds(5))
        #expect(try circle.place(second).shelf.record(part.key) == part)
        let frames = circle.places.values.map(\.sent.count).reduce(0, +)
        try circle.pass(.seconds(8))
        #expect(circle.places.values.map(\.sent.count).reduce(0, +) == frames)
    }

    /// Hands the first friend a record from the second, and gives what she then holds.
    private func take(
        _ record: Record, holding held: Record? = nil, from peer: Person? = nil
    ) throws -> (held: Record?, events: [CarrierEvent]) {
        let circle = circle()
        try circle.connect(first, second)
        try circle.connect(owner, first)
        let place = try circle.place(first)
        if let held { place.shelf.put(held) }
        place.replicator.events = []
        try circle.hand(.record(record), to: first, from: peer ?? second)
        return (place.shelf.record(record.key), place.replicator.events)
    }

    @Test("A newer record takes the place of an older one, an older one of nothing")
    func stale() throws {
        let old = owner.record(.part, in: entry.id.stream, 1, payload: [1])
        let new = owner.record(.part, in: entry.id.stream, 2, payload: [2])
        #expect(try take(new, holding: old).held == new)
        #expect(try take(new, holding: old).events == [.stored(new.stamp)])
        #expect(try take(old, holding: new).held == new)
        #expect(try take(old, holding: new).events.isEmpty)
        #expect(try take(old, holding: old).events.isEmpty)
        let restored = Record(
            key: old.key, version: Version(incarnation: 2, counter: 1),
            payload: Person.part(content: [3]),
            sign: owner.identity.sign)
        #expect(try take(restored, holding: new).held == restored)
        #expect(try take(new, holding: restored).held == restored)
    }

    @Test("Two records under one version are reported, and the one that was there stays")
    func equivocation() throws {
        let one = owner.record(.part, in: entry.id.stream, 4, payload: [1])
        let other = owner.record(.part, in: entry.id.stream, 4, payload: [2])
        let result = try take(other, holding: one)
        #expect(result.held == one)
        #expect(result.events == [.equivocated(other)])
        // Nobody can be accused with a record that she did not sign.
        let forged = Record(
            key: one.key, version: one.version, payload: [3], sign: second.identity.sign)
        #expect(try take(forged, holding: one).events.isEmpty)
    }

    @Test("What its author did not sign, or could not write, is let fall")
    func unsigned() throws {
        let stream = entry.id.stream
        let forged = Record(
            key: RecordKey(kind: .part, stream: stream, author: owner.key),
            version: Version(incarnation: 1, counter: 1), payload: [1],
            sign: second.identity.sign)
        let elsewhere = try ListEntry.of(second, friends: [first]).id
        let refused: [Record] = [
            forged,
            // A friend edits nothing, an owner has no bundle, a stranger neither.
            first.record(.part, in: stream), second.record(.part, in: stream),
            try owner.bundle(on: entry.id), try Person(9).bundle(on: entry.id),
            try Person(9).record(.part, in: stream),
            // A roster that is none; one by somebody else.
            owner.record(.roster, in: stream), second.record(.roster, in: stream),
            // Kinds that this version does not keep; names that their kind does not have.
            owner.record(.blob, in: stream),
            // Somebody's comments who does not read the list, or under a name.
            try Person(9).record(.comment, in: stream),
            first.record(.comment, in: stream, name: RecordName(index: 1)),
            owner.record(.part, in: stream, name: RecordName(index: 1)),
            owner.record(.card, in: stream), owner.record(.letter, in: stream),
            // A list that the two do not share.
            second.record(.part, in: elsewhere.stream),
            second.card(),
        ]
        for record in refused {
            let result = try take(record)
            #expect(result.held == nil, "\(record.key.kind) by \(record.key.author.hex.prefix(4))")
            #expect(result.events.isEmpty)
        }
    }

    @Test("What any reader says openly is taken, whoever brings it")
    func comments() throws {
        for person in [owner, first, second] {
            let record = person.record(.comment, in: entry.id.stream)
            #expect(try take(record).held == record)
        }
    }

    @Test("What a giver tells is taken from the circle, and from no owner or stranger")
    func thanks() throws {
        let told = first.record(.thanks, in: entry.id.stream)
        #expect(try take(told).held == told)
        for record in [
            owner.record(.thanks, in: entry.id.stream),
            try Person(9).record(.thanks, in: entry.id.stream),
            first.record(.thanks, in: entry.id.stream, name: RecordName(index: 1)),
        ] {
            #expect(try take(record).held == nil)
        }
    }

    @Test("A bundle counts only under a certificate of its author's for this list")
    func certificates() throws {
        #expect(try take(second.bundle(on: entry.id)).held != nil)
        let other = try ListEntry.of(second, friends: [first]).id
        let moved = try second.bundle(on: other)
        let record = Record(
            key: RecordKey(
                kind: .bundle, stream: entry.id.stream, author: second.key,
                name: RecordName(index: 0)),
            version: moved.version, payload: moved.payload, sign: second.beat.sign)
        #expect(try take(record).held == nil)
        let misnamed = Record(
            key: RecordKey(
                kind: .bundle, stream: entry.id.stream, author: second.key,
                name: RecordName(index: 1)),
            version: moved.version, payload: try second.bundle(on: entry.id).payload,
            sign: second.beat.sign)
        #expect(try take(misnamed).held == nil)
    }

    @Test("Nobody is sent a record that she may not have, whatever she says she lacks")
    func clamp() throws {
        let circle = circle()
        let secret = try ListEntry.of(first, friends: [owner])
        let place = try circle.place(first)
        place.replicator.directory.set(secret)
        place.shelf.put(first.record(.part, in: secret.id.stream))
        place.shelf.put(first.card())
        try circle.connect(first, second)
        let streams = [secret.id.stream, StreamID.card(of: first.key)]
        let before = place.sent.count
        for stream in streams {
            try circle.hand(.versions(stream: stream, []), to: first, from: second)
            let digest = try #require(Digest(octets: [UInt8](repeating: 5, count: 32)))
            try circle.hand(
                .summary([StreamSummary(stream: stream, digest: digest)]), to: first,
                from: second)
            try circle.deliver()
        }
        #expect(place.sent.count == before)
    }

    @Test("A card goes between friends, each way, and the newest stays")
    func cards() throws {
        let circle = Circle([first, second])
        for (one, other) in [(first, second), (second, first)] {
            let place = try circle.place(one)
            place.replicator.directory.setPairs([
                PairEntry(
                    member: one.key, other: other.key, otherNode: other.node, state: .friends)
            ])
            place.shelf.put(one.card(3))
        }
        try circle.connect(first, second)
        try circle.pass(.seconds(5))
        #expect(try circle.place(first).shelf.record(second.card().key) == second.card(3))
        #expect(try circle.place(second).shelf.record(first.card().key) == first.card(3))
    }
}
