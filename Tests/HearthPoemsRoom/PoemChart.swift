import HearthAPI
import HearthLanguage
import HearthPoems
import Hummingbird

@testable import HearthPages
@testable import HearthWeb

/// How long poems are, as a chart of two series.
extension Visit {
    func poemLengths() async throws -> Response {
        let poems = try await poems()
        let texts = poems.map { ($0.body?.value as? PoemFields)?.text ?? "" }
        return try await page(
            Text(verbatim: "Lengths"), at: .lists,
            PoemChartView(
                chart: BarChart(
                    "lengths", Text(verbatim: "How long the poems are"),
                    over: Text(verbatim: "Poem"), labels: poems.map { Text(verbatim: $0.name) },
                    [
                        .init(Text(verbatim: "Letters"), texts.map(\.count)),
                        .init(
                            Text(verbatim: "Words"),
                            texts.map { $0.split(separator: " ").count }),
                    ], empty: Text(verbatim: "There is no poem yet."))))
    }
}

struct PoemChartView: PageContent {
    static let template = "poem-chart"

    let chart: BarChart
}
