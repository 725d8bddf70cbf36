/// The day on which somebody was born; the year is theirs to tell or not.
package struct Birthday: Hashable, Sendable, CustomStringConvertible {
    package let month: Int
    package let day: Int
    package let year: Int?

    /// Nil unless there is such a day; without a year 29 February is one.
    package init?(month: Int, day: Int, year: Int?) {
        // 2000 has every day that a year can have.
        guard Day(year: year ?? 2000, month: month, day: day) != nil else { return nil }
        self.month = month
        self.day = day
        self.year = year
    }

    /// Reads exactly the forms `04-17` and `1980-04-17`.
    package init?(_ text: some StringProtocol) {
        if let day = Day(text) {
            self.init(month: day.month, day: day.day, year: day.year)
        } else if let day = Day("2000-" + text) {
            self.init(month: day.month, day: day.day, year: nil)
        } else {
            return nil
        }
    }

    /// The form `04-17` or `1980-04-17`.
    package var description: String {
        let whole = Day(year: year ?? 2000, month: month, day: day)?.description ?? ""
        return year == nil ? String(whole.dropFirst(5)) : whole
    }

    /// The first birthday on this day or after it; who was born on 29 February has it on the 28th in
    /// other years. Nil after the year 9999.
    package func next(from today: Day) -> Day? {
        for year in today.year...today.year + 1 {
            let last = Day.length(ofMonth: month, year: year)
            if let date = Day(year: year, month: month, day: min(day, last)), date >= today {
                return date
            }
        }
        return nil
    }
}
