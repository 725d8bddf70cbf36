package import HearthWire

extension FocusLog {
    /// Notes what interrupted a pomodoro. The clock goes on meanwhile. The same id twice notes nothing twice.
    ///
    /// What the day has no room for is noted without its words.
    ///
    /// - Throws: `.unknownSession`; `.outsideSession` for a moment at which the pomodoro did not run;
    ///   `.tooManyInterruptions`.
    package mutating func interrupt(
        _ session: FocusID, by interruption: FocusID, isExternal: Bool, at moment: WallTime,
        note: String = "", became: ItemID? = nil, clock: DayClock
    ) throws(FocusRefusal) {
        guard let day = day(of: session), let found = days[day]?.session(session), !found.isBreak
        else { throw .unknownSession }
        if found.interruptions.contains(where: { $0.id == interruption }) { return }
        let moment = min(moment, clock.now)
        guard found.started <= moment, moment <= found.end else { throw .outsideSession(found) }
        guard self.day(day).interruptionCount < FocusDay.interruptionLimit else {
            throw .tooManyInterruptions
        }
        let seconds = moment.since(found.started).components.seconds
        var noted = FocusInterruption(
            id: interruption, isExternal: isExternal, afterSeconds: Int(seconds), became: became,
            note: note)
        if !self.day(day).hasRoom(for: noted) { noted.note = "" }
        change(day) { $0.change(session) { $0.interruptions.append(noted) } }
    }
}
