/// Days in a row: in each week, from Monday to Sunday, one day without its word is a day of rest, which a row goes over
/// without counting it (protocol-spec/words.md, "What a log says").
struct WordRow: Sendable {
    /// Days since 1970-01-01 on which a word was learned.
    let kept: Set<Int>
    private let today: Int

    init(kept: some Sequence<Int>, today: Int) {
        self.kept = Set(kept)
        self.today = today
    }

    /// 1970-01-01 was a Thursday.
    private static func week(of day: Int) -> Int { Int((Double(day + 3) / 7).rounded(.down)) }

    /// Up to today, or up to yesterday while today is open.
    var streak: Int {
        var day = kept.contains(today) ? today : today - 1
        var rested: Set<Int> = []
        var count = 0
        while true {
            if kept.contains(day) {
                count += 1
            } else if !rested.insert(Self.week(of: day)).inserted {
                return count
            }
            day -= 1
        }
    }

    /// The most kept days of all spans in which no week has two days without.
    var best: Int {
        guard let first = kept.min(), let last = kept.max() else { return 0 }
        var without: [Int: Int] = [:]
        var start = first
        var count = 0
        var best = 0
        var day = first
        while day <= last {
            if kept.contains(day) {
                count += 1
                best = max(best, count)
                day += 1
                continue
            }
            let week = Self.week(of: day)
            without[week, default: 0] += 1
            while without[week, default: 0] > 1 {
                if kept.contains(start) { count -= 1 } else { without[Self.week(of: start)]? -= 1 }
                start += 1
            }
            day += 1
        }
        return best
    }

    /// Whether a day without its word is the last one of its week, and a row goes over it: between a day with its word
    /// and another one, or today.
    func isRest(_ day: Int) -> Bool {
        func isWithout(_ day: Int) -> Bool { day < today && !kept.contains(day) }
        // More than two days one after the other lie in no two weeks.
        guard isWithout(day), let before = (day - 2..<day).last(where: kept.contains),
            let after = (day + 1...day + 2).first(where: { kept.contains($0) || $0 == today })
        else { return false }
        let weeks = (before + 1..<after).map(Self.week)
        return Set(weeks).count == weeks.count
            && !(day + 1...day + 6).contains {
                isWithout($0) && Self.week(of: $0) == Self.week(of: day)
            }
    }
}
