/// When something is to be done again, in words.
package enum RepetitionText {
    /// Of `3-days`, `mon,thu`, `monthly-15` or `yearly-12-24`, as answers have it; what is none of these, as it is.
    package static func text(_ canonical: String) -> Text {
        let pieces = canonical.split(separator: "-").map(String.init)
        let numbers = pieces.compactMap { Int($0) }
        switch (pieces.first, numbers.count) {
        case ("monthly", 1): return Text("Each month on day \(numbers[0])")
        case ("yearly", 2):
            return Text("Each year on \(DateText.birthday("\(numbers[0])-\(numbers[1])"))")
        case (_, 1) where pieces.last == "days":
            return Text(
                count: numbers[0], one: "Every day", other: "Every \(numbers[0]) days")
        case (_, 0):
            let days = canonical.split(separator: ",").compactMap { weekdays[String($0)] }
            guard !days.isEmpty else { return Text(verbatim: canonical) }
            let names = days.map { WeekdayText.short($0).string }.joined(separator: ", ")
            return Text("Every week: \(names)")
        default: return Text(verbatim: canonical)
        }
    }

    private static let weekdays = [
        "mon": 1, "tue": 2, "wed": 3, "thu": 4, "fri": 5, "sat": 6, "sun": 7,
    ]
}
