/// Days as people say them.
package enum DateText {
    /// `24 December 2026` for `2026-12-24`; what is no such date, as it is.
    package static func date(_ canonical: String) -> Text {
        let parts = canonical.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let month = Int(parts[1]), let day = Int(parts[2]),
            let text = date(day, month, String(parts[0]))
        else { return Text(verbatim: canonical) }
        return text
    }

    /// `24 December` for `12-24`, and `24 December 1980` for `1980-12-24`.
    package static func birthday(_ canonical: String) -> Text {
        let parts = canonical.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let month = Int(parts[0]), let day = Int(parts[1]),
            let text = dayOfYear(day, month)
        else { return date(canonical) }
        return text
    }

    /// How far off a day is.
    package static func countdown(days: Int) -> Text {
        switch days {
        case 0: Text("today")
        case 1: Text("tomorrow")
        case -1: Text("yesterday")
        case 2...: Text(count: days, one: "in 1 day", other: "in \(days) days")
        default: Text(count: -days, one: "1 day ago", other: "\(-days) days ago")
        }
    }

    private static func date(_ day: Int, _ month: Int, _ year: String) -> Text? {
        dayOfYear(day, month).map { Text("\($0) \(year)") }
    }

    private static func dayOfYear(_ day: Int, _ month: Int) -> Text? {
        switch month {
        case 1: Text("\(day) January")
        case 2: Text("\(day) February")
        case 3: Text("\(day) March")
        case 4: Text("\(day) April")
        case 5: Text("\(day) May")
        case 6: Text("\(day) June")
        case 7: Text("\(day) July")
        case 8: Text("\(day) August")
        case 9: Text("\(day) September")
        case 10: Text("\(day) October")
        case 11: Text("\(day) November")
        case 12: Text("\(day) December")
        default: nil
        }
    }
}
