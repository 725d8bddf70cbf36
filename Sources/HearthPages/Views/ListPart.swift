import HearthLanguage

/// What is shown of a long list, and the way to more of it.
///
/// A page that shows more shows all that stood before, too: it is one page, which a browser without
/// scripts opens, and with which an open page is brought up to date.
package struct ListPart: Sendable {
    /// So many wishes are shown at first; then twice as many, and so on: all of it is not asked for
    /// more often than a few times.
    package static let first = 60

    let text: Text
    let href: String
    /// The page with everything.
    let all: String

    /// How many are shown where an address asks for `asked`.
    package static func count(_ asked: String?) -> Int {
        max(asked.flatMap { Int($0) } ?? first, first)
    }

    /// Nil where all of it is shown. `address`: of the page that shows this many.
    init?(_ shown: Int, of total: Int, address: (Int) -> String) {
        guard shown < total else { return nil }
        text = Text("\(shown) of \(total) wishes are shown.")
        let next = shown < total - shown ? 2 * shown : total
        href = address(next)
        all = address(total)
    }
}
