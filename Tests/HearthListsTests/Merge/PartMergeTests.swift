import HearthSodium
import HearthWire
import Testing

@testable import HearthLists

@Suite("Two parts of one editor's, neither of which was made from the other")
struct PartMergeTests {
    private let editor: IdentityKey
    private let base: Item

    init() throws {
        editor = try #require(IdentityKey(octets: [UInt8](repeating: 3, count: 32)))
        base = Item(
            id: try #require(ItemID(octets: [UInt8](repeating: 7, count: 8))), rank: .middle,
            revision: 5, name: "Kettle", text: "Red\nLarge", tags: ["kitchen"],
            body: .wish(Wish(store: "Corner", priority: .medium)))
    }

    private func changed(_ revision: UInt64, _ change: (inout Item) -> Void) -> Item {
        var item = base
        item.revision = revision
        change(&item)
        return item
    }

    private func merge(_ own: Item, _ other: Item) throws -> PartMerge {
        try #require(
            PartMerge(
                Part(items: [own]), Part(items: [other]), by: editor, from: [base.id: base]))
    }

    private func edit(_ item: inout Item, _ change: (inout Wish) -> Void) {
        var wish = item.wish ?? Wish()
        change(&wish)
        item.body = .wish(wish)
    }

    @Test("What only one of them changed of a wish is as that one has it, whichever is the newer")
    func joined() throws {
        let one = changed(9) {
            $0.text = "Blue\nLarge"
            edit(&$0) { $0.priority = .high }
        }
        let other = changed(8) {
            $0.text = "Red\nLarge\nWith a lid"
            $0.name = "Kettle with a lid"
            $0.tags = ["kitchen", "tea"]
            edit(&$0) { $0.store = "Market" }
        }
        for (own, returned) in [(one, other), (other, one)] {
            let merge = try merge(own, returned)
            #expect(merge.isNews && merge.part.items.count == 1)
            let item = try #require(merge.part.items.first)
            #expect(item.text == "Blue\nLarge\nWith a lid" && item.name == "Kettle with a lid")
            #expect(item.wish == Wish(store: "Market", priority: .high))
            #expect(item.tags == ["kitchen", "tea"] && item.revision == 10)
            #expect(merge.taken.map(\.item) == [other] && merge.taken.first?.text == nil)
            // The other home makes the same of it, and nothing is made of it twice.
            #expect(try self.merge(item, returned).part == merge.part)
        }
    }

    @Test("Of notes that both changed, the newer ones stay and the other ones are handed on")
    func kept() throws {
        let one = changed(9) { $0.text = "Blue\nLarge" }
        let other = changed(8) { $0.text = "Green\nLarge" }
        for (own, returned) in [(one, other), (other, one)] {
            let merge = try merge(own, returned)
            #expect(merge.part.items == [one] && merge.isNews == (own == other))
            #expect(merge.taken.map(\.text) == ["Green\nLarge"])
        }
    }

    @Test("One revision with two contents still makes a second wish")
    func second() throws {
        let merge = try merge(
            changed(9) { $0.text = "Blue" }, changed(9) { $0.text = "Green" })
        #expect(Set(merge.part.items.map(\.name)) == ["Kettle", "Kettle (2)"])
    }
}
