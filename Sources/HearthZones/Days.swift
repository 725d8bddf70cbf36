/// Whose day it is: the days of somebody, by the clocks of their zone.
///
/// Days are counted since 1970-01-01. Whatever goes by a person's day asks their `Days`; what belongs to everybody in
/// the house, or leaves it, goes by the computer's.
package struct Days: Hashable, Sendable {
    package let zone: Zone

    /// Nobody is woken before.
    package static let morningHour: Int64 = 7 * 3600
    /// Between the zones furthest apart lie 26 hours: journeys move nobody's mornings by more days.
    private static let journey = 2
    private static let day: Int64 = 86_400
    /// In days, further than the year 9999.
    private static let furthest = 3_000_000

    package init(_ zone: Zone) { self.zone = zone }

    /// The day that it is.
    package func day(at seconds: Int64) -> Int { Self.floor(local(at: seconds)) }

    /// When clocks show an hour of a day, in seconds after midnight; the next that exists, and the first of two.
    package func moment(of day: Int, hour: Int64) -> Int64 {
        zone.moment(ofLocal: Int64(min(max(day, -Self.furthest), Self.furthest)) * Self.day + hour)
    }

    /// When a day begins.
    package func start(of day: Int) -> Int64 { moment(of: day, hour: 0) }

    /// When people are told of a day.
    package func morning(of day: Int) -> Int64 { moment(of: day, hour: Self.morningHour) }

    /// The last day on which that hour has come. It never goes back, whatever clocks do.
    package func lastDay(at seconds: Int64, hour: Int64) -> Int {
        var day = Self.floor(local(at: seconds) - hour)
        // Clocks may have been put back since that hour of a later day: by days, not by more.
        for _ in 0...Self.journey where moment(of: day + 1, hour: hour) <= seconds { day += 1 }
        return day
    }

    /// The day whose morning came last.
    package func morningDay(at seconds: Int64) -> Int {
        lastDay(at: seconds, hour: Self.morningHour)
    }

    /// The days to tell somebody of now whom the morning of `last` was told already; nil: none was.
    ///
    /// Who travels may have a morning again, or none of a day: no day is told again, and none is left out. What
    /// is further away is no journey: a clock was wrong, or nobody was here to be told.
    ///
    /// - Returns: Days after `last`; or that one alone, while no other has come.
    package func mornings(at seconds: Int64, after last: Int?) -> ClosedRange<Int> {
        let today = morningDay(at: seconds)
        guard let last, (today - Self.journey...today + Self.journey).contains(last) else {
            return today...today
        }
        return last < today ? last + 1...today : last...last
    }

    private func local(at seconds: Int64) -> Int64 {
        Zone.clamped(seconds) + zone.offset(at: seconds)
    }

    private static func floor(_ local: Int64) -> Int {
        let (days, rest) = local.quotientAndRemainder(dividingBy: day)
        return Int(rest < 0 ? days - 1 : days)
    }
}
