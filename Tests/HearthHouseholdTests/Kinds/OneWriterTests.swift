import HearthPoems
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

/// A count of readings, by person 2, on a list of person 1.
@Suite("An item that one person alone writes")
struct OneWriterTests {
    private let list: ListID
    private let host: IdentityKey
    private let writer: IdentityKey
    private let other: IdentityKey
    private let head = ListHead(title: "Diary")

    init() throws {
        Poems.addForTests()
        list = try #require(ListID(octets: Array(0..<16)))
        (host, writer, other) = (try identity(1), try identity(2), try identity(3))
    }

    private func tally(_ count: UInt8, by reader: IdentityKey) throws -> Item {
        let body = PoemTally(reader: reader, poem: try itemID(7), count: count)
        let id = try #require(body.oneWriter?.id(on: list))
        return Item(
            id: id, rank: .middle, revision: UInt64(count), name: "poem tally", body: .known(body))
    }

    private func merged(
        _ parts: [(IdentityKey, [Item])], editors: [IdentityKey]? = nil
    ) throws -> MergedList {
        let editors = editors ?? [host, writer, other]
        return try #require(
            MergedList.merge(
                parts.map { ($0.0, Part(head: head, items: $0.1)) },
                by: ListEditors(of: list, host: host, editors: Set(editors))))
    }

    @Test(
        "Its id says who writes it, and of what",
        arguments: [("tally", "47300f921b9f7c51"), ("poem tally", "7ef545a2b19efdc7")])
    func example(context: String, id: String) throws {
        let one = OneWriter(
            context: context, writer: try identity(2), subject: try itemID(7).octets)
        #expect(one.id(on: list)?.hex == id)
    }

    @Test("What anybody else writes under its id is passed over, whatever it is")
    func foreign() throws {
        let own = try tally(3, by: writer)
        var far = try tally(9, by: writer)
        far.revision = 1 << 40
        var plain = try wishItem(1, name: "Socks", revision: 1 << 40)
        plain = plain.copied(to: own.id, name: "Socks")
        plain.revision = 1 << 40
        let foreign = [far, plain, .tombstone(id: own.id, revision: 1 << 40)]
        for version in foreign {
            for person in [host, other] {
                // Before and after the writer's, and where that has not come.
                for parts in [
                    [(writer, [own]), (person, [version])], [(person, [version]), (writer, [own])],
                ] {
                    let merged = try merged(parts)
                    #expect(merged.ofOneWriter == [own.id: own])
                    #expect(merged.items.isEmpty && merged.tombstones.isEmpty)
                    #expect(merged.item(own.id) == nil)
                }
            }
        }
        let alone = try merged([(other, [far]), (host, [try tally(4, by: other)])])
        #expect(alone.ofOneWriter.isEmpty && alone.items.isEmpty)
    }

    @Test("Under another id it counts nowhere, not even by its writer")
    func otherID() throws {
        let copy = try tally(3, by: writer).copied(to: try itemID(1), name: "poem tally")
        for person in [writer, host] {
            let merged = try merged([(person, [copy])], editors: [host])
            #expect(merged.ofOneWriter.isEmpty && merged.items.isEmpty)
        }
    }

    @Test("What the host kept of who edits the list no more counts, and until they edit it again")
    func kept() throws {
        let kept = try tally(3, by: writer)
        for (person, counts) in [(host, true), (other, false)] {
            let merged = try merged([(person, [kept])], editors: [host, other])
            #expect(merged.ofOneWriter.values.map(\.self) == (counts ? [kept] : []))
        }
        #expect(try merged([(host, [kept])]).ofOneWriter.isEmpty)
        // Who deletes theirs has none.
        let gone = try merged([(writer, [.tombstone(id: kept.id, revision: 9)])])
        #expect(gone.ofOneWriter.isEmpty)
    }

    @Test("Any order of the parts gives the same list", arguments: 0..<50 as Range<UInt64>)
    func property(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let people = [host, writer, other]
        let parts = try people.map { person in
            var items: [Item] = []
            for reader in people where Bool.random(using: &generator) {
                var item = try tally(.random(in: 1...3, using: &generator), by: reader)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: item = .tombstone(id: item.id, revision: item.revision)
                case 1: item = try wishItem(1).copied(to: item.id, name: "Socks")
                case 2: item = item.copied(to: try itemID(9), name: item.name)
                default: break
                }
                if !items.contains(where: { $0.id == item.id }) { items.append(item) }
            }
            return (person, items)
        }
        let editors = Bool.random(using: &generator) ? people : [host, other]
        let shown = parts.filter { editors.contains($0.0) }
        let expected = try merged(shown, editors: editors)
        for _ in 0..<10 {
            let again = try merged(shown.shuffled(using: &generator), editors: editors)
            try #require(again == expected)
        }
        // Twice is once.
        #expect(try merged(shown + shown, editors: editors) == expected)
        for (id, item) in expected.ofOneWriter {
            let one = try #require(item.oneWriter)
            #expect(one.id(on: list) == id && expected.item(id) == nil)
            let author = parts.first { $0.0 == one.writer && editors.contains($0.0) }?.0 ?? host
            #expect(shown.contains { $0.0 == author && $0.1.contains(item) })
        }
        #expect(expected.items.allSatisfy { $0.oneWriter == nil })
    }

    @Test("Of two of its writer's own versions the newer one counts, and there is never a second")
    func own() throws {
        let (one, three) = (try tally(1, by: writer), try tally(3, by: writer))
        for (mine, theirs) in [(one, three), (three, one)] {
            let merge = try #require(
                PartMerge(Part(items: [mine]), Part(items: [theirs]), by: writer))
            #expect(merge.part.items == [three])
        }
        var same = three
        same.body = .known(PoemTally(reader: writer, poem: try itemID(8), count: 3))
        let merges = try [(three, same), (same, three)].map { mine, theirs in
            try #require(PartMerge(Part(items: [mine]), Part(items: [theirs]), by: writer)).part
        }
        #expect(merges[0] == merges[1] && merges[0].items.count == 1)
    }
}
