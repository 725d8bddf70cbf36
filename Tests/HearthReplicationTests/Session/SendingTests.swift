import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("When frames leave")
struct SendingTests {
    private let owner: Person
    private let friend: Person
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        friend = try Person(2)
        entry = try ListEntry.of(owner, friends: [friend])
    }

    @Test("Answers leave at once, in the order of what they answer")
    func answers() throws {
        let circle = Circle([owner, friend], lists: [entry])
        try circle.connect(friend, owner)
        let place = try circle.place(friend)
        let session = try #require(place.sessions[owner.node])
        for number in 1...5 as ClosedRange<UInt64> {
            try circle.hand(.ping(number), to: friend, from: owner)
        }
        #expect(place.replicator.directives == (1...5).map { .send(session, .pong($0)) })
    }

    @Test("A stranger is told at once, the answer to a knock before the close")
    func strangers() {
        var replicator = Replicator(ownNode: owner.node, clock: .standard)
        let id = SessionID(number: 1)
        replicator.opened(
            id, peer: friend.node, isInitiator: false, now: WallTime(milliseconds: 5_950))
        guard case .send(id, .hello, at: nil) = replicator.directives.first else {
            Issue.record("\(replicator.directives)")
            return
        }
        replicator.directives = []
        let answer = Frame.knockAnswer([1])
        replicator.send(answer, to: id)
        replicator.close(id, .goodbye)
        #expect(replicator.directives == [.send(id, answer), .close(id, .goodbye)])
    }

    @Test(
        "Cells, what is said of them and bundles leave on a whole second that is about one ahead",
        arguments: [(0, 1), (3, 1), (499, 1), (500, 2), (999, 2)] as [(Int64, Int64)])
    func beat(millisecond: Int64, second: Int64) throws {
        let circle = Circle([owner, friend], lists: [entry])
        try circle.connect(friend, owner)
        let place = try circle.place(friend)
        let session = try #require(place.sessions[owner.node])
        let start = circle.now.seconds + 1
        place.replicator.stepBegins(at: WallTime(milliseconds: start * 1000 + millisecond))
        let bundle = try friend.bundle(on: entry.id)
        let frames: [Frame] = [
            .cells([try friend.cell(on: entry.id, 1)]),
            .have([HaveVector(list: entry.id, entries: [])]), .record(bundle),
        ]
        for frame in frames { place.replicator.send(frame, to: session) }
        let moment = WallTime(seconds: start + second)
        #expect(place.replicator.directives == frames.map { .send(session, $0, at: moment) })
    }

    @Test("What a member writes leaves at once")
    func ownNews() throws {
        let circle = Circle([owner, friend], lists: [entry])
        try circle.connect(owner, friend)
        let place = try circle.place(owner)
        let session = try #require(place.sessions[friend.node])
        let part = owner.record(.part, in: entry.id.stream)
        place.shelf.put(part)
        place.replicator.stepBegins(at: circle.now)
        place.replicator.published(part)
        #expect(place.replicator.directives == [.send(session, .record(part))])
    }

    @Test("Of records that come together the other peers are told together")
    func changes() throws {
        let other = try Person(3)
        let entry = try ListEntry.of(owner, friends: [friend, other])
        let circle = Circle([owner, friend, other], lists: [entry])
        try circle.connect(owner, friend)
        try circle.connect(friend, other)
        try circle.pass(.seconds(2))
        let place = try circle.place(friend)
        let before = place.types(to: other).count
        for counter in 1...3 as ClosedRange<UInt64> {
            let part = owner.record(.part, in: entry.id.stream, counter)
            try circle.hand(.record(part), to: friend, from: owner)
        }
        try circle.deliver()
        #expect(place.types(to: other).count == before)
        try circle.pass(.milliseconds(60))
        #expect(place.types(to: other).dropFirst(before).filter { $0 == .summary }.count == 1)
    }
}
