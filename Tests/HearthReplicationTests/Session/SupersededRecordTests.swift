import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Records that one of a higher incarnation took the place of")
struct SupersededRecordTests {
    private let owner: Person
    private let friend: Person
    private let other: Person
    private let entry: ListEntry
    private let circle: Circle

    init() throws {
        owner = try Person(1)
        friend = try Person(2)
        other = try Person(3)
        entry = try ListEntry.of(owner, friends: [friend, other])
        circle = Circle([owner, friend, other], lists: [entry])
    }

    private func record(
        _ kind: RecordKind, incarnation: UInt32, counter: UInt64 = 1, octets: Int = 1
    ) -> Record {
        Record(
            key: RecordKey(kind: kind, stream: entry.id.stream, author: owner.key),
            version: Version(incarnation: incarnation, counter: counter),
            payload: [UInt8](repeating: UInt8(incarnation), count: octets),
            sign: owner.identity.sign)
    }

    /// What the author's home is to merge.
    private func toMerge() throws -> [RecordStamp] {
        try circle.place(owner).replicator.events.compactMap { event in
            if case .ownRecord(let record) = event { record.stamp } else { nil }
        }
    }

    /// Of the records that the friend sent to the author those that are not held there any more.
    private func given() throws -> [RecordStamp] {
        let shelf = try circle.place(friend).shelf
        return try circle.place(friend).sent.filter { $0.peer == owner.node }
            .compactMap { sent -> RecordStamp? in
                guard case .record(let record) = sent.frame else { return nil }
                return shelf.record(record.key)?.stamp == record.stamp ? nil : record.stamp
            }
    }

    private func kept() throws -> [UInt32] {
        try circle.place(friend).shelf.superseded(by: owner.key).map(\.name.incarnation).sorted()
    }

    @Test("Their author's home is given them once, and pulls the blobs of a part")
    func several() throws {
        let blobs = (0..<12).map { number in
            owner.blob(
                in: entry.id.stream, 1, [UInt8(number)] + [UInt8](repeating: 0, count: 1 << 18))
        }
        let old = owner.part(in: entry.id.stream, 1, naming: blobs)
        let comments = record(.comment, incarnation: 1)
        let theirs = try circle.place(friend).shelf
        for record in blobs + [old, comments] { theirs.put(record) }
        let mine = try circle.place(owner).shelf
        mine.put(owner.part(in: entry.id.stream, 1, incarnation: 2, naming: []))
        mine.put(record(.comment, incarnation: 2))
        try circle.connect(owner, friend)
        try circle.pass(.seconds(20))
        #expect(theirs.record(comments.key)?.version.incarnation == 2)
        #expect(theirs.record(old.key)?.version.incarnation == 2)
        #expect(try Set(toMerge()) == [old.stamp, comments.stamp])
        for blob in blobs { #expect(mine.record(blob.key) != nil) }
        #expect(try kept().isEmpty)
        let before = try given().count
        try circle.connect(owner, friend)
        try circle.pass(.seconds(20))
        #expect(try given().count == before)
        // No part names them there any more, once the newer one was read.
        try circle.place(friend).replicator.dropKeptPart(old.key, store: theirs)
        let unnamed = theirs.unnamedBlobs(in: entry.id.stream)
        #expect(Set(unnamed.keys) == Set(blobs.map(\.key.name)))
    }

    @Test("One of the same run is only older")
    func sameRun() throws {
        try circle.place(friend).shelf.put(record(.comment, incarnation: 1, counter: 1))
        try circle.place(owner).shelf.put(record(.comment, incarnation: 1, counter: 2))
        try circle.connect(owner, friend)
        try circle.pass(.seconds(10))
        #expect(try kept().isEmpty)
        #expect(try toMerge().isEmpty)
    }

    @Test("Four incarnations of one record are kept, of each the newest")
    func incarnations() throws {
        // Not from their author's home, which would have it back at once.
        try circle.connect(other, friend)
        for incarnation in 1...8 as ClosedRange<UInt32> {
            for counter in 1...2 as ClosedRange<UInt64> {
                try circle.hand(
                    .record(record(.comment, incarnation: incarnation, counter: counter)),
                    to: friend, from: other)
            }
        }
        #expect(try kept() == [4, 5, 6, 7])
        let counters = try circle.place(friend).shelf.superseded(by: owner.key)
            .compactMap { old -> UInt64? in
                guard case .record(let record) = old.content else { return nil }
                return record.version.counter
            }
        #expect(counters == [2, 2, 2, 2])
    }

    @Test("They go after a month, whether their author's home came or not")
    func month() throws {
        // Not from their author's home, which would have it back at once.
        try circle.connect(other, friend)
        for incarnation in 1...2 as ClosedRange<UInt32> {
            try circle.hand(
                .record(record(.comment, incarnation: incarnation)), to: friend, from: other)
        }
        #expect(try kept() == [1])
        try circle.pass(.seconds(31 * 86_400))
        try circle.hand(.record(record(.comment, incarnation: 3)), to: friend, from: other)
        #expect(try kept() == [2])
    }
}
