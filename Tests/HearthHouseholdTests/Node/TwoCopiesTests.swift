import HearthAPI
import HearthReplication
import HearthSimulation
import HearthWire
import Testing

@testable import HearthHousehold

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

    @Test("Both are brought what the other wrote in one second, and tell themselves apart")
    func incarnations() throws {
        let story = try Birthday()
        let copy = try story.world.addCopy(of: story.first, from: story.first.store.snapshot())
        // Long after what the starts took, as the clock goes.
        story.world.run(for: .seconds(400))
        let raised = try [story.first, copy].map { node in
            let work = Work(store: node.store, now: story.world.now)
            let row = try #require(node.store.rows(MemberRow.self).first)
            try #require(node.household).raiseIncarnation(
                of: row.identity, above: row.incarnation, work)
            return try #require(node.store.row(MemberRow.self, row.identity)).incarnation
        }
        #expect(raised[0] != raised[1])
        let clock = UInt32(clamping: story.world.now.seconds)
        #expect(raised.allSatisfy { $0 > clock && $0 <= clock + 256 })
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

    @Test("A copy that only told what it found takes over what was changed in the other")
    func unchanged() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.marbles, quantity: 2), on: story.first)
        let copy = try world.addCopy(of: story.first, from: story.first.store.snapshot())
        speak(story, with: copy, not: story.first)
        try world.perform(ReserveWish(wish: story.marbles, quantity: 1), on: story.first)
        for (on, off) in [(story.first, copy), (copy, story.first)] {
            speak(story, with: on, not: off)
        }
        for node in [story.first, copy, story.second] {
            let queue = try world.standing(of: story.marbles, for: node)?.queue ?? []
            #expect(queue.map(\.units) == [1])
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

    @Test("Keys of one generation that the copies made on two days keep nobody from reading")
    func generations() throws {
        let story = try Birthday()
        let world = story.world
        let copy = try world.addCopy(of: story.first, from: story.first.store.snapshot())
        let own = try rotate(story.first, at: world.now)
        // Of a later run: it counts as the newer one.
        let others = try rotate(copy, at: world.now.adding(.seconds(86_400)), ahead: 1000)
        let (first, second) = (
            try BundleBody(octets: own.payload), try BundleBody(octets: others.payload)
        )
        #expect(first.generation == second.generation && first.commitment != second.commitment)
        world.stop(copy)
        for node in [story.owner, story.first, story.second] { node.store.put(others) }
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
    }

    /// Has a copy make its next sender key as on some day, under an incarnation of its own; the bundle
    /// that hands it out.
    private func rotate(
        _ node: SimulatedNode, at now: WallTime, ahead step: UInt32 = 0
    ) throws -> Record {
        var household = try #require(node.household)
        let entry = try #require(
            household.replicator.directory.lists.values.first { $0.isGiving })
        let list = entry.id
        let reader = try #require(node.member.flatMap(entry.reader))
        let work = Work(store: node.store, now: now)
        try household.raiseIncarnation(
            of: reader.identity, above: household.incarnation(of: reader.identity, work) + step,
            work)
        let circle = try #require(
            try household.circleKeys(of: reader.identity, in: list, work))
        let contents = try Cell.Kind.allCases.map {
            try household.ownContent(
                $0, of: reader.identity, on: list, circle: circle, work)
        }
        let next = try household.rotate(circle, of: reader, on: entry, work)
        for content in contents {
            let own = try household.ownCell(of: reader.identity, in: list, content.kind, work)
            let order = try #require(own?.order)
            try household.storeOwn(
                household.seal(
                    content, order: order, circle: next, of: reader, on: entry, work),
                of: reader.identity, work)
        }
        node.household = household
        let key = RecordKey(
            kind: .bundle, stream: list.stream, author: reader.identity,
            name: RecordName(index: 0))
        return try #require(node.store.record(key))
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

    @Test("Words that no friend heard before a restart are not lost to those of the other copy")
    func unheardWords() throws {
        let story = try Birthday()
        let world = story.world
        let copy = try world.addCopy(of: story.owner, from: story.owner.store.snapshot())
        let peers = [story.first, story.second]
        func reach(_ on: SimulatedNode, not off: SimulatedNode) {
            for peer in peers {
                world.network.cut(off, peer)
                world.network.heal(on, peer)
            }
            world.run(for: .seconds(400))
        }
        reach(story.owner, not: copy)
        for peer in peers { world.network.cut(story.owner, peer) }
        try world.perform(AddComment(on: "Birthday", text: "One"), on: story.owner)
        world.stop(story.owner)
        try world.start(story.owner)
        reach(copy, not: story.owner)
        try world.perform(AddComment(on: "Birthday", text: "Two"), on: copy)
        reach(copy, not: story.owner)
        for _ in 0..<2 {
            reach(story.owner, not: copy)
            reach(copy, not: story.owner)
        }
        for (list, node) in [
            ("Birthday", story.owner), ("Birthday", copy), (story.list, story.first),
        ] {
            let comments = try world.perform(ShowComments(on: list), on: node).comments
            #expect(Set(comments.map(\.text)) == ["One", "Two"])
        }
    }
}
