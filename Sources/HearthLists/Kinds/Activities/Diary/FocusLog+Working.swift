import HearthSodium
package import HearthWire

extension FocusLog {
    /// What a start made.
    package struct Started: Sendable {
        package let session: FocusSession
        /// Pomodoros that are void from now on, because an earlier one ran: the one asked for, or one that was told
        /// before it.
        package let overlapped: [FocusSession]
    }

    /// Starts a pomodoro at a moment that is now, or was while a phone had no connection. The same id twice starts
    /// nothing twice.
    ///
    /// Of two that overlap the earlier one counts; one that was started late and overlaps is kept as void.
    ///
    /// - Throws: `.runs`, where a pomodoro runs and this one would start now; `.dayIsFull`.
    package mutating func start(
        _ id: FocusID, at moment: WallTime, for activity: FocusSession.Worked, clock: DayClock
    ) throws(FocusRefusal) -> Started {
        if let day = day(of: id), let session = days[day]?.session(id) {
            return Started(session: session, overlapped: [])
        }
        let moment = min(moment, clock.now)
        let then = clock.at(moment)
        guard let day = then.day else { throw .dayIsFull }
        if let (_, session) = running, !session.isBreak, moment == clock.now {
            throw .runs(session)
        }
        var session = FocusSession(
            id: id, kind: .pomodoro, started: moment,
            plannedSeconds: settings.seconds(of: .pomodoro), activity: activity,
            zoneMinutes: then.zoneMinutes)
        guard self.day(day).hasRoom(for: session) else { throw .dayIsFull }
        stopBreak(at: moment)
        // Nobody at home saw its end.
        if session.deadline <= clock.now {
            session.ending = .init(at: session.deadline, how: .unseen)
        }
        let standing = Set(days.values.flatMap(\.sessions).filter(\.stands).map(\.id))
        if let earlier = sessionStanding(at: moment, on: day) {
            session.ending = .init(at: max(moment, earlier.started), how: .overlapped)
        }
        change(day) { day in
            day.sessions.append(session)
            day.settle()
        }
        let overlapped = days.values.flatMap(\.sessions)
            .filter { $0.ending?.how == .overlapped && ($0.id == id || standing.contains($0.id)) }
        return Started(session: self.day(day).session(id) ?? session, overlapped: overlapped)
    }

    /// Ends a pomodoro whose planned end has come, as of that moment, and begins its break.
    ///
    /// `isSeen`: whether the home was there at that moment; else the person is asked whether they worked to the end.
    ///
    /// - Returns: the pomodoro that ended; nil where none did.
    package mutating func end(at now: WallTime, isSeen: Bool) -> FocusSession? {
        guard let (day, session) = running, !session.isBreak, session.deadline <= now else {
            return nil
        }
        let settings = settings
        change(day) { day in
            day.change(session.id) {
                $0.ending = .init(at: session.deadline, how: isSeen ? .completed : .unseen)
            }
            guard day.sessions.count < FocusDay.sessionLimit else { return }
            let kind = day.kindOfNextBreak(every: settings.longBreakEvery)
            day.sessions.append(
                FocusSession(
                    id: .ofBreak(after: session.id), kind: kind, started: session.deadline,
                    plannedSeconds: settings.seconds(of: kind), zoneMinutes: session.zoneMinutes))
        }
        return days[day]?.session(session.id)
    }

    /// Makes a pomodoro void: it stays in the diary with its interruptions, and counts nowhere. Its break goes.
    ///
    /// - Throws: `.unknownSession`; `.isOver` unless it ran at that moment.
    package mutating func void(
        _ id: FocusID, at moment: WallTime, clock: DayClock
    ) throws(FocusRefusal) {
        guard let day = day(of: id), let session = days[day]?.session(id), !session.isBreak else {
            throw .unknownSession
        }
        if session.ending?.how == .voided { return }
        let moment = min(moment, clock.now)
        guard session.runs || (session.stands && moment < session.end) else {
            throw .isOver(session)
        }
        change(day) { day in
            day.change(id) {
                $0.ending = .init(at: max(session.started, min(moment, session.end)), how: .voided)
            }
            day.sessions.removeAll { $0.id == .ofBreak(after: id) }
        }
    }

    /// Takes the answer to *Did you work to the end?*; of a pomodoro that nobody asks about, nothing.
    ///
    /// - Throws: `.unknownSession`.
    package mutating func answer(_ id: FocusID, didWork: Bool) throws(FocusRefusal) {
        guard let day = day(of: id), let session = days[day]?.session(id) else {
            throw .unknownSession
        }
        guard let ending = session.ending, ending.how == .unseen else { return }
        change(day) {
            $0.change(id) {
                $0.ending = .init(at: ending.at, how: didWork ? .completed : .voided)
            }
        }
    }

    /// Ends the break that runs: at this moment, or with its day.
    package mutating func stopBreak(at moment: WallTime) {
        guard let (day, session) = running, session.isBreak, session.started <= moment else {
            return
        }
        change(day) { $0.change(session.id) { $0.end(at: moment) } }
    }

    /// The pomodoro that takes this moment for itself, on this day or the day before.
    private func sessionStanding(at moment: WallTime, on day: Day) -> FocusSession? {
        days.filter { $0.key < day }.values.flatMap(\.sessions)
            .first { !$0.isBreak && $0.stands && $0.started <= moment && moment < $0.end }
    }
}

extension FocusDay {
    mutating func change(_ id: FocusID, _ change: (inout FocusSession) -> Void) {
        guard let index = sessions.firstIndex(where: { $0.id == id }) else { return }
        change(&sessions[index])
    }

    /// A long break after so many pomodoros since the last one, of which some are not completed yet.
    func kindOfNextBreak(every: Int, after others: Int = 0) -> FocusSession.Kind {
        sinceLongBreak + others >= every ? .longBreak : .shortBreak
    }
}

extension FocusID {
    /// The break after a pomodoro has an id that follows from it, so that whoever ends it makes the same:
    /// BLAKE2b-64 over "hearth/1 break" and the id of the pomodoro.
    static func ofBreak(after pomodoro: FocusID) -> FocusID {
        let octets = BLAKE2b.hash(
            Array("hearth/1 break".utf8), pomodoro.octets, count: byteCount)
        return FocusID(octets: octets) ?? pomodoro
    }
}
