import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@Suite("More reservations than a small cell has room for")
struct ManyClaimsTests {
    /// A list with so many wishes, on which the first friend has reserved all.
    private func story(_ count: Int, meeting: Bool = false) throws -> Birthday {
        let story = try Birthday(meeting: meeting, clock: .standard)
        for number in 1...count {
            try story.world.perform(
                AddWish(list: "Birthday", name: "Wish \(number)"), on: story.owner)
        }
        story.world.settle()
        for number in 1...count { try reserve(number, in: story) }
        return story
    }

    private func reserve(_ number: Int, in story: Birthday) throws {
        try story.world.perform(
            ReserveWish(wish: "\(story.list)/Wish \(number)"), on: story.first)
    }

    /// The numbers of the wishes that the second friend sees reserved by the first.
    private func taken(in story: Birthday) throws -> [Int] {
        try story.world.perform(ShowList(list: story.list), on: story.second).items
            .filter { $0.standing?.queue.map(\.name) == ["First"] }
            .compactMap { Int($0.name.split(separator: " ").last ?? "") }
    }

    /// To just before the next beat of pages.
    private func waitForPages(in world: World) {
        let next = (world.clock.slot(at: world.now) / 60 + 1) * 60
        world.run(for: world.clock.start(of: next).since(world.now))
    }

    /// Octets of everybody's cells of claims, as the owner's node carries them.
    private func sizes(in story: Birthday) throws -> Set<Int> {
        let list = try #require(
            ListID(hex: try story.world.list("Birthday", of: story.owner).id))
        return Set(
            story.owner.store.beatCells(in: list).filter { $0.kind == .claims }
                .map(\.octets.count))
    }

    @Test("All go with the next beat, and each of them can be freed again")
    func oneBeat() throws {
        let story = try story(20)
        let world = story.world
        world.beat()
        #expect(try taken(in: story) == Array(1...20))
        for number in [1, 17, 20] {
            try world.perform(FreeWish(wish: "\(story.list)/Wish \(number)"), on: story.first)
        }
        try reserve(17, in: story)
        world.beat()
        #expect(try taken(in: story) == Array(2...19))
    }

    @Test("Everybody's cells are large once a list had seventeen wishes, and stay so")
    func sizes() throws {
        let story = try Birthday(clock: .standard)
        let world = story.world
        world.beat()
        #expect(try sizes(in: story) == [Cell.claimsByteCount(isLarge: false)])
        for number in 1...17 {
            try world.perform(
                AddWish(list: "Birthday", name: "Wish \(number)"), on: story.owner)
        }
        world.settle()
        world.beat()
        world.beat()
        #expect(try sizes(in: story) == [Cell.claimsByteCount(isLarge: true)])
        for number in 1...17 {
            try world.perform(DeleteItem(item: "Birthday/Wish \(number)"), on: story.owner)
        }
        world.settle()
        world.beat()
        world.beat()
        #expect(try sizes(in: story) == [Cell.claimsByteCount(isLarge: true)])
    }

    @Test("Those who meet see all of them at once")
    func early() throws {
        let story = try story(20, meeting: true)
        story.world.run(for: .seconds(20))
        let seen = try taken(in: story)
        #expect(seen == Array(1...20))
    }

    @Test("A purchase and a hold are kept like the others, and over a start")
    func changes() throws {
        let story = try story(18, meeting: true)
        let world = story.world
        try world.perform(MarkBought(wish: "\(story.list)/Wish 17"), on: story.first)
        try world.perform(HoldWish(wish: story.kettle, minutes: 90), on: story.first)
        try world.perform(
            AddWhisper(about: story.list, text: "So many!"), on: story.first)
        world.stop(story.first)
        try world.start(story.first)
        world.settle()
        waitForPages(in: world)
        world.beat()
        let bought = try world.standing(of: "\(story.list)/Wish 17", for: story.second)
        #expect(bought?.queue.map(\.state) == [.bought])
        #expect(try world.queue(for: story.kettle, seenBy: story.second) == ["First"])
        #expect(try taken(in: story) == Array(1...18))
        let talk = try world.perform(ShowWhispers(about: story.list), on: story.second)
        #expect(talk.whispers.map(\.text) == ["So many!"])
        world.run(for: .seconds(5400))
        #expect(try world.queue(for: story.kettle, seenBy: story.second).isEmpty)
    }
}
