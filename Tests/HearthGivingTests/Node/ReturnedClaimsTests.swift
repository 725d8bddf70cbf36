import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("What a giver freed on a home that was put back, before it knows")
struct ReturnedClaimsTests {
    /// Nobody sees anything claimed any more, the giver included. Nothing came back, so nobody is told.
    private func expectFree(
        _ story: Birthday, of node: SimulatedNode, as caller: Caller = Caller()
    ) throws {
        let world = story.world
        for _ in 0..<4 { world.beat() }
        for reader in [story.first, story.second] where reader !== node {
            #expect(try world.queue(for: story.kettle, seenBy: reader).isEmpty)
        }
        #expect(try world.perform(ShowCart(), on: node, as: caller).entries.isEmpty)
        let alarms = try world.perform(ShowStatus(), on: node, as: caller).alarms
        #expect(alarms.allSatisfy { $0.kind != .earlierCopy })
    }

    @Test("It stays free, also if the home is started once more before friends come")
    func awayAndStartedAgain() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        let snapshot = story.first.store.snapshot()
        world.beat()
        world.beat()
        world.stop(story.first)
        for other in [story.owner, story.second] { world.network.cut(story.first, other) }
        try world.start(story.first, from: snapshot)
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(5))
        world.stop(story.first)
        try world.start(story.first)
        for other in [story.owner, story.second] { world.network.heal(story.first, other) }
        try expectFree(story, of: story.first)
    }

    @Test("So does one beside the owner, who was locked when it came back")
    func lockedHousemate() throws {
        let mates = try Mates()
        let (story, world) = (mates.story, mates.world)
        try world.perform(VerifyFriend(friend: "Mate", verified: true), on: story.first)
        try world.perform(ReserveWish(wish: story.kettle), on: mates.node, as: mates.mate)
        world.beat()
        let snapshot = mates.node.store.snapshot()
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["Mate"])
        world.stop(mates.node)
        world.run(for: .seconds(5))
        try world.start(mates.node, from: snapshot)
        world.beat()
        func unlock() throws -> Caller {
            let session = try world.perform(
                Unlock(passphrase: Mates.passphrase), on: mates.node, as: Caller(member: "Mate"))
            return Caller(member: "Mate", session: session.token)
        }
        try world.perform(FreeWish(wish: story.kettle), on: mates.node, as: unlock())
        world.stop(mates.node)
        try world.start(mates.node)
        world.beat()
        try expectFree(story, of: mates.node, as: unlock())
    }

    @Test("What was reserved since comes back beside it")
    func reservedSince() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        let snapshot = story.first.store.snapshot()
        try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        world.beat()
        world.beat()
        world.stop(story.first)
        for other in [story.owner, story.second] { world.network.cut(story.first, other) }
        try world.start(story.first, from: snapshot)
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        world.stop(story.first)
        try world.start(story.first)
        for other in [story.owner, story.second] { world.network.heal(story.first, other) }
        for _ in 0..<4 { world.beat() }
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
        #expect(try world.queue(for: story.marbles, seenBy: story.second) == ["First"])
        #expect(
            try world.perform(ShowCart(), on: story.first).entries.map(\.wish) == ["Marbles"])
    }

    /// The first friend's home as it was, runs once more, and reserves the marbles.
    private func runSecondCopy(
        from snapshot: MemoryStore.Snapshot, in story: Birthday
    ) throws -> MemoryStore.Snapshot {
        let world = story.world
        world.stop(story.first)
        let apart = story.first.store.snapshot()
        for other in [story.owner, story.second] { world.network.heal(story.first, other) }
        try world.start(story.first, from: snapshot)
        world.beat()
        try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        for _ in 0..<3 { world.beat() }
        #expect(try world.queue(for: story.marbles, seenBy: story.second) == ["First"])
        world.stop(story.first)
        world.run(for: .seconds(5))
        return apart
    }

    private func expectBoth(in story: Birthday) throws {
        for _ in 0..<6 { story.world.beat() }
        for wish in [story.kettle, story.marbles] {
            #expect(try story.world.queue(for: wish, seenBy: story.second) == ["First"])
        }
        let cart = try story.world.perform(ShowCart(), on: story.first).entries
        #expect(Set(cart.map(\.wish)) == ["Kettle", "Marbles"])
    }

    @Test("What beats told nobody is not lost to what a second copy told meanwhile")
    func toldNobody() throws {
        let story = try Birthday()
        let world = story.world
        world.beat()
        let snapshot = story.first.store.snapshot()
        for other in [story.owner, story.second] { world.network.cut(story.first, other) }
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        for _ in 0..<3 { world.beat() }
        let apart = try runSecondCopy(from: snapshot, in: story)
        try world.start(story.first, from: apart)
        try expectBoth(in: story)
    }

    @Test("Nor is what the second copy told under a key of fewer days")
    func olderKey() throws {
        let story = try Birthday()
        let world = story.world
        world.beat()
        let snapshot = story.first.store.snapshot()
        for other in [story.owner, story.second] { world.network.cut(story.first, other) }
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.day()
        world.day()
        let apart = try runSecondCopy(from: snapshot, in: story)
        try world.start(story.first, from: apart)
        try expectBoth(in: story)
    }
}
