import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("What is kept of one author")
struct QuotaTests {
    private let owner: Person
    private let first: Person
    private let second: Person
    private let circle: Circle
    private let place: Circle.Place
    private let entry: ListEntry

    /// The first friend keeps one part with a payload of 300 octets of anybody.
    init() throws {
        (owner, first, second) = (try Person(1), try Person(2), try Person(3))
        entry = try ListEntry.of(owner, friends: [first, second])
        circle = Circle([owner, first, second], lists: [entry])
        try circle.connect(owner, first)
        place = try circle.place(first)
        place.replicator.authorQuota = Record.prefixByteCount + 300
        place.replicator.events = []
    }

    private func part(_ counter: UInt64, _ count: Int) -> Record {
        let around = Person.part().count
        return owner.record(
            .part, in: entry.id.stream, counter,
            payload: [UInt8](repeating: 1, count: count - around))
    }

    /// What the first friend holds of it once the owner's node sent it to her.
    private func held(after record: Record) throws -> Record? {
        try circle.hand(.record(record), to: first, from: owner)
        return place.shelf.record(record.key)
    }

    @Test(
        "A record that fits is kept, a longer one is let fall and told, a shorter one taken again")
    func overQuota() throws {
        let (fits, long, short) = (part(1, 300), part(2, 301), part(3, 200))
        #expect(try held(after: fits) == fits)
        #expect(try held(after: long) == fits)
        #expect(place.replicator.events == [.stored(fits.stamp), .overQuota(long.stamp)])
        #expect(try held(after: short) == short)
        let again = part(4, 300)
        #expect(try held(after: again) == again)
        #expect(place.closed.isEmpty)
    }

    @Test("Nobody else's room is touched, and a member's own records need none")
    func others() throws {
        let fits = part(1, 300)
        #expect(try held(after: fits) == fits)
        let bundle = try second.bundle(on: entry.id)
        place.replicator.authorQuota = Record.prefixByteCount + bundle.payload.count
        #expect(try held(after: bundle) == bundle)
        place.replicator.authorQuota = 0
        let own = try first.bundle(on: entry.id)
        #expect(try held(after: own) == own)
        #expect(place.shelf.record(fits.key) == fits)
    }

    @Test("A record that its author did not sign speaks for no quota of hers")
    func forged() throws {
        let fits = part(1, 300)
        #expect(try held(after: fits) == fits)
        let forged = Record(
            key: fits.key, version: Version(incarnation: 1, counter: 2),
            payload: [UInt8](repeating: 1, count: 400), sign: second.identity.sign)
        #expect(try held(after: forged) == fits)
        #expect(place.replicator.events == [.stored(fits.stamp)])
    }

    @Test("Room that became free is there at once")
    func freed() throws {
        #expect(try held(after: part(1, 300)) != nil)
        place.shelf.removeRecord(part(1, 300).key)
        let again = part(2, 300)
        #expect(try held(after: again) == again)
    }

    @Test("What its author once kept here for themselves alone takes nothing of what they may send")
    func leftBehind() throws {
        let id = ListID(salt: [UInt8](repeating: 99, count: 16), owners: [owner.key])
        let stamp = owner.record(.roster, in: id.stream).stamp
        func alone(_ readers: [ListEntry.Reader]) -> ListEntry {
            ListEntry(
                id: id, stamp: stamp, epoch: 1, isGiving: false, isArchived: false, day: nil,
                owners: [owner.key], readers: readers, ownerNodes: [owner.node])
        }
        let own = owner.record(
            .part, in: id.stream, payload: [UInt8](repeating: 1, count: 5000))
        place.shelf.put(own)
        let fits = part(1, 300)
        // Of a list that others read it counts.
        place.replicator.directory.set(
            alone([owner.reader(.owner, of: id), second.reader(.friend, of: id)]))
        #expect(try held(after: fits) == nil)
        // Nor is there more room for somebody who never lived here and takes everybody off.
        place.replicator.directory.set(alone([owner.reader(.owner, of: id)]))
        #expect(try held(after: fits) == nil)
        place.replicator.directory.movedMembers.insert(owner.key)
        #expect(try held(after: fits) == fits)
        #expect(try held(after: part(2, 301)) == fits)
    }
}
