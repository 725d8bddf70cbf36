package import HearthLists
package import HearthWire

/// The days of the people here, by the clocks of the place where they live.
extension Household {
    /// Seconds after midnight at which people are told of a day: nobody is at night.
    private static let morning: Int64 = 7 * 3600

    /// The day that it is.
    package func calendarDay(_ now: WallTime) -> Day? {
        Day(utc: now.adding(.seconds(machine.zoneOffset(now))))
    }

    /// The day whose morning came last, since 1970.
    package func morningDay(at now: WallTime) -> Int64 {
        let seconds = now.seconds + machine.zoneOffset(now) - Self.morning
        return seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    }

    /// When the morning of a day comes, `now` being near it.
    package func morning(of day: Int64, near now: WallTime) -> WallTime {
        let local = day * 86_400 + Self.morning
        // In the night before, clocks may be put forward or back.
        let about = WallTime(seconds: local - machine.zoneOffset(now))
        return WallTime(seconds: local - machine.zoneOffset(about))
    }
}
