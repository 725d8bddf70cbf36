import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("What a member is told")
struct NewsTests {
    @Test("Whoever waits in line is told when it is her turn, and not what she did herself")
    func turn() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.readAll(of: story.first)
        try world.readAll(of: story.second)
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        world.settle()
        #expect(try world.unread(of: story.first).isEmpty)
        #expect(try world.unread(of: story.second).isEmpty)
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        world.settle()
        let news = try world.unread(of: story.second)
        #expect(news.map(\.kind) == [.turn])
        #expect(news.first?.wish == "Kettle")
        #expect(news.first?.list == "Birthday")
        #expect(news.first?.owner == "Owner")
        #expect(try world.unread(of: story.first).isEmpty)
        #expect(try world.unread(of: story.owner).allSatisfy { !$0.kind.isSecret })
        // It is told once.
        world.beat()
        world.beat()
        #expect(try world.unread(of: story.second).count == 1)
        try world.readAll(of: story.second)
        #expect(try world.unread(of: story.second).isEmpty)
    }

    @Test("Whoever turns out to be second is told who was before her, and that both bought it")
    func overtaken() throws {
        let story = try Birthday()
        let world = story.world
        try world.readAll(of: story.second)
        // They do not hear of each other before the beat.
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.run(for: .milliseconds(200))
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        world.beat()
        world.beat()
        let news = try world.unread(of: story.second)
        #expect(news.map(\.kind) == [.overtaken])
        #expect(news.first?.detail == "First")
        try world.readAll(of: story.first)
        try world.perform(MarkBought(wish: story.kettle), on: story.first)
        world.beat()
        try world.perform(MarkBought(wish: story.kettle), on: story.second)
        world.beat()
        world.beat()
        #expect(try world.unread(of: story.first).map(\.kind) == [.boughtTwice])
    }

    @Test("Who was told that it was bought twice is told that this is over, and nobody else")
    func boughtTwiceIsOver() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        for node in [story.first, story.second] {
            try world.perform(ReserveWish(wish: story.kettle), on: node)
            world.run(for: .seconds(1))
            try world.perform(MarkBought(wish: story.kettle), on: node)
            world.run(for: .seconds(1))
        }
        #expect(try world.unread(of: story.first).map(\.kind).contains(.boughtTwice))
        for node in [story.first, story.second] { try world.readAll(of: node) }
        // A wish that is gone counts any number; that is not what is meant by over.
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        world.settle()
        #expect(try world.unread(of: story.first).map(\.kind) == [.reservedGone])
        try world.perform(UndoDelete(item: "Birthday/Kettle"), on: story.owner)
        world.settle()
        for node in [story.first, story.second] { try world.readAll(of: node) }
        try world.perform(MarkBought(wish: story.kettle, bought: false), on: story.second)
        world.settle()
        let news = try world.unread(of: story.first)
        #expect(news.map(\.kind) == [.boughtTwiceOver] && news.map(\.wish) == ["Kettle"])
        #expect(try world.unread(of: story.second).isEmpty)
        // It is told once, and again after it was so again.
        try world.readAll(of: story.first)
        world.beat()
        #expect(try world.unread(of: story.first).isEmpty)
        try world.perform(MarkBought(wish: story.kettle), on: story.second)
        world.settle()
        try world.perform(FreeWish(wish: story.kettle), on: story.second)
        world.settle()
        #expect(
            Set(try world.unread(of: story.first).map(\.kind)) == [.boughtTwice, .boughtTwiceOver])
    }

    @Test("Those who chip in are told when the price is met, but not who met it")
    func priceMet() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: WishFields(price: "40.00 EUR")),
            on: story.owner)
        world.settle()
        try world.perform(ChipIn(wish: story.kettle, amount: "15"), on: story.first)
        world.settle()
        try world.readAll(of: story.first)
        try world.readAll(of: story.second)
        try world.perform(ChipIn(wish: story.kettle, amount: "25"), on: story.second)
        world.settle()
        #expect(try world.unread(of: story.first).map(\.kind) == [.priceMet])
        #expect(try world.unread(of: story.second).isEmpty)
    }

    @Test("A changed or removed wish is told to its readers, and in another way to who has it")
    func changedAndGone() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.settle()
        for node in [story.first, story.second] { try world.readAll(of: node) }
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: WishFields(notes: "Red")), on: story.owner)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.settle()
        #expect(
            try Set(world.unread(of: story.first).map(\.kind)) == [.reservedChanged, .wishAdded])
        #expect(try Set(world.unread(of: story.second).map(\.kind)) == [.wishChanged, .wishAdded])
        for node in [story.first, story.second] { try world.readAll(of: node) }
        try world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
        world.settle()
        let first = try world.unread(of: story.first)
        #expect(first.map(\.kind) == [.reservedGone])
        #expect(first.first?.wish == "Kettle")
        let second = try world.unread(of: story.second)
        #expect(second.map(\.kind) == [.wishGone])
        #expect(second.first?.wish == "Kettle")
        #expect(try world.unread(of: story.owner).allSatisfy { !$0.kind.isSecret })
    }

    @Test("Moving a wish up or down is no news")
    func order() throws {
        let story = try Birthday()
        let world = story.world
        try world.readAll(of: story.first)
        try world.perform(EditList(list: "Birthday", date: "2027-03-01"), on: story.owner)
        world.settle()
        let news = try world.unread(of: story.first)
        #expect(news.map(\.kind) == [.dateChanged])
        #expect(news.first?.detail == "2027-03-01")
    }

    @Test("Many wishes at once, or one after the other, are one piece of news")
    func folded() throws {
        let story = try Birthday()
        let world = story.world
        try world.readAll(of: story.first)
        story.world.network.cut(story.owner, story.first)
        for number in 1...12 {
            try world.perform(AddWish(list: "Birthday", name: "Book \(number)"), on: story.owner)
        }
        story.world.network.heal(story.owner, story.first)
        try world.run(until: "she has them") { [self] in
            try folded(of: story.first, world) == 12
        }
        try world.perform(AddWish(list: "Birthday", name: "One more"), on: story.owner)
        world.settle()
        let news = try world.unread(of: story.first)
        #expect(news.count == 1)
        #expect(news.first?.count == 13)
        #expect(news.first?.wish == nil)
    }

    private func folded(of node: SimulatedNode, _ world: World) throws -> Int? {
        try world.unread(of: node).first?.count
    }

    @Test("A hold that ends soon is told, and that it has ended, though nobody does anything")
    func holds() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(HoldWish(wish: story.kettle, minutes: 20), on: story.first)
        try world.readAll(of: story.first)
        world.run(for: .seconds(540))
        #expect(try world.unread(of: story.first).isEmpty)
        world.run(for: .seconds(90))
        #expect(try world.unread(of: story.first).map(\.kind) == [.holdEnding])
        world.run(for: .seconds(600))
        #expect(try world.unread(of: story.first).map(\.kind) == [.holdLapsed, .holdEnding])
        #expect(try world.unread(of: story.second).allSatisfy { !$0.kind.isSecret })
    }

    @Test("What waits for a hold is told when the hold lapses")
    func lapseMakesTurn() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(HoldWish(wish: story.kettle, minutes: 5), on: story.first)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        world.settle()
        try world.readAll(of: story.second)
        world.run(for: .seconds(320))
        #expect(try world.unread(of: story.second).map(\.kind) == [.turn])
    }

    @Test("People, offers and lists that come and go are told")
    func people() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let friend = try world.add(household: "Friend's house", member: "Friend")
        try world.perform(AddFriend(link: try world.link(of: owner)), on: friend)
        try world.run(until: "she is asked") { try !world.inbox(of: owner).isEmpty }
        #expect(try world.unread(of: owner).map(\.kind) == [.knock])
        try world.perform(AnswerInbox(entry: "Friend", answer: .accept), on: owner)
        #expect(try world.unread(of: owner).isEmpty)
        world.run(for: .seconds(10))
        #expect(try world.unread(of: owner).isEmpty)
        #expect(try world.unread(of: friend).map(\.kind) == [.friendAccepted])
        try world.readAll(of: friend)
        try world.perform(NewList(title: "Birthday"), on: owner)
        try world.perform(ShareList(list: "Birthday", with: ["Friend"]), on: owner)
        world.run(for: .seconds(10))
        #expect(try world.unread(of: friend).map(\.kind) == [.offer])
        try world.perform(AnswerInbox(entry: "Birthday", answer: .accept), on: friend)
        world.run(for: .seconds(10))
        #expect(try world.unread(of: friend).map(\.kind) == [.listArrived])
        try world.readAll(of: friend)
        try world.perform(UnshareList(list: "Birthday", with: ["Friend"]), on: owner)
        world.run(for: .seconds(10))
        let news = try world.unread(of: friend)
        #expect(news.map(\.kind) == [.listEnded])
        #expect(news.first?.list == "Birthday")
        #expect(news.first?.person == "Owner")
    }

    @Test("A restart loses nothing that she has not read, and tells nothing again")
    func restart() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.settle()
        try world.perform(ReserveWish(wish: story.kettle), on: story.second)
        try world.readAll(of: story.second)
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        world.settle()
        let before = try world.unread(of: story.second)
        #expect(before.map(\.kind) == [.turn])
        world.stop(story.second)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.settle()
        try world.start(story.second)
        world.beat()
        let after = try world.unread(of: story.second)
        #expect(after.dropFirst() == before[...])
        #expect(after.first?.kind == .wishAdded)
        world.stop(story.second)
        try world.start(story.second)
        world.beat()
        #expect(try world.unread(of: story.second) == after)
    }
}
