/// What goes from a diary into the counts of shared lists.
extension FocusLog {
    /// Notes which completed pomodoros are counted from now on, for the activities that are meant, and says by how much
    /// each count goes up.
    ///
    /// One that was counted and then made void is made up for by the next: the count never falls.
    package mutating func tally(
        where isShared: (FocusSession.Worked) -> Bool
    ) -> [ActivityPath: Int] {
        var new: [ActivityPath: [FocusID]] = [:]
        var owed: [ActivityPath: [FocusID]] = [:]
        for session in days.keys.sorted().flatMap({ days[$0]?.sessions ?? [] }) {
            guard let activity = session.activity, isShared(activity) else { continue }
            if session.isCompleted, !session.isCounted {
                new[activity.path, default: []].append(session.id)
            } else if !session.stands, session.isCounted {
                owed[activity.path, default: []].append(session.id)
            }
        }
        var raised: [ActivityPath: Int] = [:]
        for (path, sessions) in new {
            let made = (owed[path] ?? []).prefix(sessions.count)
            for id in sessions { note(id, isCounted: true) }
            for id in made { note(id, isCounted: false) }
            if sessions.count > made.count { raised[path] = sessions.count - made.count }
        }
        return raised
    }

    private mutating func note(_ id: FocusID, isCounted: Bool) {
        guard let day = day(of: id) else { return }
        change(day) { $0.change(id) { $0.isCounted = isCounted } }
    }
}
