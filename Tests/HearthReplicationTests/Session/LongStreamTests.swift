import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Comparing and giving more than a frame holds")
struct LongStreamTests {
    private let owner: Person
    private let friend: Person
    private let entry: ListEntry

    init() throws {
        owner = try Person(1)
        friend = try Person(2)
        entry = try ListEntry.of(owner, friends: [friend])
    }

    @Test("Streams beyond the first frame of summaries are compared too")
    func manyStreams() throws {
        let circle = Circle([owner, friend])
        let count = Limits.summaryEntries + 10
        var entries: [ListEntry] = []
        for number in 0..<count {
            let salt = [UInt8](repeating: 0, count: 14) + [UInt8(number >> 8), UInt8(number & 255)]
            let list = ListID(salt: salt, owners: [owner.key])
            entries.append(
                ListEntry(
                    id: list,
                    stamp: owner.record(.roster, in: list.stream).stamp, epoch: 1,
                    isGiving: false, isArchived: false, day: nil, owners: [owner.key],
                    readers: [owner.reader(.owner, of: list), friend.reader(.friend, of: list)],
                    ownerNodes: [owner.node]))
        }
        for place in circle.places.values {
            for entry in entries { place.replicator.directory.set(entry) }
        }
        try circle.befriend(owner, friend)
        let last = try #require(entries.map(\.id.stream).max())
        let part = owner.record(.part, in: last)
        try circle.place(owner).shelf.put(part)
        try circle.connect(owner, friend)
        try circle.pass(.seconds(5))
        #expect(try circle.place(friend).shelf.record(part.key) == part)
    }

    @Test("A peer that lacks much gets it a window at a time, as it answers")
    func windows() throws {
        let circle = Circle([owner, friend], lists: [entry])
        let place = try circle.place(owner)
        try circle.connect(owner, friend)
        try circle.pass(.seconds(1))
        let size = 900_000
        for number in 0..<12 {
            place.shelf.put(try owner.listPart(number, octets: size, on: entry))
        }
        // From here on the friend's node takes nothing.
        let session = try #require(place.sessions[friend.node])
        place.sessions = [:]
        func sent(after frame: Frame) throws -> [Frame] {
            try place.replicator.received(
                frame, on: session, now: circle.now, store: place.shelf)
            circle.now = circle.now.adding(.seconds(1))
            try place.replicator.wake(now: circle.now, store: place.shelf)
            defer { place.replicator.directives = [] }
            return place.replicator.directives.compactMap {
                if case .send(_, let frame, _) = $0 { frame } else { nil }
            }
        }
        var frames = try sent(after: .versions(stream: entry.id.stream, []))
        #expect(frames.map(\.type) == [.record, .record, .ping])
        // A pong that was not asked for frees nothing.
        #expect(try sent(after: .pong(7)).isEmpty)
        // Who answers soon gets more at a time, up to 4 MiB.
        var windows = [2]
        while case .ping(let number)? = frames.last {
            frames = try sent(after: .pong(number))
            windows.append(frames.count { $0.type == .record })
        }
        #expect(windows == [2, 3, 5, 2])
    }
}

extension Person {
    /// A part of this size under some name; what a shelf holds need not make sense.
    fileprivate func listPart(
        _ number: Int, octets: Int, on entry: ListEntry
    ) throws -> Record {
        record(
            .part, in: entry.id.stream, payload: [UInt8](repeating: 1, count: octets),
            name: RecordName(index: UInt16(number)))
    }
}
