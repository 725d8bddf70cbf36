package import HearthAPI
import HearthZones

/// What the days of a diary say, in words.
package enum StatisticsText {
    /// `1 October 2026 to 30 October 2026`, or the one day.
    package static func days(_ shown: StatisticsShown) -> Text {
        shown.from == shown.through
            ? DateText.date(shown.from)
            : Text("\(DateText.date(shown.from)) to \(DateText.date(shown.through))")
    }

    /// The sums, a line each.
    package static func lines(_ shown: StatisticsShown) -> [Text] {
        let total = shown.total
        var lines = [
            Text(
                count: total.completed, one: "1 pomodoro completed.",
                other: "\(total.completed) pomodoros completed."),
            Text(
                count: total.done, one: "1 activity done.", other: "\(total.done) activities done."),
            Text(
                "Interruptions: \(total.internalInterruptions) own, \(total.externalInterruptions) from outside."
            ),
        ]
        if total.void > 0 {
            lines.append(
                Text(
                    count: total.void, one: "1 pomodoro was void.",
                    other: "\(total.void) pomodoros were void."))
        }
        return lines
    }

    /// When most was completed; nil where nothing was.
    package static func bestHours(_ shown: StatisticsShown) -> Text? {
        guard !shown.bestHours.isEmpty else { return nil }
        let hours = shown.bestHours.map(hour).joined(separator: ", ")
        return Text("Most pomodoros began at these hours: \(hours).")
    }

    /// How good estimates were; nil where none can be judged.
    package static func estimates(_ shown: StatisticsShown) -> Text? {
        guard let estimates = shown.estimates, estimates.activities > 0 else { return nil }
        let tenths = estimates.averageErrorInTenths
        let error = Language.current.amount("\(tenths / 10).\(tenths % 10)")
        return Text(
            count: estimates.activities,
            one:
                "1 finished activity was estimated at \(estimates.estimated) and took \(estimates.worked). On average an estimate was off by \(error).",
            other:
                "\(estimates.activities) finished activities were estimated at \(estimates.estimated) and took \(estimates.worked). On average an estimate was off by \(error)."
        )
    }

    /// From when on there will be something.
    package static func empty(_ shown: StatisticsShown) -> Text {
        if shown.first == nil {
            return shown.owner == nil
                ? Text("From your first pomodoro on, this page says how your days went.")
                : Text("Nothing has come yet.")
        }
        return Text("Nothing stands in the diary on these days.")
    }

    /// `14:07`, by the clocks of the place where the session began.
    package static func clock(_ milliseconds: Int, of session: FocusSessionInfo) -> String {
        LocalTime(seconds: milliseconds / 1000 + session.zoneMinutes * 60, in: .utc)?.clock ?? "?"
    }

    /// `09–10`.
    package static func hour(_ hour: Int) -> String {
        let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(hour))–\(two((hour + 1) % 24))"
    }
}

extension FocusPeriod {
    package var label: Text {
        switch self {
        case .day: Text("A day")
        case .week: Text("7 days")
        case .month: Text("30 days")
        case .year: Text("A year")
        case .all: Text("All")
        }
    }
}
