import HearthReplication
import HearthWire
import Testing

@Suite("Nodes that speak another format")
struct FormatTests {
    @Test(
        "A hello of another format closes the session, and is remembered until one of this comes",
        arguments: [Hello.currentFormat - 1, Hello.currentFormat + 1])
    func otherFormat(_ format: UInt16) throws {
        let (owner, friend) = (try Person(1), try Person(2))
        let circle = Circle([owner, friend], lists: [try ListEntry.of(owner, friends: [friend])])
        try circle.connect(owner, friend)
        let place = try circle.place(owner)
        #expect(place.replicator.otherFormat(of: friend.node) == nil)
        try circle.hand(
            .hello(Hello(format: format, features: Hello.knowsPeer, clock: 0)), to: owner,
            from: friend)
        try circle.deliver()
        #expect(place.closed == [.version])
        #expect(place.replicator.session(with: friend.node) == nil)
        #expect(place.replicator.otherFormat(of: friend.node) == format)
        try circle.connect(owner, friend)
        #expect(place.replicator.isSharing(with: friend.node))
        #expect(place.replicator.otherFormat(of: friend.node) == nil)
    }

    @Test("Of a stranger nothing is remembered")
    func stranger() throws {
        let (owner, stranger) = (try Person(1), try Person(2))
        let circle = Circle([owner, stranger])
        try circle.connect(owner, stranger)
        try circle.hand(
            .hello(Hello(format: 9, features: 0, clock: 0)), to: owner, from: stranger)
        #expect(try circle.place(owner).replicator.otherFormat(of: stranger.node) == nil)
    }
}
