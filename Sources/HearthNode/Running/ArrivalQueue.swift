import HearthReplication

/// Connections on which something waits, the one first on which it has waited longest; and how long
/// was spent on each.
struct ArrivalQueue {
    private typealias Entry = (first: ContinuousClock.Instant, id: SessionID)

    /// The last comes first.
    private var waiting: [Entry] = []
    private var spent: [SessionID: Duration] = [:]

    mutating func add(_ id: SessionID, at first: ContinuousClock.Instant) {
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle] > (first, id) { low = middle + 1 } else { high = middle }
        }
        waiting.insert((first, id), at: low)
    }

    mutating func takeFirst() -> SessionID? { waiting.popLast()?.id }

    mutating func spent(_ time: Duration, on id: SessionID) { spent[id, default: .zero] += time }

    func timeSpent(on id: SessionID) -> Duration { spent[id] ?? .zero }
}
