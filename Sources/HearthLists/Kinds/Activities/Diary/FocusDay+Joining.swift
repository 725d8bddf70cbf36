import HearthWire

extension FocusDay {
    /// One day made of two contents of it, because the home was put back to an earlier copy or a phone was away.
    ///
    /// Sessions and interruptions are united by id. Of one session the one that ended counts, the plan is that of
    /// `self`, and no pomodoro takes time that an earlier one has.
    package func joined(with other: FocusDay) -> FocusDay {
        var day = self
        day.done = max(done, other.done)
        var sessions: [FocusID: FocusSession] = [:]
        for session in self.sessions + other.sessions {
            sessions[session.id] = sessions[session.id].map { $0.joined(with: session) } ?? session
        }
        day.sessions = Array(sessions.values)
        day.settle()
        day.drop(over: Self.sessionLimit)
        return day
    }

    /// Puts the sessions in their order and lets none overlap another: a pomodoro that began while an earlier one
    /// ran is void, a break ends where the next session begins, and a break within a pomodoro is none.
    package mutating func settle() {
        sessions.sort { ($0.started, $0.id) < ($1.started, $1.id) }
        var last: Int?
        for index in sessions.indices where !sessions[index].isBreak && sessions[index].stands {
            if let last, sessions[index].started < sessions[last].end {
                sessions[index].ending = .init(at: sessions[index].started, how: .overlapped)
            } else {
                last = index
            }
        }
        let worked = sessions.filter { !$0.isBreak && $0.stands }
        sessions.removeAll { session in
            session.isBreak
                && worked.contains { $0.started <= session.started && session.started < $0.end }
        }
        endEarlierOnes()
        cutBreaks()
    }

    /// Ends what runs although another session came after it.
    private mutating func endEarlierOnes() {
        guard let last = sessions.lastIndex(where: \.stands) else { return }
        for index in sessions.indices
        where index < last && sessions[index].runs && !sessions[index].isBreak {
            sessions[index].ending = .init(at: sessions[index].deadline, how: .unseen)
        }
    }

    /// Ends each break where the next session that stands begins.
    private mutating func cutBreaks() {
        var next: FocusSession?
        for index in sessions.indices.reversed() {
            if sessions[index].isBreak, let begins = next?.started,
                sessions[index].ending.map({ $0.at > begins }) ?? true
            {
                sessions[index].end(at: begins)
            }
            if sessions[index].stands { next = sessions[index] }
        }
    }

    /// Leaves out the earliest breaks, and then the earliest void pomodoros, of more sessions than a day may have.
    private mutating func drop(over limit: Int) {
        for isSpare in [{ $0.isBreak }, { !$0.stands }] as [(FocusSession) -> Bool] {
            while sessions.count > limit, let index = sessions.firstIndex(where: isSpare) {
                sessions.remove(at: index)
            }
        }
        if sessions.count > limit { sessions.removeLast(sessions.count - limit) }
    }
}

extension FocusSession {
    /// Ends a break at this moment.
    mutating func end(at moment: WallTime) {
        ending = Ending(at: moment, how: moment < deadline ? .stopped : .completed)
    }

    /// The same session of two contents: the one that ended, with the interruptions of both.
    fileprivate func joined(with other: FocusSession) -> FocusSession {
        var joined = other.weight > weight ? other : self
        var known = Set(joined.interruptions.map(\.id))
        for interruption in interruptions + other.interruptions
        where known.insert(interruption.id).inserted { joined.interruptions.append(interruption) }
        joined.interruptions.sort { ($0.afterSeconds, $0.id) < ($1.afterSeconds, $1.id) }
        return joined
    }

    /// What counts of two: what somebody said of the end, before what nobody saw, before what runs; then the later.
    private var weight: (Int, Int64) {
        let rank =
            switch ending?.how {
            case nil: 0
            case .unseen: 1
            case .overlapped: 2
            case .stopped, .completed: 3
            case .voided: 4
            }
        return (rank, ending?.at.milliseconds ?? 0)
    }
}
