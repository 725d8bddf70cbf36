import HearthWire

extension FocusDay {
    /// The day as it is read: with its sessions in their order, none of which takes time that an earlier one has.
    package var settled: FocusDay {
        var day = self
        day.settle()
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
        let void = Set(
            sessions.filter { !$0.isBreak && !$0.stands }.map { FocusID.ofBreak(after: $0.id) })
        sessions.removeAll { session in
            session.isBreak
                && (void.contains(session.id)
                    || worked.contains { $0.started <= session.started && session.started < $0.end })
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
}

extension FocusSession {
    /// Ends a break at this moment.
    mutating func end(at moment: WallTime) {
        ending = Ending(at: moment, how: moment < deadline ? .stopped : .completed)
    }
}
