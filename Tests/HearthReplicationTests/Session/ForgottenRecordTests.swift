import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("Older versions of a member's own records, which their home forgot")
struct ForgottenRecordTests {
    private let owner: Person
    private let friend: Person
    private let entry: ListEntry
    private let circle: Circle

    init() throws {
        owner = try Person(1)
        friend = try Person(2)
        entry = try ListEntry.of(owner, friends: [friend])
        circle = Circle([owner, friend], lists: [entry])
    }

    private func record(
        _ kind: RecordKind, incarnation: UInt32, by author: Person? = nil
    ) -> Record {
        Record(
            key: RecordKey(kind: kind, stream: entry.id.stream, author: owner.key),
            version: Version(incarnation: incarnation, counter: 1), payload: [UInt8(incarnation)],
            sign: (author ?? owner).identity.sign)
    }

    private func found() throws -> Set<RecordStamp> {
        let events = try circle.place(owner).replicator.events
        return Set(
            events.compactMap { event in
                if case .foundOwn(let record) = event { record.stamp } else { nil }
            })
    }

    @Test("All of a stream are shown, also where much else goes before them")
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
        #expect(try found() == [old.stamp, comments.stamp])
        #expect(theirs.record(comments.key)?.version.incarnation == 2)
        #expect(theirs.record(old.key)?.version.incarnation == 2)
    }

    @Test("A peer that does not show what it holds gets the present one after a minute")
    func unshown() throws {
        let forged = record(.comment, incarnation: 1, by: friend)
        let theirs = try circle.place(friend).shelf
        theirs.put(forged)
        let present = record(.comment, incarnation: 2)
        try circle.place(owner).shelf.put(present)
        try circle.connect(owner, friend)
        try circle.pass(.seconds(50))
        #expect(theirs.record(present.key)?.stamp == forged.stamp)
        try circle.pass(.seconds(20))
        #expect(theirs.record(present.key)?.stamp == present.stamp)
        #expect(try found().isEmpty)
    }
}
