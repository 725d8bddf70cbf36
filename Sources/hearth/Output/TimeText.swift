import Glibc
import HearthLanguage

/// Times as people read them.
enum TimeText {
    /// An ISO 8601 time in UTC as local date, hour and minute; anything else as it is.
    static func local(_ iso: String?) -> String? {
        guard let iso else { return nil }
        guard var seconds = seconds(iso) else { return iso }
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil else { return iso }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
            + " \(two(parts.tm_hour)):\(two(parts.tm_min))"
    }

    /// How long ago it was; a date when that is days.
    static func ago(_ iso: String?, now: Int) -> String? {
        guard let iso, let then = seconds(iso) else { return local(iso) }
        let distance = now - then
        if distance < 0 || distance >= 2 * 86400 { return local(iso) }
        return distance < 60
            ? Text("just now").string : Text("\(length(distance)) ago").string
    }

    /// A length of time in its two largest units.
    static func length(_ seconds: Int) -> String {
        let units: [(size: Int, text: (Int) -> Text)] = [
            (86400, { Text("\($0) d") }), (3600, { Text("\($0) h") }),
            (60, { Text("\($0) min") }), (1, { Text("\($0) s") }),
        ]
        let first = units.firstIndex { seconds >= $0.size } ?? units.count - 1
        var rest = seconds
        let parts = units[first...].prefix(2).compactMap { size, text -> String? in
            defer { rest %= size }
            return rest >= size || seconds == 0 ? text(rest / size).string : nil
        }
        return parts.joined(separator: " ")
    }

    private static func seconds(_ iso: String) -> time_t? {
        // 2027-05-31T12:00:00Z, perhaps with a fraction.
        let numbers = iso.split { "-T:.Z".contains($0) }.map { Int32($0) }
        guard iso.hasSuffix("Z"), (6...7).contains(numbers.count), let year = numbers[0],
            let month = numbers[1], let day = numbers[2], let hour = numbers[3],
            let minute = numbers[4], let second = numbers[5], (1970...9999).contains(year)
        else { return nil }
        var parts = tm()
        parts.tm_year = year - 1900
        parts.tm_mon = month - 1
        parts.tm_mday = day
        parts.tm_hour = hour
        parts.tm_min = minute
        parts.tm_sec = second
        return timegm(&parts)
    }
}
