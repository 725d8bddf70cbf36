import Glibc

/// A moment by the clock of this machine, which stands where its people live.
package struct LocalTime: Sendable, Hashable {
    /// `2027-05-31`.
    package let day: String
    /// `14:07`.
    package let clock: String

    /// - Parameter iso: an ISO 8601 time in UTC, as operations answer it; nil for anything else.
    package init?(_ iso: String) {
        guard let seconds = Self.seconds(iso) else { return nil }
        self.init(seconds: seconds)
    }

    /// Nil where the machine has no such clock.
    package static var now: LocalTime? { LocalTime(seconds: time(nil)) }

    /// Minutes since midnight of `14:07`.
    package static func minutes(_ clock: String) -> Int? {
        let numbers = clock.split(separator: ":").map { Int($0) }
        guard numbers.count == 2, let hours = numbers[0], let minutes = numbers[1] else {
            return nil
        }
        return hours * 60 + minutes
    }

    /// The hour and minute of a time that is near, with its day if that is another one; what is no
    /// such time, as it is.
    package static func near(_ iso: String) -> String {
        LocalTime(iso)?.near ?? iso
    }

    private var near: String? {
        guard let now = Self.now else { return nil }
        guard day != now.day else { return clock }
        let isTomorrow = day == LocalTime(seconds: time(nil) + 86_400)?.day
        let day = isTomorrow ? DateText.countdown(days: 1) : DateText.date(day)
        return Text("\(day), \(clock)").string
    }

    /// The same of a time by which something is done: the whole minute at or after it.
    package static func by(_ iso: String) -> String {
        seconds(iso).flatMap { LocalTime(seconds: ($0 + 59) / 60 * 60)?.near } ?? iso
    }

    /// - Parameter seconds: since 1970, in UTC.
    package init?(seconds: Int) {
        guard let parts = Self.parts(at: seconds) else { return nil }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        day = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
        clock = "\(two(parts.tm_hour)):\(two(parts.tm_min))"
    }

    /// How many seconds this machine's clock is ahead of UTC, this many seconds after 1970 began there; 0
    /// where it has no such clock.
    package static func offset(at seconds: Int) -> Int { parts(at: seconds)?.tm_gmtoff ?? 0 }

    private static func parts(at seconds: Int) -> tm? {
        var seconds = seconds
        var parts = tm()
        return localtime_r(&seconds, &parts) == nil ? nil : parts
    }

    /// Seconds since 1970 of such a time.
    package static func seconds(_ iso: String) -> Int? {
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
