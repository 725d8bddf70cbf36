import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

@Suite("Revisions")
struct RevisionTests {
    @Test(
        "A revision as far off as it may be keeps nobody from writing the next one",
        arguments: [.max, .max - 1, 1 << 63, (1 << 63) + 6, 1 << 62, 0] as [UInt64])
    func frozen(_ revision: UInt64) throws {
        let head = ListHead(title: "L")
        let honest = Part(head: head, items: [try wishItem(1, name: "Lamp", revision: 7)])
        let hostile = Part(items: [try wishItem(1, name: "Frozen", revision: revision)])
        let parts = [(try identity(9), hostile), (try identity(1), honest)]
        let before = try #require(MergedList.merge(parts))
        var edited = try #require(before.items.first)
        edited.revision = before.nextRevision(of: edited.id, at: WallTime(milliseconds: 0))
        edited.name = "Edited"
        let after = try #require(
            MergedList.merge([parts[0], (try identity(1), honest.replacing(edited))]))
        #expect(after.items.map(\.name) == ["Edited"])
        // And so on, on both sides of where the numbers begin again.
        var again = edited
        again.revision = after.nextRevision(of: edited.id, at: WallTime(milliseconds: 0))
        again.name = "Once more"
        let last = try #require(
            MergedList.merge([parts[0], (try identity(1), honest.replacing(again))]))
        #expect(last.items.map(\.name) == ["Once more"])
    }

    @Test("Of numbers near each other the highest is the newest, also where they begin again")
    func newest() {
        #expect(Revision.newest(of: [3, 1, 2]) == 3)
        #expect(Revision.newest(of: [5]) == 5)
        #expect(Revision.newest(of: [.max, 0, .max - 1]) == 0)
        #expect(Revision.newest(of: []) == nil)
        #expect(Revision.next(after: .max) == 0)
    }
}
