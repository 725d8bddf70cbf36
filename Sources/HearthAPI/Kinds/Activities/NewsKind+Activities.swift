extension NewsKind {
    /// A pomodoro is over; what it was for is the detail.
    package static let timerEnded = NewsKind("timer-ended")
    /// The same, and the break is a long one.
    package static let timerEndedLong = NewsKind("timer-ended-long")
    /// A break has had its length.
    package static let breakOver = NewsKind("break-over")

    static let activities: [NewsKind] = [.timerEnded, .timerEndedLong, .breakOver]
}
