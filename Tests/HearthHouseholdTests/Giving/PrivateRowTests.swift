import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthWire
import Testing

@Suite("What lies on the disk of whoever gives")
struct PrivateRowTests {
    private func size(of node: SimulatedNode) throws -> Int {
        try #require(node.store.rows(PrivateRow.self).first).octets.count
    }

    @Test("The size of a member's own row follows from what she follows, not from what she does")
    func size() throws {
        let story = try Birthday()
        let world = story.world
        let long = String(repeating: "“\\", count: 100)
        for number in 1...Limits.claimsPerPersonAndList {
            try world.perform(
                AddWish(
                    list: "Birthday", name: "\(number) \(String(repeating: "ö", count: 190))",
                    fields: WishFields(
                        notes: String(repeating: "n", count: 10_000),
                        link: "https://example.org/\(String(repeating: "l", count: 1900))",
                        price: "9999999.99 EUR", store: long, place: long + long)),
                on: story.owner)
        }
        for title in ["One", "Two", "Three"] {
            try world.perform(NewList(title: title), on: story.owner)
            try world.share(title, of: story.owner, with: [(story.first, "First")])
        }
        world.settle()
        let before = try size(of: story.first)
        let wishes = try world.perform(ShowList(list: story.list), on: story.first).items
        for wish in wishes.suffix(Limits.claimsPerPersonAndList) {
            try world.perform(
                ReserveWish(wish: "\(story.list)/\(wish.id)"), on: story.first)
            #expect(try size(of: story.first) == before)
        }
        #expect(try world.perform(ShowCart(), on: story.first).entries.count == 16)
        try world.perform(AcknowledgeChanges(), on: story.first)
        #expect(try size(of: story.first) == before)
        for wish in wishes.suffix(8) {
            try world.perform(DeleteWish(wish: "Birthday/\(wish.id)"), on: story.owner)
        }
        world.settle()
        let cart = try world.perform(ShowCart(), on: story.first).entries
        #expect(cart.count { $0.note == "gone" } == 8)
        #expect(cart.allSatisfy { $0.changes.isEmpty })
        try world.perform(LeaveList(list: story.list), on: story.first)
        #expect(try size(of: story.first) == before)
        #expect(try world.perform(ShowCart(), on: story.first).entries.count == 16)
    }
}
