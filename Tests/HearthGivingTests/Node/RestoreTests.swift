import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@Suite("Homes that are put back to an earlier copy")
struct RestoreTests {
    /// Everything that was ever sent under a version, to find two things under one.
    private final class History {
        private var records: [RecordKey: [HearthWire.Version: Digest]] = [:]
        private var cells: [ListID: [AuthorTag: [CellOrder: [UInt8]]]] = [:]
        private(set) var doubles: [String] = []

        func watch(_ world: World) {
            world.network.intercept = { [self] _, _, frame in
                note(frame)
                return [frame]
            }
        }

        private func note(_ frame: Frame) {
            switch frame {
            case .record(let record):
                let hash = record.stamp.hash
                let held = records[record.key]?[record.version]
                if let held, held != hash { doubles.append("\(record.key.kind)") }
                records[record.key, default: [:]][record.version] = hash
            case .cells(let batch): for cell in batch { note(cell) }
            case .early(let cell): note(cell)
            default: break
            }
        }

        private func note(_ cell: Cell) {
            let held = cells[cell.list]?[cell.author]?[cell.order]
            if let held, held != cell.octets { doubles.append("cell") }
            cells[cell.list, default: [:]][cell.author, default: [:]][cell.order] = cell.octets
        }
    }

    @Test("An owner gets back what she wrote since, and no version is used twice")
    func owner() throws {
        let story = try Birthday()
        let world = story.world
        let history = History()
        history.watch(world)
        let snapshot = story.owner.store.snapshot()
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        try world.perform(
            EditList(list: "Birthday", date: "2026-12-24"), on: story.owner)
        world.settle()
        world.stop(story.owner)
        world.run(for: .seconds(30))
        try world.start(story.owner, from: snapshot)
        try world.run(until: "the wish is back", within: .seconds(90)) {
            world.wishes(on: "Birthday", of: story.owner) == ["Kettle", "Marbles", "Lamp"]
        }
        #expect(try world.list("Birthday", of: story.owner).date == "2026-12-24")
        try world.perform(AddWish(list: "Birthday", name: "Hat"), on: story.owner)
        world.beat()
        for friend in [story.first, story.second] {
            #expect(
                world.wishes(on: story.list, of: friend)
                    == ["Kettle", "Marbles", "Lamp", "Hat"])
        }
        #expect(history.doubles.isEmpty)
        let status = try world.perform(ShowStatus(), on: story.owner)
        #expect(status.alarms.contains { $0.kind == .earlierCopy })
    }

    @Test("Whom an owner took off a list since is off it again, and can be let in anew")
    func removal() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        // Then nobody holds the roster that says so.
        try world.perform(
            UnshareList(list: "Birthday", with: ["First", "Second"]), on: story.owner)
        world.settle()
        world.stop(story.owner)
        world.run(for: .seconds(30))
        try world.start(story.owner, from: snapshot)
        try world.run(until: "both are off the list", within: .seconds(90)) {
            try world.perform(WhoCanSee(list: "Birthday"), on: story.owner).count == 1
        }
        try world.share("Birthday", of: story.owner, with: [(story.first, "First")])
        #expect(world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"])
    }

    @Test("A list sealed in an epoch that its owner's home has forgotten is hers again")
    func forgottenEpoch() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        // Epoch 2, of which nobody will have the roster any more.
        try world.perform(UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
        world.settle()
        world.stop(story.owner)
        story.owner.setClock(offset: .seconds(10 * 86_400))
        try world.start(story.owner)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        let all = ["Kettle", "Marbles", "Lamp"]
        try world.run(until: "her friend has the wish", within: .seconds(90)) {
            world.wishes(on: story.list, of: story.first) == all
        }
        world.stop(story.owner)
        world.stop(story.first)
        story.owner.setClock(offset: .zero)
        world.run(for: .seconds(30))
        try world.start(story.owner, from: snapshot)
        try world.run(until: "epoch 2 has begun again", within: .seconds(90)) {
            try world.perform(WhoCanSee(list: "Birthday"), on: story.owner).count == 2
        }
        try world.start(story.first)
        try world.run(until: "she has the newest of her list", within: .seconds(90)) {
            world.wishes(on: "Birthday", of: story.owner) == all
        }
        try world.run(until: "her friend can read it", within: .seconds(90)) {
            world.wishes(on: story.list, of: story.first) == all
        }
    }

    @Test("What came onto a list since outlives that somebody is taken off it for a letter")
    func removalAfterAnEdit() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        try world.perform(UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.settle()
        world.stop(story.owner)
        world.run(for: .seconds(30))
        // Whose letter tells of it is there at once, who has the wish a little later.
        world.network.cut(story.owner, story.first)
        try world.start(story.owner, from: snapshot)
        world.run(for: .seconds(10))
        world.network.heal(story.owner, story.first)
        try world.run(until: "nobody but the first reads it", within: .seconds(90)) {
            try world.perform(WhoCanSee(list: "Birthday"), on: story.owner).count == 2
        }
        for (list, node) in [("Birthday", story.owner), (story.list, story.first)] {
            try world.run(until: "the wish is there", within: .seconds(30)) {
                world.wishes(on: list, of: node) == ["Kettle", "Marbles", "Lamp"]
            }
        }
    }

    @Test("An invitation of after the copy holds on, though the home is back at a new address")
    func newAddress() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        let snapshot = story.owner.store.snapshot()
        try world.perform(ShareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        #expect(try world.inbox(of: story.first).count == 1)
        world.stop(story.owner)
        world.run(for: .seconds(30))
        world.move(story.owner, to: "10.0.1.1:4711")
        try world.start(story.owner, from: snapshot)
        try world.run(until: "she knows that she asked", within: .seconds(60)) {
            try readers(story).first { $0.name == "First" }?.state == .asked
        }
        world.run(for: .seconds(60))
        #expect(try world.inbox(of: story.first).count == 1)
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
        try world.run(until: "she reads it") {
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"]
        }
    }

    @Test("Whom an owner took off a list since and asked again is off it until she says yes")
    func askedAgain() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        try world.perform(ShareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        world.stop(story.owner)
        // Nobody is there any more who holds the roster without her.
        world.stop(story.second)
        world.run(for: .seconds(30))
        try world.start(story.owner, from: snapshot)
        try world.run(until: "she is asked, and no reader", within: .seconds(90)) {
            try readers(story).first { $0.name == "First" }?.state == .asked
        }
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
        try world.run(until: "she reads it again") {
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles"]
        }
        #expect(try readers(story).first { $0.name == "First" }?.state == .reading)
    }

    @Test("Whoever is asked to read in another role stays on a list whose host is put back")
    func askedForAnotherRole() throws {
        let story = try Birthday()
        let world = story.world
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        let snapshot = story.owner.store.snapshot()
        try world.perform(
            ShareList(list: "Birthday", with: ["First"], keeper: true), on: story.owner)
        world.settle()
        world.stop(story.owner)
        world.run(for: .seconds(30))
        try world.start(story.owner, from: snapshot)
        world.run(for: .seconds(90))
        #expect(story.owner.household?.replicator.directory.lists[list]?.epoch == 1)
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: story.first)
        try world.run(until: "she is a keeper") {
            try readers(story).first { $0.name == "First" }?.role == .keeper
        }
    }

    @Test("A list that a reader accepted again since is hers, though her home has forgotten it")
    func acceptedAgain() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.first.store.snapshot()
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        try world.share("Birthday", of: story.owner, with: [(story.first, "First")])
        world.settle()
        world.stop(story.first)
        world.run(for: .seconds(30))
        try world.start(story.first, from: snapshot)
        world.run(for: .seconds(90))
        #expect(try world.inbox(of: story.first).isEmpty)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        try world.run(until: "she reads on") {
            world.wishes(on: story.list, of: story.first) == ["Kettle", "Marbles", "Lamp"]
        }
    }

    @Test("A list that a reader left since stays left, though her home has forgotten it")
    func leftSince() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.first.store.snapshot()
        try world.perform(LeaveList(list: story.list), on: story.first)
        world.settle()
        world.stop(story.first)
        world.run(for: .seconds(30))
        try world.start(story.first, from: snapshot)
        try world.run(until: "it is left again", within: .seconds(90)) {
            try world.lists(of: story.first).allSatisfy { $0.title != "Birthday" }
        }
        #expect(try world.inbox(of: story.first).isEmpty)
    }

    private func readers(_ story: Birthday) throws -> [ReaderInfo] {
        try story.world.perform(WhoCanSee(list: "Birthday"), on: story.owner)
    }

    @Test("Whoever leaves a list and comes back within a slot makes no two cells of one order")
    func rejoining() throws {
        let story = try Birthday(clock: SlotClock(slotSeconds: 3600))
        let world = story.world
        let history = History()
        history.watch(world)
        world.beat()
        let list = try #require(ListID(hex: try world.list(story.list, of: story.first).id))
        let tag = AuthorTag(of: try #require(story.first.member), in: list)
        let before = try #require(story.first.store.beatCell(of: tag, in: list)).order
        try world.perform(UnshareList(list: "Birthday", with: ["First"]), on: story.owner)
        world.settle()
        try world.share("Birthday", of: story.owner, with: [(story.first, "First")])
        world.settle()
        let after = try #require(story.first.store.beatCell(of: tag, in: list)).order
        #expect(after.sequence == before.sequence && after > before)
        #expect(history.doubles.isEmpty)
    }

    @Test("A giver's reservation of after the copy holds on, with all that she can do about it")
    func giver() throws {
        let story = try Birthday(meeting: true, clock: SlotClock(slotSeconds: 3600))
        let world = story.world
        let history = History()
        history.watch(world)
        let snapshot = story.first.store.snapshot()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        // So long that her sender key has changed since the copy, too.
        world.run(for: .seconds(8 * 86_400))
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        world.stop(story.first)
        world.run(for: .seconds(30))
        try world.start(story.first, from: snapshot)
        world.beat()
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(try world.queue(for: story.kettle, seenBy: story.first) == ["First"])
        #expect(try world.perform(ShowCart(), on: story.first).entries.count == 1)
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        world.beat()
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
        #expect(history.doubles.isEmpty)
    }

    @Test(
        "What a giver whispered after the copy comes back, joins what she says now, and what she took back stays away"
    )
    func whisperer() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        let history = History()
        history.watch(world)
        func whisper(_ text: String) throws {
            try world.perform(AddWhisper(about: story.list, text: text), on: story.first)
        }
        func texts(_ node: SimulatedNode) throws -> [String] {
            try world.perform(ShowWhispers(about: story.list), on: node).whispers.map(\.text)
        }
        try whisper("Taken back later")
        let snapshot = story.first.store.snapshot()
        try world.perform(
            DeleteWhisper(list: story.list, whisper: "Taken back later"), on: story.first)
        try whisper("After the copy")
        // A new roster, so that her sender key has changed since the copy, too.
        try world.perform(EditList(list: "Birthday", date: "2026-12-24"), on: story.owner)
        for _ in 0..<3 { world.beat() }
        world.stop(story.first)
        world.run(for: .seconds(30))
        for other in [story.owner, story.second] { world.network.cut(story.first, other) }
        try world.start(story.first, from: snapshot)
        try whisper("Said anew")
        world.run(for: .seconds(60))
        for other in [story.owner, story.second] { world.network.heal(story.first, other) }
        world.run(for: .seconds(400))
        for node in [story.first, story.second] {
            #expect(try texts(node) == ["After the copy", "Said anew"])
        }
        #expect(history.doubles.isEmpty)
    }

    @Test(
        "Whoever hears nobody for half a minute goes on with what they have",
        arguments: [SlotClock(slotSeconds: 3600), .standard])
    func alone(_ clock: SlotClock) throws {
        let story = try Birthday(clock: clock)
        let world = story.world
        world.stop(story.first)
        world.stop(story.owner)
        world.stop(story.second)
        try world.start(story.first)
        let list = try #require(ListID(hex: try world.list(story.list, of: story.first).id))
        let member = try #require(story.first.member)
        let tag = AuthorTag(of: member, in: list)
        let before = try #require(story.first.store.beatCell(of: tag, in: list))
        world.run(for: .seconds(25))
        #expect(story.first.store.beatCell(of: tag, in: list)?.order == before.order)
        world.beat()
        world.beat()
        let after = try #require(story.first.store.beatCell(of: tag, in: list))
        #expect(before.order < after.order)
        #expect(after.order.incarnation > before.order.incarnation)
    }
}
