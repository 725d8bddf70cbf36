import HearthAPI
package import HearthSimulation
import HearthSodium
package import HearthWire

/// A list "Wedding" that two people on two nodes own, and two friends who read it.
package struct Wedding {
    package let world: World
    /// Who made the list.
    package let host: SimulatedNode
    package let bride: SimulatedNode
    package let first: SimulatedNode
    package let second: SimulatedNode
    package let list = "Host & Bride/Wedding"
    package let kettle = "Host & Bride/Wedding/Kettle"

    /// Tells the story up to where the list is made and the other owner was asked.
    package init(asked seed: UInt64) throws {
        world = World.quick(seed: seed)
        host = try world.add(household: "House of the host", member: "Host")
        bride = try world.add(household: "House of the bride", member: "Bride")
        first = try world.add(household: "First house", member: "First")
        second = try world.add(household: "Second house", member: "Second")
        for friend in [bride, first, second] { try world.befriend(host, friend) }
        try world.perform(
            NewList(title: "Wedding", date: "2026-12-24", owners: ["Bride"]), on: host)
        try world.perform(AddWish(list: "Wedding", name: "Kettle"), on: host)
        try world.run(until: "she is asked") { [self] in try world.inbox(of: bride).count == 1 }
    }

    /// Tells it on, up to where both friends read the list.
    package init(seed: UInt64 = 1) throws {
        try self.init(asked: seed)
        try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: bride)
        try world.run(until: "it is hers") { [self] in
            world.wishes(on: "Wedding", of: bride) == ["Kettle"]
        }
        world.settle()
        try world.share(
            "Wedding", of: host, with: [(first, "First"), (second, "Second")])
        world.beat()
        world.beat()
    }

    /// The list's id.
    package func id() throws -> ListID? { ListID(hex: try world.list("Wedding", of: host).id) }
}
