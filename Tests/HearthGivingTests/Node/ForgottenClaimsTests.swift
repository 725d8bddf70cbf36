import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@Suite("What a giver reserved after the copy to which their home was put back, friends away")
struct ForgottenClaimsTests {
    /// Only the second friend knows of what the first reserved; that friend is away while the first one's
    /// home is put back, and goes on with the others.
    private func putBack(
        _ story: Birthday, changing change: (World) throws -> Void = { _ in },
        then meanwhile: (World) throws -> Void = { _ in }
    ) throws {
        let world = story.world
        let snapshot = story.first.store.snapshot()
        world.network.cut(story.first, story.owner)
        world.network.cut(story.second, story.owner)
        try change(world)
        for _ in 0..<3 { world.beat() }
        world.stop(story.first)
        world.network.cut(story.first, story.second)
        world.network.heal(story.first, story.owner)
        world.run(for: .seconds(5))
        try world.start(story.first, from: snapshot)
        try meanwhile(world)
        for _ in 0..<4 { world.beat() }
        world.network.heal(story.first, story.second)
        world.network.heal(story.second, story.owner)
        for _ in 0..<4 { world.beat() }
    }

    /// Nobody sees the kettle reserved, its giver included.
    private func expectFree(_ story: Birthday) throws {
        for reader in [story.first, story.second] {
            #expect(try story.world.queue(for: story.kettle, seenBy: reader).isEmpty)
        }
    }

    @Test("It comes back, beside what they have done meanwhile")
    func reserved() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try putBack(story) { world in
            try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        } then: { world in
            world.beat()
            try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        }
        for wish in [story.kettle, story.marbles] {
            #expect(try world.queue(for: wish, seenBy: story.second) == ["First"])
            #expect(try world.queue(for: wish, seenBy: story.first) == ["First"])
        }
        // Whoever lives there may be an owner: no notice says that there was something to come back.
        let alarms = try world.perform(ShowStatus(), on: story.first).alarms
        #expect(alarms.allSatisfy { $0.kind != .earlierCopy })
    }

    @Test("So does what they freed: it stays free")
    func freed() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        for _ in 0..<2 { world.beat() }
        try putBack(story) { world in
            try world.perform(FreeWish(wish: story.kettle), on: story.first)
        }
        try expectFree(story)
    }

    @Test("Also where both runs of the home gave out sender keys of their own")
    func rotated() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try putBack(story) { world in
            try world.perform(ReserveWish(wish: story.kettle), on: story.first)
            world.day()
        } then: { world in
            world.beat()
            world.day()
        }
        for reader in [story.first, story.second] {
            #expect(try world.queue(for: story.kettle, seenBy: reader) == ["First"])
        }
    }

    @Test("Also on a list that they joined since")
    func joined() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let snapshot = story.first.store.snapshot()
        try world.perform(NewList(title: "Wedding"), on: story.owner)
        try world.perform(AddWish(list: "Wedding", name: "Lamp"), on: story.owner)
        try world.share(
            "Wedding", of: story.owner, with: [(story.first, "First"), (story.second, "Second")])
        let lamp = "Owner/Wedding/Lamp"
        try world.perform(ReserveWish(wish: lamp), on: story.first)
        for _ in 0..<3 { world.beat() }
        #expect(try world.queue(for: lamp, seenBy: story.second) == ["First"])
        world.stop(story.first)
        world.run(for: .seconds(5))
        try world.start(story.first, from: snapshot)
        for _ in 0..<6 { world.beat() }
        for reader in [story.first, story.second] {
            #expect(try world.queue(for: lamp, seenBy: reader) == ["First"])
        }
    }

    @Test("An older one that friends hold of them is not taken for one that was forgotten")
    func older() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        for _ in 0..<2 { world.beat() }
        // The second friend is away while it is freed, and while the home is started twice.
        for other in [story.owner, story.first] { world.network.cut(story.second, other) }
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        for _ in 0..<2 {
            world.beat()
            world.stop(story.first)
            world.run(for: .seconds(5))
            try world.start(story.first)
        }
        for _ in 0..<2 { world.beat() }
        for other in [story.owner, story.first] { world.network.heal(story.second, other) }
        for _ in 0..<4 { world.beat() }
        try expectFree(story)
        #expect(try world.perform(ShowStatus(), on: story.first).alarms.isEmpty)
    }
}
