package import HearthAPI
package import HearthWire

/// Changes that one follower is still to be told.
///
/// The member is told at once while they read. Changes leave a reserve of the room for events that
/// wait for the member, so that no news is missed because of changes; what the member is too slow
/// for waits here, each list once, until something else changes for them. Nothing but the member's
/// own changes moves any of it.
package struct WaitingChanges: Sendable {
    /// Lists that wait; more are dropped.
    package static let limit = 64
    /// After there was little room, when it is tried again.
    private static let pause: Duration = .seconds(5)

    private let reserve: Int
    private var waiting: [ChangeInfo] = []
    private var resumes: WallTime?

    /// With the room that is left for news.
    package init(reserve: Int) {
        self.reserve = reserve
    }

    /// Takes up what changed, and tells as much as there is room for.
    ///
    /// `tell` says how much room is left then; nil: the change was not taken.
    package mutating func add(
        _ changes: [ChangeInfo], at now: WallTime, tell: (ChangeInfo) -> Int?
    ) {
        guard !changes.isEmpty else { return }
        for change in changes where !waiting.contains(change) && waiting.count < Self.limit {
            waiting.append(change)
        }
        // A clock that was set back must not stop it for long.
        if let resumes, now < resumes, resumes.since(now) <= Self.pause { return }
        resumes = nil
        while resumes == nil, let next = waiting.first {
            let room = tell(next)
            if room != nil { waiting.removeFirst() }
            if room ?? 0 < reserve { resumes = now.adding(Self.pause) }
        }
    }
}
