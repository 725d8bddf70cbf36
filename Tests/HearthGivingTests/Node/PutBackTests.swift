import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("What is written on a home that was put back, before it knows")
struct PutBackTests {
    private static let all: Set = ["Kettle", "Marbles", "Lamp", "Hat"]

    private func names(_ story: Birthday, at node: SimulatedNode) -> Set<String> {
        Set(
            story.world.wishes(on: node === story.owner ? "Birthday" : story.list, of: node) ?? [])
    }

    private func add(_ name: String, _ story: Birthday) throws {
        try story.world.perform(AddWish(list: "Birthday", name: name), on: story.owner)
    }

    /// Everybody comes to see the same wishes, and the owner's node says what happened.
    private func expect(_ wishes: Set<String>, _ story: Birthday) throws {
        for node in [story.owner, story.first, story.second] {
            try story.world.run(until: "\(node.name) sees all", within: .seconds(300)) {
                names(story, at: node) == wishes
            }
        }
        let alarms = try story.world.perform(ShowStatus(), on: story.owner).alarms
        #expect(alarms.contains { $0.kind == .earlierCopy })
    }

    /// Puts the owner's home back.
    private func putBack(
        _ story: Birthday, to snapshot: MemoryStore.Snapshot, after rest: Duration = .seconds(30)
    ) throws {
        story.world.stop(story.owner)
        story.world.run(for: rest)
        try story.world.start(story.owner, from: snapshot)
    }

    @Test("An edit in the first second takes nothing back", arguments: 1...4 as ClosedRange<UInt64>)
    func atOnce(_ seed: UInt64) throws {
        let story = try Birthday(seed: seed)
        let snapshot = story.owner.store.snapshot()
        try add("Lamp", story)
        story.world.settle()
        try putBack(story, to: snapshot)
        try add("Hat", story)
        try expect(Self.all, story)
    }

    @Test("Nor does one while all friends are away")
    func away() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        try add("Lamp", story)
        world.settle()
        for friend in [story.first, story.second] { world.network.cut(story.owner, friend) }
        try putBack(story, to: snapshot)
        try add("Hat", story)
        world.run(for: .seconds(300))
        // Once more, so that it is not the copy any more that it knows.
        world.stop(story.owner)
        try world.start(story.owner)
        for friend in [story.first, story.second] { world.network.heal(story.owner, friend) }
        try expect(Self.all, story)
    }

    @Test(
        "An edit outlives what comes back under a higher version",
        arguments: [0, 1, 3, 20] as [Int64])
    func seconds(_ wait: Int64) throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        // Starts within a second leap ahead of the clock.
        for _ in 0..<6 {
            world.stop(story.owner)
            try world.start(story.owner)
        }
        try add("Lamp", story)
        world.run(for: .seconds(6))
        try putBack(story, to: snapshot, after: .seconds(1))
        world.run(for: .seconds(wait))
        try add("Hat", story)
        try expect(Self.all, story)
    }

    @Test("What somebody else brought first is shown to the home that forgot it")
    func byWayOfOthers() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        world.network.cut(story.owner, story.second)
        world.network.cut(story.first, story.second)
        try add("Lamp", story)
        world.settle()
        world.network.cut(story.owner, story.first)
        world.network.heal(story.owner, story.second)
        try putBack(story, to: snapshot)
        try add("Hat", story)
        try world.run(until: "the second has it", within: .seconds(300)) {
            names(story, at: story.second).contains("Hat")
        }
        world.network.heal(story.first, story.second)
        try world.run(until: "the first has it too", within: .seconds(300)) {
            names(story, at: story.first).contains("Hat")
        }
        world.network.heal(story.owner, story.first)
        try expect(Self.all, story)
    }

    @Test(
        "A wish that was changed on both sides is there twice, however often on one of them",
        arguments: 1...3)
    func bothChanged(_ times: Int) throws {
        let story = try Birthday()
        let snapshot = story.owner.store.snapshot()
        func rename(_ name: String, from old: String = "Kettle") throws {
            try story.world.perform(
                EditWish(wish: "Birthday/\(old)", name: name), on: story.owner)
        }
        var last = "Kettle"
        for number in 1..<times {
            try rename("Pot \(number)", from: last)
            last = "Pot \(number)"
        }
        try rename("Pot", from: last)
        story.world.settle()
        try putBack(story, to: snapshot)
        try rename("Pan")
        let world = story.world
        try world.run(until: "both are there", within: .seconds(300)) {
            let found = names(story, at: story.second).subtracting(["Marbles"])
            return found == ["Pot", "Pan (2)"] || found == ["Pan", "Pot (2)"]
        }
        world.run(for: .seconds(120))
        #expect(names(story, at: story.owner) == names(story, at: story.first))
        #expect(names(story, at: story.owner).count == 3)
    }

    @Test("The alarm stays until somebody clears it")
    func alarm() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        try add("Lamp", story)
        world.settle()
        try putBack(story, to: snapshot)
        try add("Hat", story)
        try expect(Self.all, story)
        world.stop(story.owner)
        try world.start(story.owner)
        #expect(
            try world.perform(ShowStatus(), on: story.owner).alarms
                == [AlarmNotice(.earlierCopy, person: "Owner")])
        try world.perform(ClearAlarms(), on: story.owner)
        #expect(try world.perform(ShowStatus(), on: story.owner).alarms.isEmpty)
    }
}
