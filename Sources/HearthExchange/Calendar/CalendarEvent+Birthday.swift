package import HearthLists

extension CalendarEvent {
    /// The year in which a birthday begins whose year nobody tells: it has every day that a year can
    /// have, and the event is the same in every export.
    private static let anyYear = 2000

    /// A birthday, which comes back every year from the day of birth on.
    ///
    /// `person` says whose it is, such as their identity; it is hashed.
    package init?(
        of person: String, birthday: Birthday, summary: String, details: String? = nil
    ) {
        let year = birthday.year ?? Self.anyYear
        guard let day = Day(year: year, month: birthday.month, day: birthday.day) else {
            return nil
        }
        self.init(
            of: "birthday " + person, day: day, summary: summary, details: details,
            isYearly: true)
    }
}
