import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("A peer that asks for too much")
struct FloodTests {
    private let owner: Person
    private let friend: Person
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        friend = try Person(2)
        entry = try ListEntry.of(owner, friends: [friend])
    }

    @Test("A bucket gives what it holds, refills evenly and never above its rim")
    func bucket() {
        let start = WallTime(seconds: 100)
        var bucket = TokenBucket(capacity: 3, perSecond: 2)
        let first = (0..<4).map { _ in bucket.take(now: start) }
        #expect(first == [true, true, true, false])
        #expect(bucket.moment(after: start) == start.adding(.milliseconds(501)))
        let soon = [400, 600].map { bucket.take(now: start.adding(.milliseconds($0))) }
        #expect(soon == [false, true])
        // What is done already is owed, up to a bound.
        var owing = TokenBucket(capacity: 10, perSecond: 1)
        owing.charge(100, debt: 5, now: start)
        #expect(owing.moment(after: start) == start.adding(.milliseconds(6001)))
        let later = (0..<4).map { _ in bucket.take(now: start.adding(.seconds(900))) }
        #expect(later == [true, true, true, false])
        // A clock that is set back gives nothing, and takes nothing away.
        let back = [0, 1].map { bucket.take(now: start.adding(.seconds($0))) }
        #expect(back == [false, true])
        // What costs more than it ever holds needs a full one.
        var full = TokenBucket(capacity: 3, perSecond: 1)
        let costly = [full.take(50, now: start), full.take(now: start)]
        #expect(costly == [true, false])
    }

    private func met() throws -> (Circle, Circle.Place) {
        let circle = Circle([owner, friend], lists: [entry])
        try circle.connect(owner, friend)
        try circle.pass(.seconds(2))
        return (circle, try circle.place(owner))
    }

    @Test("Over its measure a peer is answered later, in order, and nothing is lost")
    func putOff() throws {
        let (circle, place) = try met()
        let digest = try #require(Digest(octets: [UInt8](repeating: 5, count: 32)))
        let before = place.sent.count
        for number in 0..<400 as Range<UInt64> {
            try circle.hand(.digest(digest), to: owner, from: friend)
            try circle.hand(.ping(number), to: owner, from: friend)
        }
        try circle.pass(.seconds(1))
        let soon = place.sent.dropFirst(before).count { $0.frame.type == .summary }
        #expect(soon < 400)
        try circle.pass(.seconds(15))
        let frames = place.sent.dropFirst(before).map(\.frame)
        #expect(frames.count { $0.type == .summary } == 400)
        let pongs = frames.compactMap { if case .pong(let number) = $0 { number } else { nil } }
        #expect(pongs.filter { $0 < 400 } == Array(0..<400))
        #expect(place.closed.isEmpty)
    }

    @Test("Whoever goes on is read no more, and loses nothing by it")
    func unread() throws {
        let (circle, place) = try met()
        let session = try #require(place.sessions[friend.node])
        let digest = try #require(Digest(octets: [UInt8](repeating: 5, count: 32)))
        let summary = StreamSummary(stream: entry.id.stream, digest: digest)
        let frame = Frame.summary([StreamSummary](repeating: summary, count: 8192))
        for _ in 0..<20 { try circle.hand(frame, to: owner, from: friend) }
        #expect(place.unread[session]?.count == 17)
        #expect(place.replicator.pause(of: session, at: circle.now) != nil)
        // 8,193 units each, of which 2,000 come back in a second.
        try circle.pass(.seconds(20))
        #expect((12...15).contains(place.unread[session]?.count ?? 0))
        #expect(place.closed.isEmpty)
        try circle.pass(.seconds(60))
        #expect(place.unread.isEmpty)
        #expect(place.replicator.isSharing(with: friend.node))
    }

    @Test("An honest peer with thousands of records to bring is never disconnected")
    func honest() throws {
        let friends = try (50...250).map { try Person($0) }
        let entries = try (10..<50).map { try ListEntry.of(Person($0), friends: friends) }
        let circle = Circle(Array(friends.prefix(2)), lists: entries)
        let (away, peer) = (try circle.place(friends[0]), try circle.place(friends[1]))
        for entry in entries {
            for friend in friends { peer.shelf.put(try friend.bundle(on: entry.id)) }
        }
        try circle.befriend(friends[0], friends[1])
        try circle.connect(friends[0], friends[1])
        try circle.pass(.seconds(20))
        #expect(peer.sent.count { $0.frame.type == .record } > 8000)
        #expect(away.shelf.records.count == entries.count * friends.count)
        #expect(away.closed.isEmpty && peer.closed.isEmpty)
    }

    @Test("Hellos back and forth cost too")
    func hellos() throws {
        let (circle, place) = try met()
        let session = try #require(place.sessions[friend.node])
        for number in 0..<1000 as Range<UInt32> {
            try circle.hand(
                .hello(Hello(features: number % 2, clock: 0)), to: owner, from: friend)
        }
        #expect(place.unread[session]?.count ?? 0 > 600)
        #expect(place.closed.isEmpty)
    }

    @Test("What answering takes is charged, not only how long the question is")
    func charged() throws {
        let (circle, place) = try met()
        for number in 0..<4000 as Range<UInt16> {
            place.shelf.put(
                friend.record(
                    .comment, in: entry.id.stream, name: RecordName(index: number)))
        }
        let stream = entry.id.stream
        let reads = place.shelf.stampReads
        for _ in 0..<200 {
            try circle.hand(.versions(stream: stream, []), to: owner, from: friend)
        }
        // Each reads all stamps: the measure is for some twenty of them.
        #expect(place.shelf.stampReads - reads < 40)
        #expect(place.replicator.isSharing(with: friend.node))
    }

    @Test("Pongs nobody waits for, frames of unknown types and a stranger's frames cost too")
    func chatter() throws {
        let (circle, place) = try met()
        for number in 0..<25_000 as Range<UInt64> {
            try circle.hand(.pong(number), to: owner, from: friend)
        }
        let session = try #require(place.sessions[friend.node])
        #expect(place.unread[session]?.count ?? 0 > 4000)

        let other = try met()
        let second = try #require(other.1.sessions[friend.node])
        for _ in 0..<400 {
            other.1.replicator.readOver(1 << 20, on: second, now: other.0.now)
        }
        #expect(other.1.replicator.pause(of: second, at: other.0.now) != nil)

        let strangers = Circle([owner, friend])
        try strangers.connect(owner, friend)
        let home = try strangers.place(owner)
        for number in 0..<25_000 as Range<UInt64> {
            try strangers.hand(.ping(number), to: owner, from: friend)
        }
        let third = try #require(home.sessions[friend.node])
        #expect(home.unread[third]?.count ?? 0 > 4000)
    }

    @Test("Early cells without end are dropped, and take nothing off what a peer may ask for")
    func earlyCells() throws {
        let (circle, place) = try met()
        let session = try #require(place.sessions[friend.node])
        let cell = try friend.cell(on: entry.id, 1, sub: 1)
        for _ in 0..<6500 { try circle.hand(.early(cell), to: owner, from: friend) }
        #expect(place.replicator.pause(of: session, at: circle.now) == nil)
        #expect(place.closed.isEmpty)
        // All of it is left.
        for number in 0..<19_900 as Range<UInt64> {
            try circle.hand(.pong(number), to: owner, from: friend)
        }
        #expect(place.unread.isEmpty)
    }

    @Test(
        "Early cells count by their octets, whatever they hold: a mebibyte at once, then 16 KiB a second",
        arguments: [(Cell.Kind.claims, false), (.claims, true), (.talk, false)])
    func earlyOctets(_ kind: Cell.Kind, isLarge: Bool) throws {
        let reader = try Person(3)
        let entry = try ListEntry.of(owner, friends: [friend, reader], hasLargeCells: isLarge)
        let circle = Circle([friend, reader], lists: [entry])
        try circle.connect(friend, reader)
        let place = try circle.place(reader)
        place.shelf.put(try friend.bundle(on: entry.id))
        let byteCount =
            kind == .claims ? Cell.claimsByteCount(isLarge: isLarge) : kind.byteCount
        func taken(_ subs: ClosedRange<Int>) throws -> Int {
            for sub in subs {
                let cell = try friend.cell(
                    kind, on: entry.id, 1, sub: UInt16(sub), byteCount: byteCount)
                try circle.hand(.early(cell), to: reader, from: friend)
            }
            return Int(place.shelf.earlyCells(in: entry.id).first?.order.sub ?? 0)
        }
        let atOnce = 1_048_576 / byteCount
        #expect(try taken(1...(atOnce + 20)) == atOnce)
        // In two seconds there is room for so many again.
        try circle.pass(.seconds(2))
        let first = atOnce + 21
        let left = 1_048_576 % byteCount
        let more = (left + 2 * 16_384) / byteCount
        #expect(try taken(first...(first + 99)) - first + 1 == more)
    }

    @Test("Cells cost a unit for each 2,048 octets, of whatever kind and size they are")
    func cellsCost() throws {
        for (kind, byteCount) in [
            (Cell.Kind.claims, 572), (.claims, 1772), (.talk, 2064),
        ] {
            let (circle, place) = try met()
            let session = try #require(place.sessions[friend.node])
            let count = Limits.cellBatch / byteCount
            let cell = try friend.cell(kind, on: entry.id, 1, byteCount: byteCount)
            let frame = Frame.cells([Cell](repeating: cell, count: count))
            let cost = 1 + Double(count * byteCount) / 2048
            // As many as the allowance has room for, and one more.
            for _ in 0..<Int(20_000 / cost) {
                try circle.hand(frame, to: owner, from: friend)
            }
            #expect(place.replicator.pause(of: session, at: circle.now) == nil)
            for _ in 0..<2 { try circle.hand(frame, to: owner, from: friend) }
            #expect(place.replicator.pause(of: session, at: circle.now) != nil)
        }
    }

    @Test("Asking for the same blobs again and again takes up what a peer may ask for")
    func wants() throws {
        let (circle, place) = try met()
        let stream = entry.id.stream
        let blobs = (0..<10 as Range<UInt8>).map { number in
            owner.blob(in: stream, 1, [number] + [UInt8](repeating: 0, count: 16 << 10))
        }
        for record in blobs + [owner.part(in: stream, 1, naming: blobs)] {
            place.shelf.put(record)
        }
        let names = blobs.map(\.key.name)
        let session = try #require(place.sessions[friend.node])
        for _ in 0..<4000 where place.replicator.pause(of: session, at: circle.now) == nil {
            try circle.hand(.want(stream: stream, names), to: owner, from: friend)
            try circle.deliver()
        }
        #expect(place.replicator.pause(of: session, at: circle.now) != nil)
        let sent = place.sent.count { $0.frame.type == .record }
        try circle.hand(.want(stream: stream, names), to: owner, from: friend)
        try circle.deliver()
        #expect(place.unread[session]?.isEmpty == false)
        #expect(place.sent.count { $0.frame.type == .record } == sent)
    }

    @Test("Where there are too many strangers, the one goes who has been there longest")
    func strangers() throws {
        var replicator = Replicator(ownNode: owner.node, clock: .standard)
        let now = WallTime(seconds: 1_795_000_000)
        for number in 0..<33 as Range<UInt64> {
            replicator.opened(
                SessionID(number: number), peer: try Person(UInt8(100 + number)).node,
                isInitiator: false, now: now)
            #expect(replicator.connectedPeers.count == min(32, Int(number) + 1))
        }
        #expect(replicator.peer(of: SessionID(number: 0)) == nil)
        #expect(replicator.peer(of: SessionID(number: 32)) != nil)
        #expect(replicator.directives.contains(.close(SessionID(number: 0), .overLimit)))
    }

    @Test("Letters cost much, for each may have a roster written; in the end all are read")
    func letters() throws {
        let circle = Circle([owner, friend])
        try circle.befriend(owner, friend)
        try circle.connect(owner, friend)
        try circle.pass(.seconds(20))
        let place = try circle.place(owner)
        let stream = StreamID.letter(from: friend.key, to: owner.key)
        place.replicator.events = []
        for counter in 1...200 as ClosedRange<UInt64> {
            let letter = friend.record(.letter, in: stream, counter)
            try circle.hand(.record(letter), to: owner, from: friend)
        }
        #expect((38...41).contains(place.replicator.events.count))
        try circle.pass(.seconds(60))
        let key = friend.record(.letter, in: stream).key
        #expect(place.shelf.record(key)?.version.counter == 200)
    }

    @Test("Whatever frames a friend makes up, nothing traps and nothing foreign is stored")
    func hostileFrames() throws {
        for seed in 1...30 as ClosedRange<UInt64> {
            let (circle, place) = try met()
            place.shelf.put(try friend.bundle(on: entry.id))
            var random = Random(state: seed)
            for _ in 0..<300 where place.replicator.session(with: friend.node) != nil {
                let frame = try random.frame(from: friend, owner: owner, on: entry)
                try circle.hand(frame, to: owner, from: friend)
                if random.next(5) == 0 {
                    try circle.pass(.milliseconds(Int64(random.next(3000))))
                }
            }
            try circle.pass(.seconds(5))
            #expect(place.shelf.records.keys.allSatisfy { $0.stream == entry.id.stream })
            for cell in place.shelf.beatCells(in: entry.id) {
                #expect(cell.isSigned(by: friend.beat.publicKey))
            }
        }
    }
}

