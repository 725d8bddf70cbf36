import HearthTestValues
import Testing

@testable import HearthLists

@Suite("Days in a row, and days of rest")
struct WordRowTests {
    /// Of spans of days in which no week has two without: tried one by one.
    private func best(_ kept: Set<Int>) -> Int {
        guard let first = kept.min(), let last = kept.max() else { return 0 }
        var best = 0
        for start in first...last {
            var weeks: Set<Int> = []
            var count = 0
            for day in start...last {
                if kept.contains(day) {
                    count += 1
                } else if !weeks.insert((day + 3) / 7).inserted {
                    break
                }
                best = max(best, count)
            }
        }
        return best
    }

    @Test("The most days in a row are those of all spans, for days by chance")
    func spans() {
        var random = SeededGenerator(seed: 77)
        for _ in 0..<300 {
            let share = Int.random(in: 1...9, using: &random)
            let kept = Set(
                (20_000..<20_060).filter { _ in Int.random(in: 0..<10, using: &random) < share })
            let row = WordRow(kept: kept, today: 20_060)
            #expect(row.best == best(kept))
            #expect(row.streak <= row.best)
            for day in 20_000..<20_060 where row.isRest(day) {
                #expect(!kept.contains(day))
                let week = (day + 3) / 7
                #expect(
                    !(20_000..<20_060).contains {
                        $0 != day && ($0 + 3) / 7 == week && row.isRest($0)
                    })
            }
        }
    }

    @Test("One day a week is rest: the last one without, and not the day that is open")
    func rests() {
        // 2026-11-16 is the Monday 20,773.
        let monday = 20_773
        let row = WordRow(kept: [monday - 1, monday, monday + 2, monday + 4], today: monday + 5)
        #expect(!row.isRest(monday + 1) && row.isRest(monday + 3) && !row.isRest(monday + 5))
        #expect(row.streak == 2 && row.best == 3)
        // A Sunday and the Monday after it are of two weeks.
        let over = WordRow(kept: [monday + 5, monday + 8], today: monday + 8)
        #expect(over.streak == 2 && over.isRest(monday + 6) && over.isRest(monday + 7))
        #expect(WordRow(kept: [], today: monday).streak == 0)
    }
}

@Suite("When a word comes again")
struct WordRepetitionTests {
    /// Made with PyPI's fsrs 6.3.2, without learning steps and without chance: days and grades, and when it is due after
    /// each.
    private static let cases: [([(Int, Int)], [Int])] = [
        ([(0, 3)], [2]), ([(0, 1)], [1]), ([(0, 2)], [1]),
        ([(0, 3), (2, 3), (13, 3)], [2, 13, 59]), ([(0, 3), (2, 1), (3, 3)], [2, 3, 5]),
        ([(0, 2), (1, 2), (3, 3), (9, 1), (10, 3)], [1, 4, 11, 10, 12]),
        ([(0, 3), (0, 3)], [2, 2]), ([(0, 1), (0, 3), (1, 2)], [1, 1, 2]),
        ([(0, 3), (40, 3), (200, 2)], [2, 81, 384]),
        ([(0, 1), (1, 1), (2, 1), (3, 1)], [1, 2, 3, 4]),
    ]

    @Test("The days are those of the published scheduler", arguments: cases.indices)
    func days(_ number: Int) throws {
        var word = WordRepetition()
        #expect(word.due == nil)
        for ((day, grade), due) in zip(Self.cases[number].0, Self.cases[number].1) {
            word.take(try #require(.init(rawValue: grade)), on: day)
            #expect(word.due == due)
        }
    }

    @Test("A clock that goes back, and a thousand years, do no harm")
    func clocks() {
        var word = WordRepetition()
        for day in [20_000, 19_000, 400_000, 400_000, 5] { word.take(.good, on: day) }
        for _ in 0..<200 { word.take(.again, on: 400_000) }
        for day in 0..<200 { word.take(.good, on: 400_000 + day * 40_000) }
        #expect((word.due ?? 0) > 400_000)
    }
}
