import HearthWire
import Testing

@testable import HearthReplication

@Suite("What other nodes say of a clock")
struct ClockErrorTests {
    /// Of a node whose friends' hellos differ from its clock by so many seconds.
    private func error(_ offsets: [Int64]) throws -> Int64? {
        let own = try Person(1)
        let friends = try offsets.indices.map { try Person(UInt8($0) + 2) }
        let circle = Circle(
            [own] + friends, lists: [try ListEntry.of(own, friends: friends)])
        let place = try circle.place(own)
        for (friend, offset) in zip(friends, offsets) {
            place.replicator.clockOffsets[friend.node] = offset
        }
        return place.replicator.clockError
    }

    @Test("Two that differ in the same direction are enough, and the nearer one counts")
    func two() throws {
        #expect(try error([-3600]) == nil)
        #expect(try error([-3600, -3601]) == 3600)
        #expect(try error([7200, 7000, 0, 1, 2]) == -7000)
        #expect(try error([-3600, 3601]) == nil)
        #expect(try error([-121, -120]) == nil)
        #expect(try error([Int64(Int32.min), Int64(Int32.min)]) == 1 << 31)
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
