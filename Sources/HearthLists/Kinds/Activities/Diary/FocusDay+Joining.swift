import HearthWire
import SwiftProtobuf

extension FocusDay {
    /// One day made of two contents of it, because the home was put back to an earlier copy, or the diary came back from
    /// whoever it was shown to.
    ///
    /// Sessions and interruptions are united by id. Of one session the one that ended counts; `planned` and `chosen` are
    /// those of `self`. Nothing else is decided here, so that it does not matter in which order contents come together:
    /// which pomodoro took the time of another follows when the day is read (`settled`).
    package func merged(with other: FocusDay) -> FocusDay {
        var day = self
        day.done = max(done, other.done)
        let sessions = EntryMap.merged(sessions, other.sessions, by: \.id) { $0.merged(with: $1) }
        let gone = Set(
            sessions.filter { $0.ending?.how == .voided }.map { FocusID.ofBreak(after: $0.id) })
        day.sessions = sessions.filter { !gone.contains($0.id) }
            .sorted { ($0.started, $0.id) < ($1.started, $1.id) }
        day.drop(over: Self.readSessionLimit)
        day.leaveOutWords()
        return day
    }

    /// Leaves out the earliest breaks, then the earliest void pomodoros, then the latest sessions, of more than a
    /// reader takes; and interruptions beyond their number.
    private mutating func drop(over limit: Int) {
        for isSpare in [{ $0.isBreak }, { !$0.stands }] as [(FocusSession) -> Bool] {
            while sessions.count > limit, let index = sessions.firstIndex(where: isSpare) {
                sessions.remove(at: index)
            }
        }
        if sessions.count > limit { sessions.removeLast(sessions.count - limit) }
        var room = Self.readInterruptionLimit
        for index in sessions.indices {
            let kept = sessions[index].interruptions.prefix(room)
            room -= kept.count
            sessions[index].interruptions = Array(kept)
        }
    }

    /// Of the latest interruptions first, where there is no room for their words.
    private mutating func leaveOutWords() {
        var excess = octetCount - Self.readOctetLimit
        for index in sessions.indices.reversed() where excess > 0 {
            for place in sessions[index].interruptions.indices.reversed() where excess > 0 {
                excess -= sessions[index].interruptions[place].note.utf8.count
                sessions[index].interruptions[place].note = ""
            }
        }
    }
}

extension FocusSession {
    /// The same session of two contents: the one that ended, with the interruptions of both.
    fileprivate func merged(with other: FocusSession) -> FocusSession {
        var joined = other.weight > weight ? other : self
        if other.weight == weight, other != self {
            joined = octets.lexicographicallyPrecedes(other.octets) ? other : self
        }
        joined.isCounted = isCounted || other.isCounted
        joined.interruptions = EntryMap.merged(
            interruptions, other.interruptions, by: \.id
        ) {
            $0.note.utf8.count < $1.note.utf8.count ? $1 : $0
        }.sorted { ($0.afterSeconds, $0.id) < ($1.afterSeconds, $1.id) }
        return joined
    }

    /// Of all but what is united.
    private var octets: [UInt8] {
        var plain = self
        plain.interruptions = []
        plain.isCounted = false
        return (try? plain.message.serializedBytes()) ?? []
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
