import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Nobody is sent what she is known to have")
struct DuplicateTests {
    private let owner: Person
    private let friends: [Person]
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        friends = [try Person(2), try Person(3), try Person(4)]
        entry = try ListEntry.of(owner, friends: friends)
    }

    private var people: [Person] { [owner] + friends }

    /// Everybody connected with everybody.
    private func mesh() throws -> Circle {
        let circle = Circle(people, lists: [entry])
        for (index, one) in people.enumerated() {
            for other in people[(index + 1)...] { try circle.connect(one, other) }
        }
        return circle
    }

    /// How often each record was sent to somebody.
    private func copies(in circle: Circle) -> [RecordStamp: Int] {
        var copies: [RecordStamp: Int] = [:]
        for place in circle.places.values {
            for case .record(let record) in place.sent.map(\.frame) {
                copies[record.stamp, default: 0] += 1
            }
        }
        return copies
    }

    private func publish(_ record: Record, by person: Person, in circle: Circle) throws {
        let place = try circle.place(person)
        place.shelf.put(record)
        place.replicator.stepBegins(at: circle.now)
        place.replicator.published(record)
        try circle.deliver()
    }

    @Test("In a net of four each record reaches each node exactly once")
    func onceEach() throws {
        let circle = try mesh()
        let part = owner.record(.part, in: entry.id.stream)
        try publish(part, by: owner, in: circle)
        let bundles = try friends.map { try $0.bundle(on: entry.id) }
        for (friend, bundle) in zip(friends, bundles) {
            try publish(bundle, by: friend, in: circle)
        }
        try circle.pass(.seconds(5))
        for place in circle.places.values {
            try place.replicator.beat([entry.id], store: place.shelf)
        }
        try circle.deliver()
        try circle.pass(.seconds(10))
        for person in people {
            #expect(try circle.place(person).shelf.stamps(in: entry.id.stream).count == 4)
        }
        let copies = copies(in: circle)
        #expect(copies.count == 4)
        #expect(copies.values.allSatisfy { $0 == 3 })
    }

    @Test("Whoever was away asks one peer at a time, and gets each record once")
    func oneIsAsked() throws {
        let circle = Circle(people, lists: [entry])
        let part = owner.record(.part, in: entry.id.stream)
        for person in people.dropLast() { try circle.place(person).shelf.put(part) }
        let away = friends[2]
        for person in people.dropLast() { try circle.connect(person, away) }
        try circle.pass(.seconds(10))
        #expect(try circle.place(away).shelf.record(part.key) == part)
        #expect(copies(in: circle) == [part.stamp: 1])
    }

    @Test("If the one who was asked brings nothing, another is asked after five seconds")
    func nextIsAsked() throws {
        let circle = Circle(people, lists: [entry])
        let (silent, other, away) = (friends[0], friends[1], friends[2])
        let part = owner.record(.part, in: entry.id.stream)
        try circle.place(other).shelf.put(part)
        try circle.connect(silent, away)
        try circle.pass(.seconds(2))
        let held = try circle.place(away)
        let digest = try #require(Digest(octets: [UInt8](repeating: 5, count: 32)))
        try circle.hand(
            .summary([StreamSummary(stream: entry.id.stream, digest: digest)]), to: away,
            from: silent)
        try circle.pass(.milliseconds(400))
        // From here on the first one's frames are lost.
        held.sessions[silent.node] = nil
        try circle.connect(other, away)
        try circle.pass(.milliseconds(1500))
        #expect(held.shelf.record(part.key) == nil)
        try circle.pass(.seconds(8))
        #expect(held.shelf.record(part.key) == part)
    }

    @Test("If the one who was asked is gone, another is asked at once")
    func askedIsGone() throws {
        let circle = Circle(people, lists: [entry])
        let (silent, other, away) = (friends[0], friends[1], friends[2])
        let part = owner.record(.part, in: entry.id.stream)
        try circle.place(other).shelf.put(part)
        try circle.connect(silent, away)
        let place = try circle.place(away)
        let digest = try #require(Digest(octets: [UInt8](repeating: 5, count: 32)))
        try circle.hand(
            .summary([StreamSummary(stream: entry.id.stream, digest: digest)]), to: away,
            from: silent)
        place.replicator.closed(try #require(place.sessions[silent.node]))
        try circle.connect(other, away)
        try circle.pass(.seconds(3))
        #expect(place.shelf.record(part.key) == part)
    }

    @Test("What is in a versions frame, and what is on its way, is not sent again")
    func versionsAreHeeded() throws {
        let circle = Circle(people, lists: [entry])
        let friend = friends[0]
        let place = try circle.place(owner)
        let part = owner.record(.part, in: entry.id.stream)
        try circle.connect(owner, friend)
        try publish(part, by: owner, in: circle)
        try circle.pass(.milliseconds(800))
        func sent(after frames: Frame...) throws -> [FrameType] {
            let before = place.sent.count
            for frame in frames { try circle.hand(frame, to: owner, from: friend) }
            try circle.pass(.seconds(1))
            return place.sent.dropFirst(before).map(\.frame.type)
        }
        // Said before the push had arrived there.
        let nothing = Frame.versions(stream: entry.id.stream, [])
        #expect(try sent(after: nothing) == [.summary])
        // Said after it was compared there: it was not taken, and goes once more.
        let digest = try #require(Digest(octets: [UInt8](repeating: 5, count: 32)))
        #expect(try sent(after: .digest(digest), nothing) == [.summary, .record])
        #expect(try sent(after: .versions(stream: entry.id.stream, [part.stamp])) == [])
    }

    @Test("What was known of a peer is forgotten with its session")
    func forgotten() throws {
        let circle = Circle(people, lists: [entry])
        let (here, there) = (friends[0], friends[1])
        for person in [here, there] {
            try circle.place(person).shelf.put(here.bundle(on: entry.id))
        }
        let place = try circle.place(here)
        place.shelf.putBeat(try here.cell(on: entry.id, 5))
        let part = owner.record(.part, in: entry.id.stream)
        place.shelf.put(part)
        try circle.connect(here, there)
        try circle.pass(.seconds(3))
        #expect(try circle.place(there).shelf.beatCells(in: entry.id).count == 1)
        #expect(try circle.place(there).shelf.record(part.key) == part)
        // The other one is put back to before that, as a crash may do.
        try circle.place(there).shelf.removeStream(entry.id.stream)
        try circle.place(there).shelf.put(here.bundle(on: entry.id))
        try circle.place(there).shelf.removeBeatCell(
            of: AuthorTag(of: here.key, in: entry.id), in: entry.id)
        place.replicator.closed(try #require(place.sessions[there.node]))
        let other = try circle.place(there)
        other.replicator.closed(try #require(other.sessions[here.node]))
        try circle.connect(here, there)
        try circle.pass(.seconds(3))
        #expect(other.shelf.beatCells(in: entry.id).count == 1)
        #expect(other.shelf.record(part.key) == part)
    }
}
