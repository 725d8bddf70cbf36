import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("Disks that are slow or full")
struct DiskTests {
    @Test("A beat that a slow disk made late leaves on a whole second all the same")
    func slowDisk() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let start = world.now
        // Longer than the beat is made ready ahead.
        story.first.disk.delay = .milliseconds(1300)
        world.beat()
        world.beat()
        let cells = story.first.trace.since(start).filter {
            $0.kind == .frame(.cells) && $0.direction == .sent
        }
        #expect(!cells.isEmpty && cells.allSatisfy { $0.time.milliseconds % 1000 == 0 })
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(story.first.failures.isEmpty)
    }

    @Test("On a full disk everything can be read and nothing changes; afterwards all goes on")
    func fullDisk() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        story.first.disk.isFull = true
        #expect(throws: SimulatedDisk.Failed.self) {
            try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        }
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.beat()
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
        story.first.disk.isFull = false
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.run(until: "she has what came meanwhile", within: .seconds(300)) {
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"]
        }
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
    }
}
