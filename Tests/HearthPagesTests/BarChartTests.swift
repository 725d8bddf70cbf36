import HearthLanguage
import Testing

@testable import HearthPages

@Suite("Charts")
struct BarChartTests {
    private struct View: PageContent {
        static let template = "chart-alone"
        let chart: BarChart
    }

    private func html(_ numbers: [[Int]], labels: Int? = nil) -> String {
        let count = labels ?? numbers.map(\.count).max() ?? 0
        let chart = BarChart(
            "words", Text(verbatim: "Words"), over: Text(verbatim: "Day"),
            labels: (0..<count).map { Text(verbatim: "<\($0)>") },
            numbers.map { .init(Text(verbatim: "of \($0.count)"), $0) },
            empty: Text(verbatim: "Nothing yet."), say: { Text(verbatim: "\($0) min") })
        var templates = Templates.all
        templates[View.template] = "{{#chart}}{{>chart}}{{/chart}}"
        return PageRenderer(templates: templates).part(View(chart: chart))
    }

    private func count(_ piece: String, in html: String) -> Int {
        html.split(separator: piece, omittingEmptySubsequences: false).count - 1
    }

    @Test("The table has every number that is drawn, and the drawing says what the highest is")
    func numbers() {
        let html = html([[3, 0, 120], [1, 60, 2]])
        for number in [3, 0, 120, 1, 60, 2] {
            #expect(html.contains("<td>\(number) min</td>"))
        }
        #expect(html.contains("From &lt;0&gt; to &lt;2&gt;. The highest is 120 min, at &lt;2&gt;."))
        // A bar for each number but 0, one for each series in the legend.
        #expect(count("<rect class=\"bar-1\"", in: html) == 2 + 1)
        #expect(count("<rect class=\"bar-2\"", in: html) == 3 + 1)
        #expect(html.contains("y=\"0.00%\"") && html.contains("height=\"100.00%\""))
        #expect(!html.contains("style="))
    }

    @Test(
        "Numbers that are none, missing or beyond all rows are bounded, and so are bars and series")
    func bounds() {
        let wild = html([[Int.min, -1, Int.max, 5], [1]])
        #expect(wild.contains("<td>\(BarChart.largest) min</td>"))
        #expect(!wild.contains("<td>-") && !wild.contains("\(Int.max)"))
        #expect(count("<td>0 min</td>", in: wild) == 2 + 3)
        let many = html(Array(repeating: Array(1...1000), count: 9))
        #expect(count("<tr>", in: many) == 1 + BarChart.mostBars)
        #expect(count("<td>1000 min</td>", in: many) == BarChart.mostSeries)
        #expect(!many.contains("<td>\(1000 - BarChart.mostBars) min</td>"))
        for percent in many.split(separator: "\"").filter({ $0.hasSuffix("%") }) {
            let number = Double(percent.dropLast()) ?? -1
            #expect((0...100).contains(number), "\(percent)")
        }
    }

    @Test(
        "Without a number above 0 there is a sentence, and nothing is drawn",
        arguments: [[[]], [], [[0, -3]]])
    func empty(_ numbers: [[Int]]) {
        let html = html(numbers, labels: 2)
        #expect(html.contains("Nothing yet."))
        #expect(!html.contains("<svg") && !html.contains("<table"))
    }
}
