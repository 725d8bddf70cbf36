import HearthAPI
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Surprise ideas")
struct IdeaTests {
    private let balloon = "Owner/Birthday/Balloon ride"

    private func story() throws -> Birthday {
        let story = try Birthday(meeting: true)
        try story.world.perform(
            AddIdea(
                list: story.list, name: "Balloon ride", link: "https://example.org/balloon",
                notes: "At dawn.", price: "120.00 EUR"), on: story.first)
        story.world.run(for: .seconds(2))
        return story
    }

    @Test("An idea is given like a wish: reserved, held, chipped in for, bought, in the cart")
    func giving() throws {
        let story = try story()
        let world = story.world
        let shown = try #require(
            try world.perform(ShowList(list: story.list), on: story.second).ideas?.first)
        #expect(shown.name == "Balloon ride" && shown.ideaOf == "First")
        #expect(shown.price == "120.00 EUR" && shown.notes == "At dawn.")
        try world.perform(ChipIn(wish: balloon, amount: "50"), on: story.second)
        world.run(for: .seconds(2))
        #expect(try world.standing(of: balloon, for: story.first)?.contributed == "50.00 EUR")
        try world.perform(FreeWish(wish: balloon), on: story.second)
        world.run(for: .seconds(2))
        try world.perform(HoldWish(wish: balloon, minutes: 5), on: story.first)
        world.run(for: .seconds(2))
        try world.perform(ReserveWish(wish: balloon), on: story.second)
        world.run(for: .seconds(2))
        #expect(try world.queue(for: balloon, seenBy: story.second) == ["First", "Second"])
        try world.perform(MarkBought(wish: balloon), on: story.first)
        world.run(for: .seconds(2))
        let cart = try world.perform(ShowCart(), on: story.second).entries
        #expect(cart.map(\.wish) == ["Balloon ride"])
        #expect(cart.map(\.state) == [.waiting] && cart.map(\.note) == [nil])
    }

    @Test("Its author alone can take it back; who gives it keeps it in the cart, as gone")
    func takingBack() throws {
        let story = try story()
        let world = story.world
        try world.perform(ReserveWish(wish: balloon), on: story.second)
        let error = expectRefusal(.ideaOfAnother) {
            try world.perform(DeleteIdea(idea: balloon), on: story.second)
        }
        #expect(error?.arguments["name"] == "First")
        try world.perform(DeleteIdea(idea: balloon), on: story.first)
        world.run(for: .seconds(2))
        #expect(try world.perform(ListIdeas(list: story.list), on: story.second).isEmpty)
        let cart = try world.perform(ShowCart(), on: story.second).entries
        #expect(cart.map(\.note) == [.gone] && cart.map(\.wish) == ["Balloon ride"])
        try world.perform(FreeWish(wish: balloon), on: story.second)
        #expect(try world.perform(ShowCart(), on: story.second).entries.isEmpty)
    }

    @Test("A guardian edits the owner's wishes and can put no idea among them by mistake")
    func keeper() throws {
        let mates = try Mates(keeper: true)
        let (world, story) = (mates.world, mates.story)
        try world.perform(
            AddIdea(list: story.list, name: "Balloon ride"), on: mates.node, as: mates.mate)
        for path in [balloon, "Birthday/Balloon ride"] {
            #expect(throws: HearthError.self) {
                try world.perform(
                    EditWish(wish: path, name: "Zeppelin"), on: mates.node, as: mates.mate)
            }
            #expect(throws: HearthError.self) {
                try world.perform(DeleteItem(item: path), on: mates.node, as: mates.mate)
            }
            #expect(throws: HearthError.self) {
                try world.perform(MoveItems(item: path), on: mates.node, as: mates.mate)
            }
        }
        // That there is such an idea does not show in what the owner can add either.
        try world.perform(
            AddWish(list: story.list, name: "Balloon ride"), on: mates.node, as: mates.mate)
        let items = try world.perform(
            ShowList(list: "Birthday"), on: mates.node, as: mates.owner)
        #expect(items.items.map(\.name).contains("Balloon ride") && items.ideas == nil)
        // Both are there; the name means the wish.
        let wish = try world.perform(ShowItem(item: balloon), on: mates.node, as: mates.mate)
        #expect(wish.ideaOf == nil)
    }

    @Test("A name that is taken, a link that leads nowhere and a price that is none are refused")
    func refusals() throws {
        let story = try story()
        let world = story.world
        func add(_ name: String, link: String? = nil, price: String? = nil) -> () throws -> Void {
            {
                try world.perform(
                    AddIdea(list: story.list, name: name, link: link, price: price),
                    on: story.second)
            }
        }
        expectRefusal(.wishNameTaken, add("Kettle"))
        expectRefusal(.wishNameTaken, add("balloon ride"))
        expectRefusal(.linkOtherScheme, add("Cake", link: "javascript:alert(1)"))
        expectRefusal(.priceMalformed, add("Cake", price: "much"))
        expectRefusal(.textEmpty, add("  "))
    }

    @Test("Whoever whispers for the first time is told who reads it, then no more")
    func audience() throws {
        let story = try story()
        let world = story.world
        let first = try world.perform(ShowAudience(list: story.list), on: story.first)
        let second = try world.perform(ShowAudience(list: story.list), on: story.second)
        #expect(first.alreadyWhispered && !second.alreadyWhispered)
        #expect(second.people.map(\.name) == ["First"])
    }
}
