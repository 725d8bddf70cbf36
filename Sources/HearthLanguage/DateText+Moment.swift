extension DateText {
    /// The day of a moment that stands without its time: as it is for the one whose days are meant; what is no
    /// ISO 8601 time in UTC, as it is.
    package static func day(of moment: String) -> Text {
        date(LocalTime(moment, in: LocalTime.dayZone)?.day ?? moment)
    }
}
