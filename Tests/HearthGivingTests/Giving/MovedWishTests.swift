import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("A reserved wish that its owner moves, shrinks or deletes")
struct MovedWishTests {
    private let there = "Owner/Christmas/Kettle"

    /// The owner has a second list, which the first friend reads, and perhaps the second one.
    private func story(second: Bool, meeting: Bool = false) throws -> Birthday {
        let story = try Birthday(meeting: meeting)
        let world = story.world
        try world.perform(NewList(title: "Christmas"), on: story.owner)
        try world.share(
            "Christmas", of: story.owner,
            with: [(story.first, "First")] + (second ? [(story.second, "Second")] : []),
            showingAddresses: meeting)
        world.beat()
        world.beat()
        for node in [story.owner, story.first, story.second] { try world.readAll(of: node) }
        return story
    }

    private func move(_ story: Birthday) throws {
        try story.world.perform(
            MoveItems(items: ["Birthday/Kettle"], to: "Christmas"), on: story.owner)
        story.world.settle()
    }

    private func cart(_ story: Birthday) throws -> [CartEntry] {
        try story.world.perform(ShowCart(), on: story.first).entries
    }

    @Test("What was reserved goes along to a list that the same people read, and its place in line")
    func goesAlong() throws {
        let story = try story(second: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(MarkBought(wish: story.kettle), on: story.first)
        world.beat()
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        world.beat()
        let before = try #require(try world.standing(of: story.kettle, for: story.first))
        for node in [story.owner, story.first, story.second] { try world.readAll(of: node) }
        try move(story)
        world.beat()
        world.beat()
        for node in [story.first, story.second] {
            let standing = try #require(try world.standing(of: there, for: node))
            #expect(standing.queue.map(\.name) == ["First", "Second"])
            #expect(standing.queue.map(\.since) == before.queue.map(\.since))
            #expect(standing.queue.map(\.state) == [.bought, .waiting])
        }
        let entry = try #require(try cart(story).first)
        #expect(try cart(story).count == 1)
        #expect(entry.path == there && entry.state == .bought && entry.note == nil)
        let news = try world.unread(of: story.first).filter(\.kind.isSecret)
        #expect(news.map(\.kind) == [.reservedMoved])
        #expect(news.first?.list == "Christmas" && news.first?.wish == "Kettle")
        #expect(try world.unread(of: story.owner).allSatisfy { !$0.kind.isSecret })
        // And back again.
        try world.perform(
            MoveItems(items: ["Christmas/Kettle"], to: "Birthday"), on: story.owner)
        world.settle()
        #expect(try cart(story).map(\.path) == [story.kettle])
    }

    @Test("What goes along goes with the beat: nobody gets an early cell for it")
    func notEarly() throws {
        let story = try story(second: true, meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.beat()
        try move(story)
        #expect(try cart(story).map(\.path) == [there])
        #expect(try world.queue(for: there, seenBy: story.second) == [])
        world.beat()
        #expect(try world.queue(for: there, seenBy: story.second) == ["First"])
    }

    @Test("Where others read the other list the giver is asked, and takes it there with one act")
    func asked() throws {
        let story = try story(second: false)
        let world = story.world
        let third = try world.add(household: "Third house", member: "Third")
        try world.befriend(story.owner, third)
        try world.share("Christmas", of: story.owner, with: [(third, "Third")])
        world.beat()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(MarkBought(wish: story.kettle), on: story.first)
        world.beat()
        try world.readAll(of: story.first)
        try move(story)
        world.beat()
        #expect(try world.queue(for: there, seenBy: third) == [])
        let entry = try #require(try cart(story).first)
        #expect(entry.note == .moved && entry.state == .bought)
        #expect(entry.movedTo?.list == "Christmas" && entry.movedTo?.path == there)
        // It is told once, however often something changes.
        try world.perform(AddWish(list: "Christmas", name: "Lamp"), on: story.owner)
        world.settle()
        let kinds = try world.unread(of: story.first).map(\.kind).filter(\.isSecret)
        #expect(kinds.filter { $0 != .reminder } == [.reservedElsewhere])
        try world.perform(ReserveWish(wish: there), on: story.first)
        world.beat()
        let moved = try #require(try cart(story).first)
        #expect(try cart(story).count == 1)
        #expect(moved.path == there && moved.state == .bought && moved.movedTo == nil)
        #expect(try world.queue(for: there, seenBy: third) == ["First"])
    }

    @Test("Nothing goes along to another person's list that has a wish with the same id")
    func hijacked() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(NewList(title: "Trap"), on: story.second)
        let id = try world.perform(ShowItem(item: story.kettle), on: story.first).id
        try world.perform(
            AddWish(list: "Trap", name: "Kettle", id: try #require(NewID(id + id))),
            on: story.second)
        try world.befriend(story.second, story.first)
        try world.share("Trap", of: story.second, with: [(story.first, "First")])
        world.beat()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        world.settle()
        world.beat()
        #expect(try cart(story).map(\.note) == [.gone])
        #expect(try world.standing(of: "Second/Trap/Kettle", for: story.first)?.queue == [])
    }

    @Test("A deleted wish stays readable in its giver's cart: notes, shop and link")
    func deleted() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(
            EditWish(
                wish: "Birthday/Kettle",
                fields: WishFields(
                    notes: "Size M\nthe blue one", link: "https://example.org/k",
                    price: "40.00 EUR", store: "Corner shop")),
            on: story.owner)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        #expect(try cart(story).map(\.notes) == [nil])
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        world.settle()
        let entry = try #require(try cart(story).first)
        #expect(entry.note == .gone && entry.notes == "Size M\nthe blue one")
        #expect(entry.store == "Corner shop" && entry.link == "https://example.org/k")
    }

    @Test("Of a wish that was made smaller its giver is told how many are theirs and wanted")
    func smaller() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.marbles, quantity: 2), on: story.first)
        #expect(try cart(story).map(\.wanted) == [nil])
        try world.perform(
            EditWish(wish: "Birthday/Marbles", fields: WishFields(quantity: "1")),
            on: story.owner)
        world.settle()
        let entry = try #require(try cart(story).first)
        #expect(entry.units == 2 && entry.wanted == 1)
        try world.perform(ReserveWish(wish: story.marbles, quantity: 1), on: story.first)
        #expect(try cart(story).map(\.wanted) == [nil])
    }
}
