import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Sender keys change")
struct RotationTests {
    @Test("Daily, with the first beat of the day, and not before")
    func daily() throws {
        // Beats an hour apart, so that a day has few of them.
        let story = try Birthday(clock: SlotClock(slotSeconds: 3600))
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let people = try [story.first, story.second].map { try #require($0.member) }
        func generations() -> [UInt16?] {
            people.map { story.owner.generation(of: $0, in: list) }
        }
        world.day()
        let before = generations()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(21 * 3600))
        #expect(generations() == before)
        for day in 1...3 as ClosedRange<UInt16> {
            world.day()
            #expect(generations() == before.map { $0.map { $0 + day } })
            #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        }
    }

    @Test("After a new roster with the next beat, whether anything is reserved or not")
    func roster() throws {
        let story = try Birthday()
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let people = try [story.first, story.second].map { try #require($0.member) }
        func generations() -> [UInt16?] {
            people.map { story.owner.generation(of: $0, in: list) }
        }
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        let before = generations()
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        #expect(generations() == before)
        try world.share("Birthday", of: story.owner, with: [(third, "Third")])
        world.beat()
        world.beat()
        #expect(generations() == before.map { $0.map { $0 + 1 } })
        // The newcomer reads the present: the list, and what is reserved on it.
        #expect(world.wishes(on: story.list, of: third) == ["Kettle", "Marbles"])
        #expect(try world.queue(for: story.kettle, seenBy: third) == ["First"])
        world.beat()
        world.beat()
        #expect(generations() == before.map { $0.map { $0 + 1 } })
    }

    @Test("A home that is put back, again and again, uses no key that it used before")
    func putBack() throws {
        let story = try Birthday(clock: SlotClock(slotSeconds: 3600))
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let member = try #require(story.first.member)
        world.day()
        let snapshot = story.first.store.snapshot()
        var used: Set<KeySalt> = []
        for _ in 0..<4 {
            world.stop(story.first)
            try world.start(story.first, from: snapshot)
            try world.perform(ReserveWish(wish: story.kettle), on: story.first)
            world.day()
            let tag = try #require(
                story.owner.household?.replicator.directory.lists[list]?.reader(member)?.tag)
            let cell = try #require(story.owner.store.beatCell(of: tag, in: list))
            #expect(used.insert(cell.salt).inserted)
            #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        }
    }
}
