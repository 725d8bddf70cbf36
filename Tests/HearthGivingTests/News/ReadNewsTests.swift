import HearthAPI
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// What counts as read, and what is no news any more.
@Suite("Read news")
struct ReadNewsTests {
    @Test(
        "Those that were seen are read, the others stay, and other devices are told of the number")
    func some() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.readAll(of: story.first)
        for name in ["Lamp", "Kite"] {
            try world.perform(AddWish(list: "Birthday", name: name), on: story.owner)
            world.settle()
            // Not so near that they become one.
            world.run(for: .seconds(4000))
        }
        let news = try world.unread(of: story.first)
        try #require(news.map(\.wish) == ["Kite", "Lamp"])
        var told = 0
        story.first.onChange = { _, change, _ in if change.list == nil { told += 1 } }
        let page = try world.perform(ReadNews(ids: [news[1].id]), on: story.first)
        #expect(page.unread == 1 && told == 1)
        #expect(try world.unread(of: story.first).map(\.wish) == ["Kite"])
        // Once more it changes nothing.
        #expect(try world.perform(ReadNews(ids: [news[1].id, -1]), on: story.first).unread == 1)
        #expect(try world.perform(ReadNews(ids: []), on: story.first).unread == 1)
        #expect(told == 1)
        #expect(throws: HearthError.self) {
            try world.perform(ReadNews(ids: Array(0...500)), on: story.first)
        }
    }

    @Test("A giver's row is written whether or not there was something to read, and as large")
    func blind() throws {
        func written(_ isSomethingNew: Bool) throws -> [Int] {
            let mates = try Mates()
            try mates.world.perform(
                VerifyFriend(friend: "Mate", verified: true), on: mates.story.first)
            mates.world.day()
            mates.world.beat()
            try mates.world.readAll(of: mates.node, as: mates.mate)
            if isSomethingNew {
                try mates.world.perform(
                    AddWhisper(about: mates.story.list, text: "Who?"), on: mates.story.first)
                mates.world.beat()
            }
            let mate = try #require(
                mates.node.store.rows(MemberRow.self).first { !$0.protection.isEmpty }?.identity)
            func row() -> NewsRow? {
                mates.node.store.rows(NewsRow.self).first { $0.member == mate }
            }
            let unread = try mates.world.unread(of: mates.node, as: mates.mate)
            #expect(unread.contains { $0.kind == .whisper } == isSomethingNew)
            let before = row()
            try mates.world.perform(
                ReadNews(ids: unread.map(\.id)), on: mates.node, as: mates.mate)
            let after = row()
            #expect(before != after)
            return [before, after].map { $0?.octets.count ?? 0 }
        }
        for isSomethingNew in [false, true] {
            let sizes = try written(isSomethingNew)
            #expect(sizes[0] == sizes[1])
        }
    }

    @Test("A request that is refused, ignored, put aside or taken back is no news any more")
    func requests() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.readAll(of: story.owner)
        try world.perform(AskForWishes(of: story.list, text: "More?"), on: story.first)
        world.settle()
        #expect(try world.unread(of: story.owner).map(\.kind) == [.ask])
        try world.perform(AnswerInbox(entry: "First", answer: .ignore), on: story.owner)
        #expect(try world.unread(of: story.owner).isEmpty)
        #expect(try kinds(of: story.owner, world).contains(.ask) == false)

        try world.readAll(of: story.first)
        try world.perform(NewList(title: "Easter"), on: story.owner)
        for answer in [InboxAnswer.refuse, .ignore] {
            try world.perform(ShareList(list: "Easter", with: ["First"]), on: story.owner)
            world.settle()
            #expect(try world.unread(of: story.first).map(\.kind) == [.offer])
            try world.perform(AnswerInbox(entry: "Easter", answer: answer), on: story.first)
            #expect(try world.unread(of: story.first).isEmpty)
            world.settle()
            #expect(try world.unread(of: story.first).isEmpty)
            try world.perform(UnshareList(list: "Easter", with: ["First"]), on: story.owner)
            world.settle()
        }
        #expect(try !kinds(of: story.first, world).contains(.offer))
        try world.perform(ShareList(list: "Easter", with: ["First"]), on: story.owner)
        world.settle()
        #expect(try world.unread(of: story.first).map(\.kind) == [.offer])
        try world.perform(UnshareList(list: "Easter", with: ["First"]), on: story.owner)
        world.settle()
        #expect(try world.unread(of: story.first).isEmpty)
    }

    private func kinds(of node: SimulatedNode, _ world: World) throws -> [NewsKind] {
        try world.perform(ShowNews(which: "all"), on: node).items.map(\.kind)
    }

    @Test("It is told who added, changed or removed a wish")
    func who() throws {
        let story = try Birthday(meeting: true)
        let world = story.world
        try world.readAll(of: story.first)
        try world.perform(AddWish(list: "Birthday", name: "Lamp"), on: story.owner)
        world.settle()
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: WishFields(notes: "Blue")), on: story.owner)
        world.settle()
        try world.perform(DeleteItem(item: "Birthday/Marbles"), on: story.owner)
        world.settle()
        let news = try world.unread(of: story.first)
        #expect(news.map(\.kind) == [.wishGone, .wishChanged, .wishAdded])
        #expect(news.allSatisfy { $0.person == "Owner" && $0.owner == "Owner" })
        for name in ["One", "Two", "Three", "Four"] {
            try world.perform(AddWish(list: "Birthday", name: name), on: story.owner)
        }
        world.settle()
        let many = try #require(try world.unread(of: story.first).first)
        #expect(many.kind == .wishAdded && many.count == 5 && many.person == "Owner")
    }
}
