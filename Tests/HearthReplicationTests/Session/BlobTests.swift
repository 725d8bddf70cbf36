import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Blobs, and the parts that name them")
struct BlobTests {
    private let owner: Person
    private let first: Person
    private let second: Person
    private let entry: ListEntry
    private var stream: StreamID { entry.id.stream }

    init() throws {
        owner = try Person(1)
        first = try Person(2)
        second = try Person(3)
        entry = try ListEntry.of(owner, friends: [first, second])
    }

    private func circle() -> Circle { Circle([owner, first, second], lists: [entry]) }

    /// What a friend holds of the stream once she was handed these by another.
    private func held(after records: [Record]) throws -> Set<Record> {
        let circle = circle()
        try circle.connect(first, second)
        for record in records { try circle.hand(.record(record), to: first, from: second) }
        return Set(try circle.place(first).shelf.records.values)
    }

    @Test("A blob is taken when a part names it or is on its way, and else let fall")
    func taking() throws {
        let (kept, new) = (owner.blob(in: stream, 1, [1]), owner.blob(in: stream, 3, [2]))
        let old = owner.blob(in: stream, 2, [3])
        let part = owner.part(in: stream, 2, naming: [kept])
        #expect(try held(after: [kept]) == [kept])
        #expect(try held(after: [part, kept]) == [part, kept])
        #expect(try held(after: [part, new]) == [part, new])
        #expect(try held(after: [part, old]) == [part])
    }

    @Test("A part removes the blobs of its author that it does not name, and nobody else's")
    func removing() throws {
        let (kept, old) = (owner.blob(in: stream, 1, [1]), owner.blob(in: stream, 1, [2]))
        let ahead = owner.blob(in: stream, 3, [3])
        let before = owner.part(in: stream, 1, naming: [kept, old])
        let part = owner.part(in: stream, 2, naming: [kept])
        #expect(try held(after: [kept, old, ahead, before, part]) == [kept, ahead, part])
    }

    @Test("Only an editor has blobs, each under the name that its content gives it")
    func checking() throws {
        let misnamed = owner.record(
            .blob, in: stream, payload: [1], name: RecordName(ofBlob: BLAKE2b.digest([2])))
        let forged = Record(
            key: owner.blob(in: stream, 1, [1]).key, version: Version(incarnation: 1, counter: 1),
            payload: [1], sign: second.identity.sign)
        for record in [misnamed, forged, second.blob(in: stream, 1, [1])] {
            #expect(try held(after: [record]).isEmpty)
        }
    }

