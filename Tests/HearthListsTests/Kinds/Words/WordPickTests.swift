import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

@Suite("The word of a day")
struct WordPickTests {
    private static func id(_ number: Int) throws -> ItemID {
        try #require(
            ItemID(octets: (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }))
    }

    private static func pick(_ count: Int, settled: Int = 20_679, level: Int = 2) throws -> WordPick
    {
        let pack = try #require(ListID(octets: (0..<16).map { UInt8($0) }))
        return WordPick(
            pack: pack,
            try (0..<count).map {
                .init(item: try id($0), level: level, added: settled - 3, day: nil)
            })
    }

    @Test("As the specification has it")
    func vector() throws {
        let pick = try Self.pick(60)
        let words = [20_779, 20_780, 20_781].map { pick.word(on: $0, level: 2)?.octets.last }
        #expect(words == [0x38, 0x20, 0x27])
        #expect(pick.firstDay == 20_679 && pick.word(on: 20_678, level: 2) == nil)
    }

    @Test(
        "In a round every word comes once, and never one on two days running where there are three",
        arguments: [1, 2, 3, 14, 60])
    func rounds(count: Int) throws {
        let pick = try Self.pick(count)
        let words = (20_679..<20_879).map { pick.word(on: $0, level: 2) }
        for start in stride(from: 0, to: 200 - count + 1, by: count) {
            #expect(Set(words[start..<start + count]).count == count)
        }
        guard count >= 3 else { return }
        #expect(zip(words, words.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test(
        "An entry of a day is the word of it and of no other; a new one counts from the third day on"
    )
    func fixed() throws {
        let pack = try #require(ListID(octets: (0..<16).map { UInt8($0) }))
        let pick = WordPick(
            pack: pack,
            [
                .init(item: try Self.id(1), level: 1, added: 100, day: nil),
                .init(item: try Self.id(2), level: 1, added: 100, day: 110),
                .init(item: try Self.id(3), level: 1, added: 120, day: nil),
            ])
        #expect(try pick.word(on: 109, level: 1) == Self.id(1))
        #expect(try pick.word(on: 110, level: 1) == Self.id(2))
        #expect(pick.word(on: 102, level: 1) == nil)
        #expect(try (111...122).allSatisfy { pick.word(on: $0, level: 1) == (try Self.id(1)) })
        #expect(
            try Set((123...124).map { pick.word(on: $0, level: 1) }) == [Self.id(1), Self.id(3)])
    }

    @Test("A pack without words of a level gives those of the nearest, the easier ones first")
    func nearest() throws {
        let pack = try #require(ListID(octets: [UInt8](repeating: 3, count: 16)))
        func pick(_ levels: [Int]) throws -> WordPick {
            WordPick(
                pack: pack,
                try levels.enumerated().map { number, level in
                    WordPick.Candidate(
                        item: try #require(
                            ItemID(octets: [UInt8](repeating: UInt8(number), count: 8))),
                        level: level, added: 20_000, day: nil)
                })
        }
        let ids = try [0, 1].map { try #require(ItemID(octets: [UInt8](repeating: $0, count: 8))) }
        #expect(try pick([1, 3]).word(on: 20_100, level: 2) == ids[0])
        #expect(try pick([4, 3]).word(on: 20_100, level: 1) == ids[1])
        #expect(try pick([1, 2]).word(on: 20_100, level: 2) == ids[1])
        #expect(try pick([1, 2]).word(on: 20_002, level: 2) == nil)
    }
}
