/// What a day of a diary says beside what all items do: its name is the day.
package struct FocusDayFields: KindFields {
    package static let kind = "focus-log"
    package static let empty = FocusDayFields(
        planned: 0, sessions: [], chosen: [], completedActivities: 0)

    /// Pomodoros planned for the day.
    package var planned: Int
    /// Pomodoros and breaks, by the moments at which they began.
    package var sessions: [FocusSessionInfo]
    /// The ids of the activities of the day's plan, in its order.
    package var chosen: [String]
    package var completedActivities: Int

    package init(
        planned: Int, sessions: [FocusSessionInfo], chosen: [String], completedActivities: Int
    ) {
        self.planned = planned
        self.sessions = sessions
        self.chosen = chosen
        self.completedActivities = completedActivities
    }

    package enum CodingKeys: CodingKey, CaseIterable {
        case planned, sessions, chosen, completedActivities
    }
}
