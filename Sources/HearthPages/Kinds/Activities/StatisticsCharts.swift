import HearthAPI
import HearthLanguage
import HearthLists

/// The bars of the statistics.
enum StatisticsCharts {
    static func all(of shown: StatisticsShown) -> [BarChart] {
        (shown.period == .day ? [] : [worked(shown), interruptions(shown)])
            + [
                byHour(
                    shown, "hours", Text("Completed pomodoros, by the hour at which they began"),
                    Text("Pomodoros"), \.completed),
                byHour(
                    shown, "own", Text("Own interruptions, by hour"),
                    Text("Interruptions"), \.internalInterruptions),
                byHour(
                    shown, "outside", Text("Interruptions from outside, by hour"),
                    Text("Interruptions"), \.externalInterruptions, filling: 2),
            ] + (shown.period == .day ? [] : [byWeekday(shown)])
    }

    private static var none: Text { Text("There was none.") }

    private static func worked(_ shown: StatisticsShown) -> BarChart {
        let spans = Span.all(of: shown.days)
        return BarChart(
            "worked", Text("Pomodoros completed"), over: Span.unit(of: shown.days.count),
            labels: spans.map(\.label),
            [.init(Text("Pomodoros"), spans.map { $0.sum(\.completed) })], empty: none)
    }

    private static func interruptions(_ shown: StatisticsShown) -> BarChart {
        let spans = Span.all(of: shown.days)
        return BarChart(
            "days", Text("Interruptions"), over: Span.unit(of: shown.days.count),
            labels: spans.map(\.label),
            [
                .init(Text("Own"), spans.map { $0.sum(\.internalInterruptions) }),
                .init(Text("From outside"), spans.map { $0.sum(\.externalInterruptions) }),
            ], empty: none)
    }

    private static func byWeekday(_ shown: StatisticsShown) -> BarChart {
        BarChart(
            "weekdays", Text("Interruptions by day of the week"), over: Text("Day"),
            labels: (1...7).map(WeekdayText.short),
            [
                .init(Text("Own"), shown.weekdays.map(\.internalInterruptions)),
                .init(Text("From outside"), shown.weekdays.map(\.externalInterruptions)),
            ], empty: none)
    }

    private static func byHour(
        _ shown: StatisticsShown, _ id: String, _ title: Text, _ series: Text,
        _ what: KeyPath<FocusCount, Int>, filling: Int = 1
    ) -> BarChart {
        BarChart(
            id, title, over: Text("Hour"),
            labels: (0..<24).map { Text(verbatim: StatisticsText.hour($0)) },
            [.init(series, shown.hours.map { $0[keyPath: what] })], empty: none, filling: filling)
    }
}

/// Days that stand below one bar: one, or those of a week, a month or a year, so that there are no more than a drawing
/// has room for.
private struct Span {
    let label: Text
    var counts: [FocusCount]

    func sum(_ what: KeyPath<FocusCount, Int>) -> Int {
        counts.reduce(0) { $0 + $1[keyPath: what] }
    }

    static func unit(of days: Int) -> Text {
        switch days {
        case ...BarChart.mostBars: Text("Day")
        case ...(7 * BarChart.mostBars): Text("Week from")
        case ...(30 * BarChart.mostBars): Text("Month")
        default: Text("Year")
        }
    }

    static func all(of days: [FocusDayCount]) -> [Span] {
        var spans: [Span] = []
        var last = ""
        for day in days {
            let (key, label) = span(of: day.day, of: days.count)
            if key != last { spans.append(Span(label: label, counts: [])) }
            last = key
            spans[spans.count - 1].counts.append(day.count)
        }
        return spans
    }

    private static func span(of day: String, of days: Int) -> (key: String, label: Text) {
        switch days {
        case ...BarChart.mostBars: return (day, short(day))
        case ...(7 * BarChart.mostBars):
            let monday = Day(day).flatMap {
                Day(daysSinceEpoch: $0.daysSinceEpoch - $0.weekday + 1)
            }
            let text = monday?.description ?? day
            return (text, short(text))
        case ...(30 * BarChart.mostBars):
            return (String(day.prefix(7)), DateText.month(String(day.prefix(7))))
        default: return (String(day.prefix(4)), Text(verbatim: String(day.prefix(4))))
        }
    }

    /// `30/11`, as the numbers of a day and its month.
    private static func short(_ day: String) -> Text {
        let pieces = day.split(separator: "-").compactMap { Int($0) }
        guard pieces.count == 3 else { return Text(verbatim: day) }
        return Text(verbatim: "\(pieces[2])/\(pieces[1])")
    }
}
