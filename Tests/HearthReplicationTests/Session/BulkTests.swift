import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Many megabytes of blobs")
struct BulkTests {
    private let owner: Person
    private let friend: Person
    private let entry: ListEntry
    private let circle: Circle
    private let blobs: [Record]
    private let part: Record

    /// 30 MiB that the owner's node holds, and a friend whose node it meets.
    init() throws {
        owner = try Person(1)
        friend = try Person(2)
        let entry = try ListEntry.of(owner, friends: [friend])
        self.entry = entry
        let author = owner
        blobs = (0..<120).map { number in
            author.blob(
                in: entry.id.stream, 1,
                [UInt8(number)] + [UInt8](repeating: 0, count: (256 << 10) - 1))
        }
        part = owner.part(in: entry.id.stream, 1, naming: blobs)
        circle = Circle([owner, friend], lists: [entry])
        let shelf = try circle.place(owner).shelf
        try circle.connect(owner, friend)
        for record in blobs + [part] { shelf.put(record) }
    }

    private func publish() throws {
        let place = try circle.place(owner)
        place.replicator.stepBegins(at: circle.now)
        place.replicator.published(part)
    }

    /// As her friend's node does once it has the part.
    private func ask() throws {
        let names = blobs.map(\.key.name)
        try circle.hand(.want(stream: entry.id.stream, names), to: owner, from: friend)
    }

    /// The frames that the owner's node wants to send now, which nobody delivers.
    private func taken() throws -> [Frame] {
        let place = try circle.place(owner)
        defer { place.replicator.directives = [] }
        return place.replicator.directives.compactMap { directive in
            if case .send(_, let frame, _) = directive { frame } else { nil }
        }
    }

    private func octets(_ frames: [Frame]) -> Int {
        frames.reduce(0) { sum, frame in
            if case .record(let record) = frame { sum + record.payload.count } else { sum }
        }
    }

    @Test("They are asked for once the part has come, and go a window at a time")
    func windows() throws {
        try publish()
        try circle.pass(.seconds(60))
        let shelf = try circle.place(friend).shelf
        #expect(shelf.records.count == 121)
        let frames = try circle.place(owner).sent.map(\.frame).filter { $0.type == .record }
        #expect(frames.first == .record(part))
        #expect(frames.count == 121)
        let asked = try circle.place(friend).sent.map(\.frame).filter { $0.type == .want }
        #expect(asked == [.want(stream: entry.id.stream, blobs.map(\.key.name).sorted())])
        #expect(try circle.place(owner).closed.isEmpty)
    }

    @Test("Before the peer answers no more than a window is under way")
    func backpressure() throws {
        try publish()
        #expect(try taken() == [.record(part)])
        try ask()
        let place = try circle.place(owner)
        var answers: [UInt64] = []
        for _ in 0..<6 {
            let frames = try taken()
            #expect(octets(frames) <= Limits.sessionQueue / 2 + (256 << 10))
            let pings = frames.compactMap { frame -> UInt64? in
                if case .ping(let number) = frame, number >= 1 << 63 { number } else { nil }
            }
            // Without an answer nothing more comes.
            circle.now = circle.now.adding(.seconds(1))
            try place.replicator.wake(now: circle.now, store: place.shelf)
            #expect(octets(try taken()) == 0)
            for ping in pings { try circle.hand(.pong(ping), to: owner, from: friend) }
            try place.replicator.wake(now: circle.now, store: place.shelf)
            answers += pings
        }
        #expect(answers.count == 6)
    }

    @Test("An edit goes at once, though much else waits")
    func smallEdits() throws {
        try publish()
        try ask()
        _ = try taken()
        let place = try circle.place(owner)
        let piece = owner.blob(in: entry.id.stream, 2, [1, 2, 3])
        let edited = owner.part(in: entry.id.stream, 2, naming: blobs + [piece])
        for record in [piece, edited] { place.shelf.put(record) }
        place.replicator.stepBegins(at: circle.now)
        place.replicator.published(edited)
        #expect(try taken() == [.record(edited)])
        try circle.pass(.seconds(60))
        // It was never delivered; meeting again brings what is missing.
        try circle.connect(owner, friend)
        try circle.pass(.seconds(10))
        #expect(try circle.place(friend).shelf.records.count == 122)
    }
}
