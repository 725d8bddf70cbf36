import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("Moments, and what runs")
struct RunningTests {
    private func page(_ running: [RunningLine], isThere: Bool = true) -> String {
        var frame = PageFrame()
        if isThere {
            frame.visitor = Visitor(name: "Owner", formToken: "", formNumber: "", unreadNews: 0)
        }
        frame.running = running
        return renderer.html(Page(Text("Cart"), frame, ArrangeView.cart(CartInfo())))
    }

    private let line = RunningLine(
        icon: "waiting", text: Text(verbatim: "<b>"), href: "/focus",
        moment: .until(1_796_000_000_000, of: 600_000, now: 1_795_999_990_000))

    @Test(
        "What runs is one line, which no device keeps; a page on which nothing runs has no letter of it"
    )
    func running() throws {
        let with = page([line])
        let start = try #require(with.firstRange(of: "\n<!--now-->\n<nav class=\"running\""))
        let end = try #require(with[start.upperBound...].firstRange(of: "<!--/now-->"))
        let said = with[start.lowerBound..<end.upperBound]
        #expect(said.contains("data-until=\"1796000000000\"\ndata-length=\"600000\""))
        #expect(said.contains("&lt;b&gt;") && said.contains("data-now=\"1795999990000\""))
        #expect(
            with.replacing(said, with: "").filter { $0 != "\n" } == page([]).filter { $0 != "\n" })
        #expect(!page([]).contains("running") && !page([]).contains("http-equiv"))
        #expect(!page([line], isThere: false).contains("running"))
    }

    @Test(
        "Without scripts a page comes again when its first moment is over, by nobody's doing",
        arguments: [
            ("/focus", [10_500, 90_000], "12;url=/focus?by-itself=yes"),
            ("/focus?a=b", [1], "2;url=/focus?a=b&by-itself=yes"),
            ("/focus", [Int64.max], "86401;url=/focus?by-itself=yes"),
            ("/focus", [0, -5], nil), ("/focus", [], nil),
        ] as [(String, [Int64], String?)])
    func refresh(_ address: String, _ left: [Int64], _ content: String?) {
        let now: Int64 = 1_796_000_000_000
        let moments = left.map { left in
            let (at, isOver) = now.addingReportingOverflow(left)
            return CountedMoment.until(isOver ? .max : at, now: now)
        }
        #expect(
            PageRefresh.content(of: moments + [.since(now - 5, now: now)], at: address) == content)
        #expect(PageRefresh.without("a=b&by-itself=yes&c=d") == "a=b&c=d")
        #expect(PageRefresh.without("by-itself=yes") == nil && PageRefresh.without(nil) == nil)
    }

    @Test("A moment that no calendar shows is the nearest that it does")
    func bounds() {
        #expect(CountedMoment.until(.max, now: 0).iso == "9999-12-31T23:59:59Z")
        #expect(CountedMoment.since(.min, now: 0).iso == "1970-01-01T00:00:00Z")
        #expect(CountedMoment.until(5, of: -1, now: 0).length == nil)
    }
}
