import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("Merging")
struct MergedListTests {
    @Test("Without a head there is no list")
    func noHead() throws {
        #expect(MergedList.merge([]) == nil)
        #expect(MergedList.merge([(try identity(1), Part(items: [try wishItem(1)]))]) == nil)
    }

    @Test("The highest revision of an item wins, whoever wrote it")
    func highestRevision() throws {
        let old = Part(
            head: ListHead(title: "Old", revision: 1), items: [try wishItem(1, name: "Old")])
        let new = Part(
            head: ListHead(title: "New", revision: 2),
            items: [try wishItem(1, name: "New", revision: 2)])
        for editors in [(try identity(1), try identity(2)), (try identity(2), try identity(1))] {
            let merged = try #require(MergedList.merge([(editors.0, old), (editors.1, new)]))
            #expect(merged.items.map(\.name) == ["New"])
            #expect(merged.head.title == "New")
        }
    }

    @Test("Of equal revisions the higher identity's wins")
    func ties() throws {
        // Both ways round, so that it cannot be what they wrote that decides.
        for (low, high) in [("abc", "xyz"), ("xyz", "abc")] {
            let parts = try [(UInt8(9), high), (1, low)].map { number, name in
                (
                    editor: try identity(number),
                    part: Part(
                        head: ListHead(title: name), items: [try wishItem(1, name: name)])
                )
            }
            let merged = try #require(MergedList.merge(parts))
            #expect(merged.items.map(\.name) == [high])
            #expect(merged.head.title == high)
        }
    }

    @Test("What was deleted stays deleted until somebody writes it anew")
    func tombstones() throws {
        let id = try itemID(1)
        let head = ListHead(title: "L")
        let written = Part(head: head, items: [try wishItem(1, revision: 3)])
        let deleted = Part(items: [.tombstone(id: id, revision: 4)])
        let merged = try #require(
            MergedList.merge([(try identity(2), written), (try identity(1), deleted)]))
        #expect(merged.items.isEmpty)
        #expect(merged.tombstones.map(\.id) == [id])
        #expect(merged.item(id)?.isDeleted == true)
        #expect(merged.nextRevision(of: id, at: WallTime(milliseconds: 0)) == 5)

        let again = Part(head: head, items: [try wishItem(1, revision: 5)])
        let restored = try #require(
            MergedList.merge([(try identity(2), again), (try identity(1), deleted)]))
        #expect(restored.items.map(\.id) == [id])
        #expect(restored.tombstones.isEmpty)
    }

    @Test("Items stand by rank, then by id")
    func order() throws {
        let part = Part(
            head: ListHead(title: "L"),
            items: [
                try wishItem(1, rank: "z"), try wishItem(2, rank: "b"), try wishItem(3, rank: "a"),
                try wishItem(4, rank: "b"),
            ])
        let merged = try #require(MergedList.merge([(try identity(1), part)]))
        #expect(
            merged.items.map(\.id) == [
                try itemID(3), try itemID(2), try itemID(4), try itemID(1),
            ])
        #expect(merged.nextRevision(of: try itemID(77), at: WallTime(milliseconds: 0)) == 1)
    }

    @Test("Any order of the parts gives the same list", arguments: 0..<50 as Range<UInt64>)
    func permutations(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var parts: [(editor: IdentityKey, part: Part)] = []
        for _ in 0..<5 {
            var items: [Item] = []
            for number in 1...6 as ClosedRange<UInt8> where Bool.random(using: &generator) {
                let revision = UInt64.random(in: 1...3, using: &generator)
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    items.append(.tombstone(id: try itemID(number), revision: revision))
                } else {
                    let name = "n\(Int.random(in: 0..<100, using: &generator))"
                    items.append(try wishItem(number, name: name, revision: revision))
                }
            }
            let title = "t\(Int.random(in: 0..<100, using: &generator))"
            let head = ListHead(
                title: title, revision: UInt64.random(in: 1...2, using: &generator))
            // Three editors for five parts: some parts contradict others of the same editor.
            let editor = try identity(UInt8.random(in: 1...3, using: &generator))
            parts.append((editor, Part(head: head, items: items)))
        }
        let expected = try #require(MergedList.merge(parts))
        for _ in 0..<20 {
            parts.shuffle(using: &generator)
            let merged = try #require(MergedList.merge(parts))
            try #require(merged == expected)
        }
        // Merging is settled: a part that holds the result changes nothing.
        let again = Part(head: expected.head, items: expected.items + expected.tombstones)
        let merged = try #require(MergedList.merge(parts + [(try identity(9), again)]))
        #expect(merged == expected)
    }

    @Test("A name that differs only in its octets merges the same in any order")
    func canonicallyEqualNames() throws {
        let composed = Part(
            head: ListHead(title: "L"), items: [try wishItem(1, name: "Caf\u{E9}")])
        let decomposed = Part(
            head: ListHead(title: "L"), items: [try wishItem(1, name: "Cafe\u{301}")])
        let editor = try identity(1)
        let one = try #require(MergedList.merge([(editor, composed), (editor, decomposed)]))
        let other = try #require(MergedList.merge([(editor, decomposed), (editor, composed)]))
        #expect(Part(items: one.items).encode() == Part(items: other.items).encode())
    }

    @Test(
        "Made from what it was, a list is the one that its parts make anew",
        arguments: 0..<20 as Range<UInt64>)
    func sinceBefore(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let list = try #require(ListID(octets: Array(0..<16)))
        let people = try [1, 2, 3].map { try identity($0) }
        let editors = ListEditors(of: list, host: people[0], editors: Set(people.dropLast()))
        func change(_ part: Part) throws -> Part {
            var part = part
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let number = UInt8.random(in: 1...12, using: &generator)
                let revision = UInt64.random(in: 1...4, using: &generator)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0:
                    let id = try itemID(number)
                    part = part.replacing(.tombstone(id: id, revision: revision))
                case 1:
                    let tally = Tally(
                        of: try itemID(number), by: people.randomElement(using: &generator)!,
                        pomodoros: Int(revision))
                    let id = try #require(tally.oneWriter?.id(on: list))
                    part = part.replacing(
                        Item(
                            id: id, rank: .middle, revision: revision, name: "tally",
                            body: .known(tally)))
                case 2: part = part.replacing(ListHead(title: "t\(number)", revision: revision))
                default:
                    part = part.replacing(
                        try wishItem(
                            number, name: "n\(revision)", revision: revision,
                            rank: ["a", "b", "c"].randomElement(using: &generator)!))
                }
            }
            return part
        }
        var parts = people.map { (editor: $0, part: Part()) }
        var before = MergedList.merge(parts, by: editors).map { (parts: parts, list: $0) }
        for _ in 0..<30 {
            for index in parts.indices { parts[index].part = try change(parts[index].part) }
            let anew = MergedList.merge(parts, by: editors)
            if let before {
                #expect(MergedList.merge(parts, by: editors, since: before) == anew)
            }
            before = anew.map { (parts, $0) }
        }
        #expect(before != nil)
    }
}
