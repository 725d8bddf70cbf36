import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

@Suite("Putting items elsewhere")
struct PlacingTests {
    private func list(_ items: [Item]) throws -> MergedList {
        let part = Part(head: ListHead(title: "List"), items: items)
        return try #require(MergedList.merge([(try identity(1), part)]))
    }

    /// The list after some items were put at a spot.
    private func moved(
        _ ids: [UInt8], to spot: Spot<ItemID>, in list: MergedList
    ) throws -> (list: MergedList, displaced: Int)? {
        let ids = try ids.map(itemID)
        guard let room = list.room(for: ids.count, at: spot, moving: Set(ids)) else { return nil }
        var changed = room.displaced
        for (id, rank) in zip(ids, room.ranks) {
            var item = try #require(list.item(id))
            item.rank = rank
            item.revision = item.nextRevision
            changed.append(item)
        }
        let part = Part(head: list.head, items: list.items).replacing(changed)
        let merged = try #require(MergedList.merge([(try identity(1), part)]))
        return (merged, room.displaced.count)
    }

    private func order(_ list: MergedList) -> [UInt8] { list.items.compactMap(\.id.octets.last) }

    @Test("Items stand where they were put, and no other item is written")
    func spots() throws {
        let items = try zip(1..., ["b", "d", "f", "h"]).map {
            try wishItem(UInt8($0), rank: $1)
        }
        let start = try list(items)
        let cases: [([UInt8], Spot<ItemID>, [UInt8])] = [
            ([3], .first, [3, 1, 2, 4]),
            ([1], .last, [2, 3, 4, 1]),
            ([4], .before(try itemID(2)), [1, 4, 2, 3]),
            ([1], .after(try itemID(3)), [2, 3, 1, 4]),
            ([4, 1], .after(try itemID(2)), [2, 4, 1, 3]),
        ]
        for (ids, spot, expected) in cases {
            let after = try #require(try moved(ids, to: spot, in: start))
            #expect(order(after.list) == expected)
            #expect(after.displaced == 0)
        }
    }

    @Test("There is no place beside what moves or is not there")
    func nowhere() throws {
        let start = try list([try wishItem(1), try wishItem(2, rank: "k")])
        #expect(try moved([1], to: .before(try itemID(1)), in: start) == nil)
        #expect(try moved([1], to: .after(try itemID(9)), in: start) == nil)
    }

    @Test("Where two items have one rank, all get new ones and stand as they stood")
    func sameRank() throws {
        let start = try list(try (1...5).map { try wishItem($0) })
        let after = try #require(try moved([5], to: .after(try itemID(2)), in: start))
        #expect(order(after.list) == [1, 2, 5, 3, 4])
        #expect(after.displaced > 0)
        let again = try #require(try moved([5], to: .first, in: after.list))
        #expect(order(again.list) == [5, 1, 2, 3, 4] && again.displaced == 0)
    }

    @Test("Putting into the same gap a thousand times never runs out of room")
    func sameGap() throws {
        var now = try list(try (1...6).map { try wishItem($0, rank: "\($0)") })
        var expected: [UInt8] = [1, 2, 3, 4, 5, 6]
        var displaced = 0
        for round in 0..<1000 {
            // The last one always goes right behind the first.
            let last = expected.removeLast()
            expected.insert(last, at: 1)
            let after = try #require(
                try moved([last], to: .after(try itemID(expected[0])), in: now))
            now = after.list
            displaced += after.displaced
            #expect(order(now) == expected, "round \(round)")
        }
        #expect(displaced > 0)
    }

    @Test("A list of ten thousand has room for all of them anywhere")
    func many() throws {
        let start = try list([try wishItem(1), try wishItem(2, rank: "i1")])
        let room = try #require(start.room(for: 9998, at: .after(try itemID(1))))
        #expect(room.ranks.count == 9998)
        let all =
            room.displaced.first { $0.id.octets.last == 1 }.map { [$0.rank] } ?? [
                start.items[0].rank
            ]
        #expect(zip(all + room.ranks, room.ranks).allSatisfy { $0 < $1 })
    }
}
