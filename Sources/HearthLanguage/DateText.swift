import Glibc

/// Days as people say them.
package enum DateText {
    /// `today, 14:07`, `tomorrow, 14:07`, `24 November, 14:07` or `24 November 2025, 14:07` by the reader's clock
    /// for an ISO 8601 time in UTC; what is no such time, as it is.
    ///
    /// `now`: in seconds since 1970.
    package static func moment(_ iso: String, now: Int = time(nil)) -> Text {
        guard let then = LocalTime(iso) else { return Text(verbatim: iso) }
        return Text("\(day(then.day, now: now)), \(then.clock)")
    }

    private static func day(_ day: String, now: Int) -> Text {
        let today = LocalTime(seconds: now)?.day
        if day == today { return countdown(days: 0) }
        for days in [-1, 1] where day == today.flatMap({ LocalTime.day($0, adding: days) }) {
            return countdown(days: days)
        }
        let isThisYear = day.prefix(4) == today?.prefix(4)
        return isThisYear ? birthday(String(day.dropFirst(5))) : date(day)
    }

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

    /// `December 2026` for `2026-12`; what is no such month, as it is.
    package static func month(_ canonical: String) -> Text {
        let parts = canonical.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[1]), let name = month(number) else {
            return Text(verbatim: canonical)
        }
        return Text("\(name) \(String(parts[0]))")
    }

    private static func month(_ number: Int) -> Text? {
        let names = [
            Text("January"), Text("February"), Text("March"), Text("April"), Text("May"),
            Text("June"), Text("July"), Text("August"), Text("September"), Text("October"),
            Text("November"), Text("December"),
        ]
        return (1...12).contains(number) ? names[number - 1] : nil
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
