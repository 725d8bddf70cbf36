/// What a day has room for: an end, and an interruption without words, always find room.
extension FocusDay {
    /// Octets that an end and its break need at most.
    private static let endOctets = 160
    /// Octets that an interruption without words needs at most.
    private static let interruptionOctets = 40
    /// Octets that an item of the plan needs.
    private static let chosenOctets = 10
    /// Octets of a session around the name of its activity.
    private static let sessionOctets = 120

    /// Whether another pomodoro, all its interruptions and its break fit into the day.
    func hasRoom(for session: FocusSession) -> Bool {
        let name = session.activity?.name.utf8.count ?? 0
        return sessions.count + 2 <= Self.sessionLimit
            && octetCount + Self.sessionOctets + name + reserved <= Self.octetLimit
    }

    /// Whether an interruption fits into the day with its words.
    func hasRoom(for interruption: FocusInterruption) -> Bool {
        octetCount + Self.interruptionOctets + interruption.note.utf8.count + reserved
            <= Self.octetLimit
    }

    /// Octets kept free for what is never refused.
    private var reserved: Int {
        Self.endOctets + (Self.interruptionLimit - interruptionCount) * Self.interruptionOctets
            + (Self.chosenLimit - chosen.count) * Self.chosenOctets
    }
}
