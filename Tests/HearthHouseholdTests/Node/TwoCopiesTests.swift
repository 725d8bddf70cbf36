import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthWire
import Testing

@Suite("Two copies of one home that run at the same time")
struct TwoCopiesTests {
    private func isTold(_ node: SimulatedNode, _ world: World) throws -> Bool {
        try world.perform(ShowStatus(), on: node).alarms.contains { $0.kind == .earlierCopy }
    }

    /// The second friend sees what either copy reserved.
    private func expectBothReserved(_ story: Birthday) throws {
        for wish in [story.kettle, story.marbles] {
            #expect(try story.world.queue(for: wish, seenBy: story.second) == ["First"])
        }
    }

    @Test(
        "No reservation is lost, and both copies say what happened",
        arguments: 1...4 as ClosedRange<UInt64>)
    func reservations(_ seed: UInt64) throws {
        let story = try Birthday(seed: seed)
        let world = story.world
        let copy = try world.addCopy(of: story.first, from: story.first.store.snapshot())
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(ReserveWish(wish: story.marbles), on: copy)
        // Friends speak with one of the two at a time.
        for _ in 0..<4 {
            for (on, off) in [(story.first, copy), (copy, story.first)] {
                for peer in [story.owner, story.second] {
                    world.network.cut(off, peer)
                    world.network.heal(on, peer)
                }
                world.run(for: .seconds(400))
            }
        }
        try expectBothReserved(story)
        #expect(try isTold(story.first, world))
        #expect(try isTold(copy, world))
    }

    @Test(
        "Of changes of one claim the last one counts, if it was made where the others were known",
        arguments: 1...3 as ClosedRange<UInt64>)
    func amounts(_ seed: UInt64) throws {
        let story = try Birthday(seed: seed)
        let world = story.world
        let copy = try world.addCopy(of: story.first, from: story.first.store.snapshot())
        func speak(with on: SimulatedNode, not off: SimulatedNode) {
            self.speak(story, with: on, not: off)
        }
        for (pieces, on, off) in [
            (1, story.first, copy), (2, copy, story.first), (3, story.first, copy),
        ] {
            speak(with: on, not: off)
            try world.perform(ReserveWish(wish: story.marbles, quantity: pieces), on: on)
            world.run(for: .seconds(200))
        }
        for (on, off) in [(copy, story.first), (story.first, copy)] { speak(with: on, not: off) }
        for node in [story.first, copy, story.second] {
            let queue = try world.standing(of: story.marbles, for: node)?.queue ?? []
            #expect(queue.map(\.units) == [3])
        }
    }

    /// Friends speak with one of the two, until it knows what they do.
    private func speak(_ story: Birthday, with on: SimulatedNode, not off: SimulatedNode) {
        for peer in [story.owner, story.second] {
            story.world.network.cut(off, peer)
            story.world.network.heal(on, peer)
        }
        story.world.run(for: .seconds(400))
    }

    @Test("What waits for the beat is not lost if its copy is started before that")
    func startedBeforeTheBeat() throws {
        let story = try Birthday()
        let world = story.world
        let copy = try world.addCopy(of: story.first, from: story.first.store.snapshot())
        speak(story, with: story.first, not: copy)
        speak(story, with: copy, not: story.first)
        try world.perform(ReserveWish(wish: story.marbles), on: copy)
        world.run(for: .seconds(200))
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.stop(story.first)
        world.run(for: .seconds(5))
        try world.start(story.first)
        speak(story, with: story.first, not: copy)
        try expectBothReserved(story)
    }

    @Test("A hold that lapses in one copy does not free what became of it in the other")
    func lapsed() throws {
        let story = try Birthday()
        let world = story.world
        let copy = try world.addCopy(of: story.first, from: story.first.store.snapshot())
        speak(story, with: story.first, not: copy)
        try world.perform(HoldWish(wish: story.kettle, minutes: 20), on: story.first)
        world.run(for: .seconds(200))
        speak(story, with: copy, not: story.first)
        try world.perform(ReserveWish(wish: story.kettle), on: copy)
        world.run(for: .seconds(1200))
        // With this the hold that is over goes.
        try world.perform(ReserveWish(wish: story.marbles), on: story.first)
        for _ in 0..<2 {
            speak(story, with: story.first, not: copy)
            speak(story, with: copy, not: story.first)
        }
        try expectBothReserved(story)
    }

    @Test("Nor is a wish or a comment, when both write at once")
    func words() throws {
        let story = try Birthday()
        let world = story.world
        let copy = try world.addCopy(of: story.owner, from: story.owner.store.snapshot())
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        try world.perform(AddComment(on: "Birthday", text: "One"), on: story.owner)
        try world.perform(AddWish(list: "Birthday", name: "Hat"), on: copy)
        try world.perform(AddComment(on: "Birthday", text: "Two"), on: copy)
        for _ in 0..<4 {
            for (on, off) in [(story.owner, copy), (copy, story.owner)] {
                for peer in [story.first, story.second] {
                    world.network.cut(off, peer)
                    world.network.heal(on, peer)
                }
                world.run(for: .seconds(400))
            }
        }
        for (list, node) in [
            ("Birthday", story.owner), ("Birthday", copy), (story.list, story.first),
        ] {
            #expect(
                Set(world.wishes(on: list, of: node) ?? [])
                    == ["Kettle", "Marbles", "Lamp", "Hat"])
            let comments = try world.perform(ShowComments(on: list), on: node).comments
            #expect(Set(comments.map(\.text)) == ["One", "Two"])
        }
        #expect(try isTold(story.owner, world))
        #expect(try isTold(copy, world))
    }
}
