extension NewsKind {
    /// A pomodoro is over; what it was for is the detail.
    package static let timerEnded = NewsKind("timer-ended")
    /// The same, and the break is a long one.
    package static let timerEndedLong = NewsKind("timer-ended-long")
    /// A break has had its length.
    package static let breakOver = NewsKind("break-over")

    /// Somebody took an activity before the member did.
    package static let takenFirst = NewsKind("taken-first", for: .readers)

    static let activities: [NewsKind] = [
        .timerEnded, .timerEndedLong, .breakOver, .takenFirst,
    ]
}
