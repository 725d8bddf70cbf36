package import HearthWire

/// A moment as somebody at a place sees it: what day it is there, and when that day ends.
package struct DayClock: Sendable {
    package let now: WallTime
    /// How many minutes east of UTC local time is at a moment.
    private let zone: @Sendable (WallTime) -> Int
    /// When a day begins, in minutes after midnight.
    private let dayBegins: Int

    package init(
        now: WallTime, dayBegins: Int, zone: @escaping @Sendable (WallTime) -> Int
    ) {
        self.now = now
        self.dayBegins = dayBegins
        self.zone = zone
    }

    /// The same at another moment.
    package func at(_ moment: WallTime) -> DayClock {
        DayClock(now: moment, dayBegins: dayBegins, zone: zone)
    }

    /// The same where a day begins so many minutes after midnight.
    package func beginning(at minutes: Int) -> DayClock {
        DayClock(now: now, dayBegins: minutes, zone: zone)
    }

    package var zoneMinutes: Int { zone(now) }

    /// The local day, which begins at `dayBegins`; nil outside the years 1 to 9999.
    package var day: Day? {
        Day(utc: now.adding(.seconds((zoneMinutes - dayBegins) * 60)))
    }

    /// The moment at which a local day begins. Where clocks are set on that day, the zone counts that holds then.
    package func start(of day: Day) -> WallTime {
        let local = day.startUTC.adding(.seconds(dayBegins * 60))
        let guess = local.adding(.seconds(-zone(local) * 60))
        return local.adding(.seconds(-zone(guess) * 60))
    }

    /// The moment at which the local day ends, which is where the next one begins.
    package var endOfDay: WallTime? {
        day.flatMap { Day(daysSinceEpoch: $0.daysSinceEpoch + 1) }.map(start)
    }
}
