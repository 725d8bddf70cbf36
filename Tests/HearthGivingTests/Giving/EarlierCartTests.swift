import FoundationEssentials
import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold

@Suite("A cart of an earlier Hearth")
struct EarlierCartTests {
    /// 16 hexadecimal digits each: of name, notes, link, store and place.
    private func marks(_ texts: String...) -> String {
        texts.map { Hex.encode(BLAKE2b.hash(Array($0.utf8), count: 8)) }.joined()
    }

    @Test("What stands among the preferences is the cart until something is written")
    func moves() throws {
        let story = try Birthday()
        let (world, node) = (story.world, story.first)
        try world.perform(ReserveWish(wish: story.kettle), on: node)
        world.settle()
        let list = try world.perform(ShowList(list: story.list), on: node).list.id
        let item = try world.perform(ShowItem(item: story.kettle), on: node).id
        let copy = """
            {"list":"\(list)","item":"\(item)","listTitle":"Birthday","owner":"Owner",\
            "wish":"Kettle","price":"20.00 EUR","store":"Corner shop","quantity":"1",\
            "marks":"\(marks("Kettle", "", "", "Corner shop", ""))"}
            """
        let member = try #require(node.member)
        let household = try #require(node.household)
        try node.store.transaction(.full) { tables in
            let work = Work(store: tables, now: WallTime(seconds: 1_795_000_000))
            let keys = try #require(household.keyring.keys(of: member))
            try tables.remove(StoredCartRow.self, member)
            var preferences = try household.preferences(of: member, work)
            preferences.copies = .list([
                try JSONDecoder().decode(JSONFragment.self, from: Data(copy.utf8))
            ])
            try household.savePreferences(preferences, of: member, keys: keys, work)
        }

        let told: [WishChange] = [
            WishChange(field: .said(.price), before: "20.00 EUR"),
            WishChange(field: .said(.store), before: "Corner shop"),
        ]
        #expect(try world.perform(ShowCart(), on: node).entries.map(\.changes) == [told])
        #expect(node.store.rows(StoredCartRow.self).isEmpty)
        let noted = try world.perform(AcknowledgeChanges(), on: node)
        #expect(noted.entries.map(\.changes) == [[]])
        #expect(node.store.rows(StoredCartRow.self).count == 1)
        let work = Work(store: node.store, now: WallTime(seconds: 1_795_000_000))
        #expect(try node.household?.preferences(of: member, work).copies == nil)
        #expect(try world.perform(ShowCart(), on: node).entries.map(\.wish) == ["Kettle"])
    }
}
