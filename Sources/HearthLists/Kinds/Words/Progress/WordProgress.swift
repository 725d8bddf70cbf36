import HearthWire

/// What a word log says of one language, or of all: all of it follows from the days (protocol-spec/words.md, "What a log
/// says").
package struct WordProgress: Sendable {
    /// In order.
    private let days: [WordDay]
    private let today: Day
    /// Days on which the word of that day was learned on the day, in one of the languages.
    private let row: WordRow

    /// `language`: nil for all. Days after `today` count for nothing. `isOver`: nothing comes to that day any more.
    package init(
        of log: [WordDay], language: String? = nil, today: Day, isOver: Bool = false
    ) {
        days = log.filter { (language == nil || $0.language == language) && $0.day <= today }
            .sorted { ($0.day, $0.language) < ($1.day, $1.language) }
        self.today = today
        row = WordRow(
            kept: days.filter { day in day.ofDay.map { $0.isLearned && !$0.isLate } ?? false }
                .map(\.day.daysSinceEpoch), today: today.daysSinceEpoch + (isOver ? 1 : 0))
    }

    private var entries: [WordEntry] { days.flatMap(\.entries) }

    /// With their days, since 1970-01-01, in order.
    var dayEntries: [(day: Int, entry: WordEntry)] {
        days.flatMap { day in day.entries.map { (day.day.daysSinceEpoch, $0) } }
    }

    var todaysNumber: Int { today.daysSinceEpoch }

    /// Days in a row up to today, or up to yesterday while today's word is open.
    package var streak: Int { row.streak }

    package var bestStreak: Int { row.best }

    /// Whether a day without its word is a day of rest, which a row goes over.
    package func isRest(_ day: Day) -> Bool { row.isRest(day.daysSinceEpoch) }

    /// Different words that were learned.
    package var learned: Int { Set(entries.filter(\.isLearned).map(\.key)).count }

    package var points: Int { entries.reduce(0) { $0 + $1.points } }

    /// Points of the last seven days.
    package var weekPoints: Int { weeks(1)[0] }

    /// Points of so many times seven days, the latest first.
    package func weeks(_ count: Int) -> [Int] {
        var weeks = [Int](repeating: 0, count: count)
        for day in days {
            let week = (today.daysSinceEpoch - day.day.daysSinceEpoch) / 7
            guard weeks.indices.contains(week) else { continue }
            weeks[week] += day.entries.reduce(0) { $0 + $1.points }
        }
        return weeks
    }

    package var atOnce: Int { entries.count(where: \.isAtOnce) }

    package var caughtUp: Int { days.compactMap(\.ofDay).count { $0.isLearned && $0.isLate } }

    package var extras: Int { entries.count { !$0.isOfDay && $0.isLearned } }

    package var favourites: Int { Set(entries.filter(\.isFavourite).map(\.key)).count }

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
        Set(days.map { Month(year: $0.day.year, month: $0.day.month) }).contains { month in
            (1...Day.length(ofMonth: month.month, year: month.year)).allSatisfy { number in
                Day(year: month.year, month: month.month, day: number)
                    .map { row.kept.contains($0.daysSinceEpoch) } ?? false
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
