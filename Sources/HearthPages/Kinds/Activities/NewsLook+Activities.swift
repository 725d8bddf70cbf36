import HearthAPI

extension NewsLook {
    static let activities = [
        NewsLook(
            .timerEnded, .timerEndedLong, .breakOver, icon: "timer", at: .page("/focus/timer")),
        NewsLook(.takenFirst, icon: "todo", at: .item(otherwise: "/focus")),
    ]
}
