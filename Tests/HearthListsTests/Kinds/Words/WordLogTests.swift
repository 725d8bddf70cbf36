import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthLists

@Suite("What a word log says")
struct WordLogTests {
    private static let pack = ListID(octets: [UInt8](repeating: 1, count: 16))

    private static func day(
        _ text: String, _ result: WordEntry.Result = .guessed, late: Bool = false, hints: Int = 0,
        language: String = "sv", item: UInt8? = nil, points: Int = 10
    ) throws -> WordDay {
        let date = try #require(Day(text))
        let number = item ?? UInt8(truncatingIfNeeded: date.daysSinceEpoch)
        var entry = WordEntry(
            pack: try #require(pack),
            item: try #require(ItemID(octets: [UInt8](repeating: number, count: 8))),
            name: "ord", level: 2, isOfDay: true)
        entry.result = result
        entry.isLate = late
        entry.hints = hints
        entry.guesses = 1
        entry.points = points
        entry.solved = date.startUTC
        var day = WordDay(day: date, language: language)
        day.put(entry)
        return day
    }

    private static func progress(_ days: [WordDay], today: String) throws -> WordProgress {
        WordProgress(of: days, today: try #require(Day(today)))
    }

    @Test(
        "Days in a row go on while today is open and over a day of rest, and end with a second one")
    func streaks() throws {
        let days = try ["2026-11-20", "2026-11-21", "2026-11-22"].map { try Self.day($0) }
        #expect(try Self.progress(days, today: "2026-11-22").streak == 3)
        #expect(try Self.progress(days, today: "2026-11-23").streak == 3)
        // A Monday without is the day of rest of its week.
        #expect(try Self.progress(days, today: "2026-11-24").streak == 3)
        #expect(try Self.progress(days, today: "2026-11-25").streak == 0)
        let caughtUp = try days + [Self.day("2026-11-23", late: true), Self.day("2026-11-24")]
        let all = try Self.progress(caughtUp, today: "2026-11-24")
        #expect(all.streak == 4 && all.bestStreak == 4 && all.caughtUp == 1 && all.learned == 5)
        let shown = try days + [Self.day("2026-11-23", .shown)]
        #expect(try Self.progress(shown, today: "2026-11-23").streak == 3)
        #expect(try Self.progress(shown, today: "2026-11-25").streak == 0)
        // One of two languages is enough.
        let two = try days + [Self.day("2026-11-23", language: "en")]
        #expect(try Self.progress(two, today: "2026-11-23").streak == 4)
        #expect(try Self.progress([], today: "2026-11-23").bestStreak == 0)
    }

    @Test("Points fall with each hint, to two; half for what is caught up or one more")
    func points() {
        let full = (0...5).map { WordScore.points(for: .guessed, hints: $0, isHalf: false) }
        #expect(full == [10, 8, 6, 4, 2, 2])
        #expect(WordScore.points(for: .guessed, hints: 0, isHalf: true) == 5)
        #expect(WordScore.points(for: .guessed, hints: 4, isHalf: true) == 1)
        #expect(WordScore.points(for: .chosen, hints: 4, isHalf: false) == 2)
        #expect(WordScore.points(for: .shown, hints: 5, isHalf: false) == 0)
        #expect(WordScore.points(for: .meant, hints: 1, isHalf: false) == 0)
    }

    @Test("However often somebody guesses, what they did can be read again")
    func manyGuesses() throws {
        var day = try Self.day("2026-11-22")
        day.entries[0].guesses = 9_999
        for _ in 1...3 { day.entries[0].countGuess() }
        try day.check()
        #expect(day.entries[0].guesses == 10_000)
    }

    @Test("Another level is proposed after ten days of one")
    func proposals() throws {
        func log(_ good: Int) throws -> [WordDay] {
            try (1...10).map { number in
                try Self.day(
                    "2026-11-\(number < 10 ? "0" : "")\(number)", hints: number <= good ? 0 : 2)
            }
        }
        func proposal(_ good: Int) throws -> Int? {
            try Self.progress(log(good), today: "2026-11-11").proposal(at: 2)
        }
        #expect(try proposal(8) == 3 && proposal(7) == nil && proposal(2) == 1)
        #expect(try Self.progress(log(10), today: "2026-11-11").proposal(at: 4) == nil)
    }

    @Test(
        "Two contents of one day are one day, with the better result, and the order does not matter"
    )
    func joining() throws {
        func drawn(_ random: inout SeededGenerator) throws -> WordDay {
            var day = WordDay(day: try #require(Day("2026-11-22")), language: "sv")
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let number = UInt8.random(in: 1...3, using: &random)
                var entry = WordEntry(
                    pack: try #require(Self.pack),
                    item: try #require(ItemID(octets: [UInt8](repeating: number, count: 8))),
                    name: "ord", level: 2, isOfDay: number == 1)
                entry.result =
                    [.seen, .shown, .meant, .chosen, .guessed].randomElement(using: &random)
                    ?? .seen
                entry.points = Int.random(in: 0...10, using: &random)
                entry.guesses = Int.random(in: 0...3, using: &random)
                entry.solved = WallTime(
                    milliseconds: Int64.random(in: 1...1_000_000, using: &random))
                day.put(entry)
            }
            day.entries.sort { ($0.isOfDay ? 0 : 1, $0.item) < ($1.isOfDay ? 0 : 1, $1.item) }
            return day
        }
        try expectMergeLaws(of: { $0 }) { try drawn(&$0) }
        var kept = try Self.day("2026-11-22", item: 1)
        let other = kept
        kept.entries[0].isFavourite = true
        #expect(kept.merged(with: other).entries[0].isFavourite)
        #expect(!other.merged(with: kept).entries[0].isFavourite)
    }

    @Test("The test goes up after two right ones and down after a wrong one, and ends after twelve")
    func placement() throws {
        let question = PlacementSet.Question(
            word: "kettle", form: "kettle", sentence: "A kettle.", meaning: ["sv": "kittel"],
            wrong: ["sv": ["a", "b", "c"]])
        let set = PlacementSet(language: "en") {
            Array(repeating: Array(repeating: question, count: 8), count: 4)
        }
        func level(_ answers: [Bool]) -> Int { PlacementTest(set, answers: answers).result }
        #expect(PlacementTest(set, answers: []).question != nil)
        #expect(level([Bool](repeating: true, count: 12)) == 4)
        #expect(level([Bool](repeating: false, count: 12)) == 1)
        #expect(
            level([true, true, false, true, true, false, true, true, false, true, true, false]) == 2
        )
        let over = PlacementTest(set, answers: [Bool](repeating: true, count: 40))
        #expect(over.question == nil && over.asked.count <= 12)
        #expect(over.asked.count { $0.level == 4 } == 8)
    }

    @Test("Forms are marked in the text, whatever stands beside them")
    func pieces() {
        var word = Word(language: "sv", level: 1)
        word.forms = ["kudde", "kudden"]
        let pieces = word.pieces(of: "Kudden, en kudde – inte kuddens.")
        #expect(pieces.filter(\.isWord).map(\.text) == ["Kudden", "kudde"])
        #expect(pieces.map(\.text).joined() == "Kudden, en kudde – inte kuddens.")
    }
}
