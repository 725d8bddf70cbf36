import HearthAPI
import Testing

/// An owner and two friends of hers with the list "Birthday", everybody watched.
struct TrafficScene {
    let owner: Watched
    let first: Watched
    let second: Watched
    /// The friends' names in traces.
    let firstName: String
    let secondName: String

    var all: [Watched] { [owner, first, second] }

    /// What the friends are called here, and in traces.
    var friends: [(name: String, peer: String)] {
        [("first", firstName), ("second", secondName)]
    }

    /// The same as `World.birthday()`, and the relays are what everybody dials from the beginning.
    init(_ world: World, showingAddresses: Bool = false) async throws {
        owner = try await Watched(world.household("Owner", starting: false))
        first = try await Watched(world.household("First", starting: false))
        second = try await Watched(world.household("Second", starting: false))
        for one in [owner, first, second] { try await one.start() }
        firstName = try await first.peerName
        secondName = try await second.peerName
        try await owner.home.shareBirthday(
            with: [first.home, second.home], showingAddresses: showingAddresses)
    }

    /// Compares the owner's trace with what the relays saw, once every node has stopped.
    func expectAgreement() async throws {
        let relays = [owner.relay, first.relay, second.relay]
        try await eventually("all connections through the relays have ended") {
            relays.allSatisfy { $0.connections.allSatisfy { !$0.isOpen } }
        }
        let traced = try TracedConnection.all(in: try owner.trace)
        let dialledByOthers = traced.filter(\.isIncoming).map { [$0.received, $0.sent] }
        #expect(
            Self.seen(by: owner.relay).sorted(by: Self.before)
                == dialledByOthers.sorted(by: Self.before))
        for (name, friend) in [(firstName, first), (secondName, second)] {
            // The other friend dials there too, so not all need be hers.
            var seen = Self.seen(by: friend.relay)
            for connection in traced where !connection.isIncoming && connection.peer == name {
                let place = seen.firstIndex(of: [connection.sent, connection.received])
                seen.remove(
                    at: try #require(place, "the relay did not see \(connection), but \(seen)"))
            }
        }
        #expect(!traced.isEmpty)
    }

    /// What the dialler said and what the listener said, connection by connection.
    private static func seen(by relay: Relay) -> [[[Int]]] {
        relay.connections.filter(\.isEstablished).map {
            [$0.sessionFromDialler.map(\.octets), $0.sessionFromListener.map(\.octets)]
        }
    }

    private static func before(_ one: [[Int]], _ other: [[Int]]) -> Bool {
        one.joined().lexicographicallyPrecedes(other.joined())
    }
}
