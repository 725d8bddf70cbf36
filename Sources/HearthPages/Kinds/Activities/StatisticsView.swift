package import HearthAPI
import HearthLanguage
import HearthLists

/// What the days of a diary say: sums, bars by hour, by weekday and by day, and the pomodoros of one day.
package struct StatisticsView: PageContent {
    package static let template = "focus-statistics"

    let heading: Text
    let isOwn: Bool
    let periods: [Tab]
    let days: Text
    let earlier: String?
    let later: String?
    let isEmpty: Bool
    let empty: Text
    let lines: [Text]
    let bestHours: Text?
    let estimates: Text?
    let charts: [BarChart]
    let pomodoros: [Pomodoro]
    let hasPomodoros: Bool
    let mayReset: Bool

    struct Tab: Sendable {
        let label: Text
        let href: String
        let isHere: Bool
    }

    struct Pomodoro: Sendable {
        let name: String
        let began: String
        let ended: String
        let own: String
        let external: String
        let isVoid: Bool
    }

    /// `address`: where the page is.
    package init(_ shown: StatisticsShown, at address: String) {
        heading = shown.owner.map { Text("\(Text(whose: $0)) diary") } ?? Text("Statistics")
        isOwn = shown.owner == nil
        periods = FocusPeriod.allCases.map {
            Tab(
                label: $0.label, href: "\(address)?period=\($0.rawValue)",
                isHere: $0 == shown.period)
        }
        days = StatisticsText.days(shown)
        (earlier, later) = Self.ways(shown, at: address)
        isEmpty = shown.total == FocusCount()
        empty = StatisticsText.empty(shown)
        lines = StatisticsText.lines(shown)
        bestHours = StatisticsText.bestHours(shown)
        estimates = StatisticsText.estimates(shown)
        charts = isEmpty ? [] : StatisticsCharts.all(of: shown)
        pomodoros = shown.pomodoros.map { Pomodoro($0) }
        hasPomodoros = !pomodoros.isEmpty
        mayReset = isOwn && shown.first != nil
    }

    /// The same period before and after this one.
    private static func ways(
        _ shown: StatisticsShown, at address: String
    ) -> (earlier: String?, later: String?) {
        guard let length = shown.period.days, let last = Day(shown.through),
            let today = Day(shown.today)
        else { return (nil, nil) }
        func way(_ days: Int) -> String? {
            Day(daysSinceEpoch: last.daysSinceEpoch + days).map {
                "\(address)?period=\(shown.period.rawValue)&through=\($0)"
            }
        }
        let isFirst = shown.first.map { shown.from <= $0 } ?? true
        return (isFirst ? nil : way(-length), last < today ? way(length) : nil)
    }
}

extension StatisticsView.Pomodoro {
    init(_ session: FocusSessionInfo) {
        name = session.activity ?? ""
        began = StatisticsText.clock(session.started, of: session)
        ended = session.ended.map { StatisticsText.clock($0, of: session) } ?? "…"
        own = "\(session.internalInterruptions)"
        external = "\(session.externalInterruptions)"
        isVoid = session.end == .voided || session.end == .overlapped
    }
}
