import HearthLists
import HearthTestValues
import Testing

@Suite("Ranks")
struct RankTests {
    @Test(
        "Text outside the alphabet or the length is no rank", arguments: ["", "A", "a-", "å", " "])
    func refused(text: String) {
        #expect(Rank(text) == nil)
        #expect(Rank(String(repeating: "z", count: 65)) == nil)
        #expect(Rank(String(repeating: "z", count: 64)) != nil)
    }

    @Test("Ranks are ordered as their octets are")
    func order() throws {
        let texts = ["0", "00", "01", "9", "a", "a0", "a00", "az", "b", "zz"]
        let ranks = try texts.map(rank)
        #expect(ranks.sorted() == ranks)
        #expect(texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } == texts)
    }

    @Test("Ten thousand items put at the end get short ranks in order")
    func appending() throws {
        var last: Rank?
        for _ in 0..<10_000 {
            let next = try #require(Rank.between(last, nil))
            if let last { try #require(last < next) }
            try #require(next.description.utf8.count <= 6)
            last = next
        }
    }

    @Test("Ten thousand items put at the beginning get short ranks in order")
    func prepending() throws {
        var first: Rank?
        for _ in 0..<10_000 {
            let next = try #require(Rank.between(nil, first))
            if let first { try #require(next < first) }
            try #require(next.description.utf8.count <= 6)
            first = next
        }
    }

    @Test("Items put anywhere stand where they were put", arguments: 0..<20 as Range<UInt64>)
    func anywhere(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var ranks: [Rank] = []
        for _ in 0..<300 {
            let index = Int.random(in: 0...ranks.count, using: &generator)
            let lower = index > 0 ? ranks[index - 1] : nil
            let upper = index < ranks.count ? ranks[index] : nil
            let new = try #require(Rank.between(lower, upper))
            if let lower { try #require(lower < new) }
            if let upper { try #require(new < upper) }
            #expect(Rank(new.description) == new)
            ranks.insert(new, at: index)
        }
    }

    @Test("One gap takes hundreds of items before it is full, and never gives a wrong rank")
    func oneGap() throws {
        let lower = try rank("i")
        var upper = try rank("i00001")
        var count = 0
        while let new = Rank.between(lower, upper) {
            try #require(lower < new && new < upper)
            upper = new
            count += 1
            try #require(count < 10_000)
        }
        #expect(count >= 250)
    }

    @Test(
        "Where there is no room there is no rank",
        arguments: [("i", "i"), ("i", "i0"), ("i0", "i"), ("j", "i"), ("i5", "i3"), ("a", "a000")])
    func noRoom(lower: String, upper: String) throws {
        #expect(Rank.between(try rank(lower), try rank(upper)) == nil)
    }

    @Test("Nothing stands before a rank of zeros, nor after one of the last digits")
    func ends() throws {
        #expect(Rank.between(nil, try rank("000")) == nil)
        #expect(Rank.between(try rank(String(repeating: "z", count: 64)), nil) == nil)
        let last = try rank("zzzzzzzz")
        #expect(try #require(Rank.between(last, nil)) > last)
        let first = try rank("00000001")
        #expect(try #require(Rank.between(nil, first)) < first)
    }

    @Test("Ranks from scratch are in order and leave room", arguments: [0, 1, 2, 35, 36, 10_000])
    func evenly(count: Int) throws {
        let ranks = Rank.evenly(count)
        #expect(ranks.count == count)
        for (lower, upper) in zip(ranks, ranks.dropFirst()) {
            let middle = try #require(Rank.between(lower, upper))
            try #require(lower < middle && middle < upper)
            try #require(upper.description.utf8.count <= 6)
        }
    }
}
