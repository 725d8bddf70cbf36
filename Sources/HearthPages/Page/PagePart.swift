import HearthLanguage

/// Which of many things a page shows, as its address says it: how many stand before them, and how many they are.
///
/// A friend can send ten thousand things, and nobody reads as many on one page: a page shows no more than
/// ``most``, and the ways to the others.
package struct PagePart: Sendable, Hashable {
    /// So many stand on a page at most.
    package static let most = 200
    /// So many wishes are shown at first; then twice as many, and so on.
    package static let firstWishes = 60

    private static let shownField = "shown"

    private let path: String
    /// What else the address says.
    private let others: [String]
    private let mark: String
    /// How many stand before these, as far as there are as many.
    package let from: Int
    /// How many at first; the page grows up to ``most`` of them.
    private let first: Int
    private let shown: Int

    /// `address`: of the page, with its query. `first`: how many are shown where it does not say how many, from
    /// 1 to ``most``. `mark`: what says in the address how many stand before.
    package init(_ address: String = "", first: Int = most, mark: String = "from") {
        let pieces = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = pieces.dropFirst().flatMap { $0.split(separator: "&") }
        func number(_ name: String) -> Int? {
            fields.last { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) }
        }
        path = pieces.first.map(String.init) ?? ""
        let isGrowing = first < Self.most
        others = fields.filter {
            !$0.hasPrefix("\(mark)=") && !(isGrowing && $0.hasPrefix("\(Self.shownField)="))
        }.map(String.init)
        self.mark = mark
        self.first = first
        from = max(number(mark) ?? 0, 0)
        shown = isGrowing ? min(max(number(Self.shownField) ?? first, first), Self.most) : first
    }

    /// Which of so many are shown: the last ones, where the address leaves out all of them.
    package func range(of total: Int) -> Range<Int> {
        let start = from < total ? from : max(total - 1, 0) / Self.most * Self.most
        return start..<min(total, start + shown)
    }

    /// Those that are shown.
    package func of<Thing>(_ all: [Thing]) -> ArraySlice<Thing> { all[range(of: all.count)] }

    /// Nil where all of them are shown.
    package func ways(of total: Int) -> PageWays? {
        let range = range(of: total)
        guard range.count < total else { return nil }
        let end = min(total, range.lowerBound + Self.most)
        let grows = range.upperBound < end
        let before = max(range.lowerBound - Self.most, 0)
        let next = min(2 * range.count, end - range.lowerBound)
        return PageWays(
            range: Text("\(range.lowerBound + 1)–\(range.upperBound) of \(total)"),
            previous: range.lowerBound > 0 ? address(before, first) : nil,
            next: !grows && end < total ? address(end, first) : nil,
            more: grows ? address(range.lowerBound, next) : nil,
            all: grows ? address(range.lowerBound, end - range.lowerBound) : nil)
    }

    private func address(_ from: Int, _ shown: Int) -> String {
        let own =
            (from > 0 ? ["\(mark)=\(from)"] : [])
            + (shown != first ? ["\(Self.shownField)=\(shown)"] : [])
        let query = others + own
        return query.isEmpty ? path : path + "?" + query.joined(separator: "&")
    }
}

/// Which of how many things stand on a page, and where the others are.
package struct PageWays: Sendable {
    let range: Text
    let previous: String?
    let next: String?
    /// The same page with more of them.
    var more: String?
    /// The same page with as many as it can have.
    var all: String?
}

extension PageWays {
    /// Of what people wrote to each other, the latest of which stands on the page at first; nil where all of it does.
    ///
    /// `mark`: what says in the address how many of the latest are left out. `place`: where it stands on the page.
    static func talk(
        _ count: Int, earlier: Int, later: Int, mark: String, at place: String
    ) -> PageWays? {
        guard earlier > 0 || later > 0 else { return nil }
        func address(_ count: Int) -> String { "?\(mark)=\(count)#\(place)" }
        return PageWays(
            range: Text("\(earlier + 1)–\(earlier + count) of \(earlier + count + later)"),
            previous: earlier > 0 ? address(later + count) : nil,
            next: later > 0 ? address(max(later - PagePart.most, 0)) : nil)
    }
}
