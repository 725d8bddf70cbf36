import HearthReplication
import HearthSodium
import HearthWire
import Testing

@Suite("What other nodes say of a clock")
struct ClockWitnessTests {
    private func nodes() throws -> [NodeKey] {
        try (1...5 as ClosedRange<UInt8>).map { try Person($0).node }
    }

    private func error(
        _ offsets: [Int64], owners: [[Int]] = []
    ) throws -> Int64? {
        let nodes = try nodes()
        return ClockWitnesses.error(
            Dictionary(uniqueKeysWithValues: zip(nodes, offsets)),
            owners: owners.map { Set($0.map { nodes[$0] }) })
    }

    @Test("Two say so, and more than all others")
    func majority() throws {
        #expect(try error([-3600]) == nil)
        #expect(try error([-3600, -3601]) == 3600)
        #expect(try error([7200, 7000, 0]) == -7000)
        #expect(try error([-3600, -3601, 0, 1]) == nil)
        #expect(try error([-3600, 3601]) == nil)
        #expect(try error([-120, -120, 119]) == nil)
        #expect(try error([-1_000_000, -3600, -3605]) == 3605)
    }

    @Test("Owners of one list are believed only with somebody else")
    func owners() throws {
        #expect(try error([-3600, -3600], owners: [[0, 1]]) == nil)
        #expect(try error([-3600, -3600, -3600], owners: [[0, 1]]) == 3600)
        // Owners of two lists, each of one, have nothing to do with each other.
        #expect(try error([-3600, -3600], owners: [[0], [1]]) == 3600)
    }

    @Test("A clock that is set back begins all connections again, and nothing waits for its time")
    func setBack() throws {
        let (owner, friend) = (try Person(1), try Person(2))
        let circle = Circle([owner, friend], lists: [try ListEntry.of(owner, friends: [friend])])
        try circle.connect(owner, friend)
        let place = try circle.place(owner)
        #expect(place.replicator.isSharing(with: friend.node))
        try place.replicator.wake(
            now: circle.now.adding(.seconds(-3600)), store: place.shelf)
        #expect(place.replicator.session(with: friend.node) == nil)
    }
}
