import HearthAPI
import HearthHousehold
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthTestValues
import HearthWire
import Testing

@Suite("What is stored of whoever gives")
struct PrivateRowTests {
    /// All rows of a node that are written when somebody gives.
    private func octets(of node: SimulatedNode) -> [[UInt8]] {
        let store = node.store
        return store.rows(PrivateRow.self).map(\.octets)
            + store.rows(StoredCartRow.self).map(\.octets)
            + store.rows(NewsRow.self).map(\.octets)
            + store.rows(NewsListRow.self).map(\.octets) + store.rows(OwnCellRow.self).map(\.cell)
            + store.rows(OwnPageRow.self).map(\.page)
    }

    @Test("On the owner's node nothing of a partner's can be read from the rows")
    func sealed() throws {
        let mates = try Mates()
        let (world, node) = (mates.world, mates.node)
        try world.perform(ReserveWish(wish: mates.story.kettle), on: node, as: mates.mate)
        try world.perform(
            AddWhisper(about: mates.story.list, text: "Who orders the cake?"), on: node,
            as: mates.mate)
        try world.perform(
            AddIdea(list: mates.story.list, name: "Balloon"), on: node, as: mates.mate)
        world.beat()
        #expect(try world.perform(ShowCart(), on: node, as: mates.mate).entries.count == 1)
        let rows = octets(of: node)
        #expect(rows.count > 5)
        for words in ["Kettle", "Birthday", "cake", "Balloon"] {
            #expect(!rows.contains { String(decoding: $0, as: UTF8.self).contains(words) })
        }
    }

    @Test("The rows stay as they are while nothing happens")
    func unchanged() throws {
        let mates = try Mates()
        let (world, node) = (mates.world, mates.node)
        try world.perform(ReserveWish(wish: mates.story.kettle), on: node, as: mates.mate)
        world.beat()
        func rows() -> [[UInt8]] {
            node.store.rows(PrivateRow.self).map(\.octets)
                + node.store.rows(StoredCartRow.self).map(\.octets)
                + node.store.rows(NewsRow.self).map(\.octets)
        }
        let before = rows()
        for _ in 0..<3 { world.beat() }
        _ = try world.perform(ShowCart(), on: node, as: mates.mate)
        #expect(rows() == before)
    }

    @Test("A cart of long copies holds all that one person can claim", .enabled(if: isLong))
    func longCopies() throws {
        let story = try Birthday()
        let world = story.world
        let long = String(repeating: "“\\", count: 100)
        for number in 1...Limits.claimsPerPersonAndList {
            try world.perform(
                AddWish(
                    list: "Birthday", name: "\(number) \(String(repeating: "ö", count: 190))",
                    fields: WishFields(
                        link: "https://example.org/\(String(repeating: "l", count: 1900))",
                        price: "9999999.99 EUR", store: long, place: long + long)),
                on: story.owner)
        }
        world.settle()
        let wishes = try world.perform(ShowList(list: story.list), on: story.first).items
        for wish in wishes.suffix(Limits.claimsPerPersonAndList) {
            try world.perform(ReserveWish(wish: "\(story.list)/\(wish.id)"), on: story.first)
        }
        let cart = try world.perform(ShowCart(), on: story.first).entries
        #expect(cart.count == Limits.claimsPerPersonAndList)
        try world.perform(LeaveList(list: story.list), on: story.first)
        #expect(
            try world.perform(ShowCart(), on: story.first).entries.count
                == Limits.claimsPerPersonAndList)
    }
}
