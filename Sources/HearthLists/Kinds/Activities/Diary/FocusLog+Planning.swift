import HearthSodium
package import HearthWire

extension FocusLog {
    /// Plans the day that it is: how many pomodoros, and at what; what is nil stays.
    package mutating func plan(_ planned: Int?, chosen: [ItemID]?, at clock: DayClock) {
        guard let today = clock.day else { return }
        change(today) { day in
            if let planned { day.planned = planned }
            if let chosen { day.chosen = chosen }
        }
    }

    /// Counts activities that were completed today, or taken back; never fewer than none.
    package mutating func noteDone(_ count: Int, at clock: DayClock) {
        guard let today = clock.day else { return }
        change(today) { $0.done = min(FocusDay.doneLimit, max(0, $0.done + count)) }
    }

    /// The session that is called so: the one with this id, or the one that runs.
    ///
    /// - Throws: `.unknownSession`.
    package func named(_ id: String?) throws(FocusRefusal) -> FocusID {
        if let id {
            guard let id = FocusID(hex: id), day(of: id) != nil else { throw .unknownSession }
            return id
        }
        guard let (_, session) = running, !session.isBreak else { throw .unknownSession }
        return session.id
    }

    /// A pomodoro of which nobody said yet whether one worked to its end; the latest.
    package var unanswered: FocusSession? {
        days.values.flatMap(\.sessions).filter { $0.ending?.how == .unseen }
            .max { $0.started < $1.started }
    }
}

extension FocusLog.State {
    /// What runs.
    package var session: FocusSession? {
        switch self {
        case .idle: nil
        case .working(let session), .resting(let session): session
        }
    }
}

extension FocusDay {
    /// Pomodoros completed since the last long break.
    package var sinceLongBreak: Int {
        let since = sessions.lastIndex { $0.kind == .longBreak }.map { $0 + 1 } ?? 0
        return sessions[since...].count { $0.isCompleted || $0.ending?.how == .unseen }
    }
}
