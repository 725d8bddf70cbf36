package import HearthAPI
package import HearthWire

/// When a member's hook is run, and for what: one at a time, and not too often.
package struct HookPace: Sendable {
    /// What a run is for.
    package enum Turn: Sendable, Hashable {
        case one(NewsInfo)
        /// Something that was due then, without words.
        case due(WallTime)
        /// So many pieces of news that waited, in one.
        case more(Int)
    }

    /// Runs in an hour.
    package static let hourlyLimit = 30
    private static let hour: Duration = .seconds(3600)
    /// What waits one by one; more than these are only counted.
    private static let waitingLimit = 100

    private var waiting: [Turn] = []
    private var uncounted = 0
    private var starts: [WallTime] = []
    private var isRunning = false
    /// Whether the limit was reached since everything was told.
    private var isLate = false

    package init() {}

    package mutating func add(_ news: NewsInfo) { add(.one(news)) }

    package mutating func add(dueAt moment: WallTime) { add(.due(moment)) }

    private mutating func add(_ turn: Turn) {
        if waiting.count < Self.waitingLimit { waiting.append(turn) } else { uncounted += 1 }
    }

    /// What to run the hook for now, if it is its turn; `ended` has to follow.
    package mutating func begin(at now: WallTime) -> Turn? {
        // A clock that was set back must not stop it for long.
        starts.removeAll { now.since($0) >= Self.hour || $0 > now }
        guard !isRunning, !waiting.isEmpty else { return nil }
        guard starts.count < Self.hourlyLimit else {
            isLate = true
            return nil
        }
        isRunning = true
        starts.append(now)
        let count = waiting.count + uncounted
        if isLate, count > 1 {
            isLate = false
            waiting = []
            uncounted = 0
            return .more(count)
        }
        isLate = false
        return waiting.removeFirst()
    }

    package mutating func ended() { isRunning = false }

    /// When it can be run again; nil when nothing waits for that.
    package func nextTurn(after now: WallTime) -> WallTime? {
        guard !isRunning, !waiting.isEmpty, starts.count >= Self.hourlyLimit else { return nil }
        return starts.first?.adding(Self.hour)
    }

    /// Forgets the news that wait, and unless it `keepsDue` all that waits.
    package mutating func clear(keepsDue: Bool) {
        waiting.removeAll { turn in
            if case .due = turn { !keepsDue } else { true }
        }
        uncounted = 0
    }
}
