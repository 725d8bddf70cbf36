/// How long to wait before something that fell over is started again.
///
/// It is always started again, ever more slowly: a home that nobody looks after should not stay away
/// because of one bad hour.
package struct Patience: Sendable, Hashable {
    package static let first: Duration = .milliseconds(250)
    package static let longest: Duration = .seconds(64)
    /// Who ran that long starts afresh.
    package static let goodWhile: Duration = .seconds(600)

    /// How often it fell over in a row.
    package private(set) var falls = 0

    package init() {}

    /// The time to wait, after it ran for so long.
    package mutating func wait(after ran: Duration) -> Duration {
        if ran >= Self.goodWhile { falls = 0 }
        falls += 1
        return min(Self.longest, Self.first * (1 << min(falls - 1, 20)))
    }
}
