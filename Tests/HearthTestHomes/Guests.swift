package import HearthAPI
package import HearthReplication
package import HearthSimulation
import HearthSodium
package import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// The wedding, and somebody whom only the bride knows.
package struct Guests {
    package let story: Wedding
    package let third: SimulatedNode
    package var world: World { story.world }
    package var host: SimulatedNode { story.host }
    package var bride: SimulatedNode { story.bride }

    package init(seed: UInt64 = 1) throws {
        story = try Wedding(seed: seed)
        third = try story.world.add(household: "Third house", member: "Third")
        try story.world.befriend(story.bride, third)
    }

    package func id() throws -> ListID { try #require(try story.id()) }

    /// Version of the newest roster that the host wrote.
    package func roster() throws -> HearthWire.Version {
        try #require(host.store.records(.roster, in: id().stream).first?.version)
    }

    /// Somebody's entry in the roster as the host's node holds it.
    package func reader(_ node: SimulatedNode) throws -> ListEntry.Reader? {
        try node.member.flatMap {
            try host.household?.replicator.directory.lists[id()]?.reader($0)
        }
    }

    /// Names and states on the page of who sees the list.
    package func readers(seenBy node: SimulatedNode) throws -> [String: ReaderState] {
        let path = node === host || node === bride ? "Wedding" : story.list
        let readers = try world.perform(WhoCanSee(list: path), on: node)
        return Dictionary(readers.map { ($0.name, $0.state) }) { first, _ in first }
    }

    /// The third comes to read the list by the bride's invitation.
    package func invite() throws {
        try world.share("Wedding", of: bride, with: [(third, "Third")])
        world.settle()
    }
}
