/// Why the timer refuses what it is asked for.
package enum FocusRefusal: Error, Hashable, Sendable {
    /// A pomodoro runs: there is never more than one.
    case runs(FocusSession)
    /// The day has no room for another pomodoro and its end.
    case dayIsFull
    /// The day has as many interruptions as it may have.
    case tooManyInterruptions
    /// It did not happen while the session ran.
    case outsideSession(FocusSession)
    /// The diary has no such session among the days that the timer looks at.
    case unknownSession
    /// It is void or over already.
    case isOver(FocusSession)
}
