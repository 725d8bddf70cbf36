import Glibc

/// Moments in the form of HTTP (RFC 9110, section 5.6.7, IMF-fixdate).
enum HTTPDate {
    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// 29 ASCII characters; `seconds` since 1970, UTC, of the years 0 to 9999.
    static func text(of seconds: time_t) -> String {
        var time = seconds
        var parts = tm()
        gmtime_r(&time, &parts)
        let date = [
            padded(parts.tm_mday, 2), months[Int(parts.tm_mon)], padded(parts.tm_year + 1900, 4),
        ].joined(separator: " ")
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded($0, 2) }
            .joined(separator: ":")
        return "\(days[Int(parts.tm_wday)]), \(date) \(clock) GMT"
    }

    private static func padded(_ number: Int32, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
