import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// One seeded world run twice: a recovery must not tell an owner whether anybody reserved.
@Suite("What a recovery tells an owner")
struct RecoveryNonInterferenceTests {
    enum Lost: CaseIterable { case giver, owner }

    /// What the owner's nodes have seen when somebody's home was lost and came back.
    private func life(
        _ lost: Lost, seed: UInt64, secretly: (Birthday) throws -> Void
    ) throws -> [Trace] {
        let story = try Birthday(seed: seed, meeting: true)
        let world = story.world
        try secretly(story)
        world.beat()
        world.day()
        let old = lost == .giver ? story.first : story.owner
        let friend = lost == .giver ? story.owner : story.first
        let code = try world.perform(ShowRecoveryCode(), on: old).code
        let link = try world.link(of: friend)
        world.stop(old)
        world.run(for: .seconds(90))
        let new = try world.addEmpty("New house")
        let name = lost == .giver ? "First" : "Owner"
        try world.perform(RecoverMember(name: name, code: code, friend: link), on: new)
        world.run(for: .seconds(30))
        try world.perform(AskFoundFriends(), on: new)
        world.run(for: .seconds(200))
        if lost == .owner { try world.perform(ConfirmReaders(list: "Birthday"), on: new) }
        world.run(for: .seconds(200))
        let list = lost == .giver ? story.list : "Birthday"
        #expect(world.wishes(on: list, of: new) == ["Kettle", "Marbles"])
        for node in world.nodes { #expect(node.failures.isEmpty) }
        return lost == .giver ? [story.owner.trace] : [story.owner.trace, new.trace]
    }

    @Test(
        "It looks the same from the owner's nodes with and without reservations",
        arguments: Lost.allCases, [1, 2, 3] as [UInt64])
    func same(lost: Lost, seed: UInt64) throws {
        let without = try life(lost, seed: seed) { _ in }
        let with = try life(lost, seed: seed) { story in
            try story.world.perform(ReserveWish(wish: story.kettle), on: story.first)
            try story.world.perform(
                ReserveWish(wish: story.marbles, quantity: 2), on: story.second)
            try story.world.perform(
                AddWhisper(about: story.kettle, text: "Mine is green."), on: story.first)
        }
        for (one, other) in zip(without, with) {
            #expect(one.entries.count > 100)
            try expectSame(one, other)
        }
    }
}
