package import HearthWire

/// A member's diary as their timer sees it: the days on which a session can run, by day.
///
/// The timer is no process: a pomodoro is a moment at which it ends. All of this is values in, values out; the caller
/// reads the days, writes back `changed`, and sets `due` as a due moment (protocol-spec/activities.md).
package struct FocusLog: Sendable {
    package private(set) var days: [Day: FocusDay]
    package let settings: FocusSettings
    /// The days that are not as they were given.
    package private(set) var changed: Set<Day> = []

    package init(days: [FocusDay], settings: FocusSettings) {
        self.days = Dictionary(days.map { ($0.day, $0) }) { first, _ in first }
        self.settings = settings
    }

    /// What the timer does.
    package enum State: Hashable, Sendable {
        case idle
        /// A pomodoro runs, or ran up to its end and nobody wrote that down yet.
        case working(FocusSession)
        /// A break counts up.
        case resting(FocusSession)
    }

    package func state(at clock: DayClock) -> State {
        guard let (day, session) = running else { return .idle }
        if !session.isBreak { return .working(session) }
        return isOver(day, at: clock) ? .idle : .resting(session)
    }

    /// When a session is over, for which the node wakes and the person is called.
    package enum Due: Hashable, Sendable {
        case pomodoro, rest
    }

    /// The moments after `now` that the timer knows of: the end of what runs, and while a pomodoro runs that of its
    /// break as well, for a person who is signed out by then is called only at what was set before.
    package func due(after now: WallTime) -> [Due: WallTime] {
        guard let (day, session) = running else { return [:] }
        var due: [Due: WallTime] = [:]
        if session.isBreak {
            due[.rest] = session.deadline
        } else {
            let kind = self.day(day).kindOfNextBreak(every: settings.longBreakEvery, after: 1)
            due[.pomodoro] = session.deadline
            due[.rest] = session.deadline.adding(.seconds(settings.seconds(of: kind)))
        }
        if !settings.tellsBreaks { due[.rest] = nil }
        return due.filter { $0.value > now }
    }

    /// The day as it stands, or an empty one.
    package func day(_ day: Day) -> FocusDay { days[day] ?? FocusDay(day: day) }

    /// Changes a day, and notes that it changed if it did.
    mutating func change(_ day: Day, _ change: (inout FocusDay) -> Void) {
        let before = days[day]
        var after = self.day(day)
        change(&after)
        guard after != before else { return }
        days[day] = after
        changed.insert(day)
    }

    /// The pomodoro or break that runs, whether its time is over or not.
    package var runningSession: FocusSession? { running?.session }

    /// The session that runs, and the day on which it began.
    var running: (day: Day, session: FocusSession)? {
        for day in days.keys.sorted(by: >) {
            if let session = days[day]?.running { return (day, session) }
        }
        return nil
    }

    /// The day on which a session began.
    func day(of session: FocusID) -> Day? {
        days.first { $0.value.session(session) != nil }?.key
    }

    /// Whether a local day is over.
    private func isOver(_ day: Day, at clock: DayClock) -> Bool {
        clock.day.map { $0 > day } ?? true
    }
}
