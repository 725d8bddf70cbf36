import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("The grid of whole seconds")
struct GridTests {
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

    @Test("An answer to a node with a list in common waits for the next whole second")
    func waits() throws {
        let circle = Circle([owner, first], lists: [entry])
        try circle.connect(first, owner)
        try circle.pass(.seconds(2))
        let place = try circle.place(first)
        circle.now = WallTime(milliseconds: circle.now.seconds * 1000 + 300)
        let before = place.sent.count
        try circle.hand(.ping(7), to: first, from: owner)
        try circle.deliver()
        #expect(place.sent.count == before)
        let due = try #require(place.replicator.nextWake(after: circle.now))
        #expect(due == WallTime(seconds: circle.now.seconds + 1))
        // Woken for something else in between, it goes on waiting.
        try place.replicator.wake(now: circle.now.adding(.milliseconds(200)), store: place.shelf)
        try circle.deliver()
        #expect(place.sent.count == before)
        try place.replicator.wake(now: due, store: place.shelf)
        try circle.deliver()
        #expect(place.sent.dropFirst(before).map(\.frame) == [.pong(7)])
    }

    @Test("An answer to a friend without a list in common waits too")
    func friends() throws {
        let circle = Circle([first, second])
        for (one, other) in [(first, second), (second, first)] {
            try circle.place(one).replicator.directory.setPairs([
                PairEntry(
                    member: one.key, other: other.key, otherNode: other.node, state: .friends)
            ])
        }
        try circle.connect(first, second)
        try circle.hand(.ping(7), to: first, from: second)
        #expect(try circle.place(first).replicator.directives.isEmpty)
        let before = try circle.place(first).sent.count
        try circle.pass(.seconds(1))
        #expect(try circle.place(first).sent.dropFirst(before).map(\.frame) == [.pong(7)])
    }

