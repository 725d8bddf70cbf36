import HearthAPI
import HearthLanguage
import HearthPoems
import Hummingbird

@testable import HearthPages
@testable import HearthWeb

/// A poem that is being read aloud: its text says until when, and how long that takes: `@MILLISECONDS/MILLISECONDS`.
struct PoemReading: Sendable {
    let name: String
    let until: Int64
    let length: Int64

    init?(_ poem: ItemInfo) {
        let text = (poem.body?.value as? PoemFields)?.text ?? ""
        let parts = text.dropFirst().split(separator: "/").map { Int64($0) }
        guard text.hasPrefix("@"), parts.count == 2, let until = parts[0], let length = parts[1]
        else { return nil }
        (name, self.until, self.length) = (poem.name, until, length)
    }

    var end: CountedMoment { .until(until, of: length) }
}

extension Visit {
    func poemReading() async throws -> PoemReading? {
        try await poems().compactMap { PoemReading($0) }.first {
            $0.until > CountedMoment.clock
        }
    }

    /// The line below the header of every page.
    func runningPoem() async throws -> RunningLine? {
        try await poemReading().map {
            RunningLine(
                icon: "waiting", text: Text(verbatim: $0.name), href: "/poems/reading",
                moment: $0.end)
        }
    }

    /// What the first page says.
    func poemCards() async throws -> [HomeCard] {
        let long = try await poems().filter { $0.name.hasPrefix("Today") }
        return long.prefix(1).map {
            HomeCard(
                "poem-today", icon: "pencil", heading: Text(verbatim: "Today’s poem"),
                text: Text(verbatim: $0.name), href: "/lists/\($0.listID)/\($0.id)",
                action: Text(verbatim: "Read it"))
        }
    }

    func readingPage() async throws -> Response {
        let reading = try await poemReading()
        return try await page(
            Text(verbatim: "Reading"), at: .lists,
            PoemReadingView(
                name: reading?.name, end: reading?.end,
                start: reading.map { .since($0.until - $0.length) }))
    }
}

struct PoemReadingView: PageContent {
    static let template = "poem-reading"

    let name: String?
    let end: CountedMoment?
    let start: CountedMoment?

    var counts: [CountedMoment] { [end, start].compactMap(\.self) }
}
