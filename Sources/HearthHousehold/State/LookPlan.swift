import HearthWire

/// When a kind's lists of those who live here are looked at, to do what its time has come for.
struct LookPlan: Sendable {
    /// The next time. In memory alone: a home that starts looks at them anyway.
    private(set) var next: WallTime
    private var lookedAt: WallTime

    init(startedAt: WallTime) { (next, lookedAt) = (startedAt, startedAt) }

    /// A clock that was set back makes nothing wait longer.
    func isDue(at now: WallTime) -> Bool { now >= next || now < lookedAt }

    mutating func looked(at now: WallTime, again moment: WallTime) {
        (next, lookedAt) = (moment, now)
    }

    /// At the latest then.
    mutating func look(by moment: WallTime) { next = min(next, moment) }
}