    @Test("What a stranger is told leaves on whole seconds, the answer to a knock before the close")
    func strangers() throws {
        var replicator = Replicator(ownNode: owner.node, clock: .standard)
        replicator.lead = .milliseconds(100)
        let shelf = CarrierShelf()
        let id = SessionID(number: 1)
        replicator.opened(
            id, peer: first.node, isInitiator: false, now: WallTime(milliseconds: 5_950))
        #expect(replicator.directives.isEmpty)
        // Too late for the next second.
        try replicator.wake(now: WallTime(milliseconds: 6_900), store: shelf)
        let said = replicator.directives
        #expect(said.count == 1)
        guard case .send(id, .hello, at: WallTime(seconds: 7)) = said.first else {
            Issue.record("\(said)")
            return
        }
        replicator.directives = []
        replicator.stepBegins(at: WallTime(milliseconds: 8_300))
        let answer = Frame.knockAnswer([1])
        replicator.send(answer, to: id)
        replicator.close(id, .goodbye)
        let moment = WallTime(seconds: 9)
        #expect(
            replicator.directives
                == [.send(id, answer, at: moment), .close(id, .goodbye, at: moment)])
    }

    @Test("What somebody wrote goes at once, and bundles with the second")
    func ownNews() throws {
        let circle = Circle([owner, first, second], lists: [entry])
        try circle.connect(owner, second)
        try circle.connect(first, second)
        for (person, record) in [
            (owner, owner.record(.part, in: entry.id.stream)),
            (first, try first.bundle(on: entry.id)),
        ] {
            let place = try circle.place(person)
            place.shelf.put(record)
            place.replicator.stepBegins(at: circle.now, isPersonal: true)
            place.replicator.published(record)
            try circle.deliver()
            let isThere = try circle.place(second).shelf.record(record.key) == record
            #expect(isThere == (record.key.kind == .part))
            try circle.pass(.seconds(1))
            #expect(try circle.place(second).shelf.record(record.key) == record)
        }
    }

    @Test("No work that depends on claims begins around a whole second")
    func quietMoment() {
        func end(_ milliseconds: Int64) -> Int64? {
            QuietMoment.end(at: WallTime(milliseconds: milliseconds))?.milliseconds
        }
        #expect(end(1_795_000_000_010) == nil)
        #expect(end(1_795_000_000_899) == nil)
        #expect(end(1_795_000_000_900) == 1_795_000_001_010)
        #expect(end(1_795_000_000_999) == 1_795_000_001_010)
        #expect(end(1_795_000_000_000) == 1_795_000_000_010)
        #expect(end(1_795_000_000_009) == 1_795_000_000_010)
    }

    @Test(
        "With a lead, what came in before it is handed out before the second, and the rest leaves later"
    )
    func lead() throws {
        let circle = Circle([owner, first], lists: [entry])
        try circle.connect(first, owner)
        try circle.pass(.seconds(2))
        let place = try circle.place(first)
        place.replicator.lead = .milliseconds(350)
        let second = circle.now.seconds + 1
        let session = try #require(place.sessions[owner.node])
        circle.now = WallTime(milliseconds: (second - 1) * 1000 + 600)
        try circle.hand(.ping(1), to: first, from: owner)
        let due = try #require(place.replicator.nextWake(after: circle.now))
        #expect(due == WallTime(milliseconds: second * 1000 - 350))
        place.replicator.directives = []
        try place.replicator.wake(now: due, store: place.shelf)
        #expect(
            place.replicator.directives
                == [.send(session, .pong(1), at: WallTime(seconds: second))])
        circle.now = WallTime(milliseconds: (second - 1) * 1000 + 700)
        try circle.hand(.ping(2), to: first, from: owner)
        place.replicator.directives = []
        let next = due.adding(.seconds(1))
        try place.replicator.wake(now: next, store: place.shelf)
        #expect(
            place.replicator.directives
                == [.send(session, .pong(2), at: WallTime(seconds: second + 1))])
    }

    @Test("The lead follows the slowest step of the last minutes, in coarse steps")
    func adaptation() {
        var lead = DepartureLead()
        let start = WallTime(seconds: 1_795_000_000)
        lead.saw(.milliseconds(20), at: start)
        #expect(lead.lead == .milliseconds(100))
        lead.saw(.milliseconds(300), at: start.adding(.seconds(1)))
        #expect(lead.lead == .milliseconds(1_100))
        lead.saw(.milliseconds(20), at: start.adding(.seconds(130)))
        #expect(lead.lead == .milliseconds(1_100))
        lead.saw(.milliseconds(20), at: start.adding(.seconds(260)))
        #expect(lead.lead == .milliseconds(100))
        lead.saw(.seconds(9), at: start.adding(.seconds(261)))
        #expect(lead.lead == .seconds(5))
    }

    @Test("What is read of a peer depends on what it sent, and comes back on whole seconds")
    func credit() {
        var credit = ReadingCredit(
            ReadingCredit.Measure(
                octets: 100, octetsPerSecond: 30, messages: 4, messagesPerSecond: 4))
        let start = WallTime(milliseconds: 1_795_000_000_200)
        credit.read(100, at: start)
        let soon = [0, 700, 800].map { credit.mayRead(at: start.adding(.milliseconds($0))) }
        #expect(soon == [false, false, true])
        credit.read(1, at: start.adding(.seconds(1)))
        for _ in 0..<4 { credit.read(1, at: start.adding(.seconds(2))) }
        // The last two by a clock that was set back, which gives nothing.
        let later = [2, -900, -899].map { credit.mayRead(at: start.adding(.seconds($0))) }
        #expect(later == [false, false, true])
    }

    @Test("Answers that came up in one second keep their order")
    func order() throws {
        let circle = Circle([owner, first], lists: [entry])
        try circle.connect(first, owner)
        try circle.pass(.seconds(2))
        let place = try circle.place(first)
        let before = place.sent.count
        for number in 1...5 as ClosedRange<UInt64> {
            try circle.hand(.ping(number), to: first, from: owner)
        }
        try circle.pass(.seconds(1))
        let pongs = place.sent.dropFirst(before).map(\.frame)
        #expect(pongs == (1...5).map { Frame.pong($0) })
    }
}
