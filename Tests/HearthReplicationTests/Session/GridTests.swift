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

    @Test("An answer to a node that hosts an owner waits for the next whole second")
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

    @Test("An answer to anybody else goes at once")
    func atOnce() throws {
        let circle = Circle([first, second], lists: [entry])
        try circle.connect(first, second)
        try circle.hand(.ping(7), to: first, from: second)
        #expect(try circle.place(first).replicator.directives.count == 1)
    }

    @Test("What somebody did herself goes at once, but to a node that hosts an owner")
    func ownNews() throws {
        let circle = Circle([owner, first, second], lists: [entry])
        try circle.connect(first, owner)
        try circle.connect(first, second)
        let place = try circle.place(first)
        let bundle = try first.bundle(on: entry.id)
        place.shelf.put(bundle)
        place.replicator.stepBegins(at: circle.now)
        place.replicator.published(bundle)
        try circle.deliver()
        #expect(try circle.place(second).shelf.record(bundle.key) == bundle)
        #expect(try circle.place(owner).shelf.record(bundle.key) == nil)
        try circle.pass(.seconds(1))
        #expect(try circle.place(owner).shelf.record(bundle.key) == bundle)
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