/// The same numbers for the same seed.
private struct Random {
    var state: UInt64

    mutating func next(_ bound: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % bound
    }

    private mutating func octets(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8(next(256)) }
    }

    private mutating func number() -> UInt64 {
        [0, 1, 2, next(.max), .max - 1, .max][Int(next(6))]
    }

    mutating func frame(from friend: Person, owner: Person, on entry: ListEntry) throws -> Frame {
        let list = entry.id
        let elsewhere = try #require(StreamID(octets: octets(16)))
        let stream = next(3) == 0 ? elsewhere : list.stream
        let author = next(2) == 0 ? friend : owner
        let kind = RecordKind.allCases[Int(next(UInt64(RecordKind.allCases.count)))]
        let key = RecordKey(
            kind: kind, stream: stream, author: author.key,
            name: RecordName(index: UInt16(next(20))))
        let digest = try #require(Digest(octets: octets(32)))
        let version = HearthWire.Version(
            incarnation: UInt32(truncatingIfNeeded: number()), counter: number())
        switch next(11) {
        case 0: return .digest(digest)
        case 1: return .summary([StreamSummary(stream: stream, digest: digest)])
        case 2:
            return .versions(
                stream: stream, [RecordStamp(key: key, version: version, hash: digest)])
        case 3:
            return .record(
                Record(
                    key: key, version: version, payload: octets(Int(next(200))),
                    sign: friend.identity.sign))
        case 4: return .record(try friend.bundle(on: list, UInt16(next(60_000) + 1)))
        case 5:
            let tag = AuthorTag(of: author.key, in: list)
            return .have([
                HaveVector(
                    list: list,
                    entries: [
                        .init(
                            author: tag, incarnation: UInt32(truncatingIfNeeded: number()),
                            sequence: UInt32(truncatingIfNeeded: number()))
                    ])
            ])
        case 6:
            let sequence = UInt32(truncatingIfNeeded: number())
            return .cells([try author.cell(on: list, sequence)])
        case 7: return .early(try author.cell(on: list, UInt32(next(9)), sub: 1))
        case 8: return next(2) == 0 ? .ping(number()) : .pong(number())
        case 9:
            return .want(
                stream: stream, (0..<next(40)).map { _ in RecordName(index: UInt16(next(20))) })
        default: return .hello(Hello(features: UInt32(next(8)), clock: 0))
        }
    }
}
