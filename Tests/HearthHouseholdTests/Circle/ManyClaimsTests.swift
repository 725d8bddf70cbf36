import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSimulation
import HearthWire
import Testing

@Suite("More reservations than a cell has room for")
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

    private func arrival(of number: Int, in story: Birthday) throws -> String? {
        try story.world.standing(of: "\(story.list)/Wish \(number)", for: story.first)?.reach?.by
    }

    /// To just before the next beat of pages.
    private func waitForPages(in world: World) {
        let next = (world.clock.slot(at: world.now) / 60 + 1) * 60
        world.run(for: world.clock.start(of: next).since(world.now))
    }

    @Test("Sixteen go with the next beat and the rest with the pages, as their giver is told")
    func twoBeats() throws {
        let story = try story(20)
        let world = story.world
        waitForPages(in: world)
        world.beat()
        #expect(try taken(in: story) == Array(1...20))
        try world.perform(AddWish(list: "Birthday", name: "Wish 21"), on: story.owner)
        world.settle()
        let now = world.now
        try reserve(21, in: story)
        let page = try #require(try arrival(of: 21, in: story))
        try world.perform(FreeWish(wish: "\(story.list)/Wish 1"), on: story.first)
        try reserve(1, in: story)
        let cell = try #require(try arrival(of: 1, in: story))
        #expect(cell < page)
        #expect(page > now.adding(.seconds(600)).text)
        world.beat()
        #expect(try taken(in: story) == Array(1...20))
        waitForPages(in: world)
        world.beat()
        #expect(try taken(in: story) == Array(1...21))
    }

    @Test("None is missing for a moment when others are freed, and a place is used again")
    func places() throws {
        let story = try story(20)
        let world = story.world
        waitForPages(in: world)
        world.beat()
        for number in 1...3 {
            try world.perform(FreeWish(wish: "\(story.list)/Wish \(number)"), on: story.first)
        }
        for _ in 0..<3 {
            world.beat()
            #expect(try taken(in: story) == Array(4...20))
        }
        try reserve(2, in: story)
        try world.perform(FreeWish(wish: "\(story.list)/Wish 19"), on: story.first)
        world.beat()
        #expect(try taken(in: story).prefix(4) == [2, 4, 5, 6])
        waitForPages(in: world)
        world.beat()
        #expect(try taken(in: story) == [2] + Array(4...18) + [20])
        let cart = try world.perform(ShowCart(), on: story.first).entries
        #expect(cart.count == 17)
    }

    @Test("Those who meet see all of them at once")
    func early() throws {
        let story = try story(20, meeting: true)
        story.world.run(for: .seconds(20))
        let seen = try taken(in: story)
        #expect(seen == Array(1...20))
    }

    @Test("A purchase and a hold are kept on the page like the others, and over a start")
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
