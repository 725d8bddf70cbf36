import HearthLists
package import HearthWire

/// Days as a calendar program reads them: iCalendar (RFC 5545).
package struct CalendarFile {
    /// Octets of a line, its end not counted (RFC 5545, section 3.1).
    private static let lineLimit = 75

    private let name: String
    private let stamp: String

    /// - Parameters:
    ///   - name: What the calendar is called.
    ///   - now: When it is made.
    package init(name: String, now: WallTime) {
        self.name = name
        let day = Day(utc: now)?.compact ?? "19700101"
        let seconds = Int(now.seconds.quotientAndRemainder(dividingBy: 86_400).remainder)
        let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map(Self.two).joined()
        stamp = "\(day)T\(time)Z"
    }

    /// The calendar, with lines that end as the standard wants.
    package func text(of events: [CalendarEvent]) -> String {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hearth//Occasions//EN",
            "CALSCALE:GREGORIAN", "METHOD:PUBLISH", "X-WR-CALNAME:\(Self.escaped(name))",
        ]
        for event in events { lines += self.lines(of: event) }
        lines.append("END:VCALENDAR")
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    private func lines(of event: CalendarEvent) -> [String] {
        var lines = [
            "BEGIN:VEVENT", "UID:\(event.identifier)@hearth", "DTSTAMP:\(stamp)",
            "DTSTART;VALUE=DATE:\(event.day.compact)",
        ]
        // The day after, on which it is over; the last day there is has none.
        if let end = Day(daysSinceEpoch: event.day.daysSinceEpoch + 1) {
            lines.append("DTEND;VALUE=DATE:\(end.compact)")
        }
        if event.isYearly { lines.append("RRULE:\(Self.yearly(event.day))") }
        lines.append("SUMMARY:\(Self.escaped(event.summary))")
        if let details = event.details { lines.append("DESCRIPTION:\(Self.escaped(details))") }
        // Nobody is busy on a birthday.
        return lines + ["TRANSP:TRANSPARENT", "END:VEVENT"]
    }

    /// A leap day comes on the last day of February (RFC 5545 would leave it out).
    private static func yearly(_ day: Day) -> String {
        day.month == 2 && day.day == 29
            ? "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1" : "FREQ=YEARLY"
    }

    /// Text as a value (section 3.3.11), without characters that steer a line.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result.append(contentsOf: ["\\", scalar])
            case "\n", "\u{85}", "\u{2028}", "\u{2029}": result.append(contentsOf: ["\\", "n"])
            default:
                if scalar == "\t" || scalar.properties.generalCategory != .control {
                    result.append(scalar)
                }
            }
        }
        return String(result)
    }

    /// The line in pieces that fit, no character of UTF-8 cut in two; a piece that goes on a line
    /// begins with a space.
    private static func folded(_ line: String) -> String {
        var result = String.UnicodeScalarView()
        var count = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if count + size > lineLimit {
                result.append(contentsOf: ["\r", "\n", " "])
                count = 1
            }
            result.append(scalar)
            count += size
        }
        return String(result)
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Day {
    /// The form `20261224`.
    fileprivate var compact: String { description.filter { $0 != "-" } }
}