    @Test("A part whose names do not ascend, repeat, or are too many is no part")
    func tables() throws {
        let (one, two) = (owner.blob(in: stream, 1, [1]), owner.blob(in: stream, 1, [2]))
        let names = [one.key.name, two.key.name].sorted()
        func part(_ names: [RecordName], count: Int) -> Record {
            let table = names.flatMap(\.octets)
            let head = [UInt8](repeating: 0, count: 108)
            let number =
                [UInt8(count >> 24), UInt8(count >> 16 & 255)]
                + [UInt8(count >> 8 & 255), UInt8(count & 255)]
            return Record(
                key: RecordKey(kind: .part, stream: stream, author: owner.key),
                version: Version(incarnation: 1, counter: 1),
                payload: head + number + table + [UInt8](repeating: 0, count: 16),
                sign: owner.identity.sign)
        }
        let good = part(names, count: 2)
        #expect(try held(after: [good]) == [good])
        let bad = [
            part(names.reversed(), count: 2), part([names[0], names[0]], count: 2),
            part(names, count: 3), part([], count: Int(UInt32.max)),
            owner.record(.blob, in: stream, payload: [1, 2, 3]),
        ]
        for record in bad { #expect(try held(after: [record]).isEmpty) }
        let most = (0..<Limits.blobsPerPart + 1).map { RecordName(index: UInt16($0)) }
        #expect(try held(after: [part(most.dropLast(), count: most.count - 1)]).count == 1)
        #expect(try held(after: [part(most, count: most.count)]).isEmpty)
    }

    /// Five versions of a part: blobs come, stay and go, and a restored home begins anew.
    private func history() -> (records: [Record], newest: Set<Record>) {
        let early = owner.blob(in: stream, 1, [1])
        let kept = owner.blob(in: stream, 1, [2])
        let middle = owner.blob(in: stream, 2, [3])
        let late = owner.blob(in: stream, 1, incarnation: 2, [4])
        let newest = owner.part(in: stream, 1, incarnation: 2, naming: [kept, late])
        let records = [
            early, kept, owner.part(in: stream, 1, naming: [early, kept]),
            middle, owner.part(in: stream, 2, naming: [kept, middle]), late, newest,
        ]
        return (records, [kept, late, newest])
    }

    @Test("Whatever order, loss and repetition: who has met somebody with all holds the same")
    func anyOrder() throws {
        let (records, newest) = history()
        for seed in 0..<120 {
            var dice = SmallDice(seed: UInt64(seed))
            let circle = circle()
            try circle.connect(first, second)
            for place in [try circle.place(first), try circle.place(second)] {
                var arriving = records.shuffled(using: &dice)
                arriving += (0..<3).compactMap { _ in records.randomElement(using: &dice) }
                arriving.removeAll { _ in UInt8.random(in: 0..<10, using: &dice) < 3 }
                for record in arriving {
                    let other = place.person.number == first.number ? second : first
                    try circle.hand(.record(record), to: place.person, from: other)
                }
            }
            // The author's home has what it wrote, and nothing else.
            for record in newest { try circle.place(owner).shelf.put(record) }
            try circle.connect(owner, first)
            try circle.connect(owner, second)
            try circle.pass(.seconds(30))
            // As its household does once what came back is merged.
            let home = try circle.place(owner)
            for record in newest where record.key.kind == .part {
                try home.replicator.removeUnnamedBlobs(after: record, store: home.shelf)
            }
            for person in [owner, first, second] {
                let held = Set(try circle.place(person).shelf.records.values)
                #expect(held == newest, "seed \(seed), person \(person.number)")
            }
            let frames = frameCount(in: circle)
            try circle.pass(.seconds(8))
            #expect(frameCount(in: circle) == frames)
        }
    }

    /// Everything that was said but for pings.
    private func frameCount(in circle: Circle) -> Int {
        circle.places.values.reduce(0) { sum, place in
            sum + place.sent.count { $0.frame.type != .ping && $0.frame.type != .pong }
        }
    }

    @Test("All orders of six records end in the same blobs")
    func permutations() throws {
        let (records, newest) = history()
        var orders: [[Record]] = [[]]
        for record in records.dropFirst() {
            orders = orders.flatMap { order in
                (0...order.count).map { place in
                    var longer = order
                    longer.insert(record, at: place)
                    return longer
                }
            }
        }
        #expect(orders.count == 720)
        let circle = circle()
        try circle.connect(first, second)
        let shelf = try circle.place(first).shelf
        for order in orders {
            shelf.removeStream(stream)
            circle.now = circle.now.adding(.seconds(1))
            for record in order { try circle.hand(.record(record), to: first, from: second) }
            // What came before the part that names it may have been let fall; nothing else is there.
            #expect(Set(shelf.records.values).isSubset(of: newest))
            for record in newest { try circle.hand(.record(record), to: first, from: second) }
            #expect(Set(shelf.records.values) == newest)
        }
    }

    @Test("Two who differ only by a blob that goes come to the same, and to rest")
    func oneTooMany() throws {
        let old = owner.blob(in: stream, 1, [1])
        let circle = circle()
        try circle.place(first).shelf.put(owner.part(in: stream, 1, naming: [old]))
        try circle.place(first).shelf.put(old)
        let newest = owner.part(in: stream, 2, naming: [])
        try circle.place(second).shelf.put(newest)
        try circle.connect(first, second)
        try circle.pass(.seconds(10))
        for person in [first, second] {
            #expect(Set(try circle.place(person).shelf.records.values) == [newest])
        }
        // What goes is not sent to somebody who said that she has a newer part.
        #expect(try !circle.place(first).types(to: second).contains(.record))
    }

    @Test("A blob that is missing is asked for as soon as somebody is known to have it")
    func missing() throws {
        let blob = owner.blob(in: stream, 1, [1])
        let part = owner.part(in: stream, 1, incarnation: 2, naming: [blob])
        let circle = circle()
        try circle.place(first).shelf.put(owner.part(in: stream, 4, naming: []))
        try circle.place(second).shelf.put(blob)
        try circle.place(second).shelf.put(part)
        // The first one lets the blob fall, for her part is newer than it, and takes the part.
        try circle.connect(first, second)
        try circle.pass(.seconds(10))
        #expect(Set(try circle.place(first).shelf.records.values) == [blob, part])
    }

    @Test("Whoever lost a blob and wrote a newer part that names it gets the blob back")
    func withheld() throws {
        let blob = owner.blob(in: stream, 1, [1])
        let newest = owner.part(in: stream, 2, naming: [blob])
        let circle = circle()
        try circle.place(first).shelf.put(owner.part(in: stream, 1, naming: [blob]))
        try circle.place(first).shelf.put(blob)
        try circle.place(owner).shelf.put(newest)
        try circle.connect(owner, first)
        try circle.pass(.seconds(10))
        for person in [owner, first] {
            #expect(Set(try circle.place(person).shelf.records.values) == [blob, newest])
        }
    }

    @Test("What was broken off goes on where it stopped")
    func resuming() throws {
        let blobs = (0..<20).map { owner.blob(in: stream, 1, [UInt8](repeating: $0, count: 9)) }
        let part = owner.part(in: stream, 1, naming: blobs)
        let circle = circle()
        for record in blobs + [part] { try circle.place(owner).shelf.put(record) }
        for blob in blobs.prefix(13) { try circle.place(first).shelf.put(blob) }
        try circle.connect(owner, first)
        try circle.pass(.seconds(5))
        #expect(try circle.place(first).shelf.records.count == 21)
        let sent = try circle.place(owner).sent.filter { $0.frame.type == .record }
        #expect(sent.count == 8)
        guard case .record(let last) = sent.last?.frame else {
            Issue.record("no record was sent")
            return
        }
        #expect(last == part)
    }

    @Test("Where her author's room is full a blob is asked for some times, and then no more")
    func overQuota() throws {
        let blob = owner.blob(in: stream, 1, [UInt8](repeating: 7, count: 4000))
        let part = owner.part(in: stream, 1, naming: [blob])
        let circle = circle()
        for record in [blob, part] { try circle.place(second).shelf.put(record) }
        try circle.place(first).replicator.authorQuota = 1000
        try circle.connect(first, second)
        try circle.pass(.seconds(20))
        #expect(Set(try circle.place(first).shelf.records.values) == [part])
        let frames = frameCount(in: circle)
        #expect(try circle.place(first).types(to: second).count { $0 == .versions } <= 3)
        try circle.pass(.seconds(60))
        #expect(frameCount(in: circle) == frames)
    }
}

/// Reproducible numbers: SplitMix64.
struct SmallDice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
