import HearthWire

/// What a word log says of one language, or of all: all of it follows from the days (protocol-spec/words.md, "What a log
/// says").
package struct WordProgress: Sendable {
    /// In order.
    private let days: [WordDay]
    private let today: Day

    /// `language`: nil for all.
    package init(of log: [WordDay], language: String? = nil, today: Day) {
        days = log.filter { language == nil || $0.language == language }
            .sorted { ($0.day, $0.language) < ($1.day, $1.language) }
        self.today = today
    }

    private var entries: [WordEntry] { days.flatMap(\.entries) }

    /// Days on which the word of that day was learned on the day, in one of the languages.
    private var kept: Set<Int> {
        Set(
            days.filter { day in day.ofDay.map { $0.isLearned && !$0.isLate } ?? false }
                .map(\.day.daysSinceEpoch))
    }

    /// Days in a row up to today, or up to yesterday while today's word is open.
    package var streak: Int {
        let kept = kept
        var day = today.daysSinceEpoch
        if !kept.contains(day) { day -= 1 }
        var count = 0
        while kept.contains(day - count) { count += 1 }
        return count
    }

    package var bestStreak: Int {
        let kept = kept
        var best = 0
        for day in kept where !kept.contains(day - 1) {
            var count = 1
            while kept.contains(day + count) { count += 1 }
            best = max(best, count)
        }
        return best
    }

    /// Different words that were learned.
    package var learned: Int { Set(entries.filter(\.isLearned).map(\.item)).count }

    package var points: Int { entries.reduce(0) { $0 + $1.points } }

    /// Points of the last seven days.
    package var weekPoints: Int {
        days.filter { today.daysSinceEpoch - $0.day.daysSinceEpoch < 7 }.flatMap(\.entries)
            .reduce(0) { $0 + $1.points }
    }

    package var atOnce: Int { entries.count(where: \.isAtOnce) }

    package var caughtUp: Int { days.compactMap(\.ofDay).count { $0.isLearned && $0.isLate } }

    package var extras: Int { entries.count { !$0.isOfDay && $0.isLearned } }

    package var favourites: Int { Set(entries.filter(\.isFavourite).map(\.item)).count }

    /// Words solved at once in a row, at the most.
    package var mostAtOnce: Int {
        var best = 0
        var count = 0
        for entry in days.compactMap(\.ofDay) where entry.isSolved {
            count = entry.isAtOnce ? count + 1 : 0
            best = max(best, count)
        }
        return best
    }

    /// Whether a day has learned words in two languages.
    package var hasTwoLanguages: Bool {
        Dictionary(grouping: days.filter { $0.entries.contains(where: \.isLearned) }, by: \.day)
            .values.contains { $0.count > 1 }
    }

    /// Whether each day of some month was kept.
    package var hasWholeMonth: Bool {
        let kept = kept
        return Set(days.map { Month(year: $0.day.year, month: $0.day.month) }).contains { month in
            (1...Day.length(ofMonth: month.month, year: month.year)).allSatisfy { number in
                Day(year: month.year, month: month.month, day: number)
                    .map { kept.contains($0.daysSinceEpoch) } ?? false
            }
        }
    }

    private struct Month: Hashable {
        let year: Int
        let month: Int
    }

    /// Another level that fits better by the last ten words of a day: at least eight at once, or at most two; nil: the
    /// one that is.
    package func proposal(at level: Int) -> Int? {
        let last = days.compactMap(\.ofDay).filter(\.isSolved).suffix(10)
        guard last.count == 10, last.allSatisfy({ $0.level == level }) else { return nil }
        let good = last.count(where: \.isAtOnce)
        if good >= 8, level < Word.levels.upperBound { return level + 1 }
        if good <= 2, level > Word.levels.lowerBound { return level - 1 }
        return nil
    }

    /// The last day on which a word was learned; nil: never.
    package var lastLearned: Day? {
        days.last { $0.entries.contains { $0.isLearned && !$0.isLate } }?.day
    }
}
