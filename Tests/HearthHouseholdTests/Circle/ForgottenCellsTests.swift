import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthWire
import Testing

@testable import HearthHousehold

@Suite("What a node keeps of the cells on a list that is over")
struct ForgottenCellsTests {
    /// The orders that are kept after the cells themselves are gone.
    private func orders(telling: Bool) throws -> [[CellOrder]] {
        let story = try Birthday()
        let (world, node) = (story.world, story.first)
        let list = try #require(ListID(hex: try world.list("Birthday", of: story.owner).id))
        world.beat()
        if telling {
            try world.perform(ReserveWish(wish: story.kettle), on: node)
            try world.perform(AddWhisper(about: story.list, text: "Who wraps it?"), on: node)
        }
        // They went with the roster that does not name their author any more.
        node.store.removeStream(list.stream)
        try #require(node.household).forgetReturned(
            on: list, of: #require(node.member), Work(store: node.store, now: world.now))
        return node.store.rows(CellOrdersRow.self).filter { $0.key.list == list }.map(\.orders)
    }

    @Test("It is the same whatever was told there since the last beat")
    func sameInBothLives() throws {
        let without = try orders(telling: false)
        #expect(without.count == Cell.Kind.allCases.count)
        #expect(try orders(telling: true) == without)
    }
}
