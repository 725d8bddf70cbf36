import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@Suite("The two lanes of cells")
struct LaneTests {
    @Test("An early cell never comes near a node that hosts an owner, and goes one hop")
    func early() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        try world.share(
            "Birthday", of: story.owner, with: [(third, "Third")], showingAddresses: true)
        world.beat()
        world.beat()
        world.network.cut(story.first, third)
        world.run(for: .seconds(90))
        #expect(world.network.isConnected(story.first, story.second))
        #expect(world.network.isConnected(story.second, third))
        #expect(!world.network.isConnected(story.first, third))
        // Right after a beat, so that none falls into the looking.
        world.beat()

        let reserved = world.now
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(2))
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: third) == ["First"])
        #expect(story.first.trace.frames(.sent, story.second.key).contains(.early))
        #expect(!story.second.trace.frames(.sent).contains(.early))
        #expect(!third.trace.frames(.received).contains(.early))
        #expect(!story.owner.trace.frames(.sent).contains(.early))
        #expect(!story.owner.trace.frames(.received).contains(.early))
        let early = story.second.trace.since(reserved).filter { $0.kind == .frame(.early) }
        #expect(early.count == 1)
        let cell = Cell.claimsByteCount(isLarge: false)
        #expect(early.first?.byteCount == Frame.headerByteCount + cell)
    }

    @Test(
        "Nothing early goes from or to a home that shares a network with the owner's",
        arguments: [true, false])
    func beside(_ isGiver: Bool) throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let beside = isGiver ? story.first : story.second
        world.network.networks = [story.owner.key: "home", beside.key: "home"]
        let all = [story.owner, story.first, story.second]
        for node in all { world.stop(node) }
        world.run(for: .seconds(5))
        for node in all { try world.start(node) }
        try world.run(until: "all are connected", within: .seconds(200)) {
            world.network.isConnected(story.first, story.second)
                && all.dropFirst().allSatisfy { world.network.isConnected(story.owner, $0) }
        }
        world.beat()
        let start = world.now
        let reach = try world.perform(ReserveWish(wish: story.kettle), on: story.first)
            .wish.standing?.reach
        #expect(reach?.later == ["Second"])
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(story.first.trace.since(start).allSatisfy { $0.kind != .frame(.early) })
    }

    @Test("An early cell that reaches an owner's node all the same is not kept")
    func refusedEarly() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        world.network.intercept = { from, to, frame in
            guard case .early = frame else { return [frame] }
            #expect(from === story.first && to == story.second.key)
            #expect(
                world.network.inject(frame.messages, from: story.first, to: story.owner))
            return [frame]
        }
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .seconds(2))
        #expect(story.owner.trace.frames(.received, story.first.key).contains(.early))
        #expect(story.owner.store.earlyCells(in: list).isEmpty)
        #expect(story.second.store.earlyCells(in: list).count == 1)
    }

    @Test("Every circle member's cell is renewed in every slot, claims or none")
    func everySlot() throws {
        func sequences(reserving: Bool) throws -> [[UInt32]] {
            let story = try Birthday()
            let world = story.world
            if reserving {
                try world.perform(ReserveWish(wish: story.kettle), on: story.first)
            }
            let list = try #require(
                ListID(hex: try world.list("Birthday", of: story.owner).id))
            return (0..<5).map { _ in
                world.run(for: .seconds(world.clock.slotSeconds))
                return story.owner.store.beatCells(in: list).map(\.order.sequence)
            }
        }
        let quiet = try sequences(reserving: false)
        // Of both friends one of her claims and one of her page.
        #expect(quiet.allSatisfy { $0.count == 4 })
        for (before, after) in zip(quiet, quiet.dropFirst()) {
            #expect(after == before.map { $0 + 1 })
        }
        #expect(try sequences(reserving: true) == quiet)
    }

    @Test("Few people's beats are a minute apart, four far from the day, a day when archived")
    func standardBeat() throws {
        let story = try Birthday(clock: .standard)
        let world = story.world
        func cells(during minutes: Int64) -> Int {
            let start = world.now
            world.run(for: .seconds(minutes * 60))
            return story.owner.trace.since(start).count {
                $0.kind == .frame(.cells) && $0.direction == .received
                    && $0.peer == story.first.key
            }
        }
        #expect(cells(during: 8) == 8)
        // The world begins on 2026-11-18.
        try world.perform(EditList(list: "Birthday", date: "2027-03-01"), on: story.owner)
        world.run(for: .seconds(600))
        #expect(cells(during: 40) == 10)
        try world.perform(EditList(list: "Birthday", archived: true), on: story.owner)
        world.run(for: .seconds(86_400))
        #expect(cells(during: 72 * 60) == 3)
    }
}
