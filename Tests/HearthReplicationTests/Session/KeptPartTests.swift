import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("The last version of a part that was read, beside a newer one")
struct KeptPartTests {
    private let owner: Person
    private let first: Person
    private let second: Person
    private let entry: ListEntry
    private let circle: Circle
    private var stream: StreamID { entry.id.stream }
    private var key: RecordKey { RecordKey(kind: .part, stream: stream, author: owner.key) }

    init() throws {
        owner = try Person(1)
        first = try Person(2)
        second = try Person(3)
        entry = try ListEntry.of(owner, friends: [first, second])
        circle = Circle([owner, first, second], lists: [entry])
        try circle.connect(first, second)
    }

    private var place: Circle.Place { get throws { try circle.place(first) } }

    private func hand(_ records: Record...) throws {
        for record in records { try circle.hand(.record(record), to: first, from: second) }
    }

    private func blob(_ number: UInt8, octets: Int = 1) -> Record {
        owner.blob(in: stream, 1, [UInt8](repeating: number, count: octets))
    }

    private func part(_ counter: UInt64, _ blobs: [Record], epoch: UInt8 = 1) -> Record {
        Record(
            key: key, version: Version(incarnation: 1, counter: counter),
            payload: [0, 0, 0, epoch] + Person.part(naming: blobs).dropFirst(4),
            sign: owner.identity.sign)
    }

    @Test("It is kept beside any newer ones, complete or not, until the household lets go of it")
    func keeping() throws {
        let (old, new, newest) = (blob(1), blob(2), blob(3))
        let whole = part(1, [old])
        try hand(whole, old)
        #expect(try place.shelf.keptPart(key) == nil)
        try hand(part(2, [new]))
        #expect(try place.shelf.keptPart(key) == whole)
        #expect(try place.shelf.unnamedBlobs(in: stream).isEmpty)
        // Whether they can be read, nobody here can tell: one after the other changes nothing.
        for number in 3...5 as ClosedRange<UInt64> {
            try hand(part(number, [newest]), newest)
            #expect(try place.shelf.keptPart(key) == whole)
            #expect(try place.shelf.record(key) == part(number, [newest]))
        }
        #expect(try place.shelf.record(old.key) == old)
        try place.replicator.dropKeptPart(key, store: place.shelf)
        #expect(try place.shelf.keptPart(key) == nil)
        #expect(try place.shelf.unnamedBlobs(in: stream).keys.contains(old.key.name))
        // From there on it is the one that was held then.
        try hand(part(6, [newest]))
        #expect(try place.shelf.keptPart(key) == part(5, [newest]))
    }

    @Test("A first version that is not complete may still become so beside a newer one")
    func firstVersion() throws {
        let (old, new) = (blob(1), blob(2))
        let first = part(1, [old])
        try hand(first, part(2, [new]), old)
        #expect(try place.shelf.keptPart(key) == first)
        #expect(try place.shelf.record(old.key) == old)
    }

    @Test("Nobody is told of it, asked for what it lacks, or given what it alone names")
    func unserved() throws {
        let (old, lacking, new) = (blob(1), blob(2), blob(3))
        try hand(part(1, [old, lacking]), old, part(2, [new]))
        #expect(try place.shelf.keptPart(key) != nil)
        try circle.connect(first, owner)
        try circle.connect(first, second)
        for person in [owner, second] {
            try circle.hand(
                .want(stream: stream, [old.key.name, new.key.name]), to: first, from: person)
        }
        try circle.pass(.seconds(10))
        let sent = try place.sent.map(\.frame)
        for case .record(let record) in sent { #expect(record == part(2, [new])) }
        // By the first connection it was asked for while the first part was held.
        for case .want(_, let names) in sent.suffix(from: sent.count / 2) {
            #expect(names == [new.key.name])
        }
        for case .versions(_, let stamps) in sent {
            #expect(stamps.allSatisfy { $0 == part(2, [new]).stamp })
        }
    }

    @Test("Where there is no room for both the older one goes, and the newer one comes whole")
    func quota() throws {
        let old = blob(1, octets: 4000)
        let new = [blob(2, octets: 2000), blob(3, octets: 2000)]
        try hand(part(1, [old]), old)
        try place.replicator.authorQuota = place.shelf.octets(by: owner.key) + 3000
        try hand(part(2, new), new[0])
        #expect(try place.shelf.keptPart(key) == part(1, [old]))
        #expect(try place.shelf.octets(by: owner.key) > 4000 + 2000)
        try hand(new[1])
        #expect(try place.shelf.keptPart(key) == nil)
        #expect(
            try Set(place.shelf.records.values) == Set(new + [part(2, new)]))
        // Where not even the part has room beside it, it is not kept at all.
        try place.replicator.authorQuota = place.shelf.octets(by: owner.key) + 10
        try hand(part(3, [new[0], old]))
        #expect(try place.shelf.keptPart(key) == nil)
        #expect(try place.shelf.record(key) == part(3, [new[0], old]))
    }

    @Test("What another editor's kept version names makes room for its author too")
    func quotaOfAnother() throws {
        let list = ListID(salt: [UInt8](repeating: 9, count: 16), owners: [owner.key])
        let entry = ListEntry(
            id: list, stamp: owner.record(.roster, in: list.stream).stamp, epoch: 1,
            isGiving: true, isArchived: false, day: nil, owners: [owner.key],
            readers: [
                owner.reader(.owner, of: list), second.reader(.keeper, of: list),
                first.reader(.friend, of: list),
            ], ownerNodes: [owner.node])
        for person in [owner, first, second] {
            try circle.place(person).replicator.directory.set(entry)
        }
        func blob(_ number: UInt8) -> Record {
            owner.blob(in: list.stream, 1, [UInt8](repeating: number, count: 1000))
        }
        let (old, new, coming) = (blob(1), blob(2), blob(3))
        let kept = second.part(in: list.stream, 1, naming: [old])
        try hand(kept, old, second.part(in: list.stream, 2, naming: [coming]))
        #expect(try place.shelf.keptPart(kept.key) == kept)
        try place.replicator.authorQuota = place.shelf.octets(by: owner.key) + 500
        try hand(owner.part(in: list.stream, 1, naming: [new]), new)
        #expect(try place.shelf.record(new.key) == new)
        #expect(try place.shelf.keptPart(kept.key) == nil)
        #expect(try place.shelf.record(old.key) == nil)
    }

    @Test("It is kept beside a newer one of an epoch that the roster does not know yet")
    func epochs() throws {
        let old = blob(1)
        let whole = part(1, [old])
        try hand(whole, old, part(2, [old], epoch: 2))
        #expect(try place.shelf.keptPart(key) == whole)
    }
}
