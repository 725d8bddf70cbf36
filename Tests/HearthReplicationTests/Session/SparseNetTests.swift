import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Where only neighbours meet")
struct SparseNetTests {
    private let owner: Person
    private let friends: [Person]
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        friends = [try Person(2), try Person(3), try Person(4)]
        entry = try ListEntry.of(owner, friends: friends)
    }

    private var people: [Person] { [owner] + friends }

    /// Owner – first – second – third.
    private func chain() throws -> Circle {
        let circle = Circle(people, lists: [entry])
        for (one, other) in zip(people, people.dropFirst()) { try circle.connect(one, other) }
        return circle
    }

    private func publish(_ record: Record, by person: Person, in circle: Circle) throws {
        let place = try circle.place(person)
        place.shelf.put(record)
        place.replicator.stepBegins(at: circle.now)
        place.replicator.published(record)
        try circle.deliver()
    }

    private func beat(in circle: Circle) throws {
        for person in people {
            let place = try circle.place(person)
            try place.replicator.wake(now: circle.now, store: place.shelf)
            try place.replicator.beat([entry.id], store: place.shelf)
        }
        try circle.deliver()
        try circle.pass(.seconds(2))
    }

    private func frameCount(in circle: Circle) -> Int {
        circle.places.values.reduce(0) { count, place in
            count + place.sent.count { $0.frame.type != .ping && $0.frame.type != .pong }
        }
    }

    @Test("A list's news travels through every reader's node, once over each connection")
    func records() throws {
        let circle = try chain()
        for counter in 1...3 as ClosedRange<UInt64> {
            let part = owner.record(.part, in: entry.id.stream, counter)
            try publish(part, by: owner, in: circle)
            try circle.pass(.seconds(12))
            for friend in friends {
                #expect(try circle.place(friend).shelf.record(part.key) == part)
            }
        }
        var sent = 0
        for place in circle.places.values { sent += place.sent.count { $0.frame.type == .record } }
        #expect(sent == 9)
        // And it comes to rest.
        let frames = frameCount(in: circle)
        try circle.pass(.seconds(15))
        #expect(frameCount(in: circle) == frames)
    }

    @Test("A cell reaches the far end one beat per node, with the bundle that opens it")
    func cells() throws {
        let circle = try chain()
        let bundle = try friends[2].bundle(on: entry.id)
        try publish(bundle, by: friends[2], in: circle)
        let slot = try circle.place(owner).replicator.schedule.clock.slot(at: circle.now)
        let cell = try friends[2].cell(on: entry.id, slot)
        try circle.place(friends[2]).shelf.putBeat(cell)
        for _ in 0..<3 { try beat(in: circle) }
        for person in people {
            #expect(try circle.place(person).shelf.record(bundle.key) == bundle)
            #expect(try circle.place(person).shelf.beatCells(in: entry.id) == [cell])
        }
    }

    @Test("An early cell goes to neighbours alone")
    func early() throws {
        let circle = try chain()
        for person in people { try circle.place(person).shelf.put(friends[0].bundle(on: entry.id)) }
        let place = try circle.place(friends[0])
        let cell = try friends[0].cell(on: entry.id, 5, sub: 1)
        place.replicator.sendEarly(cell, sealedTo: Set(friends.map(\.key)))
        try circle.deliver()
        try beat(in: circle)
        #expect(try circle.place(friends[1]).shelf.earlyCells(in: entry.id) == [cell])
        for person in [owner, friends[2]] {
            #expect(try circle.place(person).shelf.earlyCells(in: entry.id).isEmpty)
        }
    }

    @Test("A letter goes from its author to its addressee, and through nobody else")
    func letters() throws {
        let circle = Circle(people)
        for (one, other) in zip(people, people.dropFirst()) {
            for (member, friend) in [(one, other), (other, one)] {
                let place = try circle.place(member)
                place.replicator.directory.setPairs(
                    place.replicator.directory.pairs + [
                        PairEntry(
                            member: member.key, other: friend.key, otherNode: friend.node,
                            state: .friends)
                    ])
            }
        }
        for (one, other) in zip(people, people.dropFirst()) { try circle.connect(one, other) }
        let letter = owner.record(.letter, in: .letter(from: owner.key, to: friends[0].key))
        try publish(letter, by: owner, in: circle)
        try circle.pass(.seconds(12))
        #expect(try circle.place(friends[0]).shelf.record(letter.key) == letter)
        #expect(try circle.place(friends[1]).shelf.record(letter.key) == nil)
        #expect(try circle.place(friends[0]).types(to: friends[1]).contains(.record) == false)
    }

    @Test("Whoever shows no address is reached through others, and two halves join again")
    func halves() throws {
        let circle = Circle(people, lists: [entry])
        try circle.connect(owner, friends[0])
        try circle.connect(friends[1], friends[2])
        let part = owner.record(.part, in: entry.id.stream)
        try publish(part, by: owner, in: circle)
        try publish(try friends[2].bundle(on: entry.id), by: friends[2], in: circle)
        try circle.pass(.seconds(12))
        #expect(try circle.place(friends[2]).shelf.record(part.key) == nil)
        try circle.connect(friends[0], friends[1])
        try circle.pass(.seconds(12))
        for person in people {
            #expect(try circle.place(person).shelf.record(part.key) == part)
        }
        try beat(in: circle)
        try beat(in: circle)
        for person in people {
            #expect(try circle.place(person).shelf.stamps(in: entry.id.stream).count == 2)
        }
    }
}
