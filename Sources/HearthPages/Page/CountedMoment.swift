import Glibc
import HearthLanguage

/// A moment to which a page counts down, or from which it counts up, to the second (scripts/moments.js). Without
/// scripts it stands there as a time. Its partial is `moment`.
package struct CountedMoment: Sendable, Hashable {
    /// Milliseconds since 1970, by the home's clock.
    let at: Int64
    let isUntil: Bool
    /// How long it takes all in all, in milliseconds: half of it is said; nil: that is not known.
    let length: Int64?
    /// When this was said, by the home's clock: by it a device knows how far its own is ahead.
    let now: Int64
    /// ISO 8601.
    let iso: String
    let text: Text

    /// The last moment of the year 9999.
    private static let latest: Int64 = 253_402_300_799_999

    /// One to which it counts. `at`: milliseconds since 1970; what no calendar shows is the nearest that it does.
    /// `length`: milliseconds, of which half is said aloud.
    package static func until(
        _ at: Int64, of length: Int64? = nil, now: Int64 = clock
    ) -> CountedMoment {
        CountedMoment(at, isUntil: true, length: length.flatMap { $0 > 0 ? $0 : nil }, now: now)
    }

    /// The same of one from which it counts up.
    package static func since(_ at: Int64, now: Int64 = clock) -> CountedMoment {
        CountedMoment(at, isUntil: false, length: nil, now: now)
    }

    private init(_ at: Int64, isUntil: Bool, length: Int64?, now: Int64) {
        self.at = min(max(at, 0), Self.latest)
        self.isUntil = isUntil
        self.length = length
        self.now = now
        iso = LocalTime.iso(Int(self.at / 1000)) ?? ""
        text =
            isUntil
            ? Text("until \(LocalTime.by(iso))") : Text("since \(LocalTime.near(iso))")
    }

    /// How many seconds are left, rounded up; 0: none.
    var secondsLeft: Int { isUntil ? Int(max(0, (at - now + 999) / 1000)) : 0 }

    /// The system's clock, which is the home's, in milliseconds since 1970.
    package static var clock: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
    }
}
