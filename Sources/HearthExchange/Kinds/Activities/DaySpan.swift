import HearthLists
import HearthWire

/// Days in pieces of half a year.
package enum DaySpan {
    /// The last day of the piece that begins with this one; what is no day, as it is.
    package static func end(of day: String) -> String { adding(181, to: day) }

    package static func next(after day: String) -> String { adding(1, to: day) }

    private static func adding(_ days: Int, to day: String) -> String {
        guard let first = Day(day) else { return day }
        return Day(daysSinceEpoch: first.daysSinceEpoch + days)?.description ?? day
    }
}
