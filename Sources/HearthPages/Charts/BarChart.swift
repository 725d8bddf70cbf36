package import HearthLanguage

/// Numbers as bars, drawn as SVG, and the same numbers as a table. Its partial is `chart`.
///
/// All across is in parts of the width, and all upright in heights of letters, so that letters keep their size on every
/// screen, and the bars grow with them. Nothing stands there by colour alone: each of several series has a filling of
/// its own.
package struct BarChart: Sendable {
    /// So many labels are drawn at most; the table has all of them.
    package static let mostBars = 62
    /// So many series.
    package static let mostSeries = 4
    /// Numbers above it are drawn as it: they fit no row.
    package static let largest = 1_000_000_000_000

    package struct Series: Sendable {
        let name: Text
        let numbers: [Int]

        /// `numbers`: one for each label; those below 0 count as 0, and what is missing as well.
        package init(_ name: Text, _ numbers: [Int]) {
            self.name = name
            self.numbers = numbers
        }
    }

    let id: String
    let title: Text
    /// What the drawing says, in words.
    let summary: Text
    /// Whether there is a number other than 0.
    let hasBars: Bool
    let empty: Text
    let bars: [Bar]
    let ticks: [Tick]
    /// The largest number, and half of it.
    let lines: [Line]
    let legend: [Legend]
    let hasLegend: Bool
    let over: Text
    let rows: [Row]

    /// `id`: of its own on the page: letters, digits and -. `over`: what the labels are, such as "Day"; the latest
    /// ``mostBars`` of them are drawn. `empty`: what is said where no number is above 0. `say`: how a number is written;
    /// nil: as it is. `filling`: of the first series, from 1, so that it looks as it does in another chart of a page.
    package init(
        _ id: String, _ title: Text, over: Text, labels: [Text], _ series: [Series], empty: Text,
        filling: Int = 1, say: (@Sendable (Int) -> Text)? = nil
    ) {
        let say = say ?? { Text(verbatim: "\($0)") }
        let all = series.prefix(Self.mostSeries)
        let shown = labels.count - min(labels.count, Self.mostBars)
        func number(_ one: Series, _ place: Int) -> Int {
            place < one.numbers.count ? min(max(one.numbers[place], 0), Self.largest) : 0
        }
        self.id = id
        self.title = title
        self.over = over
        self.empty = empty
        let places = Array(shown..<labels.count)
        let drawn = all.map { one in places.map { number(one, $0) } }
        let top = drawn.joined().max() ?? 0
        hasBars = top > 0
        bars = Self.bars(drawn, top: top, filling: filling)
        ticks = Self.ticks(places.map { labels[$0] })
        lines = Self.lines(top: top, say)
        legend = all.enumerated().map { Legend(series: $0 + filling, name: $1.name) }
        hasLegend = all.count > 1
        rows = places.map { place in
            Row(label: labels[place], numbers: all.map { say(number($0, place)) })
        }
        summary = Self.summary(drawn, top: top, places.map { labels[$0] }, say)
    }
}

extension BarChart {
    /// Everything across and upright in percent of the drawing.
    struct Bar: Sendable {
        /// From 1.
        let series: Int
        let x: String
        let y: String
        let width: String
        let height: String
    }

    struct Tick: Sendable {
        let x: String
        /// start, middle, end.
        let anchor: String
        let label: String
    }

    struct Line: Sendable {
        let y: String
        let label: Text
    }

    struct Legend: Sendable {
        let series: Int
        let name: Text
    }

    struct Row: Sendable {
        let label: Text
        let numbers: [Text]
    }

    /// So many letters stand side by side below the bars, on a narrow screen too, and so many of one label.
    private static let mostLetters = 40
    private static let lettersOfLabel = 12
    /// How much of its place a group of bars takes.
    private static let share = 0.74

    private static func bars(_ numbers: [[Int]], top: Int, filling: Int) -> [Bar] {
        guard top > 0, let count = numbers.first?.count else { return [] }
        let place = 100.0 / Double(count)
        let width = place * share / Double(numbers.count)
        return numbers.enumerated().flatMap { series, numbers in
            numbers.enumerated().compactMap { at, number in
                guard number > 0 else { return nil }
                // What is there can be seen.
                let height = max(1, Double(number) / Double(top) * 100)
                let start = place * (Double(at) + (1 - share) / 2) + width * Double(series)
                return Bar(
                    series: series + filling, x: percent(start), y: percent(100 - height),
                    width: percent(width * 0.94),
                    height: percent(height))
            }
        }
    }

    /// The first and the last one, and as many between as there is room for, below the middles of their bars.
    private static func ticks(_ labels: [Text]) -> [Tick] {
        let texts = labels.map { cut($0.string) }
        guard let last = labels.indices.last, let letters = texts.map(\.count).max() else {
            return []
        }
        let count = min(labels.count, max(2, mostLetters / (letters + 2)))
        let gaps = max(count - 1, 1)
        return (0..<count).map { number in
            let at = (number * last + gaps / 2) / gaps
            let middle = (Double(at) + 0.5) / Double(labels.count) * 100
            // Those at the edges do not stand out.
            let isAtEdge = labels.count > gaps + 1 || labels.count > 10
            let anchor =
                !isAtEdge ? "middle" : at == 0 ? "start" : at == last ? "end" : "middle"
            let x = anchor == "end" ? 100 : anchor == "start" ? 0 : middle
            return Tick(x: percent(x), anchor: anchor, label: texts[at])
        }
    }

    private static func cut(_ label: String) -> String {
        label.count > lettersOfLabel ? label.prefix(lettersOfLabel - 1) + "…" : label
    }

    private static func lines(top: Int, _ say: (Int) -> Text) -> [Line] {
        let half = top % 2 == 0 && top > 2 ? [Line(y: percent(50), label: say(top / 2))] : []
        return top > 0 ? [Line(y: percent(0), label: say(top))] + half : []
    }

    private static func summary(
        _ numbers: [[Int]], top: Int, _ labels: [Text], _ say: (Int) -> Text
    ) -> Text {
        guard top > 0, let first = labels.first, let last = labels.last,
            let at = numbers.compactMap({ $0.firstIndex(of: top) }).first
        else { return Text(verbatim: "") }
        return Text(
            "From \(first) to \(last). The highest is \(say(top)), at \(labels[at]). All numbers stand in the table below."
        )
    }

    /// With two decimals.
    private static func percent(_ number: Double) -> String {
        let hundredths = Int((min(max(number, 0), 100) * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
    }
}
