package import HearthAPI
import HearthReplication
package import HearthSimulation
package import HearthSodium
package import HearthWire

@testable import HearthHome
@testable import HearthHousehold

/// The birthday, and a partner of the owner's on her node who is in the circle.
package struct Mates {
    package static let passphrase = "correct horse"

    package let story: Birthday
    package let list: ListID
    package let owner = Caller(member: "Owner", at: .home)
    /// The partner, unlocked.
    package let mate: Caller

    package var world: World { story.world }
    package var node: SimulatedNode { story.owner }

    /// Tells the story up to where she is in the circle; as a `keeper` she is a guardian.
    package init(seed: UInt64 = 1, keeper: Bool = false) throws {
        story = try Birthday(seed: seed)
        let (world, node) = (story.world, story.owner)
        try world.perform(
            AddMember(name: "Mate", passphrase: Self.passphrase), on: node)
        let session = try world.perform(
            Unlock(passphrase: Self.passphrase), on: node, as: Caller(member: "Mate"))
        mate = Caller(member: "Mate", session: session.token)
        try world.perform(
            ShareList(list: "Birthday", with: ["Mate"], keeper: keeper), on: node, as: owner)
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: node, as: mate)
        guard
            let id = ListID(hex: try world.list("Birthday", of: node, as: owner).id)
        else { throw HearthError(.internalError) }
        list = id
        world.beat()
        world.beat()
    }

    /// Whether the partner sees who holds the kettle.
    package func mateSees() throws -> [String] {
        try world.queue(for: story.kettle, seenBy: node, as: mate)
    }

    /// The partner's row in what somebody is told about who sees the list.
    package func who(
        _ name: String = "Mate", asked node: SimulatedNode, as caller: Caller = Caller(),
        _ path: String? = nil
    ) throws -> ReaderInfo? {
        try world.perform(WhoCanSee(list: path ?? story.list), on: node, as: caller)
            .first { $0.name == name }
    }
}

extension SimulatedNode {
    /// The generation of the sender key in a member's newest bundle, as this node holds it.
    package func generation(of author: IdentityKey, in list: ListID) -> UInt16? {
        store.records(.bundle, in: list.stream).filter { $0.key.author == author }
            .compactMap { try? BundleBody(octets: $0.payload) }.first { $0.index == 0 }?.generation
    }
}
