import Glibc
import HearthProcess
package import HearthZones

/// A moment as somebody's clock shows it: the reader's, where `zone` says which that is, else this machine's.
package struct LocalTime: Sendable, Hashable {
    /// The clock by which moments are shown: set once, where a request begins; nil: this machine's.
    @TaskLocal package static var zone: Zone?
    /// Whose days are meant by days without a time; nil: the reader's.
    @TaskLocal package static var dayZone: Zone?

    /// `2027-05-31`.
    package let day: String
    /// `14:07`.
    package let clock: String

    /// - Parameters:
    ///   - iso: An ISO 8601 time in UTC, as operations answer it; nil for anything else.
    ///   - zone: Nil: as the reader's clock shows it.
    package init?(_ iso: String, in zone: Zone? = nil) {
        guard let seconds = Self.seconds(iso) else { return nil }
        self.init(seconds: seconds, in: zone)
    }

    /// Now. Nil where the machine has no such clock.
    package static var now: LocalTime? { LocalTime(seconds: time(nil)) }

    /// Now by the computer's clock, for every reader: for what belongs to all, or leaves the home.
    package static var computer: LocalTime? {
        LocalTime(seconds: time(nil), in: MachineZones.shared.own)
    }

    /// The day that it is for the one whose days are meant.
    package static var today: String? { LocalTime(seconds: time(nil), in: dayZone)?.day }

    /// The day this many days after a day; nil of what is none.
    static func day(_ day: String, adding days: Int) -> String? {
        seconds("\(day)T12:00:00Z").flatMap {
            LocalTime(seconds: $0 + days * 86_400, in: .utc)?.day
        }
    }

    /// A moment that somebody chose by a clock: of `2027-05-31T14:07`, or with a space in place of
    /// the T, and with seconds or without. A time that clocks skip is the next that they show, and one that comes
    /// twice is the first.
    ///
    /// - Parameters:
    ///   - typed: What they typed.
    ///   - zone: Nil: by the reader's clock.
    /// - Returns: ISO 8601 in UTC; nil for what is no such time.
    package static func moment(_ typed: String, in zone: Zone? = nil) -> String? {
        let parts = typed.split(separator: typed.contains("T") ? "T" : " ")
        guard parts.count == 2, typed.utf8.count <= 19 else { return nil }
        let whole = parts[1].utf8.count == 5 ? "\(parts[1]):00" : String(parts[1])
        guard let local = seconds("\(parts[0])T\(whole)Z"),
            let shown = LocalTime(seconds: local, in: .utc), shown.day == parts[0],
            whole.hasPrefix(shown.clock + ":"), whole.utf8.count == 8,
            let second = Int(whole.suffix(2)), (0...59).contains(second)
        else { return nil }
        return iso(Int(by(zone).moment(ofLocal: Int64(local))))
    }

    /// ISO 8601 in UTC of a moment, in seconds since 1970; nil of what no calendar shows.
    package static func iso(_ seconds: Int) -> String? {
        guard let utc = LocalTime(seconds: seconds, in: .utc) else { return nil }
        let rest = (seconds % 60 + 60) % 60
        return "\(utc.day)T\(utc.clock):\(rest < 10 ? "0" : "")\(rest)Z"
    }

    private static func by(_ zone: Zone?) -> Zone { zone ?? Self.zone ?? MachineZones.shared.own }

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
        let isTomorrow = day == Self.day(now.day, adding: 1)
        let day = isTomorrow ? DateText.countdown(days: 1) : DateText.date(day)
        return Text("\(day), \(clock)").string
    }

    /// The same of a time by which something is done: the whole minute at or after it.
    package static func by(_ iso: String) -> String {
        seconds(iso).flatMap { LocalTime(seconds: ($0 + 59) / 60 * 60)?.near } ?? iso
    }

    /// - Parameters:
    ///   - seconds: Since 1970, in UTC.
    ///   - zone: Nil: as the reader's clock shows it.
    package init?(seconds: Int, in zone: Zone? = nil) {
        let offset = Self.by(zone).offset(at: Int64(seconds))
        let sum = seconds.addingReportingOverflow(Int(offset))
        var local = sum.partialValue
        var parts = tm()
        guard !sum.overflow, gmtime_r(&local, &parts) != nil else { return nil }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        day = "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
        clock = "\(two(parts.tm_hour)):\(two(parts.tm_min))"
    }

    /// How many seconds the reader's clock is ahead of UTC at a time.
    package static func offset(at seconds: Int) -> Int {
        Int(by(nil).offset(at: Int64(seconds)))
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
