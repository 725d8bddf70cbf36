/// When what was done is to be done again (protocol-spec/activities.md, "What repeats").
package enum Repetition: Hashable, Sendable {
    /// So many days after it was done, 1 to 366.
    case days(Int)
    /// On these days of the week: 1 is Monday, 7 is Sunday; at least one.
    case weekdays(Set<Int>)
    /// On this day of each month, 1 to 31; where a month is shorter, on its last day.
    case monthly(Int)
    /// On this day of the year; the 29th of February is the 28th in other years.
    case yearly(month: Int, day: Int)

    package static let dayRange = 1...366
    package static let weekdayRange = 1...7

    /// The first day after this one on which it is to be done; nil beyond the year 9999.
    package func next(after day: Day) -> Day? {
        let epoch = day.daysSinceEpoch
        switch self {
        case .days(let count): return Day(daysSinceEpoch: epoch + count)
        case .weekdays(let days):
            return (1...7).lazy.compactMap { Day(daysSinceEpoch: epoch + $0) }
                .first { days.contains($0.weekday) }
        case .monthly(let number):
            let here = Day(year: day.year, month: day.month, atMost: number)
            if let here, here > day { return here }
            return day.month == 12
                ? Day(year: day.year + 1, month: 1, atMost: number)
                : Day(year: day.year, month: day.month + 1, atMost: number)
        case .yearly(let month, let number):
            let here = Day(year: day.year, month: month, atMost: number)
            if let here, here > day { return here }
            return Day(year: day.year + 1, month: month, atMost: number)
        }
    }

    /// Whether its numbers are in their ranges.
    var isValid: Bool {
        switch self {
        case .days(let count): Self.dayRange.contains(count)
        case .weekdays(let days):
            !days.isEmpty && days.allSatisfy(Self.weekdayRange.contains)
        case .monthly(let day): (1...31).contains(day)
        case .yearly(let month, let day):
            (1...12).contains(month) && (1...Day.length(ofMonth: month, year: 2000)).contains(day)
        }
    }
}

extension Day {
    /// This day of a month, or its last one where it is shorter.
    fileprivate init?(year: Int, month: Int, atMost day: Int) {
        self.init(
            year: year, month: month, day: min(day, Self.length(ofMonth: month, year: year)))
    }
}
