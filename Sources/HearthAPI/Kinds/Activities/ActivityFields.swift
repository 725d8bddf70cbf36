/// What an activity says beside what all items do.
package struct ActivityFields: KindFields {
    package static let kind = "activities"
    package static let empty = ActivityFields(place: .inventory)
    package static let unknown = ErrorCode.unknownActivity
    package static let ambiguous = ErrorCode.ambiguousActivity

    package var place: ActivityPlace
    /// Pomodoros, 1 to 99; nil: nobody said.
    package var estimate: Int?
    /// The second and the third estimate.
    package var reEstimates: [Int]
    /// The day on which it was done, ISO 8601; nil: it is open.
    package var done: String?
    /// Who took it, on a shared list; nil: nobody.
    package var holder: String?
    package var isUrgent: Bool
    /// By when it has to be done, `2026-12-24`.
    package var due: String?
    /// When it is to be done again: `3-days`, `mon,thu`, `monthly-15`, `yearly-12-24`; nil: never.
    package var repeats: String?
    /// Of what is done and repeats: the day on which it is to be done again.
    package var again: String?

    package init(
        place: ActivityPlace, estimate: Int? = nil, reEstimates: [Int] = [], done: String? = nil,
        holder: String? = nil, isUrgent: Bool = false, due: String? = nil,
        repeats: String? = nil, again: String? = nil
    ) {
        self.place = place
        self.estimate = estimate
        self.reEstimates = reEstimates
        self.done = done
        self.holder = holder
        self.isUrgent = isUrgent
        self.due = due
        self.repeats = repeats
        self.again = again
    }

    /// What it is thought to take now, in pomodoros.
    package var lastEstimate: Int? { reEstimates.last ?? estimate }

    package enum CodingKeys: CodingKey, CaseIterable {
        case place, estimate, reEstimates, done, holder, isUrgent, due, repeats, again
    }
}

/// Where an activity stands until it is done.
package enum ActivityPlace: String, Codable, Sendable, Hashable, CaseIterable {
    /// Of today.
    case toDo = "todo"
    /// All that is to be done.
    case inventory
    /// What came up in between.
    case unplanned
}

extension ItemInfo {
    /// What it says as an activity; nil for what is none.
    package var activity: ActivityFields? { body?.value as? ActivityFields }
}
