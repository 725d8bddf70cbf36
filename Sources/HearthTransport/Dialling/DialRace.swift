import NIOConcurrencyHelpers

/// Which of several attempts to reach one node goes on: the first at which the node has proven its key.
final class DialRace: Sendable {
    private let isWon = NIOLockedValueBox(false)

    /// True for the first that asks. Whoever is late hangs up before showing who dials, so that
    /// the other node never sees two connections of one dial.
    func win() -> Bool {
        isWon.withLockedValue { won in
            defer { won = true }
            return !won
        }
    }

    var isOver: Bool { isWon.withLockedValue { $0 } }
}
