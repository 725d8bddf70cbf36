import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Sessions and their states")
struct SessionStateTests {
    private let owner: Person
    private let friend: Person
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        friend = try Person(2)
        entry = try ListEntry.of(owner, friends: [friend])
    }

    @Test("Two who know each other share; a hello goes first, then a digest")
    func sharing() throws {
        let circle = Circle([owner, friend], lists: [entry])
        try circle.connect(owner, friend)
        for (one, other) in [(owner, friend), (friend, owner)] {
            let place = try circle.place(one)
            #expect(place.replicator.isSharing(with: other.node))
            #expect(place.types(to: other).prefix(3) == [.hello, .digest, .have])
        }
    }

    @Test("If only one of two knows the other, neither shares anything")
    func oneSided() throws {
        let circle = Circle([owner, friend])
        try circle.place(owner).replicator.directory.set(entry)
        let part = owner.record(.part, in: entry.id.stream)
        try circle.place(owner).shelf.put(part)
        try circle.connect(owner, friend)
        for (one, other) in [(owner, friend), (friend, owner)] {
            let place = try circle.place(one)
            let session = try #require(place.replicator.session(with: other.node))
            #expect(place.replicator.isKnocking(at: session))
            #expect(!place.replicator.isSharing(with: other.node))
            #expect(place.types(to: other) == [.hello])
        }
        #expect(try circle.place(friend).shelf.records.isEmpty)
    }

    @Test("Nothing that a stranger sends is stored or answered")
    func strangersFrames() throws {
        let stranger = try Person(9)
        let circle = Circle([owner, friend, stranger], lists: [entry])
        let shelf = try circle.place(owner).shelf
        let part = owner.record(.part, in: entry.id.stream)
        shelf.put(part)
        shelf.put(try friend.bundle(on: entry.id))
        shelf.putBeat(try friend.cell(on: entry.id, 1))
        try circle.connect(stranger, owner)
        let before = try circle.place(owner).sent.count
        let digest = try #require(Digest(octets: [UInt8](repeating: 5, count: 32)))
        let frames: [Frame] = [
            .digest(digest), .summary([StreamSummary(stream: entry.id.stream, digest: digest)]),
            .versions(stream: entry.id.stream, []),
            .record(owner.record(.part, in: entry.id.stream, 9)), .record(stranger.card()),
            .have([HaveVector(list: entry.id, entries: [])]),
            .cells([try friend.cell(on: entry.id, 9)]),
            .early(try friend.cell(on: entry.id, 9, sub: 1)),
        ]
        for frame in frames {
            try circle.hand(frame, to: owner, from: stranger)
            try circle.deliver()
        }
        #expect(try circle.place(owner).sent.count == before)
        #expect(shelf.records.count == 2)
        #expect(shelf.record(part.key) == part)
        #expect(shelf.beatCells(in: entry.id).map(\.order.sequence) == [1])
        #expect(shelf.earlyCells(in: entry.id).isEmpty)
    }

    @Test("A ping is answered before anybody knows anybody, and whichever of both knows the other")
    func pingWhileKnocking() throws {
        for knowing in [[], [owner], [friend]] {
            let circle = Circle([owner, friend])
            for person in knowing { try circle.place(person).replicator.directory.set(entry) }
            try circle.connect(owner, friend)
            for (one, other) in [(owner, friend), (friend, owner)] {
                try circle.hand(.ping(7), to: one, from: other)
                try circle.deliver()
                #expect(try circle.place(one).sent.map(\.frame).last == .pong(7))
            }
        }
    }

    @Test("When both get to know each other on an open session, they say so and share")
    func gettingToKnow() throws {
        let circle = Circle([owner, friend])
        try circle.connect(owner, friend)
        for person in [owner, friend] {
            let place = try circle.place(person)
            place.replicator.directory.set(entry)
            try place.replicator.directoryChanged(now: circle.now, store: place.shelf)
            try circle.pass(.seconds(2))
        }
        #expect(try circle.place(owner).replicator.isSharing(with: friend.node))
        #expect(try circle.place(friend).replicator.isSharing(with: owner.node))
        let place = try circle.place(owner)
        place.replicator.directory.remove(list: entry.id)
        try place.replicator.directoryChanged(now: circle.now, store: place.shelf)
        try circle.deliver()
        try circle.pass(.seconds(2))
        #expect(try !circle.place(owner).replicator.isSharing(with: friend.node))
        #expect(try !circle.place(friend).replicator.isSharing(with: owner.node))
    }

    @Test("Of two connections between two nodes the same one goes on at both")
    func oneConnection() throws {
        let circle = Circle([owner, friend], lists: [entry])
        try circle.connect(owner, friend)
        let place = try circle.place(friend)
        let first = try #require(place.replicator.session(with: owner.node))
        // The owner dials once more, having given up the first connection.
        place.replicator.opened(
            SessionID(number: 77), peer: owner.node, isInitiator: false, now: circle.now)
        #expect(place.replicator.session(with: owner.node) == SessionID(number: 77))
        #expect(place.replicator.directives.first == .close(first, .duplicate))
        place.replicator.closed(first)
        #expect(place.replicator.session(with: owner.node) == SessionID(number: 77))
    }

    @Test("A node that dials itself is closed at once")
    func ownNode() {
        var replicator = Replicator(ownNode: owner.node, clock: .standard)
        replicator.opened(
            SessionID(number: 1), peer: owner.node, isInitiator: true,
            now: WallTime(seconds: 1))
        #expect(
            replicator.directives == [.close(SessionID(number: 1), .protocolViolation)])
        #expect(replicator.connectedPeers.isEmpty)
    }

    @Test("Only so many strangers are heard at a time, and friends all the same")
    func strangersAreBounded() throws {
        var replicator = Replicator(ownNode: owner.node, clock: .standard)
        replicator.directory.set(entry)
        let now = WallTime(seconds: 1)
        for number in 1...40 as ClosedRange<UInt8> {
            let node = try #require(
                NodeKey(octets: [UInt8](repeating: number, count: 31) + [0xEE]))
            replicator.opened(
                SessionID(number: UInt64(number)), peer: node, isInitiator: false, now: now)
        }
        #expect(replicator.connectedPeers.count == 32)
        replicator.opened(
            SessionID(number: 99), peer: friend.node, isInitiator: false, now: now)
        #expect(replicator.session(with: friend.node) != nil)
    }

    @Test("A stranger has ten seconds, and knocks once")
    func strangersDeadline() throws {
        let stranger = try Person(9)
        let circle = Circle([owner, stranger], lists: [entry])
        let opened = circle.now
        try circle.connect(stranger, owner)
        try circle.pass(.seconds(1))
        let place = try circle.place(owner)
        let session = try #require(place.replicator.session(with: stranger.node))
        let mayKnock = [
            place.replicator.mayKnock(on: session), place.replicator.mayKnock(on: session),
        ]
        #expect(mayKnock == [true, false])
        let end = opened.adding(.seconds(10))
        #expect(place.replicator.nextWake(after: circle.now) == end)
        try circle.pass(end.since(circle.now) - .milliseconds(1))
        #expect(place.replicator.session(with: stranger.node) == session)
        try circle.pass(.milliseconds(1))
        #expect(place.replicator.session(with: stranger.node) == nil)
    }

    @Test("A silent friend is asked after 25 seconds and given up after 60")
    func silence() throws {
        let circle = Circle([owner, friend], lists: [entry])
        let opened = circle.now
        try circle.connect(owner, friend)
        let place = try circle.place(owner)
        let session = try #require(place.replicator.session(with: friend.node))
        let heard = try #require(place.replicator.lastHeard(session))
        // From here on nothing reaches the friend.
        place.sessions = [:]
        var asked: [Int64] = []
        while place.replicator.session(with: friend.node) != nil, asked.count < 10 {
            circle.now = try #require(place.replicator.nextWake(after: circle.now))
            try place.replicator.wake(now: circle.now, store: place.shelf)
            for directive in place.replicator.directives {
                if case .send(session, .ping, _) = directive {
                    asked.append(circle.now.since(opened).components.seconds)
                }
                if case .close(session, let reason) = directive {
                    #expect(reason == .idle)
                    #expect(circle.now.since(heard) == .seconds(60))
                }
            }
            place.replicator.directives = []
        }
        #expect(asked == [25, 50])
        #expect(place.replicator.session(with: friend.node) == nil)
    }

    @Test("Who dialled pings, and the other one keeps silent as long as it is pinged")
    func onlyTheDialler() throws {
        let circle = Circle([owner, friend], lists: [entry])
        try circle.connect(owner, friend)
        try circle.pass(.seconds(600))
        let (here, there) = (try circle.place(owner), try circle.place(friend))
        let dialler = try #require(
            [here, there].first { place in
                place.sessions.values.contains {
                    place.replicator.line(of: $0)?.isInitiator == true
                }
            })
        for place in [here, there] {
            let pings = place.sent.count { $0.frame.type == .ping }
            #expect(place === dialler ? pings >= 23 : pings == 0)
        }
    }

    @Test("As long as both answer, nobody is given up")
    func alive() throws {
        let circle = Circle([owner, friend], lists: [entry])
        try circle.connect(owner, friend)
        try circle.pass(.seconds(600))
        #expect(try circle.place(owner).replicator.isSharing(with: friend.node))
        #expect(try circle.place(friend).types(to: owner).contains(.pong))
        #expect(try circle.place(owner).closed.isEmpty)
    }
}
