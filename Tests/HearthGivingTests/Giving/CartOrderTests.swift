import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("The order of the cart")
struct CartOrderTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
        for (wish, fields) in [
            ("Kettle", WishFields(price: "100.00 SEK", store: "Shop", date: "2027-05-01")),
            ("Marbles", WishFields(price: "9.00 SEK", store: "Corner", date: "2027-06-01")),
        ] {
            try world.perform(
                EditWish(wish: "Birthday/" + wish, fields: fields), on: story.owner)
        }
        try world.perform(AddWish(list: "Birthday", name: "Book"), on: story.owner)
        world.settle()
        for wish in ["Kettle", "Marbles", "Book"] {
            try world.perform(ReserveWish(wish: story.list + "/" + wish), on: story.first)
        }
    }

    private func cart(_ sort: String?) throws -> [String] {
        try world.perform(ShowCart(sort: sort), on: story.first).entries.map(\.wish)
    }

    @Test("The cart is sorted by date, price and store; what has none comes last")
    func sorted() throws {
        #expect(try cart("date") == ["Kettle", "Marbles", "Book"])
        #expect(try cart("price") == ["Marbles", "Kettle", "Book"])
        #expect(try cart("store") == ["Marbles", "Kettle", "Book"])
        #expect(try cart("person") == cart(nil))
        expectRefusal(.sortUnknown) { _ = try cart("colour") }
    }

    @Test("The cart stays as its giver put it, also when she changes a claim")
    func byHand() throws {
        try world.perform(
            OrderCart(wish: story.list + "/Book", placement: .first), on: story.first)
        try world.perform(
            OrderCart(
                wish: story.kettle, placement: .after, other: story.marbles), on: story.first)
        #expect(try cart("hand") == ["Book", "Marbles", "Kettle"])
        try world.perform(MarkBought(wish: story.list + "/Book"), on: story.first)
        try world.perform(AcknowledgeChanges(), on: story.first)
        #expect(try cart("hand") == ["Book", "Marbles", "Kettle"])
        expectRefusal(.unknownWish) {
            try world.perform(OrderCart(wish: "Nothing", placement: .last), on: story.first)
        }
        expectRefusal(.spotNotThere) {
            try world.perform(
                OrderCart(wish: story.kettle, placement: .before, other: story.kettle),
                on: story.first)
        }
    }
}
