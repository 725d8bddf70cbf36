/// A day that comes every year, as rules of time zones name it (POSIX).
enum YearDay: Hashable, Sendable {
    /// `J60`: 1 to 365; the leap day is not counted.
    case counted(Int64)
    /// `59`: 0 to 365; the leap day is.
    case index(Int64)
    /// `M3.5.0`: a weekday of a month, Sunday being 0; the week 5 is the last.
    case weekday(month: Int64, week: Int64, weekday: Int64)

    /// Nil for what is none of these; reads as far as it stands there.
    init?(_ rest: inout ArraySlice<UInt8>) {
        let mark = rest.first
        if mark == UInt8(ascii: "J") || mark == UInt8(ascii: "M") { rest = rest.dropFirst() }
        guard let first = ZoneRule.number(&rest) else { return nil }
        switch mark {
        case UInt8(ascii: "J"):
            guard (1...365).contains(first) else { return nil }
            self = .counted(first)
        case UInt8(ascii: "M"):
            var parts: [Int64] = []
            for _ in 0..<2 {
                guard rest.first == UInt8(ascii: ".") else { return nil }
                rest = rest.dropFirst()
                guard let part = ZoneRule.number(&rest) else { return nil }
                parts.append(part)
            }
            guard (1...12).contains(first), (1...5).contains(parts[0]), parts[1] < 7 else {
                return nil
            }
            self = .weekday(month: first, week: parts[0], weekday: parts[1])
        default:
            guard first <= 365 else { return nil }
            self = .index(first)
        }
    }

    /// Days since 1970 in a year.
    func number(in year: Int64) -> Int64 {
        let start = Self.start(ofYear: year)
        switch self {
        case .counted(let day): return start + day - 1 + (Self.isLeap(year) && day >= 60 ? 1 : 0)
        case .index(let day): return start + day
        case .weekday(let month, let week, let weekday):
            let first = start + Self.daysBefore(month: month, year)
            // 1970-01-01 was a Thursday.
            let ahead = ((weekday - 4 - first) % 7 + 7) % 7
            let next =
                month == 12
                ? Self.start(ofYear: year + 1) : start + Self.daysBefore(month: month + 1, year)
            let day = first + ahead + (week - 1) * 7
            return day < next ? day : day - 7
        }
    }

    /// The year of a day, counted since 1970.
    static func year(ofDay day: Int64) -> Int64 {
        var year = 1970 + day * 400 / 146_097
        while start(ofYear: year) > day { year -= 1 }
        while start(ofYear: year + 1) <= day { year += 1 }
        return year
    }

    /// Days since 1970 at which a year begins.
    private static func start(ofYear year: Int64) -> Int64 {
        func leapDays(before year: Int64) -> Int64 {
            let last = year - 1 + 10_000
            return last / 4 - last / 100 + last / 400
        }
        return (year - 1970) * 365 + leapDays(before: year) - leapDays(before: 1970)
    }

    private static func daysBefore(month: Int64, _ year: Int64) -> Int64 {
        let common: [Int64] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
        return common[Int(month) - 1] + (month > 2 && isLeap(year) ? 1 : 0)
    }

    private static func isLeap(_ year: Int64) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}
