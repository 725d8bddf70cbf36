import HearthPoems
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

@Suite("Two contents of one's own item of a kind that makes one of two")
struct UnitingTests {
    private let editor: IdentityKey

    init() throws {
        Poems.addForTests()
        editor = try identity(3)
    }

    private func poem(_ text: String, _ revision: UInt64) throws -> Item {
        Item(
            id: try itemID(7), rank: .middle, revision: revision, name: "Pond",
            body: .known(Poem(text: text)))
    }

    private func merge(_ own: Item, _ other: Item) throws -> PartMerge {
        try #require(PartMerge(Part(items: [own]), Part(items: [other]), by: editor))
    }

    @Test(
        "They become one at every home alike, whatever their revisions, and never a second",
        arguments: [(5, 5), (5, 9), (9, 5)] as [(UInt64, UInt64)])
    func one(revisions: (UInt64, UInt64)) throws {
        let (frogs, snow) = (try poem("Frogs", revisions.0), try poem("Snow", revisions.1))
        let merges = try [merge(frogs, snow), merge(snow, frogs)]
        #expect(merges[0].part == merges[1].part && merges[0].part.items.count == 1)
        let item = try #require(merges[0].part.items.first)
        let text = try #require(item.known as? Poem).text
        #expect(["Frogs / Snow", "Snow / Frogs"].contains(text))
        #expect(item.revision == max(revisions.0, revisions.1) + 1)
        // What went into it comes back in vain.
        for version in [frogs, snow] { #expect(try !merge(item, version).isNews) }
    }

    @Test("What was deleted since is not there again for an older version that comes back")
    func deleted() throws {
        let gone = Item.tombstone(id: try itemID(7), revision: 9)
        #expect(try merge(gone, poem("Frogs", 5)).part.items == [gone])
        #expect(try merge(poem("Frogs", 5), gone).part.items == [gone])
    }
}
