package import HearthWire

extension Day {
    private static let daysPerEra = 146_097

    /// Days since 1970-01-01, negative before.
    ///
    /// Counted in years that begin in March, so that the leap day is the last of its year.
    package var daysSinceEpoch: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted % 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysPerEra + dayOfEra - 719_468
    }

    /// The day this many days after 1970-01-01; nil outside the years 1 to 9999.
    package init?(daysSinceEpoch: Int) {
        guard (-719_162...2_932_896).contains(daysSinceEpoch) else { return nil }
        let shifted = daysSinceEpoch + 719_468
        let era = shifted / Self.daysPerEra
        let dayOfEra = shifted % Self.daysPerEra
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The day at this moment in UTC; nil outside the years 1 to 9999.
    package init?(utc time: WallTime) {
        let (days, rest) = time.milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        self.init(daysSinceEpoch: Int(rest < 0 ? days - 1 : days))
    }

    /// 1 is Monday, 7 is Sunday (ISO 8601).
    package var weekday: Int { ((daysSinceEpoch + 3) % 7 + 7) % 7 + 1 }

    /// Midnight UTC at which the day begins.
    package var startUTC: WallTime {
        WallTime(seconds: Int64(daysSinceEpoch) * 86_400)
    }
}
