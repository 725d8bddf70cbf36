import HearthAPI
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthGiving
@testable import HearthHome
@testable import HearthHousehold

@Suite("The key of a cart")
struct SealedCartTests {
    private static let context = Array("hearth/1 cart".utf8)

    @Test("Nothing that the household has opens a cart, of who gives and of who does not")
    func apart() throws {
        let story = try Birthday()
        try story.world.perform(ReserveWish(wish: story.kettle), on: story.first)
        for node in [story.first, story.second, story.owner] {
            let household = try #require(node.household)
            let member = try #require(node.member)
            let row = try #require(node.store.rows(StoredCartRow.self).first)
            #expect(household.opened(row.octets, of: member, Self.context) == nil)
            let opened = try #require(household.openedCart(row, of: member))
            #expect(!opened.isEarlier)
            #expect((opened.octets == Array("[]".utf8)) == (node !== story.first))
        }
    }

    @Test("One of before opens, and is sealed again at the next unlock, whoever gives or not")
    func earlier() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.settle()
        for node in [story.first, story.second] {
            let household = try #require(node.household)
            let member = try #require(node.member)
            let keys = try #require(household.keyring.keys(of: member))
            let row = try #require(node.store.rows(StoredCartRow.self).first)
            let octets = try #require(household.openedCart(row, of: member)?.octets)
            let earlier = household.sealed(octets, keys, Self.context)
            #expect(earlier.count == row.octets.count)
            try node.store.transaction(.full) { tables in
                try tables.put(StoredCartRow(member: member, octets: earlier))
            }
            let entries = try world.perform(ShowCart(), on: node).entries.map(\.wish)
            world.stop(node)
            try world.start(node)
            #expect(try world.perform(ShowCart(), on: node).entries.map(\.wish) == entries)
            #expect(entries == (node === story.first ? ["Kettle"] : []))
            let again = try #require(node.store.rows(StoredCartRow.self).first)
            #expect(again.octets.count == row.octets.count && again.octets != earlier)
            #expect(node.household?.openedCart(again, of: member)?.isEarlier == false)
        }
    }
}
