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

    @Test("A blob is taken when a part that is held names it, whoever brings it, and else dropped")
    func taking() throws {
        let (named, other) = (owner.blob(in: stream, 1, [1]), owner.blob(in: stream, 3, [2]))
        let part = owner.part(in: stream, 2, naming: [named])
        #expect(try held(after: [part, named, other]) == [part, named])
        #expect(try held(after: [named, other, part]) == [part])
        // A part that was superseded names it still.
        let empty = owner.part(in: stream, 1, incarnation: 2, naming: [])
        #expect(try held(after: [part, empty, named]) == [empty, named])
    }

    @Test("A part of another editor names a blob too")
    func editors() throws {
        let list = ListID(salt: [UInt8](repeating: 9, count: 16), owners: [owner.key])
        let entry = ListEntry(
            id: list, stamp: owner.record(.roster, in: list.stream).stamp, epoch: 1,
            isGiving: true, isArchived: false, day: nil, owners: [owner.key],
            readers: [
                owner.reader(.owner, of: list), first.reader(.keeper, of: list),
                second.reader(.friend, of: list),
            ], ownerNodes: [owner.node])
        let blob = owner.blob(in: list.stream, 1, [1])
        let part = first.part(in: list.stream, 1, naming: [blob])
        let circle = Circle([owner, first, second], lists: [entry])
        for record in [blob, part] { try circle.place(first).shelf.put(record) }
        try circle.connect(first, second)
        try circle.pass(.seconds(5))
        #expect(Set(try circle.place(second).shelf.records.values) == [blob, part])
    }

    @Test("Only an editor has blobs, each under the name that its content gives it")
    func checking() throws {
        let misnamed = owner.record(
            .blob, in: stream, payload: [1], name: RecordName(ofBlob: BLAKE2b.digest([2])))
        let forged = Record(
            key: owner.blob(in: stream, 1, [1]).key, version: Version(incarnation: 1, counter: 1),
            payload: [1], sign: second.identity.sign)
        for record in [misnamed, forged, second.blob(in: stream, 1, [1])] {
            let part = owner.part(in: stream, 1, naming: [record])
            #expect(try held(after: [part, record]) == [part])
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

    /// What somebody holds, without blobs that the newest part does not name.
    private func named(_ newest: Set<Record>, of place: Circle.Place) -> Set<Record> {
        Set(place.shelf.records.values).filter { $0.key.kind != .blob || newest.contains($0) }
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
            for record in newest { try circle.place(owner).shelf.put(record) }
            try circle.connect(owner, first)
            try circle.connect(owner, second)
            try circle.pass(.seconds(30))
            for person in [owner, first, second] {
                let held = named(newest, of: try circle.place(person))
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

    @Test("All orders of six records end in the same part and all that it names")
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
        let place = try circle.place(first)
        for order in orders {
            place.shelf.removeStream(stream)
            circle.now = circle.now.adding(.seconds(1))
            for record in order { try circle.hand(.record(record), to: first, from: second) }
            // A blob that came before the part that names it was dropped.
            #expect(named(newest, of: place).isSubset(of: newest))
            for record in newest { try circle.hand(.record(record), to: first, from: second) }
            #expect(named(newest, of: place) == newest)
        }
    }

    @Test("Two who differ only by a blob that no part names any more are at rest")
    func oneTooMany() throws {
        let old = owner.blob(in: stream, 1, [1])
        let circle = circle()
        try circle.place(first).shelf.put(owner.part(in: stream, 1, naming: [old]))
        try circle.place(first).shelf.put(old)
        let newest = owner.part(in: stream, 2, naming: [])
        try circle.place(second).shelf.put(newest)
        try circle.connect(first, second)
        try circle.pass(.seconds(10))
        let place = try circle.place(first)
        #expect(Set(place.shelf.records.values) == [newest, old])
        try place.replicator.dropKeptPart(newest.key, store: place.shelf)
        #expect(Set(try circle.place(second).shelf.records.values) == [newest])
        // Nor is it given to somebody who asks for it, except to the home of its author.
        try circle.connect(first, owner)
        for person in [second, owner] {
            try circle.hand(.want(stream: stream, [old.key.name]), to: first, from: person)
        }
        try circle.pass(.seconds(10))
        #expect(try !circle.place(first).types(to: second).contains(.record))
        #expect(try circle.place(owner).shelf.record(old.key) == old)
    }

    @Test("A blob that no part names goes after 30 days, unless one names it again")
    func unnamed() throws {
        let (one, two) = (owner.blob(in: stream, 1, [1]), owner.blob(in: stream, 1, [2]))
        let circle = circle()
        try circle.connect(first, second)
        let shelf = try circle.place(first).shelf
        func write(_ counter: UInt64, naming blobs: [Record]) throws {
            let part = owner.part(in: stream, counter, naming: blobs)
            try circle.hand(.record(part), to: first, from: second)
            // A reader there has read it.
            try circle.place(first).replicator.dropKeptPart(part.key, store: shelf)
        }
        func held() -> Set<Record> { Set(shelf.records.values).filter { $0.key.kind == .blob } }
        try write(1, naming: [one, two])
        for blob in [one, two] { try circle.hand(.record(blob), to: first, from: second) }
        func pass(days: Int64) { circle.now = circle.now.adding(.seconds(days * 86_400)) }
        try write(2, naming: [])
        pass(days: 29)
        try write(3, naming: [one])
        try write(4, naming: [])
        #expect(held() == [one, two])
        // The second one was not named for 30 days, the first one for one.
        pass(days: 1)
        try write(5, naming: [])
        #expect(held() == [one])
        // A new session is enough.
        pass(days: 30)
        try circle.connect(first, second)
        #expect(held().isEmpty)
        #expect(shelf.unnamedBlobs(in: stream).isEmpty)
    }

    @Test("So many blobs are kept that no part names, and none where their room is needed")
    func bounds() throws {
        let count = Limits.unnamedBlobs + 10
        let blobs = (0..<UInt16(count)).map { number in
            owner.blob(in: stream, 1, [UInt8(number >> 8), UInt8(number & 255)])
        }
        let circle = circle()
        let place = try circle.place(first)
        for blob in blobs { place.shelf.put(blob) }
        try circle.connect(first, second)
        let part = owner.part(in: stream, 1, naming: [])
        try circle.hand(.record(part), to: first, from: second)
        #expect(place.shelf.records.count == 1 + Limits.unnamedBlobs)
        place.replicator.authorQuota = 1000
        let comments = owner.record(.comment, in: stream)
        try circle.hand(.record(comments), to: first, from: second)
        #expect(Set(place.shelf.records.values) == [part, comments])
    }

    @Test("Blobs are asked for once when the part comes, and come through a node that lacked them")
    func chain() throws {
        let blob = owner.blob(in: stream, 1, [1])
        let part = owner.part(in: stream, 1, naming: [blob])
        let circle = circle()
        try circle.connect(first, second)
        try circle.place(first).shelf.put(part)
        try circle.hand(.record(part), to: second, from: first)
        try circle.pass(.seconds(10))
        #expect(Set(try circle.place(second).shelf.records.values) == [part])
        for record in [blob, part] { try circle.place(owner).shelf.put(record) }
        try circle.connect(owner, first)
        try circle.pass(.seconds(10))
        for person in [first, second] {
            #expect(Set(try circle.place(person).shelf.records.values) == [blob, part])
        }
        #expect(try circle.place(second).types(to: first).count { $0 == .want } == 1)
        #expect(try circle.place(first).types(to: second).count { $0 == .record } == 1)
    }

    @Test("What a part names that the other has not yet follows once that part is there")
    func namedLater() throws {
        let blob = owner.blob(in: stream, 1, [1])
        let newest = owner.part(in: stream, 2, naming: [blob])
        let circle = circle()
        // As after a part in between that did not name it.
        try circle.place(first).shelf.put(owner.part(in: stream, 1, naming: []))
        try circle.place(first).shelf.put(blob)
        try circle.place(second).shelf.put(newest)
        try circle.connect(second, first)
        try circle.pass(.seconds(10))
        for person in [first, second] {
            #expect(Set(try circle.place(person).shelf.records.values) == [blob, newest])
        }
    }

    @Test("What is missing is asked for again at each new session, of whoever reads the list")
    func sessions() throws {
        let blob = owner.blob(in: stream, 1, [1])
        let part = owner.part(in: stream, 1, naming: [blob])
        let circle = circle()
        for person in [first, second] { try circle.place(person).shelf.put(part) }
        try circle.connect(first, second)
        try circle.pass(.seconds(60))
        #expect(try circle.place(first).types(to: second).count { $0 == .want } == 1)
        try circle.place(second).shelf.put(blob)
        try circle.connect(first, second)
        try circle.pass(.seconds(10))
        #expect(try circle.place(first).types(to: second).count { $0 == .want } == 2)
        #expect(Set(try circle.place(first).shelf.records.values) == [blob, part])
        // Nothing is missing any more.
        try circle.connect(first, second)
        try circle.pass(.seconds(10))
        #expect(try circle.place(first).types(to: second).count { $0 == .want } == 2)
    }

    @Test("Nobody is given a blob of a list that they do not read")
    func elsewhere() throws {
        let other = try ListEntry.of(first, friends: [second])
        let circle = circle()
        let blob = first.blob(in: other.id.stream, 1, [1])
        let place = try circle.place(first)
        place.replicator.directory.set(other)
        for record in [blob, first.part(in: other.id.stream, 1, naming: [blob])] {
            place.shelf.put(record)
        }
        try circle.connect(owner, first)
        for stream in [other.id.stream, entry.id.stream] {
            try circle.hand(.want(stream: stream, [blob.key.name]), to: first, from: owner)
        }
        try circle.pass(.seconds(10))
        #expect(try !circle.place(first).types(to: owner).contains(.record))
    }

    @Test("What was broken off goes on where it stopped")
    func resuming() throws {
        let blobs = (0..<20).map { owner.blob(in: stream, 1, [UInt8](repeating: $0, count: 9)) }
        let part = owner.part(in: stream, 1, naming: blobs)
        let circle = circle()
        for record in blobs + [part] { try circle.place(owner).shelf.put(record) }
        for record in blobs.prefix(13) + [part] { try circle.place(first).shelf.put(record) }
        try circle.connect(owner, first)
        try circle.pass(.seconds(5))
        #expect(try circle.place(first).shelf.records.count == 21)
        #expect(try circle.place(owner).sent.count { $0.frame.type == .record } == 7)
    }

    @Test("Where her author's room is full a blob is asked for once in a session")
    func overQuota() throws {
        let blob = owner.blob(in: stream, 1, [UInt8](repeating: 7, count: 4000))
        let part = owner.part(in: stream, 1, naming: [blob])
        let circle = circle()
        for record in [blob, part] { try circle.place(second).shelf.put(record) }
        try circle.place(first).replicator.authorQuota = 1000
        try circle.connect(first, second)
        try circle.pass(.seconds(20))
        #expect(Set(try circle.place(first).shelf.records.values) == [part])
        #expect(try circle.place(first).types(to: second).count { $0 == .want } == 1)
        let frames = frameCount(in: circle)
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
